### Drakon : tout ce que la table dit en français.
###
### Une variable finie par « _id » porte la valeur brute (identifiant d'une salle, numéro d'une place, « none » pour
### rien), une variable finie par « _count » le nombre d'éléments d'une liste : on ne s'en sert que pour choisir.

## La boîte

game-title = Drakon
game-summary = Un antre que l'on bâtit à plusieurs, des flèches à sens unique, et cinq pièces d'or à réunir avant les autres.
game-authors = Tom Jolly
game-length = 30 à 45 min
game-difficulty = facile à apprendre

## Les salles

room-start = Salle de Départ
    .is = f
room-start-text = S'il y traîne des pièces, vous pouvez en ramasser une. On ne peut ni la détruire, ni la prendre, ni la remplacer.
room-empty = Salle vide
    .is = f
room-empty-text = Il ne s'y passe rien.
room-gold = Pièce d'or
    .is = f
room-gold-text = Vous recevez une pièce du trésor.
room-crystal = Boule de cristal
    .is = f
room-crystal-text = Vous déplacez l'aventurier d'un adversaire, selon la salle où il se tient ; c'est lui qui règle la salle où il entre.
room-rotation = Rotation
    .is = f
room-rotation-text = Vous tournez une salle d'un quart de tour ou d'un demi-tour, sans que deux flèches se retrouvent nez à nez.
room-destruction = Destruction
    .is = f
room-destruction-text = Vous glissez sous la pioche une salle inoccupée, autre que le Départ.
room-portal = Portail Magique
    .is = m
room-portal-text = Vous prenez en main une salle inoccupée, autre que le Départ ; une tuile que vous teniez déjà prend sa case.
room-map = Salle des cartes
    .is = f
room-map-text = Vous prenez au hasard une tuile d'un adversaire.
room-goblins = Lutins malicieux
    .is = mp
room-goblins-text = Une de vos pièces file sur le Départ.
room-steal_left = Voler à gauche
room-steal_left-text = Vous prenez une pièce à votre voisin de gauche, qui joue après vous.
room-steal_right = Voler à droite
room-steal_right-text = Vous prenez une pièce à votre voisin de droite, qui joue avant vous.
room-well = Puits
    .is = m
room-well-text = Une de vos pièces retourne au trésor.
room-wind = Vent
    .is = m
room-wind-text = En la quittant, on avance d'exactement deux salles d'affilée.
room-gust = Coup de vent
    .is = m
room-gust-text = En la quittant, on avance d'exactement trois salles d'affilée.
room-key = Clef
    .is = f
room-key-text = De là, on passe dans n'importe quelle salle voisine, même contre une flèche.
room-vortex = Vortex
    .is = m
room-vortex-text = De là, on passe dans n'importe quelle autre salle de l'antre.

## Les tuiles : une salle et ses flèches

tile-start = Salle de Départ
    .is = f
tile-start-3 = Salle de Départ (3 flèches)
    .is = f
tile-empty-1 = Salle vide (1 flèche)
    .is = f
tile-empty-2s = Salle vide (ligne)
    .is = f
tile-empty-2c = Salle vide (angle)
    .is = f
tile-empty-3 = Salle vide (3 flèches)
    .is = f
tile-gold-1 = Pièce d'or (1 flèche)
    .is = f
tile-gold-2s = Pièce d'or (ligne)
    .is = f
tile-gold-2c = Pièce d'or (angle)
    .is = f
tile-gold-3 = Pièce d'or (3 flèches)
    .is = f
tile-crystal-2s = Boule de cristal (ligne)
    .is = f
tile-crystal-2c = Boule de cristal (angle)
    .is = f
tile-crystal-3 = Boule de cristal (3 flèches)
    .is = f
tile-rotation-2s = Rotation (ligne)
    .is = f
tile-rotation-2c = Rotation (angle)
    .is = f
tile-rotation-3 = Rotation (3 flèches)
    .is = f
tile-destruction-1 = Destruction (1 flèche)
    .is = f
tile-destruction-2s = Destruction (ligne)
    .is = f
tile-destruction-2c = Destruction (angle)
    .is = f
tile-destruction-3 = Destruction (3 flèches)
    .is = f
tile-portal-2s = Portail Magique (ligne)
    .is = m
tile-portal-2c = Portail Magique (angle)
    .is = m
tile-portal-3 = Portail Magique (3 flèches)
    .is = m
tile-map-2s = Salle des cartes (ligne)
    .is = f
tile-map-2c = Salle des cartes (angle)
    .is = f
tile-map-3 = Salle des cartes (3 flèches)
    .is = f
tile-goblins-1 = Lutins malicieux (1 flèche)
    .is = mp
tile-goblins-2s = Lutins malicieux (ligne)
    .is = mp
tile-goblins-2c = Lutins malicieux (angle)
    .is = mp
tile-steal_left-1 = Voler à gauche (1 flèche)
tile-steal_left-2s = Voler à gauche (ligne)
tile-steal_left-2c = Voler à gauche (angle)
tile-steal_right-1 = Voler à droite (1 flèche)
tile-steal_right-2s = Voler à droite (ligne)
tile-steal_right-2c = Voler à droite (angle)
tile-well-2s = Puits (ligne)
    .is = m
tile-well-2c = Puits (angle)
    .is = m
tile-wind-2c = Vent (angle)
    .is = m
tile-wind-3 = Vent (3 flèches)
    .is = m
tile-gust-2c = Coup de vent (angle)
    .is = m
tile-gust-3 = Coup de vent (3 flèches)
    .is = m
tile-key-0 = Clef
    .is = f
tile-vortex-0 = Vortex
    .is = m

## Les flèches d'une salle telle qu'elle est posée

arrow-N = flèche nord
arrow-E = flèche est
arrow-S = flèche sud
arrow-W = flèche ouest
arrow-NS = flèches nord et sud
arrow-EW = flèches est et ouest
arrow-NE = flèches nord et est
arrow-ES = flèches est et sud
arrow-SW = flèches sud et ouest
arrow-NW = flèches nord et ouest
arrow-NES = flèches nord, est et sud
arrow-ESW = flèches est, sud et ouest
arrow-NSW = flèches nord, sud et ouest
arrow-NEW = flèches nord, est et ouest
arrow-NESW = flèches nord, est, sud et ouest

## Les aventuriers

seat-choice = Choisissez votre aventurier
adventurer-wizard = Sorcier
    .is = m
adventurer-wizard-text = Une fois, son déplacement commence par un côté sans flèche.
adventurer-barbarian = Barbare
    .is = m
adventurer-barbarian-text = Une fois, il chasse de sa salle un aventurier, puis prend une tuile à son joueur.
adventurer-thief = Voleur
    .is = m
adventurer-thief-text = Une fois, il prend une pièce au joueur d'un aventurier qui partage sa salle.
adventurer-dwarf = Nain
    .is = m
adventurer-dwarf-text = Une fois, il échange deux tuiles de sa main contre deux tuiles de la pioche.
adventurer-knight = Chevalier
    .is = m
adventurer-knight-text = Une fois, à n'importe quel tour, il garde une pièce qu'il allait perdre.
adventurer-amazon = Amazone
    .is = f
adventurer-amazon-text = Une fois, après un déplacement, elle se déplace encore.
token-ready = pouvoir disponible
token-spent = pouvoir employé
token-none = sans pouvoir

## Les consignes du Chevalier

stance-ask = demander à chaque fois
stance-always = parer
stance-if_rich = parer à partir de tant de pièces
stance-if_decisive = parer si la pièce fait gagner qui la prend
stance-never = laisser faire

## Pourquoi l'on perd une pièce ou une tuile

cause-goblins = Lutins malicieux
cause-well = Puits
cause-steal_left = Voler à gauche
cause-steal_right = Voler à droite
cause-thief = Voleur
cause-map = Salle des cartes
cause-barbarian = Barbare

## Tournures : elles se lisent dans une phrase

coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
cell = ({ $x }, { $y })
facing-arrows =
    { $arrows_id ->
        [none] { "" }
       *[other] , { $arrows }
    }
the-room =
    { $room_id ->
        [gold] la salle Pièce d'or
        [goblins] la salle des Lutins malicieux
        [steal_left] la salle { $room }
        [steal_right] la salle { $room }
       *[other] { LE($room) }
    }
into-the-room =
    { $room_id ->
        [goblins] chez les Lutins malicieux
       *[other] dans { the-room }
    }
of-the-adventurer = { DE($adventurer) }

## Ce qui arrive

tiles-dealt =
    { $tiles_count ->
        [0]
            { $count ->
                [one] { $seat } reçoit une tuile.
               *[other] { $seat } reçoit { $count } tuiles.
            }
       *[other] { $seat } reçoit : { $tiles }.
    }
adventurer-drawn = { $seat } tire au sort son aventurier : { $adventurer }.
adventurer-chosen = { $seat } joue { LE($adventurer) }.
first-player-drawn = Le sort désigne qui commence : { $seat }.
tile-placed = { $seat } pose { UN($tile) } en { cell }{ facing-arrows }.
tile-drawn =
    { $tile_id ->
        [none] { $seat } pioche une tuile.
       *[other] { $seat } pioche { UN($tile) }.
    }
turn-passed = { $seat } n'a ni tuile ni déplacement, et passe.
adventurer-moved = { $seat } entre { into-the-room }, en { cell }.
adventurer-sent = { $by } envoie { $seat } { into-the-room }, en { cell }.
adventurer-stayed = { $by } désigne { $seat }, qui ne peut pas bouger et reste en place.
room-without-effect =
    { $room_id ->
        [gold] Le trésor est vide : { $seat } ne trouve rien.
        [crystal] Aucun adversaire ne peut bouger : la Boule de cristal reste sans effet pour { $seat }.
        [rotation] Aucune salle ne peut tourner : la Rotation reste sans effet pour { $seat }.
        [destruction] Aucune salle ne peut être détruite : la Destruction reste sans effet pour { $seat }.
        [portal] Aucun échange n'est possible : le Portail Magique reste sans effet pour { $seat }.
        [map] Aucun adversaire n'a de tuile : { $seat } n'en prend pas.
        [goblins] { $seat } n'a pas de pièce : les Lutins repartent les mains vides.
        [well] { $seat } n'a pas de pièce : le Puits n'engloutit rien.
        [steal_left] Pas de pièce chez le voisin de gauche : { $seat } ne vole rien.
        [steal_right] Pas de pièce chez le voisin de droite : { $seat } ne vole rien.
       *[other] { $seat } n'obtient rien { DE(the-room) }.
    }
balls-exhausted = Douze Boules de cristal ont déjà agi dans ce tour : celle où entre { $seat } reste sans effet.
coin-found = { $seat } prend une pièce au trésor.
coin-picked-up = { $seat } ramasse une pièce sur le Départ.
coin-left = { $seat } laisse les pièces sur le Départ.
coin-carried-off = Les Lutins emportent sur le Départ une pièce prise { A($seat) }.
coin-sunk = { $seat } perd une pièce dans le Puits : elle retourne au trésor.
coin-stolen =
    { $cause_id ->
        [thief] { $seat }, par son Voleur, prend une pièce { A($victim) }.
       *[other] { $seat } vole une pièce { A($victim) }.
    }
coin-guarded = { $seat } pare : sa pièce ne bouge pas ({ $cause }).
tile-taken =
    { $tile_id ->
        [none] { $seat } prend au hasard une tuile { A($victim) } ({ $cause }).
       *[other] { $seat } prend au hasard une tuile { A($victim) } ({ $cause }) : { $tile }.
    }
room-destroyed = { $seat } détruit { LE($tile) } en { cell } : la tuile va sous la pioche.
room-swapped = { $seat } prend { LE($taken) } en { cell } et met à sa place { UN($tile) }{ facing-arrows }.
room-turned =
    { $arrows_id ->
        [none] { $seat } tourne { the-room } en { cell } : elle a le même aspect qu'avant.
       *[other] { $seat } tourne { the-room } en { cell } : { $arrows }.
    }
power-used = { $seat } emploie le pouvoir { of-the-adventurer }.
tiles-exchanged =
    { $tiles_count ->
        [0] { $seat } glisse deux tuiles sous la pioche et en pioche deux autres.
       *[other] { $seat } glisse sous la pioche { $tiles }, et pioche deux autres tuiles.
    }
game-ended =
    { $winners_count ->
        [one] La partie est finie ({ $ending }) : victoire pour { $winners } !
       *[other] La partie est finie ({ $ending }) : victoire partagée entre { $winners } !
    }

## Pourquoi la partie finit

ending-five-coins = cinq pièces réunies
ending-escape = évasion réussie
ending-deadlock = plus personne ne peut jouer
ending-stagnation = dix tours de table sans une tuile posée ni une pièce déplacée
ending-round-limit = c'était le dernier tour de table

## La partie en chiffres

statistic-tiles_placed = Tuiles posées
statistic-rooms_entered = Salles parcourues
statistic-rooms_changed = Salles détruites, échangées, tournées
statistic-coins_found = Pièces trouvées
statistic-coins_stolen = Pièces volées
statistic-coins_lost = Pièces perdues
statistic-powers_used = Pouvoirs employés

## Les coups

move-place = Poser { UN($tile) } en { cell }{ facing-arrows }
move-move-to = Aller en { cell }
move-pass = Passer
move-take-coin = Prendre une pièce
move-leave-coin = Laisser les pièces
move-take-tile = Prendre une tuile { A($seat) }
move-destroy = Détruire la salle en { cell }
move-swap = Prendre la salle en { cell } et mettre à sa place { UN($tile) }{ facing-arrows }
move-turn =
    { $arrows_id ->
        [none] Tourner la salle en { cell } (sans que rien ne change)
       *[other] Tourner la salle en { cell } : { $arrows }
    }
move-send-to = Envoyer { $seat } en { cell }
move-let-stay = Désigner { $seat }, sans bouger son aventurier
move-wizard-move = Pouvoir du Sorcier : aller en { cell }
move-push = Pouvoir du Barbare : chasser { $seat } en { cell }
move-rob = Pouvoir du Voleur : prendre une pièce { A($seat) }
move-exchange = Pouvoir du Nain : glisser sous la pioche { UN($first) }, puis { UN($second) }
move-extra-move = Pouvoir de l'Amazone : aller encore en { cell }
move-skip = Garder son pouvoir
move-choose-adventurer = Choisir : { $adventurer }
move-guard = Parer
move-accept = Laisser faire
move-standing-order =
    { $stance_id ->
        [if_rich] Consigne : parer avec { coins } ou plus
       *[other] Consigne : { $stance }
    }

## Les questions

ask-action = Posez une tuile, ou déplacez votre aventurier.
question-action = l'action du tour
ask-end_power = Votre tour s'achève : employez-vous votre pouvoir ?
question-end_power = le pouvoir de fin de tour
ask-crystal =
    { $sent ->
        [yes] { $by_seat } vous envoie dans une Boule de cristal : quel adversaire déplacez-vous ?
       *[no] Boule de cristal : quel adversaire déplacez-vous ?
    }
question-crystal = l'adversaire à déplacer
ask-rotation =
    { $sent ->
        [yes] { $by_seat } vous envoie dans une Rotation : quelle salle tournez-vous ?
       *[no] Rotation : quelle salle tournez-vous ?
    }
question-rotation = la salle à tourner
ask-portal =
    { $sent ->
        [yes] { $by_seat } vous envoie dans un Portail Magique : quelle salle échangez-vous contre une de vos tuiles ?
       *[no] Portail Magique : quelle salle échangez-vous contre une de vos tuiles ?
    }
question-portal = la salle à échanger
ask-destruction =
    { $sent ->
        [yes] { $by_seat } vous envoie dans une Destruction : quelle salle détruisez-vous ?
       *[no] Destruction : quelle salle détruisez-vous ?
    }
question-destruction = la salle à détruire
ask-map =
    { $sent ->
        [yes] { $by_seat } vous envoie dans une Salle des cartes : à qui prenez-vous une tuile ?
       *[no] Salle des cartes : à qui prenez-vous une tuile ?
    }
question-map = l'adversaire à qui prendre une tuile
ask-start_coin =
    { $sent ->
        [yes] { $by_seat } vous envoie sur le Départ, où il y a { coins } : en prenez-vous une ?
       *[no] Il y a { coins } sur le Départ : en prenez-vous une ?
    }
question-start_coin = la pièce du Départ
ask-adventurer = Quel aventurier êtes-vous ?
question-adventurer = un aventurier
ask-knight_guard =
    { $cause_id ->
        [goblins] Les Lutins veulent une de vos pièces : votre Chevalier pare-t-il ?
        [well] Le Puits veut une de vos pièces : votre Chevalier pare-t-il ?
        [thief] Le Voleur { DE($taker_seat) } veut une de vos pièces : votre Chevalier pare-t-il ?
       *[other] { $taker_seat } vous vole une pièce : votre Chevalier pare-t-il ?
    }
question-knight_guard = la parade du Chevalier

## Coups refusés

refuse-unknown-tile = Aucune tuile du jeu ne s'appelle « { $value } » : choisissez l'une de vos tuiles.
refuse-not-your-tile = Vous n'avez pas assez de tuiles « { $tile } » en main pour ce coup : choisissez parmi celles que vous tenez.
refuse-cell-taken = Il y a déjà une salle en { cell } : choisissez une case libre au bord de l'antre.
refuse-not-adjacent = La case { cell } ne touche aucune salle par un côté : choisissez une case au bord de l'antre.
refuse-no-such-orientation =
    { $value_id ->
        [none] On ne peut pas poser { the-room } sans flèche : cette tuile en porte.
       *[other] On ne peut pas poser { the-room } avec les flèches « { $value } » : choisissez l'une de ses orientations.
    }
refuse-arrows-face = Deux flèches se retrouveraient nez à nez ({ $arrows }) : tournez la tuile autrement, ou choisissez un autre endroit.
refuse-no-arrow-that-way = Aucune flèche de la salle quittée ne mène en { cell } : on ne sort que par ses propres flèches.
refuse-no-room-that-way = Il n'y a pas de salle en { cell } : une flèche vers le vide ne mène nulle part.
refuse-not-next-door = La case { cell } n'est pas à côté de la salle quittée : on avance d'une salle à la fois.
refuse-wind-needs-full-path = Aucun chemin de { $steps } salles exactement ne finit en { cell } : porté par le vent, on ne s'arrête ni avant ni après.
refuse-vortex-other-room = Rester en { cell } n'est pas se déplacer : choisissez une autre salle que ce Vortex.
refuse-not-an-opponent = Il faut désigner un adversaire, assis à cette table.
refuse-must-be-moved = L'aventurier { DE($seat) } peut bouger : il faut le mener à l'une de ses destinations, ou désigner quelqu'un d'autre.
refuse-no-tiles-there = Impossible : { $seat } n'a pas de tuile. Désignez un adversaire qui en a.
refuse-no-room-there = Il n'y a pas de salle en { cell } : choisissez une salle de l'antre.
refuse-room-occupied = Un aventurier se tient en { cell } : choisissez une salle inoccupée.
refuse-start-protected = Le Départ est à l'abri : on ne peut ni le détruire, ni le prendre. Choisissez une autre salle.
refuse-tile-just-taken = On ne remet pas en place { LE($tile) }, la salle que l'on vient de prendre : posez une tuile que vous teniez déjà.
refuse-tile-does-not-fit = Ainsi tournée, la tuile « { $tile } » ne tient pas en { cell } : deux flèches se retrouveraient nez à nez.
refuse-not-turned = La salle en { cell } est déjà ainsi : il faut la tourner d'un quart de tour ou d'un demi-tour.
refuse-must-act = Vous ne pouvez pas passer : il vous reste une tuile à poser ou un déplacement à faire.
refuse-no-coin-to-take = On ne ramasse une pièce qu'en entrant sur le Départ, et s'il s'y en trouve.
refuse-adventurer = { $adventurer } : déjà pris ou inconnu. Choisissez un autre aventurier.
refuse-power-not-yours = Vous n'avez pas le pouvoir { of-the-adventurer } dans cette partie.
refuse-power-spent = Le pouvoir { of-the-adventurer } a déjà servi : il ne sert qu'une fois par partie.
refuse-power-not-now = Ce n'est pas le moment d'employer le pouvoir { of-the-adventurer }.
refuse-power-not-here = Le pouvoir { of-the-adventurer } ne peut pas servir ici : personne à atteindre dans cette salle, ou pas de flèche par où agir.
refuse-nothing-to-rob = Impossible : { $seat } n'a pas de pièce. Visez quelqu'un qui en a.
refuse-no-power-needed = On va en { cell } par un déplacement ordinaire : gardez votre pouvoir.
refuse-hand-too-small = Il faut tenir au moins deux tuiles pour les échanger ; vous en tenez { $count }.
refuse-pile-too-small = Il faut au moins deux tuiles dans la pioche pour cet échange ; il en reste { $count }.
refuse-unknown-order = « { $value } » n'est pas une consigne possible : choisissez ask, always, if_rich (avec un nombre de pièces), if_decisive ou never.

## Positions impossibles

error-no-such-room = La salle « { $value } » ne peut pas se trouver en { cell } : écrivez une salle et ses flèches telles qu'elles sont posées, avec le Départ en (0, 0) et nulle part ailleurs.
error-too-many-tiles = La position montre trop de tuiles « { $tile } » : la boîte n'en contient pas autant.
error-no-such-adventurer = Aucun aventurier ne s'appelle « { $value } » : choisissez parmi les six du jeu.

## Options

option-powers = Pouvoirs
option-powers-help = Chaque aventurier a un pouvoir, qui sert une fois dans la partie ; le sort dit qui est qui, sauf si les joueurs choisissent.
option-escape = Évasion
option-escape-help = On ne gagne plus par cinq pièces, mais en entrant dans une Clef ou un Vortex avec au moins quatre pièces.
option-start_exits = Sorties du Départ
option-start_exits-help = Avec trois flèches au lieu de quatre, on peut revenir au Départ en marchant.
option-adventurers = Aventuriers
option-adventurers-help = Donnés : par place, ou par le sort s'ils ont des pouvoirs. Choisis : par les joueurs, dans la salle d'attente ou à la table.
value-adventurers-given = donnés
value-adventurers-chosen = choisis
option-round_limit = Limite de tours
option-round_limit-help = La partie s'arrête au plus tard après ce nombre de tours de table ; le plus riche gagne.

## Formules toutes prêtes

preset-base = Règle de base
preset-base-help = Cinq pièces pour gagner, sans pouvoirs.
preset-powers = Pouvoirs
preset-powers-help = Chaque aventurier a un pouvoir, qui sert une fois.
preset-escape = Évasion
preset-escape-help = Pour gagner, il faut quitter l'antre par une Clef ou un Vortex avec au moins quatre pièces.
preset-powers_and_escape = Pouvoirs et évasion
preset-powers_and_escape-help = Les deux à la fois.
preset-open_start = Départ ouvert
preset-open_start-help = Le Départ n'a que trois flèches : on peut y revenir en marchant.
preset-short = Partie courte
preset-short-help = Vingt tours de table au plus.
preset-heroes = Son propre héros
preset-heroes-help = Chacun choisit son aventurier.

## Mots de la table

word-by-escape = quitté l'antre avec l'or
word-by-five-coins = réuni cinq pièces
word-coins = Pièces
word-coins-lead =
    { $lead ->
        [one] une pièce d'avance sur { $seat }
       *[other] { $lead } pièces d'avance sur { $seat }
    }
word-tiles = Tuiles
word-adventurer = Aventurier
word-hand = Main
word-pile = Pioche
word-treasury = Trésor
word-start-coins = Sur le Départ
word-round = Tour de table
word-quiet = Tours calmes
word-bottom = Sous la pioche

## Mots du plateau de la page web

word-lair = Antre
word-players = Joueurs
word-to-play = doit jouer
word-left = à gauche
word-right = à droite
word-choosing = n'a pas encore choisi
word-one-short = À une pièce de la victoire !
word-may-escape = Assez riche pour s'évader !
word-rank = Rang { $rank }
word-count-coins = { coins }
word-count-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
word-known = Vu dans cette main : { $tiles }
word-reach = Montrer où { $seat } pourrait aller
word-choose-seat = Choisir { $seat }
word-room-label =
    { $seats_count ->
        [0] { $room } { cell }{ facing-arrows }
       *[other] { $room } { cell }{ facing-arrows } – { $seats }
    }
word-free-cell = Case libre { cell }
word-cell-fits = { $tile } tient ici : { cell }
word-can-choose = peut être choisie
word-chosen = choisie
word-zoom-in = Plus près
word-zoom-out = Plus loin
word-see-all = Voir tout l'antre
word-see-mine = Voir mon aventurier
word-minimap = Carte de l'antre : choisir la partie à regarder
word-confirm = Confirmer
word-start-over = Recommencer
word-turn-right = Tourner dans le sens horaire
word-turn-left = Tourner dans l'autre sens
word-ways = façon { $at } sur { $count }
word-hint-tile-or-room = Choisissez une tuile de votre main à poser, ou une salle qui brille où aller.
word-hint-tile = Choisissez une tuile de votre main.
word-hint-cell = Choisissez une case qui brille.
word-hint-room = Choisissez une salle qui brille.
word-hint-swap = Choisissez une tuile de votre main et une salle qui brille.
word-hint-opponent = Choisissez un adversaire.
word-hint-first-tile = Choisissez la première tuile à rendre.
word-hint-second-tile = Choisissez la seconde tuile à rendre.
word-mode-ordinary = Action ordinaire
word-mode-power = Pouvoir { of-the-adventurer }
word-powers-title = Que faire
word-empty-hand = Aucune tuile en main
word-order = Consigne du Chevalier
word-order-coins = Pièces tenues, au moins
word-order-give = Donner cette consigne
word-order-given = Consigne donnée
word-dragon = Drakon sur son trésor
word-balls = Boules de cristal de ce tour
word-of-limit = { $number } sur { $limit }
word-unseen-tile = Tuile que vous n'avez pas vue

## Pour une première partie : ce que chaque question veut dire

coach-welcome = Amassez de l'or avant les autres : cinq pièces font gagner aussitôt ou, avec l'Évasion, quatre, et une Clef ou un Vortex par où sortir. L'antre n'existe pas encore : vous le bâtissez ensemble, salle après salle, et ses flèches disent par où l'on marche.
coach-action = Un tour, une seule chose : poser une tuile, ou suivre une flèche. Posez une Pièce d'or là où une flèche vous mènera au prochain tour – et voyez si personne n'en est plus près.
coach-end_power = Le pouvoir de votre aventurier ne sert qu'une fois dans la partie. Gardez-le, à moins qu'il ne rapporte ou ne sauve une pièce maintenant.
coach-crystal = Vous marchez avec les jambes d'un autre : envoyez le premier dans le Puits ou chez les Lutins, ou loin d'une pièce.
coach-rotation = Tourner une salle change ses flèches : ouvrez-vous un chemin, ou fermez celui d'un rival. Deux flèches ne se font jamais face.
coach-portal = La salle prise vient dans votre main, votre tuile prend sa place. La Pièce d'or d'un rival peut ainsi devenir un Puits.
coach-destruction = Une salle où personne ne se tient disparaît, quelle qu'elle soit, sauf le Départ. Ôtez celle qui sert le plus vos rivaux, ou coupez-leur le chemin.
coach-map = Une tuile tirée au hasard passe de sa main à la vôtre : plus de choix pour vous, jusqu'à la fin.
coach-start_coin = Les pièces prises par les Lutins attendent au Départ. En prendre une ne coûte rien et vous rapproche du but.
coach-adventurer = Avec des pouvoirs, chacun a le sien, une fois dans la partie : prenez celui qui vous plaît. Sans pouvoirs, tous les aventuriers se valent.
coach-knight_guard = Le Chevalier sauve une pièce, une fois dans la partie. Plus vous êtes près du but, plus cette pièce vaut cher.

## La leçon

lesson-lair = Le repaire, tel qu'il est bâti. On ne quitte une salle qu'en suivant ses flèches.
lesson-coins = Vos pièces : la cinquième fait gagner aussitôt.
lesson-hand = Vos tuiles. Montrez-en une du pointeur ou du doigt pour lire ce que fait sa salle.

## La première page des règles

first-aim = Amassez des pièces d'or dans l'antre du dragon, plus vite que les autres.
first-turn = À votre tour, une chose et une seule : poser une tuile contre une salle, ou avancer d'une salle en suivant une flèche. Deux flèches ne se font jamais face : chaque passage est à sens unique.
first-knack = Entrer dans une salle déclenche son effet : une pièce gagnée, volée, perdue, une salle tournée ou détruite. La Boule de cristal déplace un autre que vous : droit dans le Puits, par exemple.
first-end = La cinquième pièce fait gagner, aussitôt. Avec l'Évasion, il faut entrer dans une Clef ou un Vortex avec au moins quatre pièces.
