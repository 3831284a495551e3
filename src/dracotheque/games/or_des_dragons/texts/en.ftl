### L'Or des Dragons: everything the table says in English.
###
### A variable ending in "_id" holds the bare value (the id of a card, the number of a seat, "none" for nothing), one
### ending in "_count" the number of items in a list: they serve only for choosing.

## The box

game-title = L'Or des Dragons
game-summary = Kill dragons together, then agree on their gold before the sand runs out: without an agreement, nobody gets anything.
game-authors = Bruno Faidutti
game-length = about 45 min
game-difficulty = takes a game to learn

## Tokens

token-silver = silver coin
    .is = thing
token-gold = gold coin
    .is = thing
token-red = red token
    .is = thing
token-sapphire = sapphire
    .is = thing
token-emerald = emerald
    .is = thing
token-amethyst = amethyst
    .is = thing
token-amber = amber
    .is = thing
token-diamond = diamond
    .is = thing
token-black_diamond = black diamond
    .is = thing
heap =
    { $token_id ->
        [silver] { $count ->
            [one] { $count } silver coin
           *[other] { $count } silver coins
        }
        [gold] { $count ->
            [one] { $count } gold coin
           *[other] { $count } gold coins
        }
        [red] { $count ->
            [one] { $count } red token
           *[other] { $count } red tokens
        }
        [sapphire] { $count ->
            [one] { $count } sapphire
           *[other] { $count } sapphires
        }
        [emerald] { $count ->
            [one] { $count } emerald
           *[other] { $count } emeralds
        }
        [amethyst] { $count ->
            [one] { $count } amethyst
           *[other] { $count } amethysts
        }
        [amber] { $count ->
            [one] { $count } amber
           *[other] { $count } ambers
        }
        [diamond] { $count ->
            [one] { $count } diamond
           *[other] { $count } diamonds
        }
       *[other] { $count ->
            [one] { $count } black diamond
           *[other] { $count } black diamonds
        }
    }
a-token =
    { $token_id ->
        [black_diamond] { THE($token) }
       *[other] { AN($token) }
    }
share =
    { $tokens_count ->
        [0] { $seat }: nothing
       *[other] { $seat }: { $tokens }
    }
list-share = { $left }; { $right }
side = { $seat } gives { $gives } for { $gets }
list-side = { $left }; { $right }

## Adventurers, bands, dragons

adventurer-warrior = Warrior
    .is = thing
adventurer-warrioress = Warrioress
    .is = thing
adventurer-thief = Thief
    .is = thing
adventurer-wizard = Wizard
    .is = thing
the-adventurer = { THE($adventurer) }
colour-green = green
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-violet = violet
colour-grey = grey
dragon-dragon_10_4_7 = 10/4/7 dragon
    .is = thing
dragon-dragon_10_11_0 = 10/11/0 dragon
    .is = thing
dragon-dragon_10_7_4 = 10/7/4 dragon
    .is = thing
dragon-dragon_9_0_9 = 9/0/9 dragon
    .is = thing
dragon-dragon_9_8_2 = 9/8/2 dragon
    .is = thing
dragon-dragon_9_5_5 = 9/5/5 dragon
    .is = thing
dragon-dragon_8_8_0 = 8/8/0 dragon
    .is = thing
dragon-dragon_8_4_4 = 8/4/4 dragon
    .is = thing
dragon-dragon_8_5_3 = 8/5/3 dragon
    .is = thing
dragon-dragon_8_0_8 = 8/0/8 dragon
    .is = thing
dragon-dragon_7_4_3 = 7/4/3 dragon
    .is = thing
dragon-dragon_7_0_7 = 7/0/7 dragon
    .is = thing
dragon-dragon_7_7_0 = 7/7/0 dragon
    .is = thing
dragon-dragon_6_1_5 = 6/1/5 dragon
    .is = thing
dragon-dragon_6_4_2 = 6/4/2 dragon
    .is = thing
dragon-dragon_6_3_3 = 6/3/3 dragon
    .is = thing
dragon-dragon_5_4_1 = 5/4/1 dragon
    .is = thing
dragon-dragon_5_0_5 = 5/0/5 dragon
    .is = thing

## Magic objects

card-repulsive_cloud = Repulsive Cloud
    .is = thing
card-repulsive_cloud-text = Against another player's placement: the adventurer has to go under another dragon, boosts and all.
card-renewal_powder = Renewal Powder
    .is = thing
card-renewal_powder-text = Before a sharing: send tokens of the treasure back to the bag and draw as many.
card-recall_ring = Recall Ring
    .is = thing
card-recall_ring-text = At the start of your turn: all the resting adventurers of your row are ready.
card-exchange_mirror = Exchange Mirror
    .is = thing
card-exchange_mirror-text = Between turns: three tokens of one dragon change places with three of another.
card-muddle_stone = Muddle Stone
    .is = thing
card-muddle_stone-text = Against a theft you are the victim of: it is you who choose what goes.
card-grasping_glove = Grasping Glove
    .is = thing
card-grasping_glove-text = When you are about to draw a magic object: draw three.
card-sword_plus_one = Sword +1
    .is = thing
card-sword_plus_one-text = With your attack: the adventurer counts for one more.
card-emergency_bell = Emergency Bell
    .is = thing
card-emergency_bell-text = Between turns: a Fair, right away.
card-suction_tube = Suction Tube
    .is = thing
card-suction_tube-text = Between turns: two tokens of one dragon change places with two of another.
card-long_arm = Long Arm
    .is = thing
card-long_arm-text = After a sharing without you, if your Thief is ready: steal a token from a participant.
card-inversion_powder = Inversion Powder
    .is = thing
card-inversion_powder-text = Between turns: two dragons exchange lairs, if neither dies of it.
card-confusion_ring = Confusion Ring
    .is = thing
card-confusion_ring-text = After an agreement: two participants other than you get each other's shares.
card-velvet_glove = Velvet Glove
    .is = thing
card-velvet_glove-text = With your theft: two random tokens in place of one.
card-invisible_hand = Invisible Hand
    .is = thing
card-invisible_hand-text = In secret: pinch tokens from living dragons, as long as you are not caught.
card-fireball = Fireball
    .is = thing
card-fireball-text = As you place your Wizard: he is worth 4.
card-discernment_lens = Lens of Discernment
    .is = thing
card-discernment_lens-text = Before a sharing: two tokens, chosen among five, join the treasure.
card-weakness_powder = Weakness Powder
    .is = thing
card-weakness_powder-text = Against another player's attack that exactly equals the dragon's power: it gains 1 power and lives.
the-card = { THE($card) }
window-placed = placement
window-exact_kill = exact hit
window-before_sharing = before the sharing
window-agreement = agreement
window-theft_declared = declared theft
window-after_sharing = after the sharing
window-between_turns = between turns

## Words on the table

word-lair = lair
word-power = power
word-bag = bag
word-dragons = dragons to come
word-fair = dragons before the Fair:
word-lost = lost treasures
word-ready = ready
word-resting = resting
word-fighting = fighting
word-loot = your loot
word-worth =
    { $gems ->
        [0] { points }
        [one] { points } + { $gems } gem
       *[other] { points } + { $gems } gems
    }
word-stall = stall
word-magic = magic objects
word-discard = magic discard
word-treasure = treasure
word-known = known
word-unknown = unknown
word-total = total
word-total-lead =
    { $lead ->
        [one] one point more than { $seat }
       *[other] { $lead } points more than { $seat }
    }
word-kills = deadly
word-last-phase = last phase
word-dead = dead
word-empty = empty lair
word-nothing = nothing
word-parchment = parchment
word-signed = signed by
word-refused = refused by
word-grain = turn to speak
word-eye = eye
word-nowhere = nowhere
word-ledger = in the open
word-band = band
word-score = count
word-coins = coins
word-gems = majorities
word-collection = collection
word-cursed = cursed
word-seen = behind the screen
word-deal = deal
word-shares = shares
word-lens = under the Lens

## The words of the board

word-one-device = On one device people speak in turns, whatever the pace chosen: no sand timer waits for a device that goes from hand to hand. When nobody seems to be awaited it goes round the table, and nobody knows who had something to play.
word-confirm = Confirm
word-start-over = Start over
word-one-more = Add: { $token }
word-one-less = Take away: { $token }
word-thinking = is thinking
word-trading-done = has finished trading
word-version = version { $number }
word-incomplete = Incomplete: not everything is shared out.
word-treasure-of = The treasure of lair { $slot }
word-to-share = to share out
word-serve = Give { a-token } to { $seat }
word-take-back = Take { a-token } back from { $seat }
word-all-shared = Everything is shared out.
word-left-to-share =
    { $count ->
        [one] One token left to share out.
       *[other] { $count } tokens left to share out.
    }
word-propose = Propose this split
word-suggestion = An idea
word-phrase = Saying
word-no-phrase = nothing
word-sign = Sign
word-sign-again = Sign again
word-copy = Start from it
word-given-up = Have said “no deal”:
word-mandate = Your mandate
word-mandate-help = In secret: your steward signs the first parchment that gives you at least one of these bundles.
word-at-least = at least
word-add = Another bundle
word-remove = Remove
word-take-mandate-back = Take the mandate back
word-gives = gives
word-gets = gets
word-with = With
word-anybody = anybody
word-parties = A deal among several, with
word-post = Post this deal
word-fairground = The Fair
word-for = for
word-offered-to = For { $seats }
word-offered-to-all = For anybody
word-withdraw = Withdraw this deal
word-no-offers = No deal on the table.
word-cry = Cry your wares
word-seeks = looks for
word-offers = offers
word-shout = Shout
word-swap-help =
    { $number ->
        [one] Choose one token of one dragon and one of another.
       *[other] Choose { $number } tokens of one dragon and { $number } of another.
    }
word-choose-renew = back to the bag
word-choose-pick = to add to the treasure
word-choose-give = to give up
word-orders = Your standing orders
word-against = Against (all if nobody)
word-for-dragons = Dragons (all if none)
word-only-grave = only against an assisted or a double theft
word-only-deadly = only against a deadly attack
word-arm = Arm
word-pile = magic pile
word-decide = Your decision
word-theft = { $thief_seat } robs { $victim_seat }.
word-now-adventurer = Choose a ready adventurer.
word-now-lair = Choose a lair.
word-now-eye = Choose the lair to watch, in secret.
word-now-pinch = Pinch a token from a dragon, or pass.
word-now-two-lairs = Choose two lairs.
word-now-two-seats = Choose two participants.
word-now-victim = Choose a victim, or pass.
word-watch = Watching:
word-state-ready = ready
word-state-resting = resting
word-state-fighting = fighting
word-first = first player
word-players = The players

## What happens

game-began = { $seat } begins.
dragon-appeared =
    { $tokens_count ->
        [0] The { $dragon } settles in lair { $slot }, without a token.
       *[other] The { $dragon } settles in lair { $slot } with { $tokens }.
    }
turn-began = { $seat } is to attack.
adventurers-woke = { $seat } turns the row up; ready again: { $adventurers }.
turn-skipped = { $seat } has everybody fighting and misses the turn.
dragon-collapsed = Nobody can attack any more: the { $dragon } in lair { $slot } collapses.
adventurer-placed =
    { $boosts_count ->
        [0] { $seat } sends { the-adventurer } to lair { $slot }: { $total } against { $power }.
       *[other] { $seat } sends { the-adventurer } to lair { $slot } with { $boosts }: { $total } against { $power }.
    }
adventurer-driven-off = The Cloud drives { $seat }'s { $adventurer } out of lair { $slot }.
power-raised = The dragon in lair { $slot } survives, and now has a power of { $power }.
dragon-killed =
    { $seats_count ->
        [one] The { $dragon } in lair { $slot } is dead, slain by { $seats } alone.
       *[other] The { $dragon } in lair { $slot } is dead, slain by { $seats }.
    }
treasure-completed =
    { $treasure_count ->
        [0] The treasure is empty.
       *[other]
            { $tokens_count ->
                [0] The treasure: { $treasure }.
               *[other] The bag yields { $tokens }. The treasure: { $treasure }.
            }
    }
bag-emptied = The bag is empty: the last phase begins.
reds-taken = { $seat } has the only Wizard there and carries off { $tokens }.
treasure-taken = { $seat } takes the whole treasure: { $tokens }.
share-received =
    { $tokens_count ->
        [0] { $seat } receives nothing.
       *[other] { $seat } receives { $tokens }.
    }
treasure-lost = No agreement. Lost for everybody: { $tokens }.
lair-cleared = Those who fought in lair { $slot } go home to rest: { $seats }. The { $dragon } is no more.
sand-turned = The sand is turned: { $seats } are to share.
reason =
    { $phrase_id ->
        [even] { " " }“Equal parts, near enough.”
        [mine] { " " }“All I ask for is { $tokens }.”
        [yours] { " " }“I leave you { $tokens }.”
        [collector] { " " }“I collect: { $tokens } for me.”
        [coins] { " " }“Keep the gems, I take { $tokens }.”
        [sweetened] { " " }“With { $tokens } on top, then?”
       *[last-offer] { " " }“Last offer.”
    }
split-proposed =
    { $missing_count ->
        [0] { $seat } proposes (version { $version }): { $shares }.{ $reason }
       *[other] { $seat } writes (version { $version }): { $shares }; still to be assigned: { $missing }.{ $reason }
    }
split-signed = { $seat } signs the parchment of { $author } (version { $version }).
signature-withdrawn = { $seat } takes back the signature on the parchment of { $author }.
split-refused = { $seat } refuses what { $author } proposes.
grain-held = { $seat } says nothing.
sharing-given-up = { $seat } says “no deal”.
agreement-reached = { $seats } agree on the parchment of { $author }.
theft-declared =
    { $velvet ->
        [yes] { $seat } sets about robbing { $victim }, twice.
       *[no] { $seat } sets about robbing { $victim }.
    }
theft-declined = { $seat } steals nothing.
screen-seen = { $seat } looks behind the screen of { $victim }: { $tokens }.
tokens-stolen =
    { $tokens_count ->
        [0]
            { $count ->
                [one] { $seat } steals a token from { $victim }.
               *[other] { $seat } steals { $count } tokens from { $victim }.
            }
       *[other] { $seat } steals from { $victim }: { $tokens }.
    }
nothing-found = { $seat } finds nothing behind the screen of { $victim }.
cards-drawn =
    { $cards_count ->
        [0]
            { $count ->
                [one] { $seat } draws a magic object.
               *[other] { $seat } draws { $count } magic objects.
            }
       *[other] { $seat } draws: { $cards }.
    }
pile-renewed =
    { $count ->
        [one] The magic discard becomes the new pile: a single card.
       *[other] The magic discard is shuffled and becomes the new pile: { $count } cards.
    }
card-played = { $seat } plays { the-card }.
tokens-renewed = { $seat } sends { $returned } back to the bag, which yields { $drawn }.
lens-used = { $seat } looks through the Lens: { $tokens }.
tokens-picked = { $seat } adds { $tokens } to the treasure.
shares-confused = { $seat } switches the shares of { $first } and { $second }.
tokens-swapped = { $first_tokens } of lair { $first_slot } change places with { $second_tokens } of lair { $second_slot }.
dragons-inverted = The dragons of lairs { $first_slot } and { $second_slot } change places.
window-opened = A chance to react: { $window }.
window-shut = Too late to react: { $window }.
quietly-asked = { $seat } is asked something, and nobody else sees it.
may-begin = { $seat } may begin.
eye-moved =
    { $slot ->
        [0] { $seat } watches nothing.
       *[other] { $seat } watches lair { $slot }.
    }
tokens-counted = Tokens on the dragons, lair by lair: { $counts }.
pinch-planned = { $seat } plans to pinch { a-token } from lair { $slot } at the next occasion.
token-pinched = { $seat } pinches { a-token } from lair { $slot }, unseen.
pincher-caught = { $seat } is caught in lair { $slot }, a hand on { a-token }!
order-kept = { $seat } has left an order that nobody else sees.
fair-opened = The Fair opens; { $seat } speaks first.
trader-called = { $seat } may offer something.
deal =
    { $sides_count ->
        [one]
            { $takers_count ->
                [0] { $sides }, for anybody to take
               *[other] { $sides }, for { $takers } to take
            }
       *[other] { $sides }
    }
deal-posted = { $seat } offers a deal: { $deal }.
deal-signed = { $seat } signs the deal of { $maker }.
deal-refused = { $seat } refuses the deal of { $maker }.
deal-untaken = Nobody takes the deal of { $maker }.
deal-withdrawn = { $seat } withdraws a deal: { $deal }.
deal-made = The deal is made: { $deal }.
wares-cried =
    { $seeks_count ->
        [0] { $seat } cries: I have { $offers }!
       *[other]
            { $offers_count ->
                [0] { $seat } cries: I am looking for { $seeks }!
               *[other] { $seat } cries: I am looking for { $seeks }, I have { $offers }!
            }
    }
fair-passed = { $seat } offers nothing.
trading-done = { $seat } is done trading.
fair-closed = The Fair closes.
thefts-revealed = { $seat } had stolen from { $victim }: { $tokens }.
pinches-revealed = { $seat } had pinched from the dragons: { $tokens }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
screen-lifted =
    { $tokens_count ->
        [0] { $seat } lifts the screen: nothing, { points }.
       *[other]
            { $cards_count ->
                [0] { $seat } lifts the screen: { $tokens }. That makes { points }.
               *[other] { $seat } lifts the screen: { $tokens }, and in hand: { $cards }. That makes { points }.
            }
    }
game-ended =
    { $winners_count ->
        [one] The game is over ({ $ending }): { $winners } wins!
       *[other] The game is over ({ $ending }): { $winners } share the victory!
    }

## Why the game ends

ending-nothing-left = nothing is left to share

## The game in figures

statistic-dragons_killed = Dragons killed
statistic-treasures_shared = Splits agreed
statistic-treasures_lost = Splits missed
statistic-splits_proposed = Splits proposed
statistic-tokens_stolen = Tokens stolen
statistic-tokens_lost = Tokens lost to thieves
statistic-tokens_pinched = Tokens pinched
statistic-objects_played = Magic objects played
statistic-deals_made = Deals made

## The moves

move-attack =
    { $boosts_count ->
        [0] Send { the-adventurer } to lair { $slot }
       *[other] Send { the-adventurer } to lair { $slot } with { $boosts }
    }
move-replace =
    { $boosts_count ->
        [0] Move on to lair { $slot }
       *[other] Move on to lair { $slot } with { $boosts }
    }
move-pass = Pass
move-play-card = Play { the-card }
move-renew = Renewal Powder: renew { $tokens }
move-pick = Add { $tokens } to the treasure
move-swap = { $card }: { $first_tokens } of lair { $first_slot } for { $second_tokens } of lair { $second_slot }
move-invert = Inversion Powder: exchange the dragons of lairs { $first_slot } and { $second_slot }
move-confuse = Confusion Ring: switch the shares of { $first } and { $second }
move-reach-out =
    { $velvet ->
        [yes] Long Arm and Velvet Glove: rob { $victim } of two tokens
       *[no] Long Arm: rob { $victim }
    }
move-steal =
    { $velvet ->
        [yes] Rob { $victim } with the Velvet Glove
       *[no] Rob { $victim }
    }
move-give = Give up { $tokens }
move-take = Take { a-token }
move-propose = Propose: { $shares }{ $reason }
move-sign = Sign the parchment of { $author } (version { $version })
move-unsign = Take your signature back
move-refuse = Refuse
move-hold = Say nothing
move-no-deal = Say “no deal”
move-mandate =
    { $bundles_count ->
        [0] Take back your mandate
       *[other] Leave a mandate: { $bundles }
    }
move-deal =
    { $takers_count ->
        [0] Offer a deal: { $sides }
       *[other] Offer a deal: { $sides } (for { $takers })
    }
move-sign-deal = Sign the deal of { $maker }: { $deal }
move-withdraw-deal = Withdraw the deal: { $deal }
move-cry = Cry your wares (wanted: { $seeks }; to spare: { $offers })
move-done = Finish trading
move-set-eye =
    { $slot ->
        [0] Watch nothing
       *[other] Watch lair { $slot }
    }
move-pinch = Pinch { a-token } from lair { $slot }
move-arm-cloud =
    { $only_if_deadly ->
        [yes] Arm the Repulsive Cloud against deadly attacks (players: { $seats }; dragons: { $dragons })
       *[no] Arm the Repulsive Cloud (players: { $seats }; dragons: { $dragons })
    }
move-arm-weakness = Arm the Weakness Powder (players: { $seats }; dragons: { $dragons })
move-arm-stone =
    { $only_if_grave ->
        [yes] Arm the Muddle Stone against assisted or double thefts (players: { $seats }; to give up: { $tokens })
       *[no] Arm the Muddle Stone (players: { $seats }; to give up: { $tokens })
    }
move-arm = Arm a card for between turns: { $order }
swap = { $card }, { $first_tokens } of lair { $first_slot } for { $second_tokens } of lair { $second_slot }
invert = Inversion Powder, lairs { $first_slot } and { $second_slot }
play-card = { $card }
move-disarm = Disarm { the-card }
move-sand-out = Announce that the sand has run out
move-window-closed = Announce that it is too late to react

## The questions

ask-attack = Send an adventurer under a dragon.
question-attack = the attack
ask-replace =
    { $boost_cards_count ->
        [0] The Cloud drives your { $adventurer } (strength { $strength }) off from lair { $slot }: under which other dragon does it go?
       *[other] The Cloud drives your { $adventurer } (strength { $strength }, with { $boost_cards }) off from lair { $slot }: under which other dragon does it go?
    }
question-replace = the move elsewhere
ask-react = Do you react? ({ $window })
question-react = the reactions
ask-eye = Which lair do you keep an eye on, in secret?
question-eye = an eye
ask-pinch =
    { $occasion_id ->
        [attack] Everybody looks at the one who attacks: do you pinch a token?
        [sharing] The others bargain: do you pinch a token?
       *[fair] The Fair is on: do you pinch a token?
    }
question-pinch = the next move
ask-plan = At the next occasion, which token do you pinch?
question-plan = the next move
ask-speak = Your turn to speak: propose a split of the treasure, or say nothing.
question-speak = a proposal
ask-vote = { $author_seat } proposes: { $shares }. Do you sign?
question-vote = the vote on a split
ask-bargain = Share the treasure before the sand runs out: write, sign, or give up.
question-bargain = an agreement
ask-steal = Whom does your Thief rob?
question-steal = a theft
ask-take = You look behind the screen of { $victim_seat }: which token do you take?
question-take = the stolen token
ask-give =
    { $velvet ->
        [yes] { $thief_seat } robs you twice: which tokens do you give up?
       *[no] { $thief_seat } robs you: which token do you give up?
    }
question-give = what is given up
ask-draw = You are about to draw a magic object: with the Grasping Glove?
question-draw = a draw
ask-pick = Which two of these tokens join the treasure: { $tokens }?
question-pick = the tokens under the Lens
ask-market = It is your turn at the Fair: propose a deal, or pass.
question-market = a deal
ask-answer_deal = Do you sign the deal you are offered?
question-answer_deal = the answer to a deal
ask-trade = The Fair is on: post, sign or withdraw deals, cry your wares, or be done.
question-trade = the Fair

## Moves refused

refuse-advanced-only = That belongs to the advanced rules; this table plays the basic ones.
refuse-bag-empty = The bag is empty: this card needs tokens in it.
refuse-both-ways = In a deal everybody gives and everybody receives, at least one token each way.
refuse-card-not-held = You do not have this card in hand: { $card }.
refuse-clock-only = That needs a clock: when people speak in turns, refuse, say nothing or pass instead.
refuse-deal-closed = This deal is no longer open.
refuse-deal-signed = You have signed this deal already.
refuse-deal-limit = Twenty deals a Fair and no more: in slow play you have posted all of yours.
refuse-empty-screen = There is nothing behind your screen: the Stone cannot be played.
refuse-exact-number =
    { $number ->
        [one] { CAP(THE($card)) } takes exactly one token on each side.
       *[other] { CAP(THE($card)) } takes exactly { $number } tokens on each side.
    }
refuse-eye-later = When people speak in turns, you are asked for your eye just before your attack.
refuse-face-down = Your { $adventurer } is resting until the wake-up.
refuse-fireball-wizard = This boost goes with the Wizard alone: { $card }.
refuse-give-exact =
    { $count ->
        [one] You give up exactly one token.
       *[other] You give up exactly { $count } tokens.
    }
refuse-grains-only = That exists only when people speak in turns: with a clock, it is enough not to sign.
refuse-incomplete = This split is incomplete: each token of the treasure has to be in a share, and in one only.
refuse-living-dragon = The dragon in lair { $slot } is dead: you pinch only from living ones.
refuse-must-attack = There is no passing: you have to attack.
refuse-must-take = You have looked: you have to take a token.
refuse-no-agreement = There is no agreement to confuse.
refuse-no-bundle = That is no bundle of tokens: name kinds that exist, at least one token of each.
refuse-no-dragon = There is no living dragon in lair { $slot }.
refuse-no-eyes = There is nothing to watch for: the Invisible Hand is not in play.
refuse-no-face-down = Nobody in your row is resting: the Ring has nothing to do.
refuse-no-occasion = It takes an occasion: another player's attack, a negotiation or a Fair.
refuse-no-parchment = That player has no parchment yet.
refuse-no-sharing = There is no negotiation to leave a mandate for.
refuse-no-signature = You have signed nothing.
refuse-no-versions-left = You have posted all your versions of this negotiation ({ $count }): you may still sign.
refuse-nobody-there = There is no player “{ $value }” at this table.
refuse-not-a-participant = You have no adventurer there: only participants share.
refuse-not-a-party = You are no party to this deal.
refuse-not-a-victim = You rob another participant of this fight.
refuse-not-behind-screen = That token is not behind the screen.
refuse-not-covered = You do not have these tokens, or they are on your stall already. Nobody else is told.
refuse-not-exact = The total is not exactly the dragon's power.
refuse-not-in-row = Your { $adventurer } is fighting: it stays until the dragon dies.
refuse-not-in-treasure = The treasure does not contain these tokens.
refuse-not-on-dragon = That token is not on the dragon of lair { $slot }.
refuse-not-the-victim = The Stone is for the victim to play.
refuse-not-your-deal = You withdraw only your own deals.
refuse-nothing-chosen = Choose at least one token of the treasure.
refuse-one-pinch = One try per occasion: wait for the next.
refuse-own-attack = All eyes are on you: no pinching during your own attack.
refuse-own-placement = This card is played against the attack of another.
refuse-same-dragon = You have just left lair { $slot }: choose another dragon.
refuse-same-kind = Nobody gives and receives the same kind in one deal.
refuse-share-to-bystander = Shares go to participants only.
refuse-single-dragon = There is only one dragon left: the adventurer would have nowhere to go.
refuse-slow-only = Mandates and standing orders exist in slow play only.
refuse-stale-version = This version is gone: read the new one first.
refuse-thief-not-ready = Your Thief has to be ready in your row.
refuse-three-deals = You have three open deals: withdraw one first.
refuse-tokens-only = Tokens are exchanged for tokens, and nothing else.
refuse-too-many-tokens = These shares hand out more than the treasure contains.
refuse-took-part = You took part in this fight: the Long Arm is for others.
refuse-two-dragons = Choose two different dragons.
refuse-two-of-five = Choose two of the tokens just drawn.
refuse-two-others = Choose two participants, neither of them yourself.
refuse-two-parties = A deal takes two parties or more, all of them different.
refuse-unbalanced = The sums do not come out: kind by kind, as much is given as received.
refuse-unknown-adventurer = No adventurer is called “{ $value }”.
refuse-unknown-card = No magic object is called “{ $value }”.
refuse-silence = This table has agreed on silence: propose the split without a word.
refuse-unknown-phrase = Only ready-made phrases come with a split.
refuse-would-kill = A dragon would die of it: the total attack must stay below the power of the newcomer.
refuse-wrong-window = This card is not played at this moment: { $card }.

## Impossible positions

error-dragon-should-be-dead = A dragon faces an attack as high as its power: it would be dead.
error-magic-at-a-basic-table = Magic objects, eyes and pinching need the advanced rules.
error-no-dragon-left = There has to be a dragon on the table.
error-nobody-pinched = Somebody must hold the Invisible Hand to have pinched something.
error-nobody-under-the-dragon = Nobody is under the dragon that is said to be dead.
error-unknown-thing = There is no “{ $value }” in this box.

## The options

option-ruleset = Rules
option-ruleset-help = The advanced rules add magic objects, take away the Wizard's first pick, and count majorities differently.
option-sand = Pace
option-sand-help = Live, the sand is measured in seconds; slow, in hours; or without a clock, each speaking in turn. People who play together always use the sand timer, at the pace of the table, but not around one device.
option-sand_seconds = Live sand timer
option-sand_seconds-help = How many seconds a negotiation lasts, and a Fair.
option-slow_sand_hours = Slow sand timer
option-slow_sand_hours-help = The same in hours, for slow play.
option-slow_parchments = Versions in slow play
option-slow_parchments-help = How many versions each participant may post in a slow negotiation.
option-grain_rounds = Times to speak, sharing
option-grain_rounds-help = When people speak in turns, how many times each participant gets to speak.
option-fair_rounds = Times to speak, Fair
option-fair_rounds-help = The same for the Fair.
option-talk = Talk
option-talk-help = Free chatter; ready-made phrases that come with splits, without chatter during negotiations and Fairs; or silence during both.
option-public_ledger = Public notebook
option-public_ledger-help = A reminder of what each player has gained and lost in the open.
option-bag_aid = Contents of the bag
option-bag_aid-help = Shows how many tokens of each kind are left in the bag.
option-theft_reveal = Thefts revealed
option-theft_reveal-help = Whether bystanders see the kind of a stolen token.
option-fair_whispers = Whispers
option-fair_whispers-help = At the Fair a deal is seen only by those it involves.
option-invisible_hand = Invisible Hand
option-invisible_hand-help = Without it there are sixteen magic objects, and no eyes.
option-pinching = Pinching
option-pinching-help = When people speak in turns: whoever holds the Invisible Hand is asked at every occasion, or plans it on their own turn, and then nobody waits for it.
value-ruleset-basic = basic
value-ruleset-advanced = advanced
value-sand-grains = in turns, without a clock
value-sand-live = live, with the sand timer
value-sand-slow = slow play
value-talk-free = free
value-talk-phrases = ready-made phrases
value-talk-off = silence
value-theft_reveal-private = seen by the two alone
value-theft_reveal-public = seen by all
value-invisible_hand-in = in the game
value-invisible_hand-out = left out
value-pinching-asked = asked for
value-pinching-planned = planned ahead

## Ready-made tables

preset-base = Basic rules
preset-base-help = The game of the first evenings.
preset-advanced = Advanced rules
preset-advanced-help = Magic objects, the curse, and an invisible hand.
preset-open_book = Open book
preset-open_book-help = Advanced rules, with a notebook, the contents of the bag, and thefts seen by all.
preset-whispers = Whispers
preset-whispers-help = Advanced rules without the Invisible Hand: short sharings, a long Fair, deals in a low voice.
preset-live = Live
preset-live-help = Advanced rules with a clock in seconds: parchments, stalls, quick reactions.
preset-slow = Slow play
preset-slow-help = Advanced rules with a clock in hours: mandates and standing orders.

## For a first game: what each question is about

coach-welcome = Kill dragons together, then agree on the treasure before the sand runs out: if not everybody signs, nobody gets anything. Gold is worth 3, silver 1; gems pay whoever has most of a kind.
coach-attack = Put an adventurer under a dragon; when their strengths together reach its power, it falls. Everybody who has one there has a voice, however weak – be there when it falls, and keep your strong ones for when they decide.
coach-replace = The Cloud sent your adventurer away: put it where it brings you into another sharing.
coach-react = A magic object may be played now. Nobody sees who passes. Keep a card whose best moment has not come.
coach-pick = Two of these join the treasure you are about to share: gold, or the gem you collect.
coach-draw = The Glove draws three objects instead of one, once. The earlier, the longer you have them.
coach-eye = Your eye is secret. Put it on the dragon you would rob yourself: whoever pinches there risks being caught.
coach-pinch = A token in secret – but each one you have pinched, and each eye on the place, makes it likelier that you are caught.
coach-plan = It happens by itself at the first occasion: an attack of somebody else, a sharing, a Fair. The others see nothing, not even that you are asked.
coach-speak = Offer something that everybody can accept: they have as much to lose as you. Give each the gems they already collect, and keep a little more than your share of gold.
coach-vote = Ask what you get if you refuse: perhaps a better offer, perhaps nothing at all. Look how much sand is left.
coach-bargain = Write a split, or sign another's. It holds when all have signed the very same one; when the sand is out, the treasure is gone.
coach-steal = A token at random from behind a screen: rob whoever has most to lose. With your own Wizard under the dragon you may choose it.
coach-take = Your Wizard lets you look. Take gold, or the gem that gives you the majority – or takes theirs away.
coach-give = You choose what you lose: a silver coin, or a single gem that will never be a majority.
coach-market = At the Fair everybody trades. Swap gems that are of no use to you for those in which you may still be first.
coach-answer_deal = A deal is good if it helps you more than it helps them. Count the majorities before you sign.
coach-trade = Post a deal, sign one, or say that you are done. It is the moment to turn scattered gems into a majority.

## The lesson

lesson-lair = A dragon, its power on the shield, its treasure below, and whoever fights it already.
lesson-band = Your four adventurers. Each lends its strength to an attack, and rests afterwards.
lesson-loot = Your loot, behind your screen: only you can see it.
lesson-dead = The dragon is dead. Now everybody who was there must agree on the same split, or the treasure is lost.

## The first page of the rules

first-aim = Amass the finest loot: gold is worth 3, silver 1, and each kind of gem pays whoever has most of it.
first-turn = On your turn, send an adventurer under a dragon. When the strengths together reach its power it falls, and all who were there share its treasure.
first-knack = Agree on the split before the sand runs out: all must sign the same one. Without agreement nobody gets anything.
first-end = When nothing is left to share, screens are lifted and coins and gems are counted. The highest total wins.
