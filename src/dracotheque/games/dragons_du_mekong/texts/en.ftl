### Les Dragons du Mékong: everything the table says in English.
###
### A variable ending in "_id" holds the bare value (the id of a card, the number of a seat, "none" for nothing), one
### ending in "_count" the number of items in a list: they serve only for choosing.

## The box

game-title = Les Dragons du Mékong
game-summary = Stones, planks and five cards chosen in advance: be the first to enter the village opposite and you win, if the dragons let you.
game-authors = Roberto Fraga
game-length = 15 to 45 min
game-difficulty = easy to learn
game-advice = With five or six the delta soon gets crowded: for your first go, play with two, three or four.

## The cards

card-place_1_stone = Place 1 stone
card-place_1_stone-text = Put a stone of the supply on an islet that has none and lies under no plank.
card-place_2_stones = Place 2 stones
card-place_2_stones-text = Put down two stones, one after the other.
card-place_1_plank = Place 1 plank
card-place_1_plank-text = Name a plank of your reserve and a gap: long enough, it stays; too short, it is lost.
card-place_2_planks = Place 2 planks
card-place_2_planks-text = Lay two planks, one after the other.
card-remove_1 = Remove 1 plank or 1 stone
card-remove_1-text = A free plank joins your reserve (never the same number twice, never a third colour), or a stone that carries nothing goes back to the supply.
card-move_1 = Move your pawn 1
card-move_1-text = Take a step to a free neighbouring plank or a neighbouring village; if you cannot, splash!
card-move_2 = Move your pawn 2
card-move_2-text = Take two steps, and do not come back to where you started if you can go elsewhere; without a first step, splash!
card-jump = Jump over a pawn
card-jump-text = Jump over a pawn on a neighbouring plank and land on a place next to that plank; if you cannot, splash!
card-dragon_yellow = Yellow dragon
card-dragon_red = Red dragon
card-dragon_black = Black dragon
card-dragon_blue = Blue dragon
card-dragon_green = Green dragon
card-dragon_white = White dragon
card-dragon-text = Cancels the card of the same rank of the player of this colour, whoever acts first; never another dragon.

## The colours and the places

colour-yellow = yellow
colour-red = red
colour-black = black
colour-blue = blue
colour-green = green
colour-white = white
place-a1 = a1
place-a2 = a2
place-a3 = a3
place-a4 = a4
place-a5 = a5
place-a6 = a6
place-b1 = b1
place-b2 = b2
place-b3 = b3
place-b4 = b4
place-b5 = b5
place-b6 = b6
place-c1 = c1
place-c2 = c2
place-c3 = c3
place-c4 = c4
place-c5 = c5
place-c6 = c6
place-d1 = d1
place-d2 = d2
place-d3 = d3
place-d4 = d4
place-d5 = d5
place-d6 = d6
place-e1 = e1
place-e2 = e2
place-e3 = e3
place-v_yellow = the yellow village
place-v_red = the red village
place-v_black = the black village
place-v_blue = the blue village
place-v_green = the green village
place-v_white = the white village
place-yellow_1 = Yellow 1
place-yellow_2 = Yellow 2
place-yellow_3 = Yellow 3
place-yellow_4 = Yellow 4
place-yellow_5 = Yellow 5
place-yellow_6 = Yellow 6
place-red_1 = Red 1
place-red_2 = Red 2
place-red_3 = Red 3
place-red_4 = Red 4
place-red_5 = Red 5
place-red_6 = Red 6
place-black_1 = Black 1
place-black_2 = Black 2
place-black_3 = Black 3
place-black_4 = Black 4
place-black_5 = Black 5
place-black_6 = Black 6
place-blue_1 = Blue 1
place-blue_2 = Blue 2
place-blue_3 = Blue 3
place-blue_4 = Blue 4
place-blue_5 = Blue 5
place-blue_6 = Blue 6
place-green_1 = Green 1
place-green_2 = Green 2
place-green_3 = Green 3
place-green_4 = Green 4
place-green_5 = Green 5
place-green_6 = Green 6
place-white_1 = White 1
place-white_2 = White 2
place-white_3 = White 3
place-white_4 = White 4
place-white_5 = White 5
place-white_6 = White 6
owner = { $seat } ({ $colour })
revealed = { $seat }: “{ $card }”

## What happens

colours-dealt = The colours are drawn: { $owners }.
colour-taken = { $seat } chooses a colour: { $colour }.
statuette-given = { $seat } receives the statuette and will act first.
eye-given = { $seat } takes the measure of the delta.
round-began = Round { $round }: { $seat } holds the statuette. Everybody makes up a programme.
programme-ready = { $seat } has handed in a programme.
cards-revealed = Rank { $rank }. { $cards }.
card-cancelled = A dragon cancels the card of { $seat } (“{ $card }”): the breath comes from { $dragons }.
card-carried-out = { $seat } carries out “{ $card }”.
nothing-done =
    { $second ->
        [yes] The second half of “{ $card }” has no effect for { $seat }.
       *[no] “{ $card }” has no effect for { $seat }.
    }
no-gap-left =
    { $second ->
        [yes] No gap will do for the second plank of { $seat }: it stays in the reserve.
       *[no] No gap will do for { $seat }: the planks stay in the reserve.
    }
stone-placed = { $seat } puts a stone on { $islet }.
plank-laid = { $seat } names { $plank } between { $a } and { $b }: it is long enough.
plank-too-short =
    { $lost ->
        [yes] { $seat } names { $plank } between { $a } and { $b }: too short, and off it drifts. The plank is lost!
       *[no] { $seat } names { $plank } between { $a } and { $b }: too short, it comes back to the reserve.
    }
plank-given-up = { $seat } has nowhere to lay a plank and loses { $plank }.
plank-removed = { $seat } removes { $plank }, which lay between { $a } and { $b }, and adds it to the reserve.
stone-removed = { $seat } removes the stone on { $islet }, which goes back to the supply.
pawn-walked =
    { $way_count ->
        [one] { $seat } takes a step: { $origin } → { $way }.
       *[other] { $seat } takes two steps from { $origin }: { $way }.
    }
pawn-returned = { $seat } has no choice but a return trip: { $origin } → { $turn } → { $origin }.
pawn-jumped = { $seat } jumps over { $over }: { $origin } → { $place }.
pawn-fell =
    { $at_home ->
        [yes] { $seat } cannot go anywhere: the pawn stays in its village ({ $home }).
       *[no] Splash! { $seat } cannot go anywhere and falls into the water: { $origin } → { $home }.
    }
order-followed = { $seat } left a standing order: it is followed.
caretaker-acted = The caretaker decides for { $seat }.
time-ran-out =
    { $seats_count ->
        [one] Time is up: an answer is given for { $seats }.
       *[other] Time is up: answers are given for the latecomers, { $seats }.
    }
statuette-passed = The statuette passes to { $seat }, and everybody takes their cards back.
game-ended =
    { $ending_id ->
        [arrival] { $winners } enters the village opposite and wins the game!
       *[other] The game is a draw ({ $ending }): { $winners } share the result.
    }

## Why the game ends

ending-arrival = arrival in the village opposite
ending-no-planks = last plank lost
ending-round-limit = that was the last round

## The game in figures

statistic-stones_placed = Stones placed
statistic-planks_laid = Planks laid
statistic-planks_lost = Planks lost
statistic-places_entered = Steps and jumps
statistic-jumps = Jumps over a pawn
statistic-falls = Falls into the water
statistic-cards_cancelled = Cards cancelled by one's dragons
statistic-cards_lost = Cards lost to a dragon

## The moves

move-take-colour = Play with the colour { $colour }
move-give-statuette = Give the statuette to { $seat }
move-programme = Programme { $cards }
move-put-stone = Put a stone on { $islet }
move-lay-plank = Lay { $plank } between { $a } and { $b }
move-lose-plank = Sacrifice { $plank }
move-remove-plank = Remove { $plank }
move-remove-stone = Remove the stone on { $islet }
move-walk-to = Go to { $place }
move-jump-to = Jump to { $place }
move-draft =
    { $cards_count ->
        [0] Clear the draft
       *[other] Draft { $cards }
    }
move-leave-order =
    { $auto ->
        [yes]
            { $wishes_count ->
                [0] Let the caretaker decide for “{ $card }”
               *[other] Order for “{ $card }”: { $wishes }; failing that, the caretaker decides
            }
       *[no]
            { $wishes_count ->
                [0] Take back the order for “{ $card }”
               *[other] Order for “{ $card }”: { $wishes }; failing that, ask me
            }
    }
move-decide-myself =
    { $myself ->
        [yes] Decide myself, and ignore my orders
       *[no] Follow my orders again
    }
move-time-up = Announce that time is up
put-stone = { move-put-stone }
lay-plank = { move-lay-plank }
lose-plank = { move-lose-plank }
remove-plank = { move-remove-plank }
remove-stone = { move-remove-stone }
walk-to = { move-walk-to }
jump-to = { move-jump-to }

## The questions

ask-colour = Choose your colour.
question-colour = the colour
ask-statuette = To whom do you give the statuette for the first round?
question-statuette = the first statuette
ask-programme = Make up your programme in secret: five different cards, at most one of them a dragon. Once handed in, it stays as it is.
question-programme = the programme
ask-stone =
    { $left ->
        [2] On which islet do you put your first stone?
       *[other] On which islet do you put a stone?
    }
question-stone = the stone
ask-plank =
    { $left ->
        [2] Name your first plank and the gap it is to bridge.
       *[other] Name a plank and the gap it is to bridge.
    }
question-plank = the plank
ask-removal = Which plank or which stone do you remove?
question-removal = the removal
ask-move_1 = Where does your pawn step?
question-move_1 = the step
ask-move_2 = Where do two steps take your pawn?
question-move_2 = the two steps
ask-jump = Where does your pawn come down?
question-jump = the jump

## Moves refused

refuse-colour = The colour “{ $colour }” is not to be had at this table: choose one of those that are left.
refuse-no-such-player = There is no seat { $number } at this table: give the statuette to one of the players.
refuse-unknown-card = No card is called “{ $value }”: choose among those of your hand.
refuse-unknown-spot = There is neither an islet nor a village called “{ $value }” on the board.
refuse-unknown-plank = No plank is called “{ $value }”.
refuse-unknown-place = “{ $value }” is neither a plank nor a village: no pawn can stand there.
refuse-five-cards = A programme has exactly five cards, not { $count }.
refuse-card-not-in-hand = You do not have “{ $card }” in hand: choose among your cards.
refuse-card-twice = You have only one copy of “{ $card }”: the five cards are all different.
refuse-two-dragons = A programme has one dragon at most: keep one of them, or none.
refuse-stone-on-village = No stone is put in a village ({ $place }): it is a support already.
refuse-islet-taken = There is a stone on { $place } already: choose a bare islet.
refuse-islet-covered = { $plank_place } passes over { $place }: the islet is closed to stones for as long as it is there.
refuse-plank-not-in-reserve = { $place } is not in your reserve: choose one of your planks.
refuse-gap-available = You do not throw { $place } away while a gap is offered: name one.
refuse-same-support = A plank joins two different supports: it does not go from { $place } to { $place }.
refuse-two-villages = A plank does not go from village to village: at least one of the two supports is a stone.
refuse-no-stone = There is no stone on { $place }: a bare islet holds nothing up.
refuse-out-of-sight = These two supports are much too far apart: nobody would believe it.
refuse-three-planks = Three planks rest here already: { $place }. This support is full.
refuse-same-gap = { $place } bridges this gap already: no second plank is laid on top of it.
refuse-crossing = The plank would cross { $place }: choose another gap.
refuse-stone-in-the-way = The stone on { $place } is in the way: a plank has two supports only.
refuse-too-short = { $place } is too short for this gap: your list offers only what fits.
refuse-plank-not-there = { $place } is not on the board: only what is there can be removed.
refuse-plank-occupied = A pawn stands on { $place }: an occupied plank stays.
refuse-same-number = You have a plank with the same number as { $place } in your reserve.
refuse-third-colour = With { $place } your reserve would have three colours: two at most.
refuse-stone-not-there = There is no stone to remove here: { $place }.
refuse-stone-loaded = The stone on { $place } carries a plank: it cannot be removed.
refuse-not-neighbour = This place is not next to yours: { $place }. A pawn walks from neighbour to neighbour.
refuse-village-between = Only a village joins your plank to { $place }: you have to enter it first, then leave it.
refuse-not-free = Another pawn stands on { $place }: a plank carries one only.
refuse-no-return = You do not come back to where you started ({ $place }) when you can go elsewhere.
refuse-through-goal = There is no way through your goal: entering it ends the game, and { $place } lies beyond.
refuse-not-two-steps = This place is not two steps from yours: { $place }.
refuse-jump-in-place = You do not jump on the spot: your pawn is here already ({ $place }).
refuse-nobody-to-jump = There is nobody to jump over to land here: { $place }.
refuse-no-landing = This place does not touch the plank of a pawn you may jump over: { $place }.
refuse-no-draft-now = This is no time for a draft: your programme is handed in, or the round is under way.
refuse-no-standing-orders = This table plays without standing orders: decide when you are asked.
refuse-dragon-needs-no-order = “{ $card }” calls for no decision: a dragon needs no order.
refuse-too-many-wishes = Too many wishes for one card ({ $count }): { $most } at most.
refuse-wish-of-another-card = One of these wishes is no answer to “{ $card }”.
refuse-card-not-programmed = “{ $card }” is not in your programme of this round.
refuse-order-too-late = “{ $card }” has been carried out: its orders can no longer be changed.

## Impossible tables and positions

error-assisted-seat = Nobody sits on this assisted seat ({ $value }): give 0 for the first seat of the table, and { $high } at most.
error-decision-time = A time to decide ({ $value } s) has no effect where the table waits for those who are late: leave one of the two out.
error-round-limit = This limit of rounds ({ $value }) will not do: give 0 to play without a limit, or { $low } to { $high }.
error-colours-not-in-play = With { $players } players the colours in play are fixed: { $colours } will not do.
error-colour-not-in-play = The colour “{ $colour }” is not in play at this table.
error-unknown-name = “{ $value }” does not exist here: give the name of an islet, a village, a plank or a card.
error-no-such-gap = { $plank_place } cannot go there ({ $spot_places }): these two do not make a gap in sight.
error-no-such-rank = There is no rank { $rank }: give a rank from 1 to 5.
error-no-such-round = There is no round { $round } at this table: the first one is round 1, and the round limit gives the last.
error-no-programme = The colour “{ $colour }” has no legal programme: give it five different cards of its hand, at most one of them a dragon.

## Options

option-plank_fit = Plank lengths
option-plank_fit-help = Unaided, everybody judges with the naked eye, and a plank that is too short is lost; gentle, it comes back to the reserve; assisted, only what fits is offered.
option-assisted_seat = Assisted seat
option-assisted_seat-help = With everybody's consent a single seat is offered only the planks that fit.
option-round_limit = Round limit
option-round_limit-help = The game is a draw if nobody has arrived by the end of this round; 0 to play without a limit, except among bots.
option-colours = Colours
option-colours-help = Drawn by lot, or chosen by one player after the other before the game.
option-first_statuette = First statuette
option-first_statuette-help = Drawn by lot, or given by the host: to the youngest, says the booklet.
option-program_time = Time to programme
option-program_time-help = In seconds; when it has passed, the draft goes in as it stands and the caretaker fills the empty slots.
option-decision_time = Time to decide
option-decision_time-help = In seconds; when they have passed, the caretaker decides.
option-standing_orders = Standing orders
option-standing_orders-help = For slow games: attach to each card a list of wishes that nobody else sees.
value-plank_fit-by_eye = unaided
value-plank_fit-gentle = gentle
value-plank_fit-assisted = assisted
value-assisted_seat-0 = first seat
value-assisted_seat-1 = second seat
value-assisted_seat-2 = third seat
value-assisted_seat-3 = fourth seat
value-assisted_seat-4 = fifth seat
value-assisted_seat-5 = sixth seat
value-colours-random = drawn by lot
value-colours-chosen = chosen by everybody
value-first_statuette-random = drawn by lot
value-first_statuette-chosen = given by the host

## Ready-made tables

preset-base = Basic rules
preset-base-help = Unaided: a plank that is too short is lost. Forty rounds at most.
preset-gentle = Gentle
preset-gentle-help = For families and first games: a plank that is too short comes back to the reserve. Twenty rounds at most.
preset-assisted = Assisted
preset-assisted-help = Only planks that fit are offered. Twenty rounds at most.
preset-helping_hand = A helping hand
preset-helping_hand-help = Unaided for all but the first seat, which is offered only what fits. Twenty rounds at most.
preset-live = Live
preset-live-help = 120 seconds to programme, 45 to decide. Twenty rounds at most.
preset-slow = Slow game
preset-slow-help = Standing orders for the cards, and the caretaker for the absent. Twenty rounds at most.
preset-patient = Patient
preset-patient-help = Nobody answers for the absent: the table waits. Twenty rounds at most.
preset-free_choice = Free choice
preset-free_choice-help = Everybody chooses a colour, and the host gives the statuette. Twenty rounds at most.
preset-ten_rounds = Ten rounds
preset-ten_rounds-help = The basic rules, in ten rounds at most.

## Words on the table

word-by-arrival = reached the village opposite before all others
word-round = Round
word-rank = Rank
word-statuette = Statuette
word-programming = Programming
word-supply = Stones in the supply
word-reserve = Reserve
word-lost = Planks lost
word-programme = Programme
word-pawn = Pawn
word-goal = Goal
word-hand = Hand
word-draft = Draft
word-orders = Orders
word-cancelled = cancelled
word-dragon = Dragon
word-arrived = arrived
word-place_1_stone = 1 stone
word-place_2_stones = 2 stones
word-place_1_plank = 1 plank
word-place_2_planks = 2 planks
word-remove_1 = remove
word-move_1 = 1 step
word-move_2 = 2 steps
word-jump = jump

## Words on the board

word-river = The delta
word-zoom-in = Look closer
word-zoom-out = Look from farther away
word-see-all = See the whole delta
word-turn-order = Order of play
word-ready = ready
word-assisted = assisted
word-state-none = not chosen yet
word-state-face-down = face down
word-state-own = known to you alone
word-state-acting = being carried out
word-state-done = done
word-state-cancelled = cancelled by a dragon
word-slot-filled = Rank { $rank }: { $card }. Take it back; the arrow keys move it.
word-slot-free = Rank { $rank }, free. Choose this rank.
word-seal = Seal the programme
word-sealed = Your programme is sealed. The others are still at it.
word-same-again = Same as last round
word-start-over = Start over
word-confirm = Confirm
word-hint-plank = Choose a plank of your reserve.
word-hint-first = Choose a first support.
word-hint-second = Choose the other support.
word-hint-lose = No gap is offered: choose the plank to lose.
word-hint-target = Choose among what glows.
word-verdicts = What attempts have shown
word-verdict =
    { $held ->
        [yes] From { $a_place } to { $b_place }, a plank { $number } is long enough.
       *[no] From { $a_place } to { $b_place }, a plank { $number } is too short.
    }
word-last-programmes = Programmes of the last round
word-order-for = Order for “{ $card }”
word-order-help = “{ $card }”: show your wishes on the delta, in order of preference.
word-order-auto = Failing that, the caretaker decides
word-order-add = Add this wish
word-order-leave = Leave the order
word-order-close = Close
word-raise = Further up
word-drop = Remove this wish
word-decide-myself = Decide myself
word-stones-at =
    { $places_count ->
        [0] No stone on the delta
       *[other] Stones: { $places }
    }
word-plank-lies = { $plank_place }, from { $a_place } to { $b_place }
word-pawn-stands = { $seat }: { $place }

## For a first game: what each question is about

coach-welcome = Cross the delta: the first to enter the village opposite wins. Stones go on islets, planks join them, and your pawn walks on the planks – all of it planned five cards ahead, in secret.
coach-programme = Five different cards, in the order in which they will be carried out. Begin with stones, then planks, then steps: a step with nothing to step on drops your pawn into the water. One dragon may cancel a rival's card of the same rank.
coach-stone = Put it where one of your planks will reach it from your village, or from another stone. Stones belong to nobody: the others may use it too.
coach-plank = Longer than the gap, a plank always lies firm. Too short, it is lost, unless the table is gentle and gives it back, or assisted and does not offer it. Keep the short ones for small gaps: crossing takes five or six.
coach-removal = Take away the plank a rival is about to step on. A plank you lift comes to you; a stone can go only while it carries nothing.
coach-move_1 = One step: onto a free plank beside you, whoever laid it, or into a village. Go towards the village opposite.
coach-move_2 = Two steps at once: you choose only where you end. Where not even the first is possible, your pawn falls and begins again at home.
coach-jump = Over a pawn on a neighbouring plank, to any free place that touches that plank, at either end. With nobody to jump over, your pawn falls into the water.
coach-colour = Your colour decides from which village you start; the one opposite is your goal. All are equal.
coach-statuette = Whoever has the statuette acts first at every step of the round. It moves on each round.

## The lesson

lesson-village = Your village: your pawn starts here.
lesson-goal = The village opposite: whoever walks into the one opposite theirs first wins.
lesson-programme = Five cards, in the order in which they will be carried out. Here they are chosen for you: follow the light.
lesson-ranks = The programmes of all, card by card: first all first cards, then all second ones.

## The first page of the rules

first-aim = Be the first to walk your pawn into the village opposite, on the other side of the delta.
first-turn = Everybody lays five different cards in a row, in secret. All first cards are turned up and carried out in turn, then all second ones… What was planned must be done, even where it has become folly.
first-knack = Stones on islets, planks from stone to stone, then steps. A plank that is too short is lost: it is for you to judge the distance. A pawn that cannot move falls into the water and goes home.
first-end = Once in the village opposite you have won, there and then.
