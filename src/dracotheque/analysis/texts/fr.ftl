### L'analyse d'une partie finie : ce qu'elle dit en français. Les espaces devant « : ; ! ? » et « % » sont insécables.

## Une décision

judged-forced = Il n'y avait pas le choix.
judged-same = Le conseiller aurait joué la même chose.
judged-close = « { $best } » se vaut à peu près : ce qui les sépare se perd dans le bruit, ou ne compte guère.
judged-find =
    Bien trouvé : l'habitude aurait joué autre chose, pour { $points } { $points ->
        [one] point
       *[other] points
    } de chances de gagner en moins ({ $low } à { $high }).
judged-slip =
    Une imprécision de { $points } { $points ->
        [one] point
       *[other] points
    } de chances de gagner ({ $low } à { $high }) : « { $best } » valait mieux.
judged-blunder =
    Une gaffe de { $points } { $points ->
        [one] point
       *[other] points
    } de chances de gagner ({ $low } à { $high }) : « { $best } » valait bien mieux.

## Les moments de la soirée

moment-rise = Coup { $number } : { $seat } passe de { $before } % à { $after } %. Personne ne s'est trompé.
moment-rise-own = Coup { $number } : { $seat } joue « { $move } » et passe de { $before } % à { $after } %.
moment-fall = Coup { $number } : { $seat } tombe de { $before } % à { $after } %. Personne ne s'est trompé.
moment-fall-own = Coup { $number } : { $seat } joue « { $move } » et tombe de { $before } % à { $after } %. C'est la fortune qui l'a voulu, non le choix.
moment-find =
    Coup { $number } : { $seat } trouve « { $move } », qui vaut { $points } { $points ->
        [one] point
       *[other] points
    } de plus que l'habitude.
moment-slip =
    Coup { $number } : avec « { $move } », { $seat } laisse filer { $points } { $points ->
        [one] point
       *[other] points
    } de chances de gagner ; « { $best } » valait mieux.
moment-blunder =
    Coup { $number } : avec « { $move } », { $seat } donne { $points } { $points ->
        [one] point
       *[other] points
    } de chances de gagner ; il fallait « { $best } ».

## L'image

picture-title = { $title } : les chances ({ $names })
picture-text =
    Les chances de victoire avant chaque décision ({ $decisions } en tout), telles que chacun pouvait les connaître. Tournants : { $turns }. Imprécisions et gaffes : { $mistakes }. { $ends }
picture-end = { $seat } : { $start } % au début, { $end } % à la fin.
picture-axis = décisions
picture-marks = ▲ trouvaille · ▼ imprécision · ✖ gaffe
