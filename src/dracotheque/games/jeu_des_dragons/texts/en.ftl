### Le Jeu des Dragons: everything the table says in English.
###
### A variable ending in "_id" holds the bare value (the id of a card, the number of a seat, "none" for nothing), one
### ending in "_count" the number of items in a list: they serve only for choosing.

## The box

game-title = Le Jeu des Dragons
game-summary = Antes, flights of dragons and a little bluff: trigger your powers at the right moment and carry off the stakes.
game-authors = Rob Heinsoo
game-length = 30 to 60 min
game-difficulty = many powers to learn

## The cards

card-white_1 = White Dragon 1
card-white_2 = White Dragon 2
card-white_3 = White Dragon 3
card-white_4 = White Dragon 4
card-white_6 = White Dragon 6
card-white_8 = White Dragon 8
card-blue_1 = Blue Dragon 1
card-blue_2 = Blue Dragon 2
card-blue_4 = Blue Dragon 4
card-blue_7 = Blue Dragon 7
card-blue_9 = Blue Dragon 9
card-blue_11 = Blue Dragon 11
card-black_1 = Black Dragon 1
card-black_2 = Black Dragon 2
card-black_3 = Black Dragon 3
card-black_5 = Black Dragon 5
card-black_7 = Black Dragon 7
card-black_9 = Black Dragon 9
card-red_2 = Red Dragon 2
card-red_3 = Red Dragon 3
card-red_5 = Red Dragon 5
card-red_8 = Red Dragon 8
card-red_10 = Red Dragon 10
card-red_12 = Red Dragon 12
card-green_1 = Green Dragon 1
card-green_2 = Green Dragon 2
card-green_4 = Green Dragon 4
card-green_6 = Green Dragon 6
card-green_8 = Green Dragon 8
card-green_10 = Green Dragon 10
card-brass_1 = Brass Dragon 1
card-brass_2 = Brass Dragon 2
card-brass_4 = Brass Dragon 4
card-brass_5 = Brass Dragon 5
card-brass_7 = Brass Dragon 7
card-brass_9 = Brass Dragon 9
card-silver_2 = Silver Dragon 2
card-silver_3 = Silver Dragon 3
card-silver_6 = Silver Dragon 6
card-silver_8 = Silver Dragon 8
card-silver_10 = Silver Dragon 10
card-silver_12 = Silver Dragon 12
card-bronze_1 = Bronze Dragon 1
card-bronze_3 = Bronze Dragon 3
card-bronze_6 = Bronze Dragon 6
card-bronze_7 = Bronze Dragon 7
card-bronze_9 = Bronze Dragon 9
card-bronze_11 = Bronze Dragon 11
card-copper_1 = Copper Dragon 1
card-copper_3 = Copper Dragon 3
card-copper_5 = Copper Dragon 5
card-copper_7 = Copper Dragon 7
card-copper_8 = Copper Dragon 8
card-copper_10 = Copper Dragon 10
card-gold_2 = Gold Dragon 2
card-gold_4 = Gold Dragon 4
card-gold_6 = Gold Dragon 6
card-gold_9 = Gold Dragon 9
card-gold_11 = Gold Dragon 11
card-gold_13 = Gold Dragon 13
card-bahamut = Bahamut
card-tiamat = Tiamat
card-dracolich = Dracolich
    .is = thing
card-archmage = The Archmage
    .is = thing
card-dragonslayer = The Dragonslayer
    .is = thing
card-thief = The Thief
    .is = thing
card-druid = The Druid
    .is = thing
card-priest = The Priest
    .is = thing
card-princess = The Princess
    .is = thing
card-fool = The Fool
    .is = thing

## The powers

power-white = White Dragon
    .is = thing
power-white-text = If a mortal lies in any flight at all, steal 3 gold from the stakes.
power-blue = Blue Dragon
    .is = thing
power-blue-text = Count the evil dragons in your flight: steal that much gold from the stakes, or have each opponent pay that much into them.
power-black = Black Dragon
    .is = thing
power-black-text = Steal 2 gold from the stakes.
power-red = Red Dragon
    .is = thing
power-red-text = The opponent with the strongest flight pays you 1 gold, then a card drawn at random passes from their hand into yours.
power-green = Green Dragon
    .is = thing
power-green-text = The player on your left gives you an evil dragon weaker than this card, or pays you 5 gold.
power-brass = Brass Dragon
    .is = thing
power-brass-text = The opponent with the strongest flight gives you a good dragon stronger than this card, or pays you 5 gold.
power-silver = Silver Dragon
    .is = thing
power-silver-text = You first, then the others: whoever has a good dragon in their flight draws a card.
power-bronze = Bronze Dragon
    .is = thing
power-bronze-text = Take the two weakest ante cards into your hand.
power-copper = Copper Dragon
    .is = thing
power-copper-text = Discard this card: the top card of the deck takes its place, and its power triggers whatever its strength.
power-gold = Gold Dragon
    .is = thing
power-gold-text = Draw a card for every good dragon in your flight.
power-bahamut = Bahamut
power-bahamut-text = Each opponent who mixes good and evil dragons in their flight pays you 10 gold. Divine ability: with an evil dragon beside him, your flight is barred from winning.
power-tiamat = Tiamat
power-tiamat-text = No power. Divine ability: Tiamat is white, blue, black, red and green all at once; with a good dragon beside her, your flight is barred from winning.
power-dracolich = Dracolich
    .is = thing
power-dracolich-text = Use the power of another evil dragon lying in a flight, at the Dracolich's strength.
power-archmage = The Archmage
    .is = thing
power-archmage-text = Pay 1 gold into the stakes, then use the power of an ante card, at the Archmage's strength.
power-dragonslayer = The Dragonslayer
    .is = thing
power-dragonslayer-text = Pay 1 gold into the stakes, then remove from a flight a dragon weaker than this card.
power-thief = The Thief
    .is = thing
power-thief-text = Steal 7 gold from the stakes, then discard a card from your hand.
power-druid = The Druid
    .is = thing
power-druid-text = Pay 1 gold into the stakes: this gambit will go to the weakest flight.
power-priest = The Priest
    .is = thing
power-priest-text = Pay 1 gold into the stakes: you will lead the next round of this gambit.
power-princess = The Princess
    .is = thing
power-princess-text = Pay 1 gold into the stakes, then trigger all the good dragons in your flight, one after another.
power-fool = The Fool
    .is = thing
power-fool-text = Pay 1 gold into the stakes, then draw a card for every opponent whose flight is stronger than yours.

## Colours and natures

colour-white = white
colour-blue = blue
colour-black = black
colour-red = red
colour-green = green
colour-brass = brass
colour-silver = silver
colour-bronze = bronze
colour-copper = copper
colour-gold = gold
nature-good = good
nature-evil = evil
nature-mortal = mortal

## Phrases: they are read inside a sentence

purse-nobody = the stakes
strength = strength { $strength }
gold = { $amount } gold
gold-owed = { $owed } gold
gold-price = { $price } gold
the-card = { THE($card) }
the-power = { THE($power) }'s power
laid = { the-card } ({ $seat })
debt = { gold } to { $creditor }

## What happens

gambit-began = Gambit { $gambit } begins.
ante-sealed = { $seat } has chosen an ante card.
antes-revealed = The ante cards are revealed: { $antes }.
antes-all-tied = All the ante cards are tied: they are discarded, everybody draws a card and puts another forward.
price-set = The price of the gambit is { gold-price }: everybody pays it into the stakes.
round-began = Round { $round }: { $leader } leads.
card-played =
    { $card_id ->
        [tiamat] { $seat } plays { the-card }.
       *[other]
            { $triggers ->
                [no] { $seat } plays { the-card }: stronger than { $reference }, so the power does not trigger.
               *[yes]
                    { $reference ->
                        [0] { $seat } opens the round with { the-card }: the power triggers.
                       *[other] { $seat } plays { the-card }: the power triggers.
                    }
            }
    }
turn-skipped = { $seat } has no card left and finds none anywhere: the turn stops there.
power-used =
    { $power_id ->
        [tiamat] { LOOK("card", "tiamat", "Tiamat") } is in flight: her divine ability is in force.
        [archmage] { $seat } uses { the-power }.
        [dracolich]
            { $card_id ->
                [archmage] { $seat } uses { the-power } through { the-card }.
               *[other] { $seat } uses { the-power }.
            }
       *[other]
            { $card_id ->
                [archmage] { $seat } uses { the-power } through { the-card }.
                [dracolich] { $seat } uses { the-power } through { the-card }.
               *[other] { $seat } uses { the-power }.
            }
    }
cause-full-hand = a full hand
cause-no-card = no card in hand
cause-no-card-left = no card left
cause-no-good-dragon = no good dragon
cause-nobody-stronger = nobody is stronger
nothing-came =
    { $cause_id ->
        [full-hand] { $seat } has a full hand: no card comes from { the-power }.
        [no-card] { $seat } has no card in hand: { the-power } has nothing to take there.
        [no-card-left] Neither deck nor discard pile has a card left: { the-power } gives { $seat } none.
        [no-good-dragon] No good dragon is there to count: { the-power } gives { $seat } no card.
       *[nobody-stronger] No opponent's flight is stronger: { the-power } gives { $seat } no card.
    }
power-without-effect =
    { $power_id ->
        [white] No mortal is in any flight: { $seat } steals nothing.
        [blue] No evil dragon is in this flight: { $seat } gains nothing.
        [tiamat] { LOOK("card", "tiamat", "Tiamat") } has no power: { $seat } gains nothing.
        [dracolich] No other evil dragon is in any flight: { $seat } has no power to copy.
        [bronze] No ante card to take, or no room in hand: { $seat } takes nothing.
        [bahamut] No opponent mixes good and evil dragons: { $seat } receives nothing.
        [archmage] The ante cards offer no power: { $seat } has nothing to copy.
        [dragonslayer] No dragon weak enough is in any flight: { $seat } removes none.
        [princess] No good dragon is in this flight: { $seat } triggers nothing.
       *[other] { $seat } uses { the-power }, without effect.
    }
gold-taken =
    { $amount ->
        [0] The stakes are empty: { $seat } steals nothing.
       *[other] { $seat } steals { gold } from the stakes.
    }
gold-paid =
    { $owed ->
        [0]
            { $payee_id ->
                [-1] { $payer } pays { gold } into { $payee }.
               *[other] { $payer } pays { gold } to { $payee }.
            }
       *[other]
            { $amount ->
                [0] { $payer } has no gold and owes { gold-owed } to { $payee }.
               *[other]
                    { $payee_id ->
                        [-1] { $payer } pays { gold } into { $payee } and still owes { gold-owed }.
                       *[other] { $payer } pays { gold } to { $payee } and still owes { gold-owed }.
                    }
            }
    }
debt-repaid = { $debtor } repays { gold } to { $creditor }.
cards-drawn =
    { $cards_count ->
        [0]
            { $count ->
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $seat } draws a card: { $cards }.
               *[other] { $seat } draws { $count } cards: { $cards }.
            }
    }
cards-bought = { $seat } has to buy cards. The card turned up is { the-card }: the price is { gold-price }.
deck-renewed =
    { $count ->
        [one] The discard pile becomes the new deck: a single card.
       *[other] The discard pile is shuffled and becomes the new deck: { $count } cards.
    }
ability-bluff = Bluff
ability-bluff-text = Whenever one effect makes you pay 2 gold or more to a player, you pay 1 less.
ability-concentration = Concentration
ability-concentration-text = You pay 1 gold less for the ante.
ability-diplomacy = Diplomacy
ability-diplomacy-text = When you are to lead a round, you may name another player instead.
ability-intimidate = Intimidate
ability-intimidate-text = Tied with another opponent, you are never the one picked as strongest.
ability-gambler = Profession: Gambler
ability-gambler-text = When you buy, you may have a second price card turned up and pay the lower price.
ability-sense_motive = Sense Motive
ability-sense_motive-text = An opponent who plays a second dragon of a colour shows you their hand, once a gambit each.
ability-sleight_of_hand = Sleight of Hand
ability-sleight_of_hand-text = When one of your powers steals from the stakes, you may steal 1 more.
ability-wild_card = Wild Card
ability-wild_card-text = Once a game a mortal in your flight counts as a dragon of the colour you choose.
card-stolen =
    { $card_id ->
        [none] { $seat } takes a card at random from { $victim }.
       *[other] { $seat } takes a card at random from { $victim }: { the-card }.
    }
demand-made = { $seat } demands a card or 5 gold from { $target } ({ $power }).
demand-answered = { $seat } chooses to pay what { $asker } demands ({ $power }).
card-given = { $seat } gives { the-card } to { $asker }.
card-shown = { $seat } shows { the-card } to { $asker }, whose hand is full, keeps it and pays nothing.
ante-cards-taken = { $seat } takes from the ante cards into hand: { $cards }.
card-replaced = { $seat } discards { the-card }; the top card of the deck takes its place: { $replacement }.
card-came-back = { $seat } sees { the-card } come round again in the same turn: it stays in place and does not act.
card-slain = { $seat } removes a dragon from the flight of { $owner }: { the-card } goes to the discard pile.
card-discarded = { $seat } discards { the-card }.
druid-invoked = { $seat } invokes { LOOK("card", "druid", "the Druid") }: this gambit will go to the weakest flight.
priest-invoked = { $seat } invokes { LOOK("card", "priest", "the Priest") } and will lead the next round of this gambit.
ability-chosen = { $seat } plays with an ability: { $ability }.
ability-used = { $seat } uses an ability: { $ability }.
leader-named = { $seat } lets { $leader } lead.
price-card-turned = { $seat } has { the-card } turned up: a price of { $price } gold.
hand-seen =
    { $cards_count ->
        [0] { $seat } looks at the hand of { $victim }.
       *[other] { $seat } looks at the hand of { $victim }: { $cards }.
    }
mortal-counted = { $seat } counts { the-card } as a dragon ({ $colour }).
colour-flight-counted = { $seat } counts a colour flight ({ $colour }): each opponent has to pay { $value } gold.
strength-flight-counted = { $seat } counts a flight of { strength }: as much gold to steal from the stakes, then the ante cards.
flights-tied = { $seats } are tied: one more round is played.
gambit-won = { $seat } wins the gambit with a flight of { strength } and collects the stakes: { gold }.
stakes-ran-dry = { $seat } leaves the stakes empty: the gambit stops at once, without a winner.
stakes-shared = The gambit has no winner: the stakes ({ gold }) are shared by { $seats }.
share-taken =
    { $amount ->
        [0] { $seat } gets nothing when the stakes are shared.
       *[other] { $seat } receives { gold } when the stakes are shared.
    }
debt-forgiven = Debts to the stakes are wiped out: { $seat } still owed { gold }.
player-eliminated =
    { $cards_count ->
        [0] { $seat } has no gold left and is out of the game.
       *[other] { $seat } has no gold left and is out of the game. The hand is discarded: { $cards }.
    }
time-ran-out = Time is up: this gambit is finished, then one last gambit is played.
game-ended =
    { $winners_count ->
        [one] The game is over ({ $ending }): { $winners } wins!
       *[other] The game is over ({ $ending }): { $winners } share the victory!
    }

## Why the game ends

ending-eliminations = somebody is out of gold
ending-target-hoard = a hoard has reached the goal
ending-time-limit = time up
ending-max-gambits = that was the last gambit

## The game in figures

statistic-gambits_won = Gambits won
statistic-best_gambit = Largest stakes won
statistic-special_flights = Special flights
statistic-powers_used = Powers used
statistic-gold_from_stakes = Gold taken from the stakes
statistic-gold_from_players = Gold received from others
statistic-gold_to_players = Gold paid to others
statistic-gold_owed = Debts run up
statistic-purchases = Purchases of cards

## The moves

move-ante = Put { the-card } forward
move-play-card = Play { the-card }
move-steal-gold = Steal from the stakes
move-levy = Make the opponents pay into the stakes
move-choose-ability =
    { $ability_id ->
        [bluff] { $ability }. { ability-bluff-text }
        [concentration] { $ability }. { ability-concentration-text }
        [diplomacy] { $ability }. { ability-diplomacy-text }
        [intimidate] { $ability }. { ability-intimidate-text }
        [gambler] { $ability }. { ability-gambler-text }
        [sense_motive] { $ability }. { ability-sense_motive-text }
        [sleight_of_hand] { $ability }. { ability-sleight_of_hand-text }
       *[wild_card] { $ability }. { ability-wild_card-text }
    }
move-name-leader = { $seat } leads
move-turn-another = Have a second price card turned up
move-steal-one-more = Steal 1 more gold
move-count-mortal = Count { the-card } as a dragon ({ $colour })
move-decline = Leave it at that
move-target = Pick { $seat }
move-pay = Pay 5 gold
move-give = Give { the-card }
move-take-ante-card = Take { the-card }
move-discard = Discard { the-card }
move-copy-power = Use { the-power }
move-slay = Remove { the-card }
move-trigger-next = Trigger { the-card }
move-count-colour = Count the colour flight ({ $colour })
move-count-strength = Count the flight of { strength }
move-time-up = Announce that time is up
move-answer-demands =
    { $stance_id ->
        [ask] { $power_id ->
            [green] Ask me when a Green Dragon makes a demand
           *[brass] Ask me when a Brass Dragon makes a demand
        }
       *[other] { $power_id ->
            [green] Order for the demands of Green Dragons: { word-stance }
           *[brass] Order for the demands of Brass Dragons: { word-stance }
        }
    }
move-plan-cards =
    { $cards_count ->
        [0] Plan no card
       *[other]
            { $keep ->
                [yes] Plan, and keep the plan if the hand changes: { $cards }
               *[no] Plan: { $cards }
            }
    }
planned =
    { $wishes_count ->
        [0] { the-card } ({ word-condition })
       *[other] { the-card } ({ word-condition }; { $wishes })
    }
wish =
    { $stakes ->
        [0] { $choice }
       *[other] { $choice } with at least { $stakes } gold in the stakes
    }

## The questions

ask-ante = Choose in secret the ante card you put forward.
question-ante = the ante card
ask-play = Choose the card you play.
question-play = the card to play
ask-ability = Which ability do you want for this game?
question-ability = an ability
ask-name_leader = You are to lead this round: do you lead, or somebody else?
question-name_leader = who leads the round
ask-second_price = The price is { $price } gold. Do you have a second card turned up, to pay the lower price?
question-second_price = whether to turn up a second price card
ask-one_more = Do you steal 1 more gold from the stakes?
question-one_more = whether to steal 1 more
ask-blue_mode = Do you steal { gold } from the stakes, or does each opponent have to pay as much into them?
question-blue_mode = to steal or to make the others pay
ask-target_opponent = Several opponents have the strongest flight: which of them will suffer { the-power }?
question-target_opponent = the opponent to pick
ask-demand =
    { $power_id ->
        [green] { $asker_seat } makes a demand ({ $host_card }): give an evil dragon of strength below { $strength }, or pay 5 gold.
       *[other] { $asker_seat } makes a demand ({ $host_card }): give a good dragon of strength above { $strength }, or pay 5 gold.
    }
question-demand = the answer to the demand
ask-bronze_pick = Which of the weakest ante cards do you take into your hand?
question-bronze_pick = the ante card to take
ask-thief_discard = Which card of your hand do you discard?
question-thief_discard = the card to discard
ask-copy_ante = Which ante card's power do you use?
question-copy_ante = the power to copy from the ante cards
ask-copy_evil = Which evil dragon's power do you use, of those in flight?
question-copy_evil = the power to copy from the evil dragons in flight
ask-slay = Which dragon of strength below { $strength } do you remove from its flight?
question-slay = the dragon to remove
ask-princess_next = Which of your good dragons do you trigger now?
question-princess_next = the next dragon to trigger
ask-color_flight = Several colours are complete in your flight: which one do you count?
question-color_flight = the colour to count
ask-strength_flight = Several strengths are complete in your flight: which one do you count?
question-strength_flight = the strength to count
ask-take_ante = There is not enough room in your hand: which ante card do you take?
question-take_ante = the ante card to take

## Moves refused

refuse-unknown-card = No card of the game is called “{ $value }”: choose one of the cards on offer.
refuse-card-not-in-hand = You do not have { the-card } in hand: choose one of your own cards.
refuse-card-not-in-antes = You cannot take { the-card } from the middle of the table: choose one of the ante cards lying there.
refuse-card-not-in-flight = You cannot remove { the-card }: it is in no flight. Choose a dragon in flight.
refuse-not-lowest-ante = You cannot take { the-card }: choose an ante card of strength { $strength } or less.
refuse-no-ability = { $ability } cannot be chosen: take an ability that nobody has yet.
refuse-no-leader = Nobody sits on seat { $number }: name a player who is still in the game.
error-no-such-ability = Nobody can have the ability “{ $ability }” here: it takes a table with abilities, and each is given once.
refuse-not-strongest = { $seat } does not have the strongest flight among your opponents: pick one who does.
refuse-demand-green = You cannot give { the-card }: give an evil dragon of strength below { $strength }, or pay.
refuse-demand-brass = You cannot give { the-card }: give a good dragon of strength above { $strength }, or pay.
refuse-power-not-in-antes = You cannot copy { the-power }: choose a power found among the ante cards.
refuse-power-not-in-flights = You cannot copy { the-power }: choose that of an evil dragon in flight, other than Tiamat and the Dracolich.
refuse-cannot-slay = You cannot remove { the-card }: choose a dragon of strength below { $strength }.
refuse-not-called = You cannot trigger { the-card }: choose a good dragon in your flight that the Princess has not called yet.
refuse-order-from-outside = You are out of the game: there is nothing left to give orders for.
refuse-unknown-order = No order knows “{ $value }”: choose one of those on offer.
refuse-plan-too-long = That is too much to plan: { $most } cards at most, with { $most } choices each.
refuse-no-such-choice = This choice can never come up: plan one that the rules know.

## Impossible tables and positions

error-too-many-eliminations = There cannot be that many eliminations at this table ({ $value }): { $high } at most, so that somebody is left.
error-target-hoard = A target hoard of { $value } does not suit this table: choose from { $low } to { $high } gold.
error-card-twice = The position shows { the-card } twice: every card exists only once.
error-hand-too-big = { $seat } holds too many cards: a hand has ten at most.
error-no-ante-card = { $seat } has no card to put forward: at the ante, every player still in the game holds at least one.
error-no-such-round = There is no round { $round } with { $leader } as leader: give a round from 1 up and a player still in the game.
error-played-card-not-in-flight = The position does not show { the-card } in the right flight: a card played this round also lies in its player's flight.
error-no-such-moment = No moment of the game is called “{ $value }”: choose one of { $known }.

## Options

option-end_eliminations = Eliminations
option-end_eliminations-help = The game stops when this number of players have been eliminated, and in any case when only one is left.
option-target_hoard = Target hoard
option-target_hoard-help = The game also stops when a hoard reaches this amount at the end of a gambit.
option-time_limit = Time limit
option-time_limit-help = Minutes, or a date: once that time has passed, the gambit under way is finished and one last gambit is played.
option-starting_hoard = Starting hoard
option-starting_hoard-help = The gold everybody has at the start of the game; 30 for a quick one.
option-max_gambits = Number of gambits
option-max_gambits-help = The game stops after this many gambits, even if nobody has been eliminated.
option-campaign_abilities = Abilities
option-campaign_abilities-help = Everybody chooses one of eight abilities, openly, before the first ante.

## Ready-made sets

preset-base = Basic rules
preset-base-help = 50 gold each; the game ends with the first elimination.
preset-quick = Quick game
preset-quick-help = 30 gold each; the game ends with the first elimination.
preset-slow = One move a day
preset-slow-help = For slow tables: 30 gold each, 20 for two players, and five gambits at most.
preset-five_gambits = Five gambits
preset-five_gambits-help = The basic rules, in five gambits at most.
preset-last_standing = Last one standing
preset-last_standing-help = 30 gold each; play goes on until only one player is left, or for fifty gambits.
preset-treasure = The treasure
preset-treasure-help = 40 gold each; the game also ends as soon as a hoard reaches 60 at the end of a gambit.
preset-evening = The evening
preset-evening-help = After thirty minutes the gambit under way is finished, and one last gambit is played.
preset-campaign = Campaign
preset-campaign-help = An ability for everybody, and 30 gold to begin with.

## Words of the table

word-stakes = Stakes
word-hoard = Hoard
word-hoard-lead =
    { $lead ->
        [one] one gold more than { $seat }
       *[other] { $lead } gold more than { $seat }
    }
word-hand = Hand
word-flight = Flight
word-antes = Ante cards
word-lowest = lowest
word-deck = Deck
word-discard = Discard pile
word-debts = Debts
word-ious = IOUs
word-ious-help = Papers without value, in memory of gold nobody will see again.
word-iou = { $debtor_seat } owes { gold } to { $creditor_purse }.
word-strength = Strength
word-leader = Leader
word-gambit = Gambit
word-round = Round
word-reference = Reference strength
word-ahead = ahead
word-next-leader = would lead next
word-barred =
    { $god_id ->
        [bahamut] barred: Bahamut beside an evil dragon
       *[tiamat] barred: Tiamat beside a good dragon
    }
word-druid = the weakest flight wins
word-triggers = triggers
word-does-not-trigger = does not trigger
word-eliminated = out of the game
word-theft-draw = Draw a card from the hand of { $seat }
word-theft-drawn = You have drawn { the-card }.
word-theft-lost = { $seat } has drawn { the-card } from your hand.
word-to-play = to play
word-orders = Orders
word-orders-help = For slow games: what you leave here answers for you after a while, as if by hand. Nobody else sees it, and you may change it at any time.
word-orders-green = When a Green Dragon makes a demand
word-orders-brass = When a Brass Dragon makes a demand
word-stance =
    { $stance_id ->
        [pay] pay 5 gold
        [weakest] give the weakest card that will do, else pay
        [strongest] give the strongest card that will do, else pay
        [if_rich] pay if I have 5 gold, else give the weakest card
       *[ask] ask me
    }
word-plan = Planned cards
word-plan-help = When your turn comes, the first card whose condition is met is played.
word-plan-dropped = Your hand has changed: the plan is void.
word-plan-empty = No card is planned.
word-plan-add = Add a card
word-plan-keep = Keep the plan if my hand changes
word-plan-send = Leave this plan
word-plan-sent = Plan left
word-plan-raise = Further up
word-plan-drop = Take out
word-plan-condition = Condition
word-condition =
    { $condition_id ->
        [triggers] if its power triggers
        [leads] if I would lead the next round with it
        [strongest] if it makes my flight the strongest
       *[always] always
    }
word-wish-add = Add a choice
word-wish-stakes = with at least this much gold in the stakes

## For a first game: what each question is about

coach-welcome = Win gold from the others, gambit after gambit. Each gambit lasts three rounds: everybody plays a card per round into their flight, and the strongest flight takes the stakes. When somebody has no gold left, the richest wins.
coach-ante = The strongest card shown sets what everybody pays; the strongest without an equal leads the first round. They all stay in the middle: do not put forward the card you want to play.
coach-play = A power works only if its card is no stronger than the card played just before it; the leader's always works. So a weak card earns by its power, a strong one by the weight it gives your flight.
coach-ability = Concentration and Bluff save a coin again and again; the others wait for their moment. No two players have the same one.
coach-name_leader = The leader's card always triggers its power. Let another lead if you would rather answer a strong card with a weaker one.
coach-second_price = A second card can only lower the price; it is discarded too.
coach-one_more = Take it, unless it would be the last coin of stakes you are about to win.
coach-blue_mode = Steal if you do not expect to win the gambit; make the others pay if you do, for then their gold will be yours.
coach-target_opponent = Several flights are equally strong. Pick whoever has the most to lose: the richest, or the one with the fullest hand.
coach-demand = Give a card you can do without and keep your gold, or pay and keep the card. A card you give is shown to all and will be played against you.
coach-bronze_pick = More cards means more choice later. Look for one that completes a colour or a strength you already have in flight.
coach-thief_discard = The Thief costs a card: part with one whose power will hardly work, and which makes no special flight.
coach-copy_ante = The Archmage borrows a power from the ante cards. Choose what pays now: gold from the stakes, or cards if your hand is short.
coach-copy_evil = The Dracolich uses the power of any evil dragon in flight, anybody's. Its own strength is 10, which counts where the power compares.
coach-slay = The dragon leaves its flight and no longer counts. Break the flight that is winning, or the pair that is about to become a special flight.
coach-princess_next = Every good dragon in your flight acts once more, whatever its strength, in the order you choose. A Gold Dragon before a Copper one: it counts the good dragons still in flight.
coach-color_flight = Three dragons of a colour: every opponent pays you the strength of the second strongest. You count only one colour each gambit, so take the one that pays most.
coach-strength_flight = Three dragons of one strength: you take that much gold from the stakes, and the ante cards. Higher is better while the stakes can pay it.
coach-take_ante = A hand holds ten cards. Take the strong ones for the next gambit, or those that go together.

## The lesson

lesson-hoard = Your gold. Whoever runs out of it ends the game, and the richest wins.
lesson-stakes = The stakes in the middle: this is what everybody plays for, gambit after gambit.
lesson-hand = Your hand. Point at a card, or touch it, to read what it does.
lesson-antes = All antes are open. The strongest card says how much everybody has just paid, and who begins.
lesson-reference = The strength of the card played last. A card that is no stronger uses its power.
lesson-flight = Your flight: the cards you play lie here. After three rounds, the strongest flight takes the stakes.

## The first page of the rules

first-aim = Have the most gold when somebody runs out of it. Gold changes hands in the stakes, in the middle of the table.
first-turn = A gambit: everybody shows an ante card, and the strongest sets what all pay into the stakes. Then three rounds: in each, everybody lays a card in front of them, in their flight.
first-knack = A card uses its power if it is no stronger than the card played just before it. The White 3 after the Black 9: its power works. Three dragons of one colour, or of one strength, earn more.
first-end = After three rounds the strongest flight (the highest sum) takes the stakes. Begin again until a hoard is empty: the richest wins.
