### L'application : tout ce qu'elle dit en français. Les espaces devant « : ; ! ? » sont insécables.

## Avant que rien ne soit chargé

web-first-title = Dracothèque – cinq jeux de dragons
web-first-description = Cinq jeux de dragons, entre amis ou contre des bots, sur-le-champ ou un coup par jour.
web-first-no-script = Les tables de la Dracothèque sont dressées par des scripts : autorisez-les, puis rechargez cette page.

## Partout

web-close = Fermer
web-save = Enregistrer
web-loading = Un instant, on allume les chandelles…
web-none = Sans
web-several = { $count ->
    [0] (rien de choisi)
   *[other] ({ $count } sur { $all })
  }
web-back = Retour
web-agree = D'accord
web-refuse = Refuser
web-skip = Aller au contenu
web-footer = Dracothèque, une ludothèque libre de jeux de dragons. Dessins et code d'origine.
web-try-again = Réessayer
web-guest-names = Braise, Suie, Escarbille, Fumerolle, Tison, Cendrine, Écaille, Griffon, Salamandre, Étincelle, Brasero, Saphir
web-more = Suite
web-before = Précédents
web-done = C'est fait.
web-yes = Oui
web-no = Non
web-nothing-here = Rien ici.

## Chemins

web-ways = Navigation
web-way-shelf = Étagère
web-way-tables = Tables
web-way-rules = Règles
web-way-me = Moi
web-way-settings = Réglages
web-to-the-shelf = Revenir à l'étagère
web-lost-title = Cette page n'existe pas
web-lost-text = Le couloir ne mène nulle part, mais l'étagère est à deux pas.

## L'étagère

web-hero = Choisissez une boîte, asseyez-vous
web-hero-text = Des jeux de dragons, avec des amis où qu'ils soient, ou tout de suite contre des bots.
web-hero-alone = Des jeux de dragons sur cet appareil, contre des bots ou de main en main.
web-unfinished = Reprendre la partie en cours
web-tables-wait =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
web-players = de { $low } à { $high } joueurs
web-play-now = Jouer
web-play-now-game = Jouer tout de suite : { $title }
web-learn = Apprendre en jouant
web-learn-game = Apprendre en jouant : { $title }
web-setting-the-table = On dresse la table…
web-make-table = Créer une table
web-rules = Règles
web-workshop = Atelier
web-workshop-of = L'atelier : { $title }

## Créer une table

web-make-table-of = Nouvelle table : { $title }
web-form-place = Où jouez-vous ?
web-place-online = En ligne
web-place-online-help = Chacun sur son appareil : envoyez le lien, ou laissez entrer tout le monde.
web-place-device = Sur cet appareil
web-place-device-help = Autour d'un seul écran qui passe de main en main : un rideau tombe entre les tours. Sans classement.
web-place-screen = Grand écran et téléphones
web-place-screen-help = La table sur cet écran, visible de tous ; chacun scanne un code et tient son jeu sur son téléphone.
web-form-here = Dans cette pièce
web-form-name = Nom à la place { $number }
web-form-company = La compagnie
web-form-players = Nombre de joueurs
web-form-me = Vous
web-form-seat = Place { $number }
web-form-open = Chaise libre, pour qui a le lien
web-form-speed = Le rythme
web-speed-free = Sans hâte
web-speed-free-help = Personne n'est pressé.
web-speed-live = En direct
web-speed-live-help =
    { $seconds ->
        [one] { $seconds } seconde par décision
       *[other] { $seconds } secondes par décision
    }{ $minutes ->
        [0] { "." }
        [one] , et { $minutes } minute de réserve pour la partie.
       *[other] , et { $minutes } minutes de réserve pour la partie.
    }
web-speed-quick = Rapide
web-pace-days = Jours par coup
web-speed-slow = Lente
web-speed-slow-help =
    { $days ->
        [one] Un jour par décision : la page vous dit quelles tables vous attendent.
       *[other] { $days } jours par décision : la page vous dit quelles tables vous attendent.
    }
web-speed-live-waits = La table attend les retardataires aussi longtemps qu'il le faut.
web-speed-slow-waits = La table attend les retardataires aussi longtemps qu'il le faut : la page vous dit quelles tables vous attendent.
web-form-public = Table ouverte à tous
web-form-public-help = Sinon, seuls ceux qui ont le lien peuvent s'asseoir ou regarder.
web-form-unrated = Cette table ne compte pas
web-form-unrated-help = Sinon, la partie change les classements, si tous ceux qui y jouent ont un compte.
web-form-rules = Les règles
web-rules-usual = Comme dans la règle du jeu
web-form-options = Toutes les options
web-leave-out = Écarter { $name }
web-form-make = Dresser la table

## Bots

web-bot-names = Mordicus, Opaline, Grisou, Brindille, Cornélius, Vermeil
bot-random = au hasard
bot-heuristic = d'expérience

## Mes tables

web-my-tables = Mes tables
web-my-tables-empty = Aucune table pour l'instant. Prenez une boîte sur l'étagère !
web-open-tables = Tables ouvertes
web-open-tables-empty = Personne n'attend de compagnie en ce moment.
web-open-chair = chaise libre
web-status-open = attend des joueurs
web-status-full = complète, va commencer
web-deadline = encore { $time }
web-status-running = en cours
web-status-over = finie
web-status-closed = fermée
web-status-yours = à vous !
web-join-title = Rejoindre une table
web-join-link = Code ou lien d'invitation
web-join = Rejoindre
web-join-wrong = Ce n'est ni un code de six lettres, ni un lien d'invitation (…/table/abc#xyz).

## Moi

web-stranger = Personne encore
web-name = Nom
web-name-saved = Votre nouveau nom est noté.
web-name-ask = Comment vous appelle-t-on ?
web-name-own = Votre nom à la table
web-name-go = C'est moi
web-host = hôte
web-host-now = La table revient maintenant { A($name) }.
web-history = Parties finies
web-history-empty = Vos parties finies viendront ici, et chacune pourra être revue.
web-ratings = Classement
web-ratings-empty = Personne n'est encore classé à ce jeu.
web-rating = Cote
web-games = Parties
web-game = Jeu
web-account = Compte
web-account-since = Ici depuis le { $date }.
web-account-change = Nom, courriel, mot de passe
web-account-changed = Votre compte est modifié.
web-account-erase = Supprimer mon compte
web-account-erase-help = Des bots gardent vos places, et un mot neutre remplace votre nom dans les parties des autres. C'est sans retour.
web-account-erased = Votre compte n'existe plus. Adieu !
web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-up-help = Vous gardez vos parties et entrez au classement ; un invité qui crée un compte ne perd rien.
web-sign-out = Se déconnecter
web-signed-in = Content de vous revoir !
web-signed-up = Votre compte est créé. Bienvenue !
web-signed-out = La session est fermée.
web-password = Mot de passe
web-password-help = Au moins huit caractères.
web-password-new = Nouveau mot de passe
web-password-new-help = Laissé vide, il reste ce qu'il est ; s'il change, toutes les autres sessions sont fermées.
web-password-current = Mot de passe actuel
web-password-lost = Mot de passe perdu
web-password-lost-who = Nom ou adresse de courriel
web-password-lost-help = Si une adresse confirmée est connue, un courriel part avec un lien.
web-password-lost-ask = M'envoyer un lien
web-password-lost-sent = Si nous connaissons une adresse confirmée, un courriel est en route.
web-no-mail = Ce serveur n'envoie pas de courrier : une adresse n'y sert à rien.
web-no-mail-sign-up = Ce serveur n'envoie pas de courrier : gardez bien votre mot de passe, personne ne pourra vous en envoyer un autre.
web-no-mail-lost = Ce serveur n'envoie pas de courrier, et personne ne peut donc vous envoyer un nouveau mot de passe : retrouvez-le, ou créez un autre compte.
web-email-optional = Courriel (facultatif)
web-email-help = Seulement pour un mot de passe perdu, et pour les avis si vous en voulez.
web-email-unconfirmed = Pas encore confirmée : le lien est dans votre boîte de réception.
web-sessions = Sessions
web-session-unknown = Appareil inconnu
web-session-since = depuis le { $date }
web-session-here = celle-ci
web-session-close = Fermer
web-session-close-others = Fermer toutes les autres
web-session-closed = C'est fermé.
web-notices = Avis des tables lentes
web-notices-email = Par courriel quand c'est à moi
web-notices-no-email = Il faut une adresse confirmée, et un serveur qui envoie des courriels.
web-notices-webhook = Adresse à appeler (webhook)
web-notices-webhook-help = Pour qui a son propre programme ; vide, il n'y en a pas.
web-notices-secret = Chaque appel est signé avec :
web-notices-saved = C'est noté.
web-reset = Un nouveau mot de passe
web-reset-done = Votre mot de passe est changé : vous pouvez vous connecter.
web-confirm = Est-ce votre adresse ?
web-confirm-help = Confirmez que le courriel avec ce lien vous est bien parvenu.
web-confirm-act = C'est la mienne
web-confirm-done = Votre adresse est confirmée.
web-unsubscribe = Ne plus recevoir de courriels
web-unsubscribe-help = Nous ne vous écrirons plus quand ce sera à vous.
web-unsubscribe-act = Ne plus m'écrire
web-unsubscribe-done = C'est fait : nous ne vous écrirons plus.
web-statistics = Statistiques
web-statistics-empty = Pas encore de partie finie.
web-statistics-guest = Statistiques et classement sont pour qui a un compte.
web-wins = Gagnées
web-mean-rank = Rang moyen
web-best-score = Meilleur score
web-mean-score = Score moyen
web-history-place =
    { $score ->
        [one] { $rank } sur { $players }, { $score } point
       *[other] { $rank } sur { $players }, { $score } points
    }

## Règles

web-rules-intro = Nos propres mots, paragraphe par paragraphe : la table y renvoie quand un coup est refusé.
web-first-page = L'essentiel en cinq minutes. Viennent ensuite le texte complet, les décisions d'arbitrage et ce qui n'existe qu'à l'écran.
web-first-aim = Le but
web-first-turn = Comment on joue
web-first-knack = Le sel du jeu
web-first-end = La fin
web-rules-missing = Personne n'a encore écrit cette page.
web-see-rule =
    { $rule_id ->
        [none] Règles
       *[other] Règles : { $rule }
    }

## Réglages

web-language = Langue
web-language-help = Tout change sur-le-champ, le journal des parties aussi.
web-motion = Animations
web-motion-device = Comme le veut l'appareil
web-motion-full = Toutes
web-motion-reduced = Aucune
web-telling = Les grands moments
web-telling-help = Une révélation, une victoire, la fin : la table s'arrête un instant et dit ce qui arrive. Toucher l'écran ou la touche Échap fait avancer.
web-telling-slow = Sans se presser
web-telling-usual = Comme d'habitude
web-telling-quick = Vite
web-telling-none = Pas du tout
web-forced = Vous n'avez pas le choix. { $what }
web-go-on = Continuer
web-moves = Coups
web-sound = Son et vibration
web-sound-on = Sons et vibrations : cartes, pièces, votre tour
web-sound-ask = Un son, et sur un téléphone une vibration, doivent-ils vous appeler à votre tour ?
web-sound-yes = Appelez-moi
web-sound-no = Rester silencieux
web-sound-help = Là où rien ne bouge, on n'entend que votre tour et la fin.
web-forget = Oublier cet appareil
web-forget-help = Votre invité disparaît d'ici ; les parties des autres restent.
web-forgotten = C'est oublié.
web-letters = Caractères
web-letters-help = Ces pages sont composées en Literata, leurs titres en Almendra, leurs flèches en Noto Sans Math : des caractères libres, sous licence SIL Open Font.

## Hôte

web-admin = Le serveur

## À table

web-table-trouble = Cette table reste hors d'atteinte
web-company = La compagnie
web-over =
    { $winner_seats_count ->
        [one] La partie est finie ({ $ending }) : victoire { DE($winner_seats) }.
       *[other] La partie est finie ({ $ending }) : { $winner_seats } se partagent la victoire.
    }
web-sealed = Votre réponse est scellée : { $move }.
web-waiting = Un instant…
web-seat-you = vous
web-seat-bot = bot
web-seat-away = un bot tient la place
web-seat-absent = n'est pas là
web-seat-asked = doit jouer
web-seat-ready = a répondu
web-seat-won = vainqueur
web-reserve = Réserve pour toute la partie
web-time-left = Temps restant
web-side = Journal et bavardage
web-log = Journal
web-log-recent = Depuis mon dernier coup
web-log-since = depuis votre dernier coup
web-log-empty = Rien à signaler.
web-chat = Bavardage
web-chat-empty = On n'entend que le feu qui crépite.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-watching = (regarde)
web-gesture = Gestes
web-gesture-knock = Toquer sur la table
web-gesture-laugh = Rire
web-gesture-mug = Lever sa chope
web-gesture-coins = Montrer ses pièces
web-gestured =
    { $gesture_id ->
        [knock] toque sur la table.
        [laugh] rit.
        [mug] lève sa chope.
       *[coins] fait tinter ses pièces.
    }
web-chat-phrases = Bonjour ! | Bien joué ! | Oups… | Merci, à bientôt !
web-choices = Tous les choix
web-choices-count =
    { $count ->
        [0] Choix
       *[other] Choix ({ $count })
    }
web-choices-open = D'autres réponses sont possibles : faites-les sur le plateau.
web-choices-seek = Chercher
web-choices-none = Rien à choisir pour le moment.
web-hint = Conseil
web-hint-says = Conseil d'un bot : { $move }.
web-hint-chances = Chances de gagner : { $percent } %.
web-hint-play = Suivre
web-opinion-slip = Ce coup a coûté environ { $percent } % de la victoire. Mieux : { $move }.
web-opinion-blunder = Ce coup a coûté cher : environ { $percent } % de la victoire. Mieux : { $move }.
web-opinion-go-on = Continuer
web-undo = Reprendre
web-undo-own = Vous avez demandé à reprendre un coup : aux autres de décider.
web-closing-asked = { $name } voudrait fermer cette table : la partie finirait sans résultat.
web-closing-own = Vous avez demandé à fermer la table. { $count ->
    [one] Il manque encore un accord.
   *[other] Il manque encore { $count } accords.
}
web-withdraw = Y renoncer
web-kick-asked = Départ demandé : { $name } ({ $count ->
    [one] une voix
   *[other] { $count } voix
}).
web-kick-you = Les autres votent sur votre départ de la table.
web-kick-title = Faire partir
web-kick-remove = { $name } perd sa chaise, lit pourquoi, et peut encore regarder.
web-kick-vote = Les autres seront consultés. Si la plupart sont d'accord, un bot prend la place pour de bon, et { $name } lit pourquoi.
web-kick-reason = Pourquoi ? Toute la table le lira
web-kick-reasons = N'est plus là depuis longtemps | Joue beaucoup trop lentement | La table l'a demandé | Manque de respect
web-kick-send = Faire partir
web-deed-reason = « { $reason } »
web-deed-undo-refused = { $you ->
    [yes] { $doer } n'est pas d'accord : votre coup reste joué.
   *[no] { $doer } n'est pas d'accord : le coup { DE($name) } reste joué.
}
web-deed-away-asked = { $doer } demande le départ { DE($name) }.
web-deed-away-refused = { $you ->
    [yes] { $doer } veut que vous restiez : le vote est clos.
   *[no] { $doer } veut garder { $name } à la table : le vote est clos.
}
web-deed-sent-away = { $you ->
    [yes] Votre départ a été voté par { $doer } ; un bot joue à votre place, et vous pouvez regarder.
   *[no] Le départ { DE($name) } a été voté par { $doer } ; un bot prend la place.
}
web-deed-removed = { $you ->
    [yes] { $doer } vous a repris votre chaise.
   *[no] { $doer } a repris la chaise { DE($name) }.
}
web-deed-close-refused = { $doer } préfère continuer : la table reste ouverte.
web-close-help = Tous ceux qui jouent sont consultés. La partie finit alors sans résultat.
web-close-help-alone = La partie finit sans résultat.
web-unmute = L'entendre à nouveau
web-muted = Vous ne l'entendrez plus.
web-unmuted = Vous l'entendrez à nouveau.
web-undo-asked = Reprise de coup demandée par { $name }.
web-spectator = Vous regardez ; seules les choses publiques vous sont montrées.
web-link-lost = La chandelle a vacillé : on se reconnecte…
web-link-kept = Votre coup est gardé, il partira dès que possible.
web-link-sending = Votre coup est en route…
web-link-outdated = Cette page est plus ancienne que le serveur : rechargez-la.
web-table-unknown = Le serveur n'arrive plus à lire ses données. Votre table attend, et rien de ce qui a été confirmé n'est perdu.
web-table-paused = Les règles ont trébuché ici. Rien de ce qui a été joué n'est perdu ; la partie reprendra quand quelqu'un l'aura examinée.
web-table-menu = La table
web-leave = Quitter la table
web-leave-help = Un bot tient votre place jusqu'à votre retour.
web-come-back = Reprendre ma place
web-kick = Voter son départ
web-kick-not = Retirer mon vote
web-mute = Ne plus l'entendre

## Dans la même pièce

web-curtain-give = Passez l'appareil { A($name) }
web-curtain-help = Que personne d'autre ne regarde.
web-curtain-lift = C'est moi, { $name } : lever le rideau
web-curtain-nobody = On n'attend personne de cette pièce.
web-curtain-others = Les autres dans cette pièce
web-curtain-other = Ouvrir pour { $name }
web-curtain-next = C'est décidé. L'appareil passe { A($name) }.
web-curtain-hand-over = Passer l'appareil
web-curtain-stay = Un instant
web-curtain-you = L'appareil est entre les mains { DE($name) }.
web-curtain-fall = Baisser le rideau
web-missed = Depuis votre dernier tour
web-missed-read = Lu
web-hand-only = Ma main seule : le plateau est sur le grand écran
web-screen = Grand écran
web-screen-of = La table sur grand écran : { $title }
web-screen-scan = Scannez le code pour prendre place
web-screen-scan-help = Le téléphone devient votre main : personne d'autre ne voit ce que vous tenez.
web-screen-watch = Scannez le code pour regarder ou revenir

## Avant le début

web-waiting-chairs = On attend que toutes les chaises soient prises.
web-ready = est prêt
web-ready-own = Je suis prêt
web-ready-help = La partie commence d'elle-même quand chaque chaise est prise et que tout le monde est prêt.
web-ready-alone = Il ne manque que l'hôte, absent depuis une minute : n'importe qui d'entre vous peut lancer la partie.
web-seat-here = est là
web-move-here = Changer de place
web-kick-chair = Reprendre la chaise { DE($name) }
web-ready-host = Tout le monde est là : à vous de lancer la partie.
web-ready-guest = Tout le monde est là : l'hôte va lancer la partie.
web-ready-watcher = Toutes les chaises sont prises : vous pouvez regarder, l'hôte lancera la partie.
web-closed = L'hôte a fermé cette table.
web-choice-help = Premier arrivé, premier servi. Qui n'aura pas choisi au début de la partie recevra l'un de ceux qui restent.
web-choice-for = Pour qui vous choisissez
web-choice-taken = { $choice }, choix { DE($name) }
web-sit = S'asseoir ici
web-sit-bot = Asseoir un bot
web-bot-off = Renvoyer ce bot
web-stand-up = Se lever
web-start = Commencer
web-close-table = Fermer la table
web-invite = Inviter
web-invite-help = Envoyez ce lien, dictez le code, ou faites scanner l'image : chacun s'assied depuis son appareil.
web-invite-code = Code, à saisir sous « Tables »
web-invite-local = Seul cet ordinateur atteint cette page. Pour des téléphones ou des amis sous le même toit, il faut lancer le serveur ainsi : draco serve --host 0.0.0.0
web-invite-link = Lien d'invitation
web-copy = Copier
web-copied = Le lien est copié.
web-share-link = Partager
web-qr = Code à scanner pour rejoindre la table

## Le guide d'une première partie

web-coach-offer = Est-ce votre première partie ? Chaque nouvelle décision peut vous être expliquée quand elle se présente.
web-coach-yes = Guidez-moi
web-coach-no = Non, merci
web-coach-understood = Compris
web-coach-stop = Se passer du guide
web-coach-on = M'expliquer chaque nouvelle décision
web-trainer-on = Me dire quand un de mes coups a coûté cher
web-guide = Guide
web-closer-look = De plus près
web-guide-next = Suite
web-guide-skip = Passer la leçon
web-lesson-of = { $title } : premiers pas
web-lesson-progress = Part de la leçon déjà vue
web-lesson-do = Faites maintenant ceci : { $move }.
web-lesson-show = Montrez-moi
web-lesson-other = Dans une vraie partie, pourquoi pas ; ici, suivez la lumière.
web-lesson-end = Vous avez rencontré toutes les décisions. Place à une vraie partie, contre des débutants.
web-lesson-play = Jouer contre des débutants
web-lesson-play-game = Jouer à { $title } contre des débutants
web-you = Vous

## La fin

web-end = Résultat
web-end-won =
    { $how_id ->
        [none] Vous avez gagné : { $ending } !
       *[other] Vous avez gagné : vous avez { $how } !
    }
web-end-shared = Vous partagez la victoire avec { $other_seats } : { $ending } !
web-end-lost =
    { $how_id ->
        [none] Vous avez perdu : { $ending }, et { $winner_seats_count ->
            [one] { $winner_seats } gagne.
           *[other] { $winner_seats } se partagent la victoire.
        }
       *[other] Vous avez perdu : { $winner_seats_count ->
            [one] { $winner_seats } a { $how }.
           *[other] { $winner_seats } ont { $how }.
        }
    }
web-end-draw = Personne n'a gagné : { $ending }.
web-moments = À retenir
web-moment-move = coup { $moves }
web-turning = Revoir le tournant
web-rating-change = Classement : { $before } → { $after }
web-rank = Rang
web-score = Score
web-decisions = Décisions
web-thought = Temps de réflexion
web-lasted = La partie a duré { $time }.
web-statistics-missing = Les chiffres de cette partie n'ont pas pu être lus.
web-rematch = Revanche
web-rematch-offered = { $name } propose une revanche.
web-rematch-agree = Se rasseoir
web-called-sit = Prendre cette chaise
web-rematch-decline = Non, merci
web-rematch-go = Vers la revanche
web-rematch-others = Les autres rejouent.
web-rematch-watch = Regarder
web-rematch-turned = Chacun avance d'une place
web-rematch-waiting = La partie commence dès que tout le monde s'est rassis.
web-rematch-kept = place gardée
web-replay = Revoir la partie
web-fair = Le mélange était-il honnête ?
web-fair-help = L'empreinte est publiée au début, la graine à la fin : chacun peut rejouer la partie et vérifier.
web-fair-commitment = Empreinte
web-fair-seed = Graine
web-fair-fits = Vérifié sur votre appareil : la graine a bien l'empreinte publiée au début.
web-fair-fits-not = La graine n'a pas l'empreinte publiée au début.
web-fair-continued = Cette partie en prolonge une autre, après { $moves ->
    [one] son premier coup
   *[other] ses { $moves } premiers coups
  } : chacun pouvait connaître sa graine d'avance.
web-fair-origin = Voir cette partie

## Revoir une partie

web-replay-of = Revoir : { $title }
web-download = Télécharger la partie
web-eyes = Par les yeux de
web-eyes-all = Spectateur
web-first = Au début
web-step-back = Coup précédent
web-step = Coup suivant
web-run = Dérouler
web-pause = Pause
web-moment = Moment de la partie
web-share = Montrer cette partie
web-share-private = Cette partie s'est jouée entre amis, qui sont seuls à pouvoir la revoir. Si vous la partagez, quiconque a le lien voit chaque coup et chaque main ; ce qui s'est dit à table reste entre vous.
web-share-open = Cette partie est partagée : quiconque a le lien peut la voir.
web-share-do = La partager et copier le lien
web-share-copy = Copier le lien
web-share-end = Ne plus la partager
web-share-ended = Seuls ceux qui l'ont jouée peuvent maintenant la revoir.
web-replay-speed = Vitesse
web-embed-copy = Copier le code pour une autre page
web-embed-help = Le code montre la partie dans une page à vous : un blog, un club, un forum. On ne peut qu'y regarder.
web-embed-whole = Toute la partie
web-copy-moment = Copier le lien vers ce moment

## Quand quelque chose ne va pas

web-error-unreachable = Le serveur ne répond pas. Il dort peut-être : réessayez dans un instant.
web-error-strange = Quelque chose s'est mal passé de notre côté. Réessayez dans un instant.
web-error-no-such-game = Cette boîte n'est pas sur l'étagère.
web-error-no-workshop = Ce jeu n'a pas d'atelier.

## Signalements

web-report = Signaler
web-report-words = Signaler ce que dit { $name }
web-report-hall = Signaler les paroles { DE($name) } dans la salle
web-report-card = Signaler la carte « { $name } »
web-report-gallery = Signaler une carte que montre { $name }
web-report-person = Signaler { $name }
web-report-reason = Qu'est-ce qui ne va pas ?
web-report-help = Ceux qui tiennent ce serveur le liront ; personne à table n'en saura rien.
web-report-send = Envoyer le signalement
web-report-because = Motif : { $reason }
web-reported = Merci : quelqu'un va s'en occuper.
web-chat-hidden = masqué par ceux qui tiennent le serveur

## Ses propres données

web-data = Vos données
web-data-help = Tout ce que ce serveur garde de vous, en un fichier : votre nom, vos parties et résultats, ce que vous avez dit.
web-data-export = Les télécharger

## La salle

web-match-title = Jouer maintenant contre des gens
web-match = Trouvez-moi de la compagnie
web-match-game = Jeu
web-match-players = Joueurs
web-match-any = peu importe
web-match-pace = Rythme
web-match-wait = Des bots complètent après
web-match-seconds =
    { $seconds ->
        [60] une minute
        [180] trois minutes
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-match-looking = On cherche des gens qui veulent la même chose… Ensuite, des bots prennent les chaises libres.
web-hall-boards = En train de jouer
web-hall-boards-empty = Aucune partie publique ne se joue en ce moment.
web-hall-watch =
    { $watchers ->
        [0] Regarder
       *[other] Regarder · { $watchers }
    }
web-hall-here =
    { $number ->
        [0] Qui est là
       *[other] Qui est là : { $number }
    }
web-hall-house = Sur toutes les pages : { $number }
web-hall-nobody = Personne n’est encore entré.
web-hall-you = (vous)
web-hall-chat = Dans la salle
web-hall-silent = Personne n’a encore rien dit. Bonsoir !
web-hall-say = Dire quelque chose à tout le monde
web-hall-called = { $name } vous invite à jouer à { $title }.
web-hall-called-go = S’asseoir

## Les gens

web-friends = Amis
web-friends-empty = Personne pour l’instant. Demandez à quelqu’un sur sa page !
web-friend = Vous êtes amis.
web-friend-here = Vous êtes amis, et l’autre est là en ce moment.
web-friend-ask = Devenir amis ?
web-friend-sent = La demande se lira sur sa page d’amis.
web-friend-asked = Demande d’amitié envoyée.
web-friend-accept = Devenir amis
web-friend-decline = Non merci
web-friend-never-mind = Tant pis
web-friend-end = Ne plus être amis
web-shun = Éviter
web-shunned = Vous vous évitez.
web-shun-end = Ne plus éviter
web-tie-friend = ami
web-tie-friend-here = ami, là en ce moment
web-tie-asks = demande à être ami
web-tie-asked = demande envoyée
web-tie-shunned = évité
web-challenge = Défier
web-challenge-game = Une partie de
web-favourites = Boîtes préférées
web-person-guest = { $name } joue ici en invité, ou est parti : seules les personnes qui ont un compte ont une page.
web-together =
    { $games ->
        [one] { $games } partie ensemble
       *[other] { $games } parties ensemble
    }. Devant : vous { $ahead }, { $name } { $behind }.
web-curve = Classement à { $title } en { $games } parties, entre { $least } et { $most }
web-opponents = Adversaires
web-opponent = Avec
web-ahead = Devant
web-behind = Derrière
web-recent = Parties récentes
web-call = Garder une chaise
web-call-name = Appeler quelqu’un par son nom
web-call-friend = Appeler { $name }
web-call-done = La chaise est gardée ; la personne sera prévenue.
web-call-end = Ne plus garder la chaise { DE($name) }

## Cartes que l'on montre

web-card = Une carte
web-card-by = Une carte de
web-card-play = Jouer avec cette carte
web-card-thanks = { $number ->
    [0] Merci
   *[other] Merci ({ $number })
}
web-card-thanked = { $number ->
    [0] Personne ne vous a encore remercié
    [1] Une personne vous a remercié
   *[other] { $number } personnes vous ont remercié
}
web-card-keep = La garder dans mon atelier
web-card-kept = La carte est dans votre atelier, sur cet appareil.
web-card-open = La voir
web-card-see = Voir la carte
web-card-link = Lien vers cette carte
web-card-hidden = Ceux qui tiennent ce serveur ont retiré cette carte : vous seul la voyez encore.
web-card-shared = Votre carte a un lien
web-card-shared-help = Qui a le lien voit la carte, avec votre nom :
web-card-public = Tout le monde la trouve dans la galerie :
web-card-publish = La mettre dans la galerie
web-card-published = Votre carte est dans la galerie.
web-card-unpublish = La retirer de la galerie
web-card-unpublished = Votre carte n'est plus dans la galerie ; son lien marche toujours.
web-card-account = Avec un compte, vous pouvez la mettre dans la galerie :
web-card-remove = Ne plus la montrer
web-card-removed = Votre carte n'est plus montrée.
web-card-remove-sure = Le lien ne marchera plus, et les mercis seront oubliés. Dans votre atelier, la carte reste comme elle est.
web-gallery = Galerie des cartes
web-gallery-of = La galerie : { $title }
web-gallery-help = Des personnages inventés par des joueurs. Celui avec lequel vous jouez vient à la table dès le premier tour.
web-gallery-newest = Les plus récentes
web-gallery-thanked = Les plus remerciées
web-gallery-mine = Les miennes
web-gallery-empty = Les murs sont nus : faites une carte à l'atelier, et accrochez la première.
web-gallery-none = Vous ne montrez encore aucune carte : faites-en une à l'atelier.

## Énigmes

web-puzzles = Énigmes
web-puzzles-none = Ce jeu n'a pas encore d'énigmes.
web-puzzle-today = Énigme du jour
web-puzzle-today-game = Énigme du jour : { $title }
web-puzzle-of-the-day = { $title } : l'énigme du jour
web-puzzle-of = { $title } : une énigme
web-puzzle-player = Joueur { $number }
web-puzzle-task = Un coup est ici nettement le meilleur. Jouez-le. (Difficulté { $rating })
web-puzzle-streak =
    { $count ->
        [one] { $count } jour d'affilée
       *[other] { $count } jours d'affilée
    }
web-puzzle-rating = Cote { $rating }
web-puzzle-solved =
    { $solved ->
        [one] { $solved } résolue sur { $tried }
       *[other] { $solved } résolues sur { $tried }
    }
web-puzzle-explained = La réponse
web-puzzle-right = Bien trouvé : « { $move } », c'est cela.
web-puzzle-wrong = « { $move } » n'est pas le meilleur coup ici. C'était « { $best } ».
web-puzzle-costs =
    « { $move } » abandonne { $points } { $points ->
        [one] point
       *[other] points
    } de chances de victoire. Le meilleur coup était « { $best } ».
web-puzzle-worlds = On l'a essayé dans des mondes que ce joueur ne pouvait pas distinguer du vrai, avec d'autres dés à chaque fois.
web-puzzle-rival =
    « { $move } » coûte { $points } { $points ->
        [one] point
       *[other] points
    }
web-puzzle-next = Une autre énigme
web-puzzle-again = Réessayer

## La page sans serveur

web-alone-why = Cette étagère vit sur votre seul appareil, sans serveur : jouez contre des bots ou passez-vous l'appareil. Les amis ailleurs, les comptes, les classements et les liens partagés demandent une Dracothèque avec serveur.
web-open-replay = Ouvrir un fichier de partie
