### Aux Pierres du Dragon: what only the terminal says of it.

board-legend = ◆ red   ● blue   ▲ yellow   ► to answer   ✊ fist closed   ✦ uses a power   f fairy gold   c common gold   s silver   k cursed coin   m amulet   dop Doppelganger
board-type-bid = Type how many coins: fairy gold first (you have { $fairy }), then common gold ({ $common }). Or say which: 2f1c. Empty fist: 0.
board-type-silver = Type how many silver coins: 0 to { $silver }.
board-with-amulet = With the amulet: add +m.
board-with-black = With the cursed coin: add +k.
board-type-order = An order for a character to come: “o NAME 2f1c”; with silver in a tie “o NAME 2f / 3”; under a condition “o NAME 2f & 1 3”; “?” at the end makes it a note, “o NAME -” takes it back.
board-order-facts = Conditions, a number after them where they count something: { $facts }
board-letters = fcs
