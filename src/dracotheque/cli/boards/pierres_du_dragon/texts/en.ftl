### Aux Pierres du Dragon: what only the terminal says of it.

board-legend = ◆ red   ● blue   ▲ yellow   ► to answer   ✊ fist closed   ✦ uses a power   f fairy gold   c common gold   s silver   k cursed coin   m amulet   dop Doppelganger
board-notation = A number of the table, or else 2f1c, +m (amulet), +k (cursed coin), 0 for an empty fist.
board-with-amulet = with the amulet
board-with-curse = with the cursed coin
board-with-both = with both
board-letters = fcs
