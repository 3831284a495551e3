### Braises: all that the table says in English.
game-title = Embers
game-summary = Little dragons, great treasures: send the largest, unless another is as large; and breathe fire at whoever was quicker.
game-authors = Dracothèque
option-embers = Embers each
option-embers-help = How often each player may breathe fire; an ember kept is a point.
preset-base = Embers
preset-base-help = Two embers each, eight treasures.
ask-send = Which dragon do you send for a treasure of { $total }?
question-send = a dragon
coach-send = Everybody chooses at once. The largest dragon takes the treasure, but dragons of the same size chase each other away.
ask-breathe = { $winner_seat } is about to take { $total }. Breathe fire? You need { $lucky } or more on the die.
question-breathe = fire, or no fire
coach-breathe = Fire reaches the treasure half of the time, and an ember you keep is a point: worth it from 3 points on.
coach-welcome = Eight treasures, five dragons in your hand, two embers. Whoever has the most at the end wins.
move-lay = Send dragon { $card }
move-breathe = Breathe fire (one ember)
move-hold = Hold your breath
refuse-not-in-hand = There is no dragon { $card } in your hand: send one of those you hold.
cards-drawn =
    { $cards_count ->
        [0] { $seat } draws cards ({ $count }).
       *[other] { $seat } draws { $cards }.
    }
treasure-found = A treasure of { $worth } is found: { $total } to be won.
dragon-sent = { $seat } has sent a dragon.
dragons-shown =
    { $chased_count ->
        [0] The dragons arrive: { $cards }.
       *[other] The dragons arrive: { $cards }. Those of { $chased } chase each other away.
    }
fire-breathed =
    { $reached ->
        [yes] { $seat } breathes fire and rolls { $die }: it reaches the treasure!
       *[no] { $seat } breathes fire and rolls { $die }: nothing but smoke.
    }
treasure-taken = { $seat } carries off { $total }.
game-ended =
    { $winners_count ->
        [one] The game is over ({ $ending }): { $winners } wins!
       *[other] The game is over ({ $ending }): { $winners } share the victory!
    }
ending-last-treasure = the last treasure is gone
word-die = Die
word-left = Treasures to come
word-at_stake = Treasure
word-hoard = Hoard
word-embers = Embers
word-hand_size = Cards
word-sent = Sent
word-hand = Your dragons
word-gone = Seen so far
