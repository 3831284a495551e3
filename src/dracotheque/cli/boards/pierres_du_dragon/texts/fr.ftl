### Aux Pierres du Dragon : ce que seul le terminal en dit.

board-legend = ◆ rouge   ● bleu   ▲ jaune   ► doit répondre   ✊ poing fermé   ✦ utilise un pouvoir   f or des fées   v or vulgaire   a argent   k pièce maudite   m amulette   dop Doppelganger
board-type-bid = Tapez combien de pièces : l'or des fées d'abord (vous en avez { $fairy }), puis l'or vulgaire ({ $common }). Ou précisez : 2f1v. Poing vide : 0.
board-type-silver = Tapez combien de pièces d'argent : 0 à { $silver }.
board-with-amulet = Avec l'amulette : ajoutez +m.
board-with-black = Avec la pièce maudite : ajoutez +k.
board-letters = fva
