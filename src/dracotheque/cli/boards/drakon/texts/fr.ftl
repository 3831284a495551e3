### Drakon : ce que seul le terminal en dit.

board-invitation = Les aventuriers sont donnés ici ; pour choisir le vôtre : draco play drakon --options adventurers=chosen (avec les pouvoirs : adventurers=chosen,powers=true).
board-cut = La carte est plus large que l'écran : elle est centrée sur votre aventurier.
board-detail = t1 montre tous les emplacements de la première tuile, t1 k ceux de la case k.
board-legend = ▲►▼◄ flèches   1 à 6 aventuriers   lettres : cases libres   ● pièces   ✦ pouvoir disponible   ► doit jouer
board-short-start = Dép.
board-short-empty = vide
board-short-gold = Or
board-short-crystal = Boule
board-short-rotation = Rota.
board-short-destruction = Destr
board-short-portal = Port.
board-short-map = Carte
board-short-goblins = Lutin
board-short-steal_left = Vol g
board-short-steal_right = Vol d
board-short-well = Puits
board-short-wind = Vent
board-short-gust = Coup
board-short-key = Clef
board-short-vortex = Vortx
