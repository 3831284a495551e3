### L'application : tout ce qu'elle dit en français. Les espaces devant « : ; ! ? » sont insécables.

web-close = Fermer
web-lost-title = Cette page n'existe pas
web-lost-text = Le couloir ne mène nulle part, mais l'étagère est à deux pas.
web-to-the-shelf = Revenir à l'étagère
