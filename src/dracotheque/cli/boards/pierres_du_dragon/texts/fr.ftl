### Aux Pierres du Dragon : ce que seul le terminal en dit.

board-legend = ◆ rouge   ● bleu   ▲ jaune   ► doit répondre   ✊ poing fermé   ✦ utilise un pouvoir   f or des fées   v or vulgaire   a argent   k pièce maudite   m amulette   dop Doppelganger
board-notation = Un numéro du tableau, ou bien 2f1v, +m (amulette), +k (pièce maudite), 0 pour un poing vide.
board-with-amulet = avec l'amulette
board-with-curse = avec la pièce maudite
board-with-both = avec les deux
board-letters = fva
