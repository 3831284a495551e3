### Aux Pierres du Dragon: everything the table says in English.
###
### A variable ending in "_id" holds the bare value (the id of a character, the number of a seat, "none" for nothing,
### "invented" for a home-made character), one ending in "_count" the length of a list: they serve to select, no more.

## The box

game-title = Aux Pierres du Dragon
game-summary = Auctions in the closed fist: everybody pays, one wins. Three points, and victory is yours.
game-authors = Bruno Faidutti and Michael Schacht
game-length = 45 to 60 min
game-difficulty = takes a game to learn

## The characters

character-witch = Witch
    .is = thing
character-witch-text = Take one cursed coin, to be slipped into a gold fist of this round.
character-red_dragon = Red Dragon
    .is = thing
character-red_dragon-text = Take a red stone.
character-blue_dragon = Blue Dragon
    .is = thing
character-blue_dragon-text = Take a blue stone.
character-yellow_dragon = Yellow Dragon
    .is = thing
character-yellow_dragon-text = Take a yellow stone.
character-wizard = Wizard
    .is = thing
character-wizard-text = Pay one stone of each colour and score 1 point, or take 3 silver.
character-magician = Magician
    .is = thing
character-magician-text = Pay any four stones and score 1 point, or take 3 silver.
character-sorcerer = Sorcerer
    .is = thing
character-sorcerer-text = Pay four stones of one colour and score 2 points, or take 1 common gold.
character-thief = Thief
    .is = thing
character-thief-text = Steal a stone from the second-best bidder; if there is none, a gold coin.
character-alchemist = Alchemist
    .is = thing
character-alchemist-text = Take 3 common gold.
character-ancient_dragon = Ancient Dragon
    .is = thing
character-ancient_dragon-text = Take a stone of the colour you like.
character-apprentice = Sorcerer's Apprentice
    .is = thing
character-apprentice-text = If you have two stones of one colour, pay them and score 1 point.
character-brigand = Brigand
    .is = thing
character-brigand-text = Name a player: all their common gold and all their silver are yours.
character-charlatan = Charlatan
    .is = thing
character-charlatan-text = Pay all your stones, even if there are none, and score 1 point.
character-doppelganger = Doppelganger
    .is = thing
character-doppelganger-text = Keep the card. Once, after an auction you have won, it lets you use the power twice.
character-two_headed_dragon = Two-headed Dragon
    .is = thing
character-two_headed_dragon-text = Put two stones of each colour into the bag, draw two at random and keep them.
character-rainbow_dragon = Rainbow Dragon
    .is = thing
character-rainbow_dragon-text = Name a colour and draw stones as long as you dare: the colour named makes you give all back.
character-enchantress = Enchantress
    .is = thing
character-enchantress-text = Pay any five stones and score 2 points, or take 1 fairy gold.
character-ghost = Ghost
    .is = thing
character-ghost-text = Use the power of a character already auctioned this round.
character-fairy = Fairy
    .is = thing
character-fairy-text = Take 1 fairy gold: it is yours for the rest of the game.
character-gnome = Gnome
    .is = thing
character-gnome-text = Take 2 common gold and 2 silver.
character-goblin = Goblin
    .is = thing
character-goblin-text = Use the power of a character yet to come, drawn at random.
character-leprechaun = Leprechaun
    .is = thing
character-leprechaun-text = Use the power of a character yet to come, of your choice.
character-merchant = Merchant
    .is = thing
character-merchant-text = Buy stones, each for 1 common gold, 1 fairy gold or 3 silver.
character-dwarf_4 = Dwarf (four)
    .is = thing
character-dwarf_4-text = Take 4 silver.
character-dwarf_5 = Dwarf (five)
    .is = thing
character-dwarf_5-text = Take 5 silver.
character-necromancer = Necromancer
    .is = thing
character-necromancer-text = If you wish, lose the fairy gold of your bid for ever and score 1 point.
character-goldsmith = Goldsmith
    .is = thing
character-goldsmith-text = Take an amulet: it will double the coins of one of your fists.
character-troll = Troll
    .is = thing
character-troll-text = Name a colour: everybody, you too, gives back all stones of it.
character-blank_1 = Blank card no. 1
character-blank_2 = Blank card no. 2
character-blank_3 = Blank card no. 3
invented = { $fr_id ->
       *[other] { $en }
    }

## Colours, coins and looks

colour-red = red
colour-blue = blue
colour-yellow = yellow
item-red = a red stone
item-blue = a blue stone
item-yellow = a yellow stone
item-fairy_gold = fairy gold
item-common_gold = common gold
item-silver = silver
item-black_coin = cursed coin
item-amulet = amulet
item-stone_choice = a stone of your choice
item-stone_named = a stone of the colour named
item-stones = stones
amount-all = all
look-calm = calm
look-trembling = trembling
look-heavy = heavy
look-rattling = rattling

## Turns of phrase: they are read inside a sentence

the-character =
    { $character_id ->
        [blank_1] { $character }
        [blank_2] { $character }
        [blank_3] { $character }
        [invented] { $character }
        [none] the card
       *[other] the { $character }
    }
of-the-character = of { the-character }
stone = a { $colour } stone
red-stones = { $red } red
blue-stones = { $blue } blue
yellow-stones = { $yellow } yellow
stones =
    { $red ->
        [0]
            { $blue ->
                [0]
                    { $yellow ->
                        [0] no stone
                       *[other] { yellow-stones }
                    }
               *[other]
                    { $yellow ->
                        [0] { blue-stones }
                       *[other] { blue-stones } and { yellow-stones }
                    }
            }
       *[other]
            { $blue ->
                [0]
                    { $yellow ->
                        [0] { red-stones }
                       *[other] { red-stones } and { yellow-stones }
                    }
               *[other]
                    { $yellow ->
                        [0] { red-stones } and { blue-stones }
                       *[other] { red-stones }, { blue-stones } and { yellow-stones }
                    }
            }
    }
all-goods =
    { $item_id ->
        [silver] all silver
        [common_gold] all common gold
        [fairy_gold] all fairy gold
        [red] all red stones
        [blue] all blue stones
        [yellow] all yellow stones
        [stone_named] all stones of the colour named
       *[other] all stones
    }
some-goods =
    { $item_id ->
        [silver] { $n } silver
        [common_gold] { $n } common gold
        [fairy_gold] { $n } fairy gold
        [black_coin]
            { $n ->
                [one] { $n } cursed coin
               *[other] { $n } cursed coins
            }
        [amulet]
            { $n ->
                [one] { $n } amulet
               *[other] { $n } amulets
            }
        [red]
            { $n ->
                [one] { $n } red stone
               *[other] { $n } red stones
            }
        [blue]
            { $n ->
                [one] { $n } blue stone
               *[other] { $n } blue stones
            }
        [yellow]
            { $n ->
                [one] { $n } yellow stone
               *[other] { $n } yellow stones
            }
        [stone_choice]
            { $n ->
                [one] { $n } stone of the colour of your choice
               *[other] { $n } stones of the colours of your choice
            }
        [stone_named]
            { $n ->
                [one] { $n } stone of the colour named
               *[other] { $n } stones of the colour named
            }
       *[other]
            { $n ->
                [one] { $n } stone
               *[other] { $n } stones
            }
    }
goods =
    { $n_id ->
        [all] { all-goods }
       *[other] { some-goods }
    }
hidden-goods =
    { $item_id ->
        [silver] silver
        [common_gold] common gold
       *[other] fairy gold
    }
dealt = { $seat }: { stones }
list-dealt = { $left }; { $right }
fairy-coins = { $fairy } fairy gold
common-coins = { $common } common gold
silver-coins =
    { $silver ->
        [0] nothing
       *[other] { $silver } silver
    }
no-gold =
    { $black ->
        [yes] no gold, but
       *[other]
            { $amulet ->
                [yes] no gold, but
               *[other] nothing
            }
    }
gold-coins =
    { $fairy ->
        [0]
            { $common ->
                [0] { no-gold }
               *[other] { common-coins }
            }
       *[other]
            { $common ->
                [0] { fairy-coins }
               *[other] { fairy-coins } and { common-coins }
            }
    }
with-amulet =
    { $amulet ->
        [yes] { " " }with an amulet
       *[other] { "" }
    }
with-curse =
    { $black ->
        [yes]
            { $amulet ->
                [yes] { " " }and a cursed coin
               *[other] { " " }with a cursed coin
            }
       *[other] { "" }
    }
worth =
    { $value ->
        [0] { "" }
       *[other] { " " }({ $value })
    }
gold-fist = { $seat }: { gold-coins }{ with-amulet }{ with-curse }{ worth }
list-gold-fist = { $left }; { $right }
silver-fist = { $seat }: { silver-coins }{ with-amulet }{ worth }
list-silver-fist = { $left }; { $right }

## What happens

stones-dealt = Four stones each: { $stones }.
round-began =
    { $specials_count ->
        [0] Round { $round } begins, without a special character.
       *[other] Round { $round } begins. Special characters: { $specials }.
    }
special-pile-renewed =
    { $count ->
        [one] The special discard becomes the special pile again: a single card.
       *[other] The special discard, shuffled, becomes the special pile again: { $count } cards.
    }
character-shown =
    { $remaining ->
        [0] Up for auction, and the last card of the round: { the-character }.
        [one] Up for auction: { the-character } ({ $remaining } card to come).
       *[other] Up for auction: { the-character } ({ $remaining } cards to come).
    }
fist-closed = { $seat } closes a fist.
fists-opened = The fists open. { $fists }.
auction-cursed = A cursed coin ({ $seats }): the power { of-the-character } is cursed, and nobody gets it.
nobody-bid = Nobody bids: on to the next character. That was { the-character } for this round.
gold-tied = A tie at { $value } between { $seats }: it is settled in silver.
silver-opened = The silver fists open. { $fists }.
deadlocked = Another tie: deadlock, nobody gets { the-character }.
auction-won = { $seat } wins { the-character } with { $value }.
round-ended = End of round { $round }: spent fairy gold comes back, cursed coins are handed in.
game-ended =
    { $winners_count ->
        [one] The game is over ({ $ending }): victory for { $winners }!
       *[other] The game is over ({ $ending }): victory shared by { $winners }!
    }
power-doubled = { $seat } plays the Doppelganger: the power { of-the-character } will be used twice.
power-used = { $seat } uses the power { of-the-character }.
power-idle = The power { of-the-character } finds nothing to do for { $seat }.
power-declined = { $seat } declines the power { of-the-character }.
option-chosen = { $seat } takes choice no. { $option }.
power-borrowed = { $seat } borrows the power { of-the-character }.
pile-shuffled =
    { $count ->
        [0] The round pile is empty now.
        [one] There is one card left in the round pile.
       *[other] The round pile ({ $count } cards) is shuffled again.
    }
doppelganger-kept = { $seat } keeps the Doppelganger.
goods-gained =
    { $n ->
        [0] The bank has none left: { $seat } gets nothing.
       *[other]
            { $missing ->
                [0] { $seat } gets { goods }.
               *[other] { $seat } gets { goods }: the bank has no more ({ $missing } short).
            }
    }
goods-returned = { $seat } returns { goods } to the bank.
stones-paid = { $seat } pays { stones }.
coins-paid = { $seat } pays { goods }.
bid-burnt =
    { $n ->
        [0] { $seat } gives up a bid without fairy gold: it costs nothing more.
       *[other] { $seat } gives up the bid: { $n } fairy gold lost for ever.
    }
points-scored =
    { $n ->
        [one] { $seat } scores { $n } point and has { $total }.
       *[other] { $seat } scores { $n } points and has { $total }.
    }
colour-named = { $seat } names { $colour }.
victim-chosen = { $seat } picks { $victim }.
goods-taken =
    { $n_id ->
        [none] { $seat } takes { hidden-goods } from { $victim }, and nobody sees how much.
       *[other] { $seat } takes { some-goods } from { $victim }.
    }
spent-gold-taken = { $seat } takes { $n } fairy gold, already spent, from { $victim }.
goods-given =
    { $n_id ->
        [none] { $seat } gives { $receiver } { hidden-goods }, and nobody sees how much.
       *[other] { $seat } gives { $receiver } { some-goods }.
    }
swap-offered = { $seat } offers { $victim } { stone }.
stones-swapped = { $seat } and { $victim } swap a stone: { $given } for { $taken }.
bag-filled = Into the bag: { stones }.
stones-drawn = { $seat } draws and keeps { stones }.
stone-drawn = { $seat } draws { stone }.
draw-kept = { $seat } stops and keeps { stones }.
draw-lost = That is the colour named ({ $colour }): { $seat } gives back all that was drawn.
stone-bought = { $seat } buys { stone } for { some-goods }.
gold-refreshed =
    { $n ->
        [0] { $seat } has no spent fairy gold to bring back.
       *[other] { $seat } brings { $n } spent fairy gold back behind the screen.
    }
stop-wanted =
    { $wanted ->
        [yes] { $seat } offers to stop here.
       *[other] { $seat } wants to play on.
    }
time-ran-out = Time is up for { $seats }.
went-away = { $seat } no longer answers: that seat plays without waiting until its owner is back.
came-back = { $seat } is back.
fist-sealed = { $seat } seals the fist: { $fingerprint }.
fists-proven = The secrets of the fists are published: everybody can check them.
proof = { $answer }, kept secret by { $salt }
gesture-made =
    { $look_id ->
        [rattling] { $seat } rattles a closed fist.
       *[other] The closed fist of { $seat } looks { $look }.
    }

## Why the game ends

ending-three-points = three points
ending-no-gold = nobody has any gold
ending-round-limit = that was the last round
ending-agreement = agreed by all

## The game in figures

statistic-auctions_won = Auctions won
statistic-gold_bid = Gold bid
statistic-ties = Ties to break
statistic-cursed_coins = Cursed coins played
statistic-stones_gained = Stones gained
statistic-stones_paid = Stones paid
statistic-goods_taken = Goods taken from others
statistic-goods_lost = Goods taken by others

## The moves

move-bid = Close the fist: { gold-coins }{ with-amulet }{ with-curse }
move-bid-silver = Close the fist: { silver-coins }{ with-amulet }
move-double = Play the Doppelganger: use this power twice
move-use-once = Keep the Doppelganger
move-pay =
    { $option ->
        [0] Pay { stones }
        [1] Pay { stones }
       *[other] Pay { stones } (choice { $option })
    }
move-take-coins = Take the coins
move-choose-option = Choice no. { $option }
move-name-colour = Name { $colour }
move-take-stone = Take { stone }
move-give-stone = Give { stone }
move-choose-victim = Pick { $seat }
move-draw-stone = Draw again
move-stop-drawing = Stop and keep everything
move-use-character = Use the power { of-the-character }
move-buy-stone = Buy { stone } for { some-goods }
move-stop-buying = That is all
move-accept = Yes
move-decline = No
move-standing-order =
    { $sealed ->
        [yes] Sealed order for { the-character }: { $gold }{ order-silver }{ order-guard }
       *[other] Note for { the-character }: { $gold }{ order-silver }{ order-guard }
    }
order-silver =
    { $silver_id ->
        [none] { "" }
       *[other]; in a tie, { $silver }
    }
order-guard =
    { $guard_id ->
        [none] { "" }
       *[other]; provided there is { $guard }
    }
gold-order = fairy gold { $fairy }, common gold { $common }{ with-amulet }{ with-curse }
silver-order = silver { $silver }{ with-amulet }
guard =
    { $fact_id ->
        [red] at least { $n } red
        [blue] at least { $n } blue
        [yellow] at least { $n } yellow
        [full_set] one stone of each colour
        [pair] a pair
        [four_alike] four stones alike
        [points_at_least] a score of { $n } or more
        [points_at_most] a score of { $n } or less
        [rival_at_least] an opponent with { $n } or more
        [rival_at_most] no opponent above { $n }
       *[other] at least { $n } available gold
    }
move-cancel-order = Forget the order for { the-character }
move-set-stops = Ask me again if I win an auction ({ yes-win }), if anybody scores ({ yes-score }), if my stones change ({ yes-stones })
yes-win =
    { $win ->
        [yes] { yes }
       *[other] { no }
    }
yes-score =
    { $score ->
        [yes] { yes }
       *[other] { no }
    }
yes-stones =
    { $stones ->
        [yes] { yes }
       *[other] { no }
    }
move-empty-fists =
    { $on ->
        [yes] Empty fists until the end of the round
       *[other] Close no more empty fists for me
    }
move-gesture =
    { $look_id ->
        [rattling] Rattle the fist
       *[other] Look { $look }
    }
move-agree-to-stop = Offer to stop here
move-play-on = Play on
move-come-back = Come back to the table
move-time-up = Announce that time is up

## The questions

ask-bid = Up for auction: { the-character }. What do you put in your fist?
question-bid = the gold fist
ask-silver = A tie between { $seats }, for { the-character }. How much silver in your fist?
question-silver = the silver fist
ask-double = Do you play the Doppelganger to use the power { of-the-character } twice?
question-double = to double or not
ask-offer = The power { of-the-character }: do you pay, or take the coins?
question-offer = to pay or to take
ask-payment = The power { of-the-character }: which stones do you pay with?
question-payment = the stones to pay
ask-choose = The power { of-the-character }: what do you choose?
question-choose = the choice of a home-made character
ask-burn =
    { $n ->
        [0] Necromancer: there is no fairy gold in your bid. Do you take the point?
       *[other] Necromancer: do you give up { $n } fairy gold, for ever, for 1 point?
    }
question-burn = to give up the bid or not
ask-consider = The power { of-the-character }: do you want it?
question-consider = yes or no
ask-use_or_not = Do you use the power { of-the-character }?
question-use_or_not = to use the power or to decline
ask-colour = The power { of-the-character }: which colour do you name?
question-colour = the colour to name
ask-take_stone = The power { of-the-character }: which stone do you take from the bank?
question-take_stone = the stone to take
ask-return_stone = The power { of-the-character }: which stone do you return to the bank?
question-return_stone = the stone to return
ask-push = You have drawn { stones }. In the bag, { $danger } out of { $left } are of the colour named ({ $colour }). Once more?
question-push = to stop or to draw again
ask-character = The power { of-the-character }: whose power do you use?
question-character = the character to borrow
ask-shop = The power { of-the-character }: what do you buy?
question-shop = the stones to buy
ask-victim = The power { of-the-character }: whom do you pick?
question-victim = the player to pick
ask-stone = Which stone do you take from { $seat }?
question-stone = the stone to steal
ask-grant_stone = Which stone of the bank do you give to { $seat }?
question-grant_stone = the stone to give
ask-gift_stone = Which stone do you give to { $seat }?
question-gift_stone = the stone to give
ask-swap_gift = Which stone do you give to { $seat } for one of theirs?
question-swap_gift = the stone to swap
ask-swap_stone = For { stone }, which stone do you take from { $seat }?
question-swap_stone = the stone to receive

## Moves refused

refuse-negative-fist = A fist does not hold less than nothing: give 0 or more.
refuse-too-much-fairy = You have { $n } fairy gold available and no more: what you have spent comes back at the end of the round.
refuse-too-much-common = You have { $n } common gold and no more.
refuse-too-much-silver = You have { $n } silver and no more.
refuse-no-black-coin = You have no cursed coin: the Witch gives them, for the length of the round.
refuse-no-amulet = You have no amulet: the Goldsmith gives them.
refuse-silver-in-gold-fist = Silver only settles ties: put gold in this fist, or nothing.
refuse-gold-in-silver-fist = Ties are settled in silver only: put silver in this fist, or nothing.
refuse-payment = You cannot pay like that: choose one of the payments on offer.
refuse-option = Choice no. { $number } is not on offer: it does not exist, or you cannot pay for it.
refuse-unknown-colour = “{ $value }” is not a colour of stones: choose red, blue or yellow.
refuse-bank-lacks-colour = There is no stone of that colour ({ $colour }) to take from the bank: choose another.
refuse-stone-not-yours = You have no stone of that colour ({ $colour }): choose one of yours.
refuse-stone-not-theirs = That player has no stone of that colour ({ $colour }): choose one of theirs.
refuse-price = That is not one of the prices: choose one of those on offer.
refuse-cannot-pay = You do not have { some-goods } to spend: choose another price, or leave it at that.
refuse-victim = This power cannot be aimed at { $seat }: choose one of the players on offer.
refuse-unknown-character = Nobody is called “{ $value }”: choose one of the characters of the game.
refuse-out-of-range = The power { of-the-character } cannot be borrowed now: choose one of the characters on offer.
refuse-orders-in-live-play = Orders are for slow games: here you close your fists yourself.
refuse-order-for-nobody = It is too late, or too early, for an order: the auctions of this round do not wait for { the-character }.
refuse-unknown-guard = “{ $value }” is not a condition of an order: choose one from the list.
refuse-no-such-order = You have no order for “{ $value }”.
refuse-no-bluff = At this table closed fists put on no act.
refuse-unknown-look = A fist cannot look “{ $value }”: choose calm, trembling, heavy or rattling.
refuse-fist-is-open = Close your fist first.

## Impossible tables and positions

error-own-character =
    { $codes_count ->
        [one] Home-made character no. { $number } cannot play: { $codes }.
       *[other] Home-made character no. { $number } cannot play, for several reasons: { $codes }.
    }
error-card-text = This text is not a card: a JSON object of at most { $limit } bytes is needed.
error-unknown-special = “{ $value }” is not a special card. Known cards: { $known }.
error-specials = The special pile has at least { $low } cards, each of them once.
error-times = Give all three times or none, each from { $low } to { $high } (seconds in live play, hours in slow play).
error-notation = “{ $value }” is no notation: write, for example, 1R1B2Y F7+1 C2 S5 1pt k m dop.
error-card-twice = The position shows “{ $value }” more often than it is in the box.

## What is wrong with a blank card, and what to think of it

code-E_COUNT = a table has three blank cards only
code-E_SCHEMA = a key, step, item or value the format does not know
code-E_NAME = a name that is empty, too long, badly written or taken
code-E_SIZE = more than sixteen steps, or more than four levels
code-E_POINTS = more than two points in one go
code-E_CONTEXT = a step out of place
code-E_CHOICE = a choice to be made for every player
code-E_REPEAT = two borrowings, two shops, two risky draws or two sacrifices of the bid
code-E_EMPTY = nothing that could ever change anything
code-W_FREE_POINT = it is possible to score without paying or losing anything
code-W_STRONG = stronger than any official character, it seems
code-W_WEAK = weaker than any official character, it seems

## The text of blank cards, put together from their steps

text-optional = optional: you may decline all that follows
text-gain = take { goods } from the bank
text-lose = return { goods } to the bank
text-deal = if you can, pay { $cost }, and then:
coin-cost = { some-goods }
stone-cost =
    { $stones_id ->
        [same]
            { $n ->
                [one] { $n } stone
               *[other] { $n } stones of one colour
            }
        [each]
            { $n ->
                [one] { $n } stone of each colour
               *[other] { $n } stones of each colour
            }
        [red]
            { $n ->
                [one] { $n } red stone
               *[other] { $n } red stones
            }
        [blue]
            { $n ->
                [one] { $n } blue stone
               *[other] { $n } blue stones
            }
        [yellow]
            { $n ->
                [one] { $n } yellow stone
               *[other] { $n } yellow stones
            }
       *[other]
            { $n ->
                [one] any { $n } stone
               *[other] any { $n } stones
            }
    }
bid-cost = the fairy gold of your bid (lost for ever)
text-else = otherwise:
text-score =
    { $n ->
        [one] score { $n } point
       *[other] score { $n } points
    }
text-choose = choose:
text-option = choice no. { $number }:
text-may = if you wish:
text-when = if { $fact } is { $cmp } { $n }:
fact-my_points = your score
fact-my_stones = the number of your stones
fact-my_red = the number of your red stones
fact-my_blue = the number of your blue stones
fact-my_yellow = the number of your yellow stones
fact-my_spent_fairy = the number of your spent fairy gold coins
fact-bank_red = the number of red stones in the bank
fact-bank_blue = the number of blue stones in the bank
fact-bank_yellow = the number of yellow stones in the bank
fact-bank_stones = the number of stones in the bank
fact-remaining = the number of cards in the round pile
fact-bidders = the number of players whose gold fist was worth something
cmp-least = at least
cmp-most = at most
cmp-exactly = exactly
text-colour =
    { $source_id ->
        [bank] name a colour the bank has:
       *[other] name a colour:
    }
among =
    { $among_id ->
        [second_bidders] a second-best bidder
        [most_points] another player among those with most points
        [fewest_points] another player among those with fewest points
        [most_stones] another player among those with most stones
       *[other] another player
    }
text-victim =
    { $with_stone ->
        [yes] choose { among }, preferably one with a stone:
       *[other] choose { among }:
    }
text-each =
    { $who_id ->
        [others] every other player:
        [second_bidders] every second-best bidder:
       *[other] every player, you first:
    }
text-bag = put { stones } from the bank into the bag, draw at random ({ $draw }) and keep what you draw
text-push =
    { $whole_bank ->
        [yes] put all stones of the bank into the bag { push-on }
       *[other] put { stones } from the bank into the bag { push-on }
    }
push-on = and draw them one by one: stop whenever you like and keep them, but the colour named makes you give all back
text-shop =
    { $most ->
        [0] buy { $item } as often as you like, at any of these prices: { OR($prices) }
        [one] buy { $item } once, at any of these prices: { OR($prices) }
       *[other] buy { $item } at most { $most } times, at any of these prices: { OR($prices) }
    }
text-borrow =
    { $source_id ->
        [auctioned]
            { $how_id ->
                [random] use the power of a character already auctioned this round, drawn at random
               *[other] use the power of a character already auctioned this round, of your choice
            }
       *[other]
            { $how_id ->
                [random] use the power of a character yet to come, drawn at random
               *[other] use the power of a character yet to come, of your choice
            }
    }
text-refresh =
    { $n_id ->
        [all] bring all your spent fairy gold back behind the screen
       *[other] bring up to { $n } of your spent fairy gold back behind the screen
    }
text-take = that player gives you { goods }
text-take-first = that player gives you one thing, the first they have in this order: { $ladder }
text-hit = that player returns { goods } to the bank
text-grant = the bank gives that player { goods }
text-gift = you give that player { goods }
text-swap = swap one of your stones for one of theirs, choosing both colours

## Options

option-own_characters = Home-made characters
option-own_characters-help = Up to three characters invented by the table, made in the workshop; they join the special pile.
option-guests_first = Home-made characters first
option-guests_first-help = They come in the first round for certain, two at most; the third opens the second round.
option-specials = Special characters
option-specials-help = The cards of the special pile, two at least; if nothing is said, all twenty-five.
option-ledger = Accounts
option-ledger-help = Hidden, everybody remembers what the others have; open, totals are shown. If nothing is said, hidden in live play and open in slow play.
option-bluff = Bluff
option-bluff-help = A closed fist may be made to look calm, trembling, heavy or rattling. Pure play-acting.
option-tempo = Pace
option-tempo-help = Live, the game is played in one sitting; slow, everybody plays when they come by, and may leave orders. A table where a decision has days is always slow.
option-gold_time = Time for the gold fist
option-gold_time-help = From 15 to 120 seconds in live play, from 1 to 72 hours in slow play; if nothing is said, nobody is hurried.
option-silver_time = Time for the silver fist
option-silver_time-help = From 15 to 120 seconds in live play, from 1 to 72 hours in slow play; if nothing is said, nobody is hurried.
option-power_time = Time for a power decision
option-power_time-help = From 15 to 120 seconds in live play, from 1 to 72 hours in slow play; if nothing is said, nobody is hurried.
option-round_limit = Round limit
option-round_limit-help = The game stops at the end of this round, if nobody has won by then; 0 to play without a limit.
option-sealed_proof = Proof of fists
option-sealed_proof-help = The fingerprint of each fist is published when it closes, and the secret that explains it when it opens.
value-ledger-memory = hidden
value-ledger-open = open
value-tempo-live = live
value-tempo-slow = slow play

## Ready-made tables

preset-base = Basic rules
preset-base-help = All twenty-five special characters, hidden purses, and three points to win.
preset-short = Short game
preset-short-help = Everybody's totals are shown; four rounds at most.
preset-copycats = Masked ball
preset-copycats-help = The Ferrywoman and ten chosen special characters, among them all that copy, borrow and double; six rounds at most.
preset-two_guests = Two guests
preset-two_guests-help = The Ferrywoman and the Moonwell Keeper, with the Ghost and the Goblin; four rounds at most.
preset-three_guests = Three guests
preset-three_guests-help = The three example characters, with all that copy and borrow; six rounds at most.
preset-proven = Proven fists
preset-proven-help = The fingerprint of each fist is published when it closes, and its secret when it opens; six rounds at most.
preset-slow = Slow game
preset-slow-help = Orders to leave, totals on show; ten rounds at most.

## Words on the table

word-round = Round
word-bank = Bank
word-purse = Purse
word-remaining = To come
word-auctioned = Auctioned
word-special-discard = Special discard
word-special-pile = Special pile
word-points = Points
word-points-lead =
    { $lead ->
        [one] one point more than { $seat }
       *[other] { $lead } points more than { $seat }
    }
word-stones = Stones
word-stones-lead =
    { $lead ->
        [one] one stone more than { $seat }
       *[other] { $lead } stones more than { $seat }
    }
word-fairy = Fairy
word-fairy-lead =
    { $lead ->
        [one] one fairy gold more than { $seat }
       *[other] { $lead } fairy gold more than { $seat }
    }
word-scene-paid = The bid is paid:
word-spent = Spent
word-common = Common
word-common-lead =
    { $lead ->
        [one] one common gold more than { $seat }
       *[other] { $lead } common gold more than { $seat }
    }
word-silver = Silver
word-silver-lead =
    { $lead ->
        [one] one silver more than { $seat }
       *[other] { $lead } silver more than { $seat }
    }
word-amulet = Amulet
word-fist = Fist
word-sealed = Sealed with this fingerprint
word-proven = Proven: this is the fist that was closed
word-not-proven = This is not the fist that was closed
word-no-proof = No proof was made for this fist
word-away = away
word-empty-fist = empty
word-hidden = hidden
word-auctions = Auctions of this round

## Words on the board

word-value = Value
word-your-fist = Your fist
word-close-fist = Close the fist
word-fist-closed = closed fist
word-fist-open = open hand
word-change-fist = Change: { $move }
word-fist-kept = Fist closed. You may still change it.
word-start-over = Start over
word-more = Add: { $item }
word-less = Take back: { $item }
word-coin-number = { $item }, coin { $number }
word-drop-here = Drop coins here, or tap them
word-black = Cursed
word-black-coins = Cursed coins
word-amulets = Amulets
word-doppelganger = Doppelganger kept
word-points-of-three = { $points } of 3
word-stones-of = { $colour }: { $n }
word-worth-now =
    { $points ->
        [one] worth { $points } point now
       *[other] worth { $points } points now
    }
word-sale-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
word-sale-payable = { $character }: { word-sale-points }, the stones suffice
word-sale-lacking =
    { $lacking ->
        [one] { $character }: { word-sale-points }, { $lacking } stone is missing
       *[other] { $character }: { word-sale-points }, { $lacking } stones are missing
    }
word-no-sale = Nobody takes this colour for points any more in this round.
word-wants-to-stop = wants to stop here
word-now = Up for auction
word-no-fists = No auction in this round yet.
word-nobody = nobody
word-acting = uses the power
word-second = second-best bidder
word-in-tie = tied
word-winner = winner
word-picked = Picked
word-confirm = Confirm
word-in-the-bag = In the bag
word-drawn = Drawn
word-danger = Risk
word-danger-share = { $danger } of { $left }
word-guests = Home-made characters
word-look-closer = Look closer: { $name }
word-table-talk = At the table
word-looks = How the fist looks
word-desk = Your orders
word-desk-help = A sealed order closes your fist by itself when its character comes up; a note only reminds you. Nobody else sees these orders.
word-desk-paused = Your orders are waiting: one of your stops has come true. Touch them to let them run again.
word-desk-empty = No orders for this round.
word-order-new = New order
word-order-for = For
word-order-gold = Gold fist
word-order-tie = In a tie
word-order-tie-ask = ask me
word-order-tie-silver = close a silver fist
word-order-guard = Provided there is
word-order-no-guard = no condition
word-order-sealed = seal it: the fist closes by itself
word-order-keep = Keep this order
word-order-edit = Change
word-order-forget = Forget
word-order-number = Number
word-stops = Ask me again if…
word-stop-win = I win an auction
word-stop-score = anybody scores
word-stop-stones = my stones change
word-guard-red = red stones
word-guard-blue = blue stones
word-guard-yellow = yellow stones
word-guard-full_set = one stone of each colour
word-guard-pair = a pair
word-guard-four_alike = four stones alike
word-guard-points_at_least = a score of at least
word-guard-points_at_most = a score of at most
word-guard-rival_at_least = an opponent with at least
word-guard-rival_at_most = no opponent above
word-guard-gold_at_least = available gold, at least

## The workshop of blank cards

word-op-gain = take from the bank
word-op-score = score points
word-op-lose = return to the bank
word-op-deal = pay to obtain
word-op-choose = choose between several lists
word-op-may = do it or not
word-op-when = depending on the table
word-op-colour = name a colour
word-op-victim = choose another player
word-op-each = for every player
word-op-bag = draw from the bag
word-op-push = draw while you dare
word-op-shop = buy stones
word-op-borrow = borrow a power
word-op-refresh = bring spent fairy gold back
word-op-take = take from them
word-op-take_first = take the first of these from them
word-op-hit = make them return to the bank
word-op-grant = give them from the bank
word-op-gift = give them of yours
word-op-swap = swap a stone
word-key-item = What
word-key-n = How many
word-key-cost = Cost
word-key-reward = Then
word-key-else = Otherwise
word-key-do = Steps
word-key-fact = If
word-key-cmp = is
word-key-then = Then
word-key-from = From
word-key-among = Among
word-key-prefer = Preferably
word-key-who = Who
word-key-put = Into the bag
word-key-draw = Stones drawn
word-key-prices = Possible prices
word-key-max = Purchases at most
word-key-how = How
word-key-ladder = In this order
word-choice-others = the other players
word-choice-second_bidders = the second-best bidders
word-choice-most_points = those with most points
word-choice-fewest_points = those with fewest points
word-choice-most_stones = those with most stones
word-choice-has_stone = one with a stone
word-choice-all = all, you included
word-choice-any = any
word-choice-bank = one the bank has
word-choice-auctioned = characters already auctioned
word-choice-remaining = characters still to come
word-choice-choose = of your choice
word-choice-random = at random
word-choice-stones-same = stones of one colour
word-choice-stones-any = any stones
word-choice-stones-each = stones of each colour
word-choice-stones-red = red stones
word-choice-stones-blue = blue stones
word-choice-stones-yellow = yellow stones
word-no-limit = no limit
word-whole-bank = all stones of the bank
word-step-new = New step
word-step-add = Add the step
word-step-up = Move up
word-step-remove = Remove
word-cost-add = Add
word-option-add = Add a choice
word-card-identity = The character
word-card-name = Name
word-card-name-other = Name in French (optional)
word-card-flavour = Flavour (optional)
word-card-glyph = Emblem
word-card-optional = The winner may decline the whole power
word-card-power = The power, step by step
word-card-preview = The card
word-card-checking = Checking the card…
word-card-unreachable = The server does not answer: the card cannot be checked.
word-card-wrong = This card cannot play yet:
word-card-good = This card is ready to play.
word-card-worth = Estimated worth: { $n } gold of one auction
word-card-worth-help = The green band is where the official characters lie.
word-card-use = Use at a table
word-card-keep = Keep in my gallery
word-card-share = Show it to others
word-card-new = Blank card
word-card-file = File of the card
word-card-export = Download the file
word-card-import = Paste a card
word-card-import-file = Open a file
word-card-read = Read the card
word-card-gallery = Gallery
word-card-examples = Three examples
word-card-mine = My characters
word-card-none = The cards you keep stay on this device.
word-card-forget = Forget { $name }
word-glyph-anvil = anvil
word-glyph-bell = bell
word-glyph-boat = boat
word-glyph-book = book
word-glyph-candle = candle
word-glyph-cauldron = cauldron
word-glyph-crown = crown
word-glyph-dagger = dagger
word-glyph-dragon = dragon
word-glyph-feather = feather
word-glyph-flame = flame
word-glyph-harp = harp
word-glyph-hourglass = hourglass
word-glyph-key = key
word-glyph-lantern = lantern
word-glyph-mask = mask
word-glyph-mirror = mirror
word-glyph-moon = moon
word-glyph-owl = owl
word-glyph-potion = potion
word-glyph-raven = raven
word-glyph-ring = ring
word-glyph-rose = rose
word-glyph-saddle = saddle
word-glyph-scales = scales
word-glyph-shield = shield
word-glyph-skull = skull
word-glyph-star = star
word-glyph-sun = sun
word-glyph-tower = tower
word-glyph-tree = tree
word-glyph-wand = wand
word-glyph-well = well
word-glyph-wolf = wolf

## For a first game: what each question is about

coach-welcome = Three points win. Each round ten characters are auctioned: everybody bids in the closed fist, everybody pays, and only the best bidder uses the power. Dragons bring stones; mages turn stones into points.
coach-bid = What you bid is spent even if you lose. Fairy gold comes back at the end of the round, common gold never does. Ask what this power is worth to each of the others – an empty fist is often the best answer.
coach-silver = Silver settles ties, and does nothing else. Spent silver does not come back: one coin more than your rival is enough.
coach-double = The Doppelganger makes one power happen twice, once in the game. Keep it for a power that gives points.
coach-offer = Points win, coins only help. Pay if you can, unless you are saving these stones for a better exchange.
coach-payment = Pay with the colours you need least: keep what leads to one of each colour, or to four alike.
coach-choose = This character was invented at this table: read its card, then take what brings you nearer to a point.
coach-burn = The fairy gold you bid is gone for good, for one point. Early in the game you will miss it every round; for the third point it is always worth it.
coach-consider = Look what it costs and what it brings: you may leave it.
coach-use_or_not = You won it, but you need not use it. Decline where it would help somebody else more.
coach-colour = To take a stone, name the colour you lack. With the Rainbow Dragon the colour you name loses you everything: name the rarest in the bank. With the Troll, one of which the others have more than you.
coach-take_stone = One of each colour, or four alike: take the stone that completes something.
coach-return_stone = Part with the stone that completes nothing for you.
coach-push = Another stone of the colour you named, and all you have just drawn goes back. Compare the two numbers, and stop when you have what you came for.
coach-character = You may use somebody else's power. One that gives points now beats one that only prepares them.
coach-shop = Buy as long as a stone brings you nearer to a point. Fairy gold spent here is lost for good: pay with silver or common gold first.
coach-victim = Pick whoever is nearest to winning – or who holds just what you lack.
coach-stone = Take what completes your own set, or breaks theirs.
coach-grant_stone = Give the colour that serves them least: look at what lies in front of their screen.
coach-gift_stone = Give the stone that you can spare and that completes nothing for them.
coach-swap_gift = Offer a colour you have too much of: what you get for it is chosen next.
coach-swap_stone = Take the colour that is missing from your set.

## The lesson

lesson-character = The character being auctioned, and its power. Only the best bidder will use it.
lesson-strip = The characters of this round: gone, here, and still to come.
lesson-purse = Your stones and your coins. The others see your stones, never your purse.
lesson-fist = Your fist: put coins in it, then close it. Nobody sees them before all fists open.
lesson-opened = All fists are open. You bid most, so the power is yours; everybody has paid.
lesson-tie = Two have bid as much: silver decides between you, in the fist again.

## The first page of the rules

first-aim = Score three points. The mages give them, for stones.
first-turn = A character is auctioned. Everybody hides gold in their fist, all open together, and all pay. The highest bidder uses the power.
first-knack = Dragons give stones; the Wizard takes one of each colour for a point. Fairy gold comes back at the end of the round, common gold never does. Silver only settles ties.
first-end = Ten auctions make a round, and round follows round. The third point wins.
