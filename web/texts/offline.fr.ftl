### Sans réseau : ce que l'appareil garde, et comment.

web-away-title = Personne ne répond.
web-away-words = Vous êtes hors ligne, ou notre maison est fermée un instant. Les règles, les leçons et les plateaux sont là ; les tables et les coups attendent le réseau.

## Une page plus récente

web-update-ready = Une nouvelle version est là.
web-update-take = La charger
web-update-later = Plus tard

## Python dans la page

web-preparing = Les jeux arrivent
web-preparing-fetch = Les jeux arrivent, une fois pour cet appareil : { NUMBER($done, maximumFractionDigits: 1) } sur { NUMBER($all, maximumFractionDigits: 1) } Mo…
web-preparing-start = On dresse les tables…
web-elsewhere = Vos tables sont ouvertes dans un autre onglet de ce navigateur.
web-elsewhere-take = Les reprendre ici

## Un fichier de partie

web-open-help = Toute partie finie se garde en fichier (« Télécharger la partie », à la fin et quand on la revoit). Choisissez-en un, ou déposez-le ici : son mélange et chaque coup sont vérifiés sur cet appareil, puis la partie s'ouvre et reste ici.
web-open-choose = Choisir un fichier
web-open-kept = Déjà ouvertes
web-open-server = Ce serveur garde les parties jouées à ses tables. Un fichier de partie s'ouvre sur un appareil qui joue par lui-même.

## Les jeux sur cet appareil

web-keep = Sans réseau
web-keep-help = Les jeux et leurs bots tiennent sur cet appareil, chargés une fois. Les tables y sont de cet appareil seul ; amis et classements restent avec le serveur.
web-keep-do = Garder hors ligne : { NUMBER($size, maximumFractionDigits: 1) } Mo
web-keep-progress = { NUMBER($done, maximumFractionDigits: 1) } sur { NUMBER($all, maximumFractionDigits: 1) } Mo…
web-keep-kept = Les jeux sont sur cet appareil.
web-keep-play = Jouer hors ligne
web-keep-failed = Tout n'a pas pu être chargé. Réessayez quand la connexion sera meilleure.
