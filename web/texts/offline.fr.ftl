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
