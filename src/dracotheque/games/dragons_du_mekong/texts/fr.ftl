### Les Dragons du Mékong : tout ce que la table dit en français.
###
### Une variable finie par « _id » porte la valeur brute (identifiant d'une carte, numéro d'une place, « none » pour
### rien), une variable finie par « _count » le nombre d'éléments d'une liste : on ne s'en sert que pour choisir.

## La boîte

game-title = Les Dragons du Mékong
game-summary = Des pierres, des planches et cinq cartes choisies d'avance : qui entre le premier dans le village d'en face gagne, si les dragons le veulent bien.
game-authors = Roberto Fraga
game-length = 15 à 45 min
game-difficulty = facile à apprendre
game-advice = À cinq ou six, le delta devient vite encombré : pour une première fois, jouez à deux, trois ou quatre.

## Les cartes

card-place_1_stone = Placez 1 pierre
card-place_1_stone-text = Posez une pierre du tas sur un îlot sans pierre et non survolé.
card-place_2_stones = Placez 2 pierres
card-place_2_stones-text = Posez deux pierres, l'une après l'autre.
card-place_1_plank = Placez 1 planche
card-place_1_plank-text = Annoncez une planche de votre réserve et un écart : assez longue, elle tient ; trop courte, elle est perdue.
card-place_2_planks = Placez 2 planches
card-place_2_planks-text = Posez deux planches, l'une après l'autre.
card-remove_1 = Retirez 1 planche ou 1 pierre
card-remove_1-text = Une planche libre rejoint votre réserve (ni deux fois le même numéro, ni une troisième couleur), ou une pierre qui ne porte rien retourne au tas.
card-move_1 = Déplacez votre pion de 1 planche
card-move_1-text = Faites un pas vers une planche voisine libre ou un village voisin ; sinon, à l'eau !
card-move_2 = Déplacez votre pion de 2 planches
card-move_2-text = Faites deux pas, sans revenir au point de départ si l'on peut aller ailleurs ; sans premier pas possible, à l'eau !
card-jump = Faites sauter votre pion par-dessus un autre pion
card-jump-text = Sautez par-dessus un pion d'une planche voisine et retombez sur une place voisine de la sienne ; sinon, à l'eau !
card-dragon_yellow = Dragon jaune
card-dragon_red = Dragon rouge
card-dragon_black = Dragon noir
card-dragon_blue = Dragon bleu
card-dragon_green = Dragon vert
card-dragon_white = Dragon blanc
card-dragon-text = Annule la carte de même rang du joueur de cette couleur, quel que soit l'ordre de jeu ; jamais un autre dragon.

## Les couleurs et les places

colour-yellow = jaune
colour-red = rouge
colour-black = noir
colour-blue = bleu
colour-green = vert
colour-white = blanc
place-a1 = a1
place-a2 = a2
place-a3 = a3
place-a4 = a4
place-a5 = a5
place-a6 = a6
place-b1 = b1
place-b2 = b2
place-b3 = b3
place-b4 = b4
place-b5 = b5
place-b6 = b6
place-c1 = c1
place-c2 = c2
place-c3 = c3
place-c4 = c4
place-c5 = c5
place-c6 = c6
place-d1 = d1
place-d2 = d2
place-d3 = d3
place-d4 = d4
place-d5 = d5
place-d6 = d6
place-e1 = e1
place-e2 = e2
place-e3 = e3
place-v_yellow = le village jaune
place-v_red = le village rouge
place-v_black = le village noir
place-v_blue = le village bleu
place-v_green = le village vert
place-v_white = le village blanc
place-yellow_1 = planche jaune 1
    .is = f
place-yellow_2 = planche jaune 2
    .is = f
place-yellow_3 = planche jaune 3
    .is = f
place-yellow_4 = planche jaune 4
    .is = f
place-yellow_5 = planche jaune 5
    .is = f
place-yellow_6 = planche jaune 6
    .is = f
place-red_1 = planche rouge 1
    .is = f
place-red_2 = planche rouge 2
    .is = f
place-red_3 = planche rouge 3
    .is = f
place-red_4 = planche rouge 4
    .is = f
place-red_5 = planche rouge 5
    .is = f
place-red_6 = planche rouge 6
    .is = f
place-black_1 = planche noire 1
    .is = f
place-black_2 = planche noire 2
    .is = f
place-black_3 = planche noire 3
    .is = f
place-black_4 = planche noire 4
    .is = f
place-black_5 = planche noire 5
    .is = f
place-black_6 = planche noire 6
    .is = f
place-blue_1 = planche bleue 1
    .is = f
place-blue_2 = planche bleue 2
    .is = f
place-blue_3 = planche bleue 3
    .is = f
place-blue_4 = planche bleue 4
    .is = f
place-blue_5 = planche bleue 5
    .is = f
place-blue_6 = planche bleue 6
    .is = f
place-green_1 = planche verte 1
    .is = f
place-green_2 = planche verte 2
    .is = f
place-green_3 = planche verte 3
    .is = f
place-green_4 = planche verte 4
    .is = f
place-green_5 = planche verte 5
    .is = f
place-green_6 = planche verte 6
    .is = f
place-white_1 = planche blanche 1
    .is = f
place-white_2 = planche blanche 2
    .is = f
place-white_3 = planche blanche 3
    .is = f
place-white_4 = planche blanche 4
    .is = f
place-white_5 = planche blanche 5
    .is = f
place-white_6 = planche blanche 6
    .is = f
owner = { $seat } ({ $colour })
revealed = { $seat } : « { $card } »

## Ce qui arrive

colours-dealt = Les couleurs sont tirées au sort : { $owners }.
colour-taken = { $seat } choisit sa couleur : { $colour }.
statuette-given = { $seat } reçoit la statuette et agira en premier.
eye-given = { $seat } mesure le delta du regard.
round-began = Tour { $round } : { $seat } détient la statuette. Chacun compose son programme.
programme-ready = { $seat } a remis son programme.
cards-revealed = Rang { $rank }. { $cards }.
card-cancelled = Un dragon annule la carte { DE($seat) } (« { $card } ») : le souffle vient de chez { $dragons }.
card-carried-out = { $seat } exécute « { $card } ».
nothing-done =
    { $second ->
        [yes] La seconde moitié de « { $card } » est sans effet pour { $seat }.
       *[no] « { $card } » est sans effet pour { $seat }.
    }
no-gap-left =
    { $second ->
        [yes] Aucun écart ne convient { A($seat) } pour sa seconde planche : elle reste en réserve.
       *[no] Aucun écart ne convient { A($seat) } : ses planches restent en réserve.
    }
stone-placed = { $seat } pose une pierre en { $islet }.
plank-laid = { $seat } annonce { LE($plank) } entre { $a } et { $b } : elle tient.
plank-too-short =
    { $lost ->
        [yes] { $seat } annonce { LE($plank) } entre { $a } et { $b } : trop courte, elle file au gré du courant. Planche perdue !
       *[no] { $seat } annonce { LE($plank) } entre { $a } et { $b } : trop courte, elle revient dans la réserve.
    }
plank-given-up = { $seat } n'a nulle part où poser une planche et perd { LE($plank) }.
plank-removed = { $seat } retire { LE($plank) }, posée entre { $a } et { $b }, et l'ajoute à sa réserve.
stone-removed = { $seat } retire la pierre { DE($islet) }, qui retourne au tas.
pawn-walked =
    { $way_count ->
        [one] { $seat } fait un pas : { LE($origin) } → { LE($way) }.
       *[other] { $seat } fait deux pas depuis { LE($origin) } : { LE($way) }.
    }
pawn-returned = { $seat } n'a pas d'autre issue qu'un aller-retour : { LE($origin) } → { LE($turn) } → { LE($origin) }.
pawn-jumped = { $seat } saute par-dessus { $over } : { LE($origin) } → { LE($place) }.
pawn-fell =
    { $at_home ->
        [yes] { $seat } ne peut aller nulle part : son pion reste dans son village ({ LE($home) }).
       *[no] Plouf ! { $seat } ne peut aller nulle part et tombe à l'eau : { LE($origin) } → { LE($home) }.
    }
order-followed = { $seat } avait laissé une consigne : on la suit.
caretaker-acted = L'intendant décide pour { $seat }.
time-ran-out =
    { $seats_count ->
        [one] Le temps est écoulé : on répond à la place { DE($seats) }.
       *[other] Le temps est écoulé : on répond à la place des retardataires, { $seats }.
    }
statuette-passed = La statuette passe { A($seat) }, et chacun reprend ses cartes.
game-ended =
    { $ending_id ->
        [arrival] { $winners } entre dans le village d'en face et gagne la partie !
       *[other] La partie est nulle ({ $ending }) : { $winners } se partagent le résultat.
    }

## Pourquoi la partie finit

ending-arrival = arrivée au village d'en face
ending-no-planks = dernière planche perdue
ending-round-limit = c'était le dernier tour

## La partie en chiffres

statistic-stones_placed = Pierres posées
statistic-planks_laid = Planches posées
statistic-planks_lost = Planches perdues
statistic-places_entered = Pas et sauts
statistic-jumps = Sauts par-dessus un pion
statistic-falls = Chutes à l'eau
statistic-cards_cancelled = Cartes annulées par ses dragons
statistic-cards_lost = Cartes perdues à cause d'un dragon

## Les coups

move-take-colour = Jouer avec la couleur { $colour }
move-give-statuette = Donner la statuette { A($seat) }
move-programme = Programmer { $cards }
move-put-stone = Poser une pierre en { $islet }
move-lay-plank = Poser { LE($plank) } entre { $a } et { $b }
move-lose-plank = Sacrifier { LE($plank) }
move-remove-plank = Retirer { LE($plank) }
move-remove-stone = Retirer la pierre { DE($islet) }
move-walk-to = Aller jusqu'{ A($place) }
move-jump-to = Sauter jusqu'{ A($place) }
move-draft =
    { $cards_count ->
        [0] Effacer le brouillon
       *[other] Noter au brouillon { $cards }
    }
move-leave-order =
    { $auto ->
        [yes]
            { $wishes_count ->
                [0] Laisser l'intendant décider pour « { $card } »
               *[other] Consigne pour « { $card } » : { $wishes } ; à défaut, l'intendant décide
            }
       *[no]
            { $wishes_count ->
                [0] Reprendre la consigne de « { $card } »
               *[other] Consigne pour « { $card } » : { $wishes } ; à défaut, me demander
            }
    }
move-decide-myself =
    { $myself ->
        [yes] Décider moi-même, sans suivre mes consignes
       *[no] Suivre de nouveau mes consignes
    }
move-time-up = Annoncer que le temps est écoulé
put-stone = { move-put-stone }
lay-plank = { move-lay-plank }
lose-plank = { move-lose-plank }
remove-plank = { move-remove-plank }
remove-stone = { move-remove-stone }
walk-to = { move-walk-to }
jump-to = { move-jump-to }

## Les questions

ask-colour = Choisissez votre couleur.
question-colour = la couleur
ask-statuette = À qui donnez-vous la statuette pour le premier tour ?
question-statuette = la première statuette
ask-programme = Composez en secret votre programme : cinq cartes différentes, dont un dragon au plus. Une fois remis, il ne bouge plus.
question-programme = le programme
ask-stone =
    { $left ->
        [2] Sur quel îlot posez-vous votre première pierre ?
       *[other] Sur quel îlot posez-vous une pierre ?
    }
question-stone = la pierre
ask-plank =
    { $left ->
        [2] Annoncez votre première planche et l'écart qu'elle doit franchir.
       *[other] Annoncez une planche et l'écart qu'elle doit franchir.
    }
question-plank = la planche
ask-removal = Quelle planche ou quelle pierre retirez-vous ?
question-removal = le retrait
ask-move_1 = Où votre pion fait-il un pas ?
question-move_1 = le pas
ask-move_2 = Où vos deux pas mènent-ils votre pion ?
question-move_2 = les deux pas
ask-jump = Où votre pion retombe-t-il ?
question-jump = le saut

## Coups refusés

refuse-colour = La couleur « { $colour } » n'est pas libre à cette table : choisissez l'une de celles qui restent.
refuse-no-such-player = Il n'y a pas de place { $number } à cette table : donnez la statuette à l'un des joueurs.
refuse-unknown-card = Aucune carte du jeu ne s'appelle « { $value } » : choisissez parmi celles de votre main.
refuse-unknown-spot = Il n'y a sur le plateau ni îlot ni village du nom de « { $value } ».
refuse-unknown-plank = Aucune planche ne s'appelle « { $value } ».
refuse-unknown-place = « { $value } » n'est ni une planche ni un village : un pion ne peut pas s'y tenir.
refuse-five-cards = Un programme compte cinq cartes exactement, et non { $count }.
refuse-card-not-in-hand = Vous n'avez pas « { $card } » en main : choisissez parmi vos cartes.
refuse-card-twice = Vous n'avez qu'un exemplaire de « { $card } » : les cinq cartes sont toutes différentes.
refuse-two-dragons = Un programme ne contient qu'un dragon au plus : gardez-en un, ou aucun.
refuse-stone-on-village = On ne pose pas de pierre dans un village ({ LE($place) }) : il sert déjà d'appui.
refuse-islet-taken = Il y a déjà une pierre en { $place } : choisissez un îlot nu.
refuse-islet-covered = { CAP(LE($plank_place)) } survole { $place } : l'îlot est fermé aux pierres tant qu'elle est là.
refuse-plank-not-in-reserve = { CAP(LE($place)) } n'est pas dans votre réserve : choisissez l'une de vos planches.
refuse-gap-available = On ne jette pas { LE($place) } tant qu'un écart est proposé : annoncez-en un.
refuse-same-support = Une planche relie deux appuis différents : elle ne va pas { DE($place) } { A($place) }.
refuse-two-villages = Une planche ne va pas de village à village : l'un des deux appuis au moins est une pierre.
refuse-no-stone = Il n'y a pas de pierre en { $place } : un îlot nu ne porte rien.
refuse-out-of-sight = Ces deux appuis sont bien trop loin l'un de l'autre : personne n'y croirait.
refuse-three-planks = Trois planches reposent déjà ici : { LE($place) }. Cet appui est complet.
refuse-same-gap = Cet écart est déjà franchi par { LE($place) } : on n'en couche pas une seconde par-dessus.
refuse-crossing = La planche croiserait { LE($place) } : choisissez un autre écart.
refuse-stone-in-the-way = La pierre { DE($place) } est sur le chemin : une planche n'a que deux appuis.
refuse-too-short = { CAP(LE($place)) } est trop courte pour cet écart : votre liste ne propose que ce qui convient.
refuse-plank-not-there = { CAP(LE($place)) } n'est pas sur le plateau : on ne retire que ce qui s'y trouve.
refuse-plank-occupied = Un pion se tient sur { LE($place) } : une planche occupée reste en place.
refuse-same-number = Vous avez déjà en réserve une planche de même numéro { QUE($place) }.
refuse-third-colour = Avec { LE($place) }, votre réserve compterait trois couleurs : deux au plus.
refuse-stone-not-there = Il n'y a pas de pierre à retirer ici : { LE($place) }.
refuse-stone-loaded = La pierre { DE($place) } porte une planche : elle ne se retire pas.
refuse-not-neighbour = Cette place n'est pas voisine de la vôtre : { LE($place) }. On marche de voisine en voisine.
refuse-village-between = Seul un village relie votre planche { A($place) } : il faut d'abord y entrer, puis en sortir.
refuse-not-free = Un autre pion se tient sur { LE($place) } : une planche n'en porte qu'un.
refuse-no-return = On ne revient pas à son point de départ ({ LE($place) }) quand on peut aller ailleurs.
refuse-through-goal = On ne traverse pas son village d'arrivée : y entrer met fin à la partie, { LE($place) } est au-delà.
refuse-not-two-steps = Cette place n'est pas à deux pas de la vôtre : { LE($place) }.
refuse-jump-in-place = On ne saute pas sur place : votre pion est déjà ici ({ LE($place) }).
refuse-nobody-to-jump = Il n'y a personne à survoler pour retomber ici : { LE($place) }.
refuse-no-landing = Cette place ne touche pas la planche d'un pion que vous pouvez survoler : { LE($place) }.
refuse-no-draft-now = Ce n'est pas le moment d'un brouillon : votre programme est remis, ou le tour est en cours.
refuse-no-standing-orders = Cette table joue sans consignes : décidez quand on vous le demande.
refuse-dragon-needs-no-order = « { $card } » ne demande aucune décision : un dragon n'a pas besoin de consigne.
refuse-too-many-wishes = Trop de souhaits pour une carte ({ $count }) : { $most } au plus.
refuse-wish-of-another-card = L'un de ces souhaits ne répond pas à « { $card } ».
refuse-card-not-programmed = « { $card } » n'est pas dans votre programme de ce tour.
refuse-order-too-late = « { $card } » est déjà exécutée : ses consignes ne changent plus.

## Tables et positions impossibles

error-assisted-seat = Personne n'occupe cette place assistée ({ $value }) : donnez 0 pour la première place de la table, et { $high } au plus.
error-decision-time = Un délai pour décider ({ $value } s) n'a pas d'effet là où la table attend les retardataires : renoncez à l'un des deux.
error-round-limit = Cette limite de tours ({ $value }) ne convient pas : donnez 0 pour jouer sans limite, ou de { $low } à { $high }.
error-colours-not-in-play = À { $players } joueurs, les couleurs en jeu sont imposées : { $colours } ne convient pas.
error-colour-not-in-play = La couleur « { $colour } » n'est pas en jeu à cette table.
error-unknown-name = « { $value } » n'existe pas ici : donnez un nom d'îlot, de village, de planche ou de carte.
error-no-such-gap = { CAP(LE($plank_place)) } ne peut pas aller là ({ $spot_places }) : ces deux lieux ne font pas un écart à vue.
error-no-such-rank = Il n'y a pas de rang { $rank } : donnez un rang de 1 à 5.
error-no-such-round = Il n'y a pas de tour { $round } à cette table : le premier est le tour 1, et la limite de tours donne le dernier.
error-no-programme = La couleur « { $colour } » n'a pas de programme permis : donnez-lui cinq cartes différentes de sa main, dont un dragon au plus.

## Options

option-plank_fit = Longueur des planches
option-plank_fit-help = Sans aide, on juge à l'œil et une planche trop courte est perdue ; indulgent, elle revient dans la réserve ; assisté, on ne propose que ce qui convient.
option-assisted_seat = Place assistée
option-assisted_seat-help = Avec l'accord de tous, une seule place ne se voit proposer que les planches qui conviennent.
option-round_limit = Limite de tours
option-round_limit-help = La partie est nulle si personne n'est arrivé à la fin de ce tour ; 0 pour jouer sans limite, sauf entre bots.
option-colours = Couleurs
option-colours-help = Tirées au sort, ou choisies par chacun à son tour avant de commencer.
option-first_statuette = Première statuette
option-first_statuette-help = Tirée au sort, ou donnée par l'hôte : au plus jeune, dit le livret.
option-program_time = Temps pour programmer
option-program_time-help = En secondes ; passé ce temps, le brouillon part tel quel et l'intendant remplit les rangs vides.
option-decision_time = Temps pour décider
option-decision_time-help = En secondes ; passé ce temps, l'intendant décide.
option-standing_orders = Consignes
option-standing_orders-help = Pour les parties lentes : joindre à chaque carte une liste de souhaits, que personne d'autre ne voit.
value-plank_fit-by_eye = sans aide
value-plank_fit-gentle = indulgent
value-plank_fit-assisted = assisté
value-assisted_seat-0 = première place
value-assisted_seat-1 = deuxième place
value-assisted_seat-2 = troisième place
value-assisted_seat-3 = quatrième place
value-assisted_seat-4 = cinquième place
value-assisted_seat-5 = sixième place
value-colours-random = tirées au sort
value-colours-chosen = choisies par chacun
value-first_statuette-random = tirée au sort
value-first_statuette-chosen = donnée par l'hôte

## Formules toutes prêtes

preset-base = Règle de base
preset-base-help = Sans aide : une planche trop courte est perdue. Quarante tours au plus.
preset-gentle = Indulgent
preset-gentle-help = Pour les familles et les premières parties : une planche trop courte revient dans la réserve. Vingt tours au plus.
preset-assisted = Assisté
preset-assisted-help = On ne propose que les planches qui conviennent. Vingt tours au plus.
preset-helping_hand = Coup de pouce
preset-helping_hand-help = Sans aide pour tous, sauf pour la première place, à qui l'on ne propose que ce qui convient. Vingt tours au plus.
preset-live = En direct
preset-live-help = 120 secondes pour programmer, 45 pour décider. Vingt tours au plus.
preset-slow = Partie lente
preset-slow-help = Des consignes à joindre aux cartes, et l'intendant pour les absents. Vingt tours au plus.
preset-patient = Patience
preset-patient-help = Personne ne répond pour les absents : la table attend. Vingt tours au plus.
preset-free_choice = Au choix
preset-free_choice-help = Chacun choisit sa couleur, et l'hôte donne la statuette. Vingt tours au plus.
preset-ten_rounds = Dix tours
preset-ten_rounds-help = La règle de base, en dix tours au plus.

## Mots de la table

word-by-arrival = atteint avant tous le village d'en face
word-round = Tour
word-rank = Rang
word-statuette = Statuette
word-programming = Programmation
word-supply = Pierres au tas
word-reserve = Réserve
word-lost = Planches perdues
word-programme = Programme
word-pawn = Pion
word-goal = Arrivée
word-hand = Main
word-draft = Brouillon
word-orders = Consignes
word-cancelled = annulée
word-dragon = Dragon
word-arrived = à bon port
word-place_1_stone = 1 pierre
word-place_2_stones = 2 pierres
word-place_1_plank = 1 planche
word-place_2_planks = 2 planches
word-remove_1 = retirer
word-move_1 = 1 pas
word-move_2 = 2 pas
word-jump = saut

## Mots du plateau

word-river = Le delta
word-zoom-in = Voir de plus près
word-zoom-out = Voir de plus loin
word-see-all = Voir tout le delta
word-turn-order = Ordre du tour
word-ready = c'est prêt
word-assisted = assistée
word-state-none = pas encore choisie
word-state-face-down = face cachée
word-state-own = connue de vous seul
word-state-acting = en cours
word-state-done = faite
word-state-cancelled = annulée par un dragon
word-slot-filled = Rang { $rank } : { $card }. Reprendre en main ; les flèches la déplacent.
word-slot-free = Rang { $rank }, libre. Choisir ce rang.
word-seal = Sceller le programme
word-sealed = Votre programme est scellé. On attend les autres.
word-same-again = Comme au tour passé
word-start-over = Recommencer
word-confirm = Confirmer
word-hint-plank = Choisissez une planche de votre réserve.
word-hint-first = Choisissez un premier appui.
word-hint-second = Choisissez l'autre appui.
word-hint-lose = Aucun écart ne s'offre : choisissez la planche à perdre.
word-hint-target = Choisissez parmi ce qui brille.
word-verdicts = Ce que les essais ont montré
word-verdict =
    { $held ->
        [yes] { CAP(DE($a_place)) } { A($b_place) }, une planche { $number } tient.
       *[no] { CAP(DE($a_place)) } { A($b_place) }, une planche { $number } est trop courte.
    }
word-last-programmes = Programmes du tour passé
word-order-for = Consigne pour « { $card } »
word-order-help = « { $card } » : désignez vos souhaits sur le delta, par ordre de préférence.
word-order-auto = À défaut, l'intendant décide
word-order-add = Ajouter ce souhait
word-order-leave = Laisser la consigne
word-order-close = Fermer
word-raise = Plus haut
word-drop = Retirer ce souhait
word-decide-myself = Décider moi-même
word-stones-at =
    { $places_count ->
        [0] Aucune pierre sur le delta
       *[other] Pierres : { $places }
    }
word-plank-lies = { CAP(LE($plank_place)) }, { DE($a_place) } { A($b_place) }
word-pawn-stands = { $seat } : { LE($place) }

## Pour une première partie : ce que chaque question veut dire

coach-welcome = Traversez le delta : le premier entré dans le village d'en face gagne. Les pierres vont sur les îlots, les planches les relient, et votre pion marche sur les planches – le tout prévu cinq cartes à l'avance, en secret.
coach-programme = Cinq cartes différentes, dans l'ordre où elles agiront. D'abord des pierres, puis des planches, puis des pas : un pas sans rien sous le pied, et le pion tombe à l'eau. Un dragon peut annuler la carte d'un rival, au même rang.
coach-stone = Posez-la à portée d'une de vos planches, depuis votre village ou une autre pierre. Une pierre n'est à personne : les autres peuvent s'en servir.
coach-plank = Plus longue que l'écart, une planche tient toujours. Trop courte, elle est perdue, sauf à une table indulgente, qui la rend, ou assistée, qui ne la propose pas. Gardez les courtes pour les petits écarts : il en faut cinq ou six pour traverser.
coach-removal = Ôtez la planche où un rival allait marcher : elle vient chez vous. Une pierre ne part que si elle ne porte rien.
coach-move_1 = Un pas : sur une planche voisine et libre, à qui qu'elle soit, ou dans un village. Avancez vers le village d'en face.
coach-move_2 = Deux pas d'un coup : vous ne choisissez que l'arrivée. Si même le premier est impossible, votre pion tombe et repart de chez lui.
coach-jump = Par-dessus un pion posé sur une planche voisine, jusqu'à une place libre qui touche cette planche, à l'un ou l'autre bout. Sans personne à survoler, votre pion tombe à l'eau.
coach-colour = Votre couleur décide du village de départ ; celui d'en face est votre but. Toutes se valent.
coach-statuette = Qui a la statuette agit le premier à chaque étape du tour. Elle change de main à chaque tour.

## La leçon

lesson-village = Votre village : votre pion part d'ici.
lesson-goal = Le village d'en face : le premier qui entre dans le sien a gagné.
lesson-programme = Cinq cartes, dans l'ordre où elles seront exécutées. Ici elles sont choisies pour vous : suivez la lumière.
lesson-ranks = Les programmes de tous, carte par carte : d'abord toutes les premières, puis toutes les deuxièmes.

## La première page des règles

first-aim = Soyez le premier à mener votre pion dans le village d'en face, de l'autre côté du delta.
first-turn = Chacun aligne en secret cinq cartes différentes. On retourne toutes les premières, qu'on exécute à tour de rôle, puis toutes les deuxièmes… Ce qui est prévu doit se faire, même si c'est devenu une folie.
first-knack = Des pierres sur les îlots, des planches de pierre en pierre, puis des pas. Une planche trop courte est perdue : c'est à vous de juger la distance. Un pion qui ne peut avancer tombe à l'eau et rentre chez lui.
first-end = Entré dans le village d'en face, vous avez gagné, sur-le-champ.
