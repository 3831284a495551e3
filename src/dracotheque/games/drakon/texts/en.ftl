### Drakon: all that the table says in English.
###
### A variable that ends in "_id" carries the bare value (the id of a room, the number of a seat, "none" for nothing), one
### that ends in "_count" the number of items in a list: they serve to choose, and are never shown.

## The box

game-title = Drakon
game-summary = A lair built by many hands, one-way arrows, and five gold coins to gather before anybody else does.
game-authors = Tom Jolly
game-length = 30 to 45 min
game-difficulty = easy to learn

## The rooms

room-start = Start
    .is = thing
room-start-text = If coins have been left there, you may pick one up. It can be neither destroyed, nor taken, nor replaced.
room-empty = Empty Room
    .is = thing
room-empty-text = Nothing happens here.
room-gold = Gold Coin
    .is = thing
room-gold-text = You receive a coin from the treasury.
room-crystal = Crystal Ball
    .is = thing
room-crystal-text = You move an opponent's adventurer, by the rules of the room it stands in; its player deals with the room it enters.
room-rotation = Rotation
    .is = thing
room-rotation-text = You turn a room by a quarter or a half turn, so that no two arrows meet head to head.
room-destruction = Destruction
    .is = thing
room-destruction-text = You slip an unoccupied room other than the Start under the pile.
room-portal = Magic Portal
    .is = thing
room-portal-text = You take an unoccupied room other than the Start into your hand; a tile you were already holding takes its cell.
room-map = Map Room
    .is = thing
room-map-text = You take a random tile of an opponent.
room-goblins = Mischievous Goblins
room-goblins-text = One of your coins goes off to the Start.
room-steal_left = Steal Left
room-steal_left-text = You take a coin from the player on your left, who plays after you.
room-steal_right = Steal Right
room-steal_right-text = You take a coin from the player on your right, who plays before you.
room-well = Well
    .is = thing
room-well-text = One of your coins returns to the treasury.
room-wind = Wind
    .is = thing
room-wind-text = Leaving it, you go exactly two rooms in one go.
room-gust = Gust
    .is = thing
room-gust-text = Leaving it, you go exactly three rooms in one go.
room-key = Key
    .is = thing
room-key-text = From here you go to any room next door, even against an arrow.
room-vortex = Vortex
    .is = thing
room-vortex-text = From here you go to any other room of the lair.

## The tiles: a room and its arrows

tile-start = Start
    .is = thing
tile-start-3 = Start (3 arrows)
    .is = thing
tile-empty-1 = Empty Room (1 arrow)
    .is = thing
tile-empty-2s = Empty Room (straight)
    .is = thing
tile-empty-2c = Empty Room (corner)
    .is = thing
tile-empty-3 = Empty Room (3 arrows)
    .is = thing
tile-gold-1 = Gold Coin (1 arrow)
    .is = thing
tile-gold-2s = Gold Coin (straight)
    .is = thing
tile-gold-2c = Gold Coin (corner)
    .is = thing
tile-gold-3 = Gold Coin (3 arrows)
    .is = thing
tile-crystal-2s = Crystal Ball (straight)
    .is = thing
tile-crystal-2c = Crystal Ball (corner)
    .is = thing
tile-crystal-3 = Crystal Ball (3 arrows)
    .is = thing
tile-rotation-2s = Rotation (straight)
    .is = thing
tile-rotation-2c = Rotation (corner)
    .is = thing
tile-rotation-3 = Rotation (3 arrows)
    .is = thing
tile-destruction-1 = Destruction (1 arrow)
    .is = thing
tile-destruction-2s = Destruction (straight)
    .is = thing
tile-destruction-2c = Destruction (corner)
    .is = thing
tile-destruction-3 = Destruction (3 arrows)
    .is = thing
tile-portal-2s = Magic Portal (straight)
    .is = thing
tile-portal-2c = Magic Portal (corner)
    .is = thing
tile-portal-3 = Magic Portal (3 arrows)
    .is = thing
tile-map-2s = Map Room (straight)
    .is = thing
tile-map-2c = Map Room (corner)
    .is = thing
tile-map-3 = Map Room (3 arrows)
    .is = thing
tile-goblins-1 = Mischievous Goblins (1 arrow)
tile-goblins-2s = Mischievous Goblins (straight)
tile-goblins-2c = Mischievous Goblins (corner)
tile-steal_left-1 = Steal Left (1 arrow)
tile-steal_left-2s = Steal Left (straight)
tile-steal_left-2c = Steal Left (corner)
tile-steal_right-1 = Steal Right (1 arrow)
tile-steal_right-2s = Steal Right (straight)
tile-steal_right-2c = Steal Right (corner)
tile-well-2s = Well (straight)
    .is = thing
tile-well-2c = Well (corner)
    .is = thing
tile-wind-2c = Wind (corner)
    .is = thing
tile-wind-3 = Wind (3 arrows)
    .is = thing
tile-gust-2c = Gust (corner)
    .is = thing
tile-gust-3 = Gust (3 arrows)
    .is = thing
tile-key-0 = Key
    .is = thing
tile-vortex-0 = Vortex
    .is = thing

## The arrows of a room as it lies

arrow-N = arrow north
arrow-E = arrow east
arrow-S = arrow south
arrow-W = arrow west
arrow-NS = arrows north and south
arrow-EW = arrows east and west
arrow-NE = arrows north and east
arrow-ES = arrows east and south
arrow-SW = arrows south and west
arrow-NW = arrows north and west
arrow-NES = arrows north, east and south
arrow-ESW = arrows east, south and west
arrow-NSW = arrows north, south and west
arrow-NEW = arrows north, east and west
arrow-NESW = arrows north, east, south and west

## The adventurers

seat-choice = Choose your adventurer
adventurer-wizard = Wizard
    .is = thing
adventurer-wizard-text = Once, his move begins through a side without an arrow.
adventurer-barbarian = Barbarian
    .is = thing
adventurer-barbarian-text = Once, he drives an adventurer out of his room, then takes a tile of its player.
adventurer-thief = Thief
    .is = thing
adventurer-thief-text = Once, he takes a coin from the player of an adventurer who shares his room.
adventurer-dwarf = Dwarf
    .is = thing
adventurer-dwarf-text = Once, he changes two tiles of his hand for two from the pile.
adventurer-knight = Knight
    .is = thing
adventurer-knight-text = Once, in anybody's turn, he keeps a coin he was about to lose.
adventurer-amazon = Amazon
    .is = thing
adventurer-amazon-text = Once, after a move, she moves again.
token-ready = power available
token-spent = power used
token-none = no power

## The Knight's standing orders

stance-ask = ask every time
stance-always = guard
stance-if_rich = guard with so many coins or more
stance-if_decisive = guard if the coin would win the game for its taker
stance-never = let it happen

## Why a coin or a tile is lost

cause-goblins = Mischievous Goblins
cause-well = Well
cause-steal_left = Steal Left
cause-steal_right = Steal Right
cause-thief = Thief
cause-map = Map Room
cause-barbarian = Barbarian

## Turns of phrase: they are read inside a sentence

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
cell = ({ $x }, { $y })
facing-arrows =
    { $arrows_id ->
        [none] { "" }
       *[other] , { $arrows }
    }
the-room =
    { $room_id ->
        [gold] the Gold Coin room
        [goblins] the room of the Mischievous Goblins
        [rotation] the Rotation room
        [destruction] the Destruction room
        [steal_left] the { $room } room
        [steal_right] the { $room } room
       *[other] { THE($room) }
    }
into-the-room = { the-room }
of-the-adventurer = { $adventurer }'s

## What happens

tiles-dealt =
    { $tiles_count ->
        [0]
            { $count ->
                [one] { $seat } is dealt a tile.
               *[other] { $seat } is dealt { $count } tiles.
            }
       *[other] { $seat } is dealt { $tiles }.
    }
adventurer-drawn = { $seat } draws an adventurer by lot: { $adventurer }.
adventurer-chosen = { $seat } plays { THE($adventurer) }.
first-player-drawn = The lot says who begins: { $seat }.
tile-placed = { $seat } places { AN($tile) } at { cell }{ facing-arrows }.
tile-drawn =
    { $tile_id ->
        [none] { $seat } draws a tile.
       *[other] { $seat } draws { AN($tile) }.
    }
turn-passed = { $seat } has neither a tile nor a move, and passes.
adventurer-moved = { $seat } enters { into-the-room } at { cell }.
adventurer-sent = { $by } sends { $seat } into { into-the-room } at { cell }.
adventurer-stayed = { $by } chooses { $seat }, who cannot budge and stays put.
room-without-effect =
    { $room_id ->
        [gold] The treasury is empty: { $seat } finds nothing.
        [crystal] No opponent can budge: the Crystal Ball has no effect for { $seat }.
        [rotation] No room can be turned: the Rotation has no effect for { $seat }.
        [destruction] No room can be destroyed: the Destruction has no effect for { $seat }.
        [portal] No swap is possible: the Magic Portal has no effect for { $seat }.
        [map] No opponent has a tile: { $seat } takes none.
        [goblins] { $seat } has no coin: the Goblins leave empty-handed.
        [well] { $seat } has no coin: the Well swallows nothing.
        [steal_left] There is no coin on the left: { $seat } steals nothing.
        [steal_right] There is no coin on the right: { $seat } steals nothing.
       *[other] { $seat } gets nothing from { the-room }.
    }
balls-exhausted = Twelve Crystal Balls have acted in this turn already: the one { $seat } enters has no effect.
coin-found = { $seat } takes a coin from the treasury.
coin-picked-up = { $seat } picks up a coin on the Start.
coin-left = { $seat } leaves the coins on the Start.
coin-carried-off = The Goblins carry a coin of { $seat } off to the Start.
coin-sunk = { $seat } loses a coin in the Well: it returns to the treasury.
coin-stolen =
    { $cause_id ->
        [thief] { $seat }'s Thief takes a coin from { $victim }.
       *[other] { $seat } steals a coin from { $victim }.
    }
coin-guarded = { $seat } guards: the coin stays ({ $cause }).
tile-taken =
    { $tile_id ->
        [none] { $seat } takes a random tile from { $victim } ({ $cause }).
       *[other] { $seat } takes a random tile from { $victim } ({ $cause }): { $tile }.
    }
room-destroyed = { $seat } destroys { THE($tile) } at { cell }: the tile goes under the pile.
room-swapped = { $seat } takes { THE($taken) } at { cell } and puts { AN($tile) } in its place{ facing-arrows }.
room-turned =
    { $arrows_id ->
        [none] { $seat } turns { the-room } at { cell }: it looks the same.
       *[other] { $seat } turns { the-room } at { cell }: { $arrows }.
    }
power-used = { $seat } uses the { of-the-adventurer } power.
tiles-exchanged =
    { $tiles_count ->
        [0] { $seat } slips two tiles under the pile and draws two others.
       *[other] { $seat } slips { $tiles } under the pile and draws two other tiles.
    }
game-ended =
    { $winners_count ->
        [one] The game is over ({ $ending }): { $winners } wins!
       *[other] The game is over ({ $ending }): { $winners } share the victory!
    }

## Why the game ends

ending-five-coins = five coins gathered
ending-escape = a successful escape
ending-deadlock = nobody can play any more
ending-stagnation = ten rounds without a tile placed or a coin moved
ending-round-limit = that was the last round

## The game in figures

statistic-tiles_placed = Tiles placed
statistic-rooms_entered = Rooms entered
statistic-rooms_changed = Rooms destroyed, swapped, turned
statistic-coins_found = Coins found
statistic-coins_stolen = Coins stolen
statistic-coins_lost = Coins lost
statistic-powers_used = Powers used

## The moves

move-place = Place { AN($tile) } at { cell }{ facing-arrows }
move-move-to = Go to { cell }
move-pass = Pass
move-take-coin = Take a coin
move-leave-coin = Leave the coins
move-take-tile = Take a tile from { $seat }
move-destroy = Destroy the room at { cell }
move-swap = Take the room at { cell } and put { AN($tile) } in its place{ facing-arrows }
move-turn =
    { $arrows_id ->
        [none] Turn the room at { cell } (it looks the same)
       *[other] Turn the room at { cell }: { $arrows }
    }
move-send-to = Send { $seat } to { cell }
move-let-stay = Choose { $seat }, whose adventurer stays put
move-wizard-move = Wizard's power: go to { cell }
move-push = Barbarian's power: push { $seat } to { cell }
move-rob = Thief's power: take a coin from { $seat }
move-exchange = Dwarf's power: slip { AN($first) } under the pile, then { AN($second) }
move-extra-move = Amazon's power: go on to { cell }
move-skip = Keep your power
move-choose-adventurer = Choose: { $adventurer }
move-guard = Guard
move-accept = Let it happen
move-standing-order =
    { $stance_id ->
        [if_rich] Standing order: guard with { coins } or more
       *[other] Standing order: { $stance }
    }

## The questions

ask-action = Place a tile, or move your adventurer.
question-action = the action of the turn
ask-end_power = Your turn is ending: do you use your power?
question-end_power = the power at the end of the turn
ask-crystal =
    { $sent ->
        [yes] { $by_seat } sends you into a Crystal Ball: which opponent do you move?
       *[no] Crystal Ball: which opponent do you move?
    }
question-crystal = the opponent to move
ask-rotation =
    { $sent ->
        [yes] { $by_seat } sends you into a Rotation: which room do you turn?
       *[no] Rotation: which room do you turn?
    }
question-rotation = the room to turn
ask-portal =
    { $sent ->
        [yes] { $by_seat } sends you into a Magic Portal: which room do you swap for one of your tiles?
       *[no] Magic Portal: which room do you swap for one of your tiles?
    }
question-portal = the room to swap
ask-destruction =
    { $sent ->
        [yes] { $by_seat } sends you into a Destruction: which room do you destroy?
       *[no] Destruction: which room do you destroy?
    }
question-destruction = the room to destroy
ask-map =
    { $sent ->
        [yes] { $by_seat } sends you into a Map Room: from whom do you take a tile?
       *[no] Map Room: from whom do you take a tile?
    }
question-map = the opponent to take a tile from
ask-start_coin =
    { $sent ->
        [yes] { $by_seat } sends you to the Start, which has { coins }: do you take one?
       *[no] The Start has { coins }: do you take one?
    }
question-start_coin = the coin on the Start
ask-adventurer = Which adventurer are you?
question-adventurer = an adventurer
ask-knight_guard =
    { $cause_id ->
        [goblins] The Goblins want one of your coins: does your Knight guard?
        [well] The Well wants one of your coins: does your Knight guard?
        [thief] { $taker_seat }'s Thief wants one of your coins: does your Knight guard?
       *[other] { $taker_seat } is stealing a coin from you: does your Knight guard?
    }
question-knight_guard = the Knight's guard

## Moves refused

refuse-unknown-tile = No tile of the game is called “{ $value }”: choose one of your tiles.
refuse-not-your-tile = You do not hold enough tiles “{ $tile }” for this move: choose among those in your hand.
refuse-cell-taken = There is a room at { cell } already: choose a free cell at the edge of the lair.
refuse-not-adjacent = The cell { cell } does not touch a room by a side: choose a cell at the edge of the lair.
refuse-no-such-orientation =
    { $value_id ->
        [none] You cannot lay { the-room } without arrows: this tile has some.
       *[other] You cannot lay { the-room } with the arrows “{ $value }”: choose one of its orientations.
    }
refuse-arrows-face = Two arrows would meet head to head ({ $arrows }): turn the tile another way, or choose another place.
refuse-no-arrow-that-way = No arrow of the room you leave leads to { cell }: its own arrows are the only way out.
refuse-no-room-that-way = There is no room at { cell }: an arrow into empty space leads nowhere.
refuse-not-next-door = The cell { cell } is not next door to the room you leave: you go one room at a time.
refuse-wind-needs-full-path = No path of exactly { $steps } rooms ends at { cell }: carried by the wind, you stop neither short of it nor beyond.
refuse-vortex-other-room = Staying at { cell } is no move: choose another room than this Vortex.
refuse-not-an-opponent = Choose an opponent who sits at this table.
refuse-must-be-moved = { $seat }'s adventurer can move: take it to one of its destinations, or choose somebody else.
refuse-no-tiles-there = { $seat } has no tile: choose an opponent who has one.
refuse-no-room-there = There is no room at { cell }: choose a room of the lair.
refuse-room-occupied = There is an adventurer at { cell }: choose an unoccupied room.
refuse-start-protected = The Start is sheltered: it can be neither destroyed nor taken. Choose another room.
refuse-tile-just-taken = You cannot put back { THE($tile) }, the room you have just taken: put down a tile you were already holding.
refuse-tile-does-not-fit = Turned like that, the tile “{ $tile }” does not fit at { cell }: two arrows would meet head to head.
refuse-not-turned = The room at { cell } lies like that already: turn it by a quarter or a half turn.
refuse-must-act = You cannot pass: you still have a tile to place or a move to make.
refuse-no-coin-to-take = You pick up a coin only on entering the Start, and if there is one.
refuse-adventurer = { $adventurer } is taken or unknown: choose another adventurer.
refuse-power-not-yours = You do not have the { of-the-adventurer } power in this game.
refuse-power-spent = The { of-the-adventurer } power has been used: it works once a game.
refuse-power-not-now = This is not the moment to use the { of-the-adventurer } power.
refuse-power-not-here = The { of-the-adventurer } power cannot be used here: nobody within reach in this room, or no arrow to act through.
refuse-nothing-to-rob = { $seat } has no coin: choose somebody who has one.
refuse-no-power-needed = You can go to { cell } by an ordinary move: keep your power.
refuse-hand-too-small = You need at least two tiles in hand for this exchange; you hold { $count }.
refuse-pile-too-small = There must be at least two tiles in the pile for this exchange; there are { $count }.
refuse-unknown-order = “{ $value }” is no standing order: choose ask, always, if_rich (with a number of coins), if_decisive or never.

## Impossible positions

error-no-such-room = The room “{ $value }” cannot lie at { cell }: write a kind and its arrows as they lie, with the Start at (0, 0) and nowhere else.
error-too-many-tiles = The position shows too many tiles “{ $tile }”: the box does not hold as many.
error-no-such-adventurer = No adventurer is called “{ $value }”: choose among the six of the game.

## Options

option-powers = Powers
option-powers-help = Every adventurer has a power, which works once in the game; who is who is drawn by lot, unless the players choose.
option-escape = Escape
option-escape-help = Five coins no longer win: enter a Key or a Vortex with at least four coins.
option-start_exits = Exits of the Start
option-start_exits-help = With three arrows instead of four, one can walk back to the Start.
option-adventurers = Adventurers
option-adventurers-help = Given: by seat, or by lot if they have powers. Chosen: by their players, in the waiting room or at the table.
value-adventurers-given = given
value-adventurers-chosen = chosen
option-round_limit = Round limit
option-round_limit-help = The game ends after this many rounds at the latest; the richest player wins.

## Ready-made tables

preset-base = Basic rules
preset-base-help = Five coins to win, no powers.
preset-powers = Powers
preset-powers-help = Every adventurer has a power, which works once.
preset-escape = Escape
preset-escape-help = To win, leave the lair by a Key or a Vortex with at least four coins.
preset-powers_and_escape = Powers and escape
preset-powers_and_escape-help = Both at once.
preset-open_start = Open Start
preset-open_start-help = The Start has only three arrows: one can walk back to it.
preset-short = Short game
preset-short-help = Twenty rounds at most.
preset-heroes = Your own hero
preset-heroes-help = Everybody chooses their adventurer.

## Words on the table

word-by-escape = left the lair with the gold
word-by-five-coins = gathered five coins
word-coins = Coins
word-coins-lead =
    { $lead ->
        [one] one coin more than { $seat }
       *[other] { $lead } coins more than { $seat }
    }
word-tiles = Tiles
word-adventurer = Adventurer
word-hand = Hand
word-pile = Pile
word-treasury = Treasury
word-start-coins = On the Start
word-round = Round
word-quiet = Quiet turns
word-bottom = Under the pile

## Words on the board of the web page

word-lair = Lair
word-players = Players
word-to-play = to play
word-left = on the left
word-right = on the right
word-choosing = still choosing
word-one-short = One coin short of victory!
word-may-escape = Rich enough to escape!
word-rank = Rank { $rank }
word-count-coins = { coins }
word-count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
word-known = Seen in this hand: { $tiles }
word-reach = Show where { $seat } could go
word-choose-seat = Choose { $seat }
word-room-label =
    { $seats_count ->
        [0] { $room } { cell }{ facing-arrows }
       *[other] { $room } { cell }{ facing-arrows } – { $seats }
    }
word-free-cell = Free cell { cell }
word-cell-fits = { $tile } fits here: { cell }
word-can-choose = can be chosen
word-chosen = chosen
word-zoom-in = Closer
word-zoom-out = Farther
word-see-all = See the whole lair
word-see-mine = See my adventurer
word-minimap = Map of the lair: choose a part to look at
word-confirm = Confirm
word-start-over = Start over
word-turn-right = Turn clockwise
word-turn-left = Turn anticlockwise
word-ways = way { $at } of { $count }
word-hint-tile-or-room = Choose a tile of your hand to place, or a glowing room to go to.
word-hint-tile = Choose a tile of your hand.
word-hint-cell = Choose a glowing cell.
word-hint-room = Choose a glowing room.
word-hint-swap = Choose a tile of your hand and a glowing room.
word-hint-opponent = Choose an opponent.
word-hint-first-tile = Choose the first tile to give back.
word-hint-second-tile = Choose the second tile to give back.
word-mode-ordinary = Ordinary action
word-mode-power = { of-the-adventurer } power
word-powers-title = What to do
word-empty-hand = No tile in hand
word-order = The Knight's standing order
word-order-coins = Coins held, at least
word-order-give = Give this order
word-order-given = Order given
word-dragon = Drakon on his hoard
word-balls = Crystal Balls this turn
word-of-limit = { $number } of { $limit }
word-unseen-tile = Tile you have not seen

## For a first game: what each question is about

coach-welcome = Gather gold before anybody else: five coins win at once or, in the Escape variant, four and a Key or a Vortex to leave by. The lair does not exist yet: you build it together, room by room, and its arrows decide where one may walk.
coach-action = Each turn is one thing only: lay a tile, or walk along an arrow. Lay a Gold Coin where an arrow leads you to it next turn – and look whether somebody else stands closer.
coach-end_power = Your adventurer's power works once in the whole game. Keep it unless it brings a coin now, or saves you from losing one.
coach-crystal = You walk with somebody else's legs: send whoever is ahead into the Well or to the Goblins, or away from a coin.
coach-rotation = Turning a room changes its arrows: open a way for yourself, or close the one your rival counts on. Two arrows may never face each other.
coach-portal = The room you take comes into your hand, your tile takes its place. A rival's Gold Coin can become a Well that way.
coach-destruction = Any room where nobody stands can go, whatever it is, but never the Start. Take away the one that serves your rivals most, or cut their way.
coach-map = One tile drawn at random moves from their hand to yours: more choice for you, for the rest of the game.
coach-start_coin = Coins the Goblins took lie on the Start. Taking one costs nothing and brings you closer to your goal.
coach-adventurer = With powers, each has one of its own, once in the game: take the one you like. Without powers all adventurers are alike.
coach-knight_guard = The Knight keeps one coin from being lost, once in the game. The nearer you are to your goal, the more that coin is worth.

## The lesson

lesson-lair = The lair, as far as it has been built. You may leave a room along its arrows only.
lesson-coins = Your coins: five of them win at once.
lesson-hand = Your tiles. Point at one, or touch it, to read what its room does.

## The first page of the rules

first-aim = Gather gold coins in the dragon's lair, and be quicker than the others.
first-turn = On your turn, one thing only: lay a tile against a room, or walk one room along an arrow. Two arrows never face each other: every way goes one way.
first-knack = Entering a room sets it off: a coin won, stolen or lost, a room turned or destroyed. The Crystal Ball moves somebody else: straight into the Well, for instance.
first-end = The fifth coin wins, at once. In the Escape variant, enter a Key or a Vortex with at least four.
