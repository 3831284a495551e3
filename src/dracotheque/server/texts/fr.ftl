### Ce que le serveur refuse, en français.

## Requêtes

server-bad-request = Cette demande n'a pas de sens ici.
server-bad-body = Ce qui a été envoyé est illisible : { $detail }
server-bad-message = Ce message ne fait pas partie du protocole : { $detail }
server-needs-server = Il faut pour cela d'autres personnes, ou un serveur qui vous connaît : cette page joue sur cet appareil seulement.
server-no-such-page = Il n'y a rien à cette adresse.
server-wrong-verb = Cela ne se fait pas à cette adresse.
server-too-long = C'est trop long : { $most } octets au plus.
server-too-often = C'est trop à la fois : attendez un instant.
server-head-too-long = Les en-têtes de la demande sont trop longs.
server-too-slow = La demande a mis trop de temps à arriver : réessayez.
server-foreign-origin = Cette demande vient d'un autre site : ouvrez la page de ce serveur.
server-header-missing = L'en-tête X-Draco manque : seules nos propres pages peuvent changer quelque chose.
server-store-down = Le serveur ne peut rien noter pour l'instant. Réessayez bientôt.
server-unsure = Le serveur n'arrive plus à lire ses données : dès qu'il y arrivera, on verra si ceci a été noté.
server-table-paused = Les règles ont trébuché à cette table. Rien de ce qui a été joué n'est perdu ; la partie reprendra quand quelqu'un l'aura examinée.
server-not-paused = Rien n'a trébuché à cette table.
server-stale-question = Cela répondait à une question précédente. Regardez ce que l'on vous demande maintenant.
server-no-question-named = Ce programme est trop ancien pour le serveur : ses coups ne disent pas à quelle question ils répondent.
server-old-client = Ce programme parle une version plus ancienne du protocole. Rechargez la page, ou prenez-en un plus récent.
server-too-many-undos = On a repris des coups { $most } fois à cette table : cela suffit.
server-our-fault = Le serveur a trébuché. C'est notre faute, pas la vôtre.

## Personnes

server-who-are-you = Dites d'abord qui vous êtes : un nom suffit.
server-bad-name = Ce nom ne peut pas être affiché : choisissez-en un avec des lettres.
server-long-name = Ce nom dépasse { $most } lettres une fois écrit en entier : choisissez-en un plus court.
server-no-such-person = Cette personne n'est pas connue ici.

## Tables

server-no-such-table = Cette table n'existe pas : vérifiez le lien.
server-not-invited = Cette table est entre amis : demandez le lien à l'un d'eux.
server-not-host = Seul l'hôte de la table peut faire cela.
server-not-seated = Seules les personnes assises à la table peuvent faire cela.
server-seat-kept = Cette place est réservée un moment { A($name) } : une revanche l'attend.
server-seat-taken = Cette place est prise : choisissez-en une autre.
server-bad-seats = Dites qui s'assoit où : { $players } places, dont une au plus pour vous.
server-not-your-choice = On choisit pour soi, et l'hôte pour les robots : pas pour cette place.
server-nothing-to-choose = À cette table, il n'y a rien à choisir avant le début.
server-no-such-choice = « { $value } » ne fait pas partie de ce qu'on peut choisir : { $known }.
server-choice-taken = { $name } a été plus rapide : choisissez-en un autre.
server-seats-open = Il reste des places libres : attendez quelqu'un, ou demandez à un bot de s'asseoir.
server-nobody-plays = Il n'y a que des bots : prenez d'abord une place.
server-already-started = La partie a déjà commencé : vous pouvez regarder.
server-not-running = Aucune partie ne se joue à cette table.
server-not-over = La partie n'est pas finie : revenez quand elle le sera.
server-somebody-else-sits = C'est maintenant { $name } qui s'y trouve : voyez de qui il s'agit.
server-nobody-to-kick = Il n'y a personne à cette place que l'on puisse prier de partir.
server-nobody-closes = Plus personne ne demande à fermer cette table.
server-no-such-code = Aucune table n'a ce code : elle est peut-être finie, ou une lettre est fausse.
server-still-here = { $name } est là, et la décision ne tiendrait qu'à vous : parlez-vous, ou fermez la table.
server-too-many-tables =
    { $most ->
        [one] Vous avez { $most } table ouverte : finissez-la ou fermez-la d'abord.
       *[other] Vous avez { $most } tables ouvertes : finissez-en une ou fermez-la d'abord.
    }
server-no-such-moment = La partie était alors finie : choisissez un moment plus tôt.
server-no-such-viewer = Personne n'était assis là : choisissez une place de la table.

server-analyses-yours =
    { $most ->
        [one] { $most } partie à vous attend déjà son analyse : revenez quand elle sera faite.
       *[other] { $most } parties à vous attendent déjà leur analyse : revenez quand l'une sera faite.
    }
server-analyses-full = Beaucoup de parties attendent leur analyse : revenez dans un moment.

## Paroles, reprises de coups, conseils

server-nothing-said = Rien n'a été dit : écrivez quelque chose.
server-hushed = Cette table a choisi de ne pas bavarder pendant les négociations et les Foires : attendez que ce soit fini.
server-nothing-asked = On ne vous demande rien : attendez votre tour.
server-no-advice = Personne ne sait que conseiller pour l'instant : redemandez.
server-coach-alone = Un entraîneur ne regarde que les parties contre des bots : contre des personnes, on n'aide personne.
server-nothing-decided = Vous n'avez encore rien décidé qui puisse être jugé.
server-rated-game = Cette partie compte pour le classement : elle se joue sans conseils, et un coup n'y est repris que si tous ceux qui jouent sont là pour en convenir.
server-nothing-to-undo = Vous n'avez joué aucun coup que l'on puisse reprendre.
server-nobody-asks-undo = Personne ne vous demande la permission de reprendre un coup.

## Comptes

server-name-taken = Ce nom est celui de quelqu'un d'autre : choisissez-en un autre.
server-name-at-table = Il y a déjà { $name } à cette table : prenez un autre nom, que personne ne vous confonde.
server-name-of-bot = Un de nos bots porte ce nom : prenez-en un autre.
server-has-account = Vous avez déjà un compte : déconnectez-vous pour en créer un autre.
server-no-account = Il faut un compte pour cela : inscrivez-vous d'abord.
server-wrong-sign-in = Ce nom et ce mot de passe ne vont pas ensemble.
server-wrong-password = Ce n'est pas votre mot de passe.
server-blocked = Ce compte a été fermé par les responsables du serveur : écrivez-leur.
server-full =
    { $most ->
        [one] Ce serveur est complet : il accueille { $most } personne. Revenez plus tard, ou demandez à ses responsables.
       *[other] Ce serveur est complet : il accueille { $most } personnes. Revenez plus tard, ou demandez à ses responsables.
    }
server-bad-email = Ce n'est pas une adresse de courriel : vérifiez comment elle est écrite.
server-weak-password = D'autres devineraient trop vite ce mot de passe : il est courant, fait d'une rangée de touches, ou tiré de votre nom ou de votre adresse. Choisissez-en un autre ; quelques mots bien à vous conviennent.
server-bad-link = Ce lien n'est plus valable : demandez-en un nouveau.
server-no-such-session = Cette session est déjà fermée.
server-no-mail = Ce serveur n'envoie pas de courriel : demandez à ses responsables.
server-email-unconfirmed = Confirmez d'abord votre adresse : le lien est dans votre boîte de réception.
server-somebody-gone = Anonyme

## Courriels

server-mail-reset-subject = Dracothèque : un nouveau mot de passe
server-mail-reset =
    Bonjour { $name },

    quelqu'un, sans doute vous, a perdu le mot de passe de votre compte. Ce lien permet d'en choisir un nouveau ; il est valable une heure et ne sert qu'une fois :

    { $link }

    Si ce n'était pas vous, ne faites rien : votre mot de passe reste le même.
server-mail-confirm-subject = Dracothèque : est-ce votre adresse ?
server-mail-confirm =
    Bonjour { $name },

    cette adresse a été donnée pour votre compte. Si c'est la vôtre, confirmez-la par ce lien, valable trois jours :

    { $link }

    Si cela ne vous dit rien, ne faites rien.
server-mail-turn-subject = { $title } : c'est à vous
server-mail-turn =
    Bonjour { $name },

    c'est à vous de jouer ({ $title }, avec { $companions }) :

    { $link }

    Pour ne plus recevoir ces courriels :

    { $stop }
server-mail-opened-subject = { $title } : tout est révélé
server-mail-opened =
    Bonjour { $name },

    { $title }, avec { $companions } : tout le monde a choisi, et ce qui était caché est découvert ; c'est à quelqu'un d'autre de jouer :

    { $link }

    Pour ne plus recevoir ces courriels :

    { $stop }

## Administration

server-not-admin = Seuls les responsables de ce serveur peuvent faire cela.
server-not-oneself = Vous ne pouvez pas faire cela à vous-même.
server-silenced = Ceux qui tiennent ce serveur vous demandent de ne rien dire pendant quelque temps.
server-no-such-card = Cette carte n'est pas à cette table.
server-card-hidden = Une de ces cartes a été retirée par ceux qui tiennent ce serveur : choisissez-en une autre.
server-reported-already = Vous l'avez déjà signalé : quelqu'un va s'en occuper.
server-no-such-report = Ce signalement n'existe pas.
server-report-settled = Quelqu'un a déjà tranché ce signalement.
server-no-such-limit = « { $value } » n'est pas une limite de ce serveur.
server-no-store = Aucun serveur n'a encore rien gardé là : lancez-en un d'abord.
server-start-folder = Le dossier { $folder } est inutilisable : { $detail }
server-start-running = Un autre serveur tourne sur { $file } : arrêtez-le d'abord, ou donnez un autre dossier à celui-ci avec --data.
server-start-broken = { $file } n'est pas une base de ce serveur, ou elle est abîmée : remettez une sauvegarde à sa place avec draco restore.
server-start-newer = Cette base a servi à une version plus récente du serveur : installez cette version.
server-start-driver = Le paquet Python { $name } manque : pip install 'dracotheque[server,postgres]'.
server-start-unreachable = PostgreSQL refuse la connexion ou ne répond pas sur { $place } : est-il en marche ? Le nom et le mot de passe sont-ils justes ?
server-bad-setting = Le réglage { $name } n'a pas de sens : voir docs/hosting.md.

## Sauvegardes

server-backup-exists = { $file } existe déjà : nommez un autre fichier.
server-backup-missing = { $file } n'existe pas.
server-backup-write = { $file } ne peut être ni écrit ni lu ({ $detail }).
server-backup-broken = { $file } n'est pas une sauvegarde d'un serveur Dracothèque, ou elle est abîmée.
server-backup-store = La base de données ne répond pas comme il faut : vérifiez où elle est.
server-backup-nothing = Il n'y a rien à sauvegarder là : aucun serveur n'a encore utilisé cette base.
server-backup-version = La base appartient à une autre version du serveur : lancez une fois cette version-ci, puis réessayez.
server-restore-full = Cette base est déjà utilisée : dites --replace pour perdre ce qu'elle contient.
server-restore-running = Un serveur utilise cette base : arrêtez-le d'abord.

## Amis

server-only-accounts = Seules les personnes qui ont un compte peuvent être amies : créez le vôtre sous « Moi ».
server-not-welcome = On ne peut pas inviter { $name }.
server-called-already = { $name } est déjà à cette table, ou une chaise lui est gardée.

## Liens

server-no-picture = L'image n'a pas pu être dessinée.
server-preview-open =
    { $company } : { $free ->
        [0] la partie commence dans un instant.
        [1] une chaise est libre.
       *[other] { $free } chaises sont libres.
    }
server-preview-running = { $company } : la partie est en cours, venez regarder.
server-preview-over = { $company } : toute la partie, à revoir.
server-preview-private = Une table entre amis : on y entre avec une invitation.
server-preview-card = Une carte signée { $name }.

## Cartes

server-no-such-shared-card = Cette carte n'est plus montrée, ou ne l'a jamais été.
server-card-taken-away = Cette carte a été retirée par ceux qui tiennent ce serveur.
server-card-unsound = Cette carte a un défaut : l'atelier dit lequel.
server-too-many-cards = Vous montrez déjà { $most } cartes : retirez-en une d'abord.
server-not-your-card = Seule la personne qui l'a faite le peut.
server-gallery-accounts = Seules les personnes qui ont un compte montrent des cartes à tous et en remercient : créez le vôtre sous « Moi ».
