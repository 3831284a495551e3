### Aux Pierres du Dragon : ce que seul le terminal en dit.

board-legend = ◆ rouge   ● bleu   ▲ jaune   ► doit répondre   ✊ poing fermé   ✦ utilise un pouvoir   f or des fées   v or vulgaire   a argent   k pièce maudite   m amulette   dop Doppelganger
board-type-bid = Tapez combien de pièces : l'or des fées d'abord (vous en avez { $fairy }), puis l'or vulgaire ({ $common }). Ou précisez : 2f1v. Poing vide : 0.
board-type-silver = Tapez combien de pièces d'argent : 0 à { $silver }.
board-with-amulet = Avec l'amulette : ajoutez +m.
board-with-black = Avec la pièce maudite : ajoutez +k.
board-type-order = Une consigne pour un personnage à venir : « o NOM 2f1v » ; avec de l'argent en cas d'égalité « o NOM 2f / 3 » ; à une condition « o NOM 2f & 1 3 » ; « ? » à la fin en fait un pense-bête, « o NOM - » la retire.
board-order-facts = Conditions, suivies d'un nombre quand elles comptent quelque chose : { $facts }
board-letters = fva
