### Braises : tout ce que dit la table en français.
game-title = Braises
game-summary = Petits dragons, grands trésors : envoyez le plus grand, à moins qu'un autre ne l'égale, et crachez le feu sur qui vous devance.
game-authors = Dracothèque
option-embers = Braises par joueur
option-embers-help = Combien de fois chacun peut cracher le feu ; une braise gardée vaut un point.
preset-base = Braises
preset-base-help = Deux braises chacun, huit trésors.
ask-send = Quel dragon envoyez-vous pour un trésor de { $total } ?
question-send = un dragon
coach-send = Tous choisissent à la fois. Le plus grand dragon prend le trésor, mais des dragons de même taille se chassent l'un l'autre.
ask-breathe = Trésor de { $total } en vue pour { $winner_seat }. Cracher le feu ? Il faut { $lucky } ou plus au dé.
question-breathe = le feu, ou pas
coach-breathe = Le feu atteint le trésor une fois sur deux, et une braise gardée vaut un point : il en vaut la peine dès 3 points.
coach-welcome = Huit trésors, cinq dragons en main, deux braises. Qui possède le plus à la fin gagne.
move-lay = Envoyer le dragon { $card }
move-breathe = Cracher le feu (une braise)
move-hold = Retenir son souffle
refuse-not-in-hand = Il n'y a pas de dragon { $card } dans votre main : envoyez un de ceux que vous tenez.
cards-drawn =
    { $cards_count ->
        [0] { $seat } pioche des cartes ({ $count }).
       *[other] { $seat } pioche { $cards }.
    }
treasure-found = On trouve un trésor de { $worth } : { $total } à gagner.
dragon-sent = { $seat } a envoyé un dragon.
dragons-shown =
    { $chased_count ->
        [0] Les dragons arrivent : { $cards }.
       *[other] Les dragons arrivent : { $cards }. Ceux { DE($chased) } se chassent l'un l'autre.
    }
fire-breathed =
    { $reached ->
        [yes] { $seat } crache le feu et fait { $die } : le trésor change de griffes !
       *[no] { $seat } crache le feu et fait { $die } : rien que de la fumée.
    }
treasure-taken = { $seat } emporte { $total }.
game-ended =
    { $winners_count ->
        [one] La partie est finie ({ $ending }) : victoire { DE($winners) } !
       *[other] La partie est finie ({ $ending }) : victoire partagée { DE($winners) } !
    }
ending-last-treasure = le dernier trésor est parti
word-die = Dé
word-left = Trésors à venir
word-at_stake = Trésor
word-hoard = Butin
word-embers = Braises
word-hand_size = Cartes
word-sent = Envoyé
word-hand = Vos dragons
word-gone = Déjà vus
