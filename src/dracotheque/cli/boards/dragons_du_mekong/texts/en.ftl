### Les Dragons du Mékong: what only the terminal says of it.

board-type-programme = Type the five letters of your programme, in order (bacdg), or the number of a suggestion.
board-type-stone = Type the name of an islet.
board-type-plank = Type the number of a plank and two supports: “3 b1 yellow”.
board-type-order = With wishes, the dearest first: “o 2 c2, e1”; as you would type them when asked (planks “3 b1 yellow”, to be taken away “yellow 3”). With a + at the end the caretaker decides failing them: “o 2 c2 +”.
board-legend = (b1) stone   b1 bare islet   ▲1 plank   ♟ pawn   ✦ statuette   ► to decide   ▒ card face down   ▲ yellow   ■ red   ● black   ◆ blue   ✚ green   ○ white
