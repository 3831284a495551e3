### Ce que dit la page autour d'une partie seulement : à la table, dans une partie revue. L'étagère ne l'attend pas.

## À qui l'on se mesure

web-level-record =
    { $played ->
        [one] Contre les bots de niveau { $kind } : vous avez { $won ->
            [0] perdu
           *[other] gagné
        } la seule partie jouée.
       *[other] Contre les bots de niveau { $kind } : { $won ->
            [0] aucune victoire
            [one] { $won } victoire
           *[other] { $won } victoires
        } sur vos { $played } dernières parties.
    }
web-level-suits = { $bot } serait à votre mesure.
web-level-newcomer = Vous n'avez pas encore affronté de bots ici : { $bot } convient pour débuter.
web-level-choose = Jouer contre

## Jouer la suite d'un moment

web-play-on = Jouer la suite
web-play-on-help = Une nouvelle table, telle qu'elle était après le coup { $moment }. La suite dépend de vous.
web-play-on-seat = À la place de
web-play-on-bots = Contre
web-play-on-others = Aux autres places
web-play-on-with-bots = des bots de même force
web-play-on-with-own = les mêmes qu'alors : les personnes sont invitées, les bots s'installent aussitôt
web-play-on-with-here = ceux qui ont joué, autour de cet appareil
web-play-on-unrated = Pour s'exercer : le résultat ne compte pour personne.

## L'étude d'une partie finie

web-analyse = Analyser la partie
web-analyse-again = Analyser de nouveau
web-study = Analyse
web-study-title = Où s'est-elle jouée ?
web-study-read = En toutes lettres
web-study-chart = Chances de victoire
web-study-chance = { $name } { $percent } %
web-study-waiting =
    { $ahead ->
        [0] En attente : cette partie est la prochaine.
        [one] En attente : une partie passe avant.
       *[other] En attente : { $ahead } parties passent avant.
    }
web-study-working =
    { $total ->
        [0] L'analyse commence…
       *[other] Décision { $done } sur { $total } : vous pouvez partir et revenir.
    }
web-study-failed = Cette partie n'a pas pu être analysée.
web-study-own = Ce que vous auriez pu mieux faire
web-study-theirs = { $name } : ce qui aurait pu être mieux
web-study-flawless = Rien qui ait sûrement coûté quelque chose.
web-study-played = « { $move } ».
web-training-title = { $count ->
    [one] Un point à travailler
   *[other] Deux points à travailler
}
web-training-habit = { $question } ({ $costly } sur { $made }) : vous y avez laissé { $percent } % d'une victoire.
web-training-games = { $games ->
    [one] D'après cette partie ; l'analyse d'autres parties en dira plus.
   *[other] D'après vos { $games } dernières parties analysées.
}
web-study-moments = Moments de la soirée
web-study-accounts = L'adresse et la fortune
web-study-start = Début
web-study-skill = Adresse
web-study-others = Coups des autres
web-study-fortune = Fortune
web-study-end = Fin
web-study-move = Coup
web-study-marks = Marques
web-study-table = Toutes les chances en tableau
web-study-explained = En points de chance de gagner, pour chacun telle qu'il pouvait la connaître alors. Adresse : ce que ses propres coups ont laissé échapper ; 0 est le mieux possible. Coups des autres : ce que les leurs ont apporté. Fortune : donnes, pioches et ce qui fut révélé. ± n'est que le bruit : ce qui reste dedans n'est jamais appelé une faute.
web-mark-find = belle trouvaille
web-mark-slip = faux pas
web-mark-blunder = bévue
web-mark-turn = tournant
web-mark-previous = Marque précédente
web-mark-next = Marque suivante
web-marks =
    { $marks ->
        [0] Aucune marque
        [one] { $marks } marque
       *[other] { $marks } marques
    }
web-what-if = Et si ?
