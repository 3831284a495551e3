### Aux Pierres du Dragon: what only the terminal says of it.

board-legend = ◆ red   ● blue   ▲ yellow   ► to answer   ✊ fist closed   ✦ uses a power   f fairy gold   c common gold   s silver   k cursed coin   m amulet   dop Doppelganger
board-type-bid = Type how many coins: fairy gold first (you have { $fairy }), then common gold ({ $common }). Or say which: 2f1c. Empty fist: 0.
board-type-silver = Type how many silver coins: 0 to { $silver }.
board-with-amulet = With the amulet: add +m.
board-with-black = With the cursed coin: add +k.
board-letters = fcs
