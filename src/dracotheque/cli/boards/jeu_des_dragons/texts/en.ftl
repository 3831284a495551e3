### Le Jeu des Dragons: what only the terminal says of it.

board-last-gambit = last gambit
board-any = any
board-next-leader = Would lead the next round: { $name }
board-pairs = one more to count: { $pairs }
board-known = in hand, known:
board-barred-bahamut = barred: an evil dragon beside Bahamut
board-barred-tiamat = barred: a good dragon beside Tiamat
board-legend = ▲ good   ▼ evil   ● mortal   ✦ would trigger   · without effect   ► to play   ★ leads   ◆ ahead   ✗ barred flight
board-orders = Orders: o shows them · o green or o brass with ask, pay, weakest, strongest or if_rich · o plan with the numbers of cards (3? if it triggers, 3> if it leads, 3+ if it makes the strongest flight), and keep
