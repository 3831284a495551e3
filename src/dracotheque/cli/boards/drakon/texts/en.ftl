### Drakon: what only the terminal says of it.

board-invitation = Adventurers are given here; to choose yours: draco play drakon --options adventurers=chosen (with powers: adventurers=chosen,powers=true).
board-cut = The map is wider than the screen: it is centred on your adventurer.
board-detail = t1 shows all places for the first tile, t1 k those on cell k.
board-legend = ▲►▼◄ arrows   1 to 6 adventurers   letters: free cells   ● coins   ✦ power available   ► to play
board-short-start = Start
board-short-empty = empty
board-short-gold = Gold
board-short-crystal = Ball
board-short-rotation = Turn
board-short-destruction = Destr
board-short-portal = Port.
board-short-map = Map
board-short-goblins = Gobl.
board-short-steal_left = St. L
board-short-steal_right = St. R
board-short-well = Well
board-short-wind = Wind
board-short-gust = Gust
board-short-key = Key
board-short-vortex = Vortx
