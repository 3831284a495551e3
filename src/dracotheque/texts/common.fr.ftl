### Ce que tous les jeux disent de la même façon.

## Mots

yes = oui
no = non
seat-nobody = L'horloge
seat-number = Place { $number }
list-comma = { $left }, { $right }
list-and = { $left } et { $right }
language-fr = français
language-en = English

## À qui de jouer

your-turn = C'est à vous.
waiting-for =
    { $seats_count ->
        [0] On n'attend plus personne.
       *[other] On attend { $seats }.
    }
waiting-for-question = On attend { $seats } : { $question }.
ask-clock = L'horloge attend la fin du temps imparti.
question-clock = la fin du temps imparti

## Coups refusés

refuse-answer-is-final = Votre réponse est déjà donnée et ne peut plus changer : attendez celle des autres.
refuse-clock = L'horloge n'a rien à annoncer maintenant : elle ne parle que si la table a une limite de temps, et une seule fois.
refuse-game-over = La partie est finie : on ne joue plus de coup. Ouvrez une nouvelle table.
refuse-no-such-seat = Il n'y a pas de place { $value } à cette table : donnez le numéro d'une place occupée.
refuse-not-a-move = « { $value } » n'est pas un coup de ce jeu : choisissez l'un des coups proposés.
refuse-wrong-type = Le coup « { $move } » n'admet pas { $value } pour { $field } : choisissez l'un des coups proposés.
refuse-not-an-answer = Ce coup ne répond pas à la question posée ({ $question }) : choisissez l'un des coups proposés.
refuse-not-asked =
    { $seats_count ->
        [0] On ne vous demande rien pour le moment : attendez votre tour.
       *[other] On ne vous demande rien pour le moment : on attend { $seats }.
    }

## Tables impossibles

error-bad-option = L'option « { $option } » ({ $option_id }) ne peut pas valoir « { $value } ». Valeurs admises : { $allowed }.
error-bad-seed = « { $value } » n'est pas une graine : donnez un nombre entier de 0 à 2^256 − 1.
error-impossible-position = Personne ne peut arriver à cette position ({ $detail }).
error-player-count = { $game } se joue de { $low } à { $high } joueurs ; « { $value } » ne convient pas.
error-unknown-game = Aucun jeu ne s'appelle « { $value } ». Jeux connus : { $known }.
error-broken-game = Le jeu « { $value } » du paquet { $package } ne s'ouvre pas : { $detail }
error-unknown-rules = Le jeu { $game } n'a pas ici de version { $value } de ses règles. Versions connues : { $known }.
error-unknown-option = Aucune option ne s'appelle « { $option_id } ». Options connues : { $known }.
error-unknown-puzzle = Ce jeu n'a pas d'énigme nommée « { $value } ».
error-unknown-bot = Aucun bot ne s'appelle « { $value } ». Bots connus : { $known }.
error-broken-bot = Le bot « { $value } » du paquet { $package } ne répond pas à l'appel : { $detail }
error-bot-budget = « { $value } » ne peut pas s'asseoir : on peut dire à un bot qui calcule combien de temps réfléchir, comme master@200ms, master@200cpu (du processeur) ou master@50it ; sinon, { $bot } suffit.
error-uneven-position = Cette position est bancale ({ $players } joueurs) : on joue de { $low } à { $high }, et il faut de chaque chose autant que la règle en demande.
error-actors-gone = Les processus qui jouent se sont arrêtés ou se taisent : peut-être manquait-il de mémoire pour autant d'entre eux. Ce qui était appris est gardé ; la même commande continue.
error-unknown-language = Aucune langue ne s'appelle « { $value } ». Langues connues : { $known }.
error-bot-count =
    { $value ->
        [one] { $value } bot est nommé pour { $players } joueurs : nommez-en un seul pour tous, ou un par joueur.
       *[other] { $value } bots sont nommés pour { $players } joueurs : nommez-en un seul pour tous, ou un par joueur.
    }
error-endless = Rien n'oblige cette partie ({ $game }) à finir, et des bots la joueraient sans fin : donnez-lui une limite.
error-bad-number = { $option } ne peut pas valoir « { $value } » : donnez un nombre entier de { $low } à { $high }.
error-arena-bots = Un tournoi se joue entre 2 et { $high } bots, et { $value } sont nommés.
error-arena-halves = La moitié des places à chacun, c'est pour deux bots à une table paire : { $bots } sont nommés, pour { $players } joueurs.
error-ledger-foreign = { $file } appartient à un autre tournoi : reprenez les arguments de son début, ou donnez un autre fichier.
error-ledger-broken = { $file } n'est pas un fichier de parties de tournoi : donnez un autre fichier.
error-ledger-unwritable = { $file } ne se laisse pas lire et écrire ({ $detail }) : donnez un autre fichier.
error-needs-extra = Il faut { $package } pour cela : installez-le avec pip install "dracotheque[{ $extra }]".
error-no-cluster = Aucun ordonnanceur Dask ne répond à { $address } ({ $detail }) : vérifiez l'adresse.

## Ce que tous les jeux règlent

option-absent_play = En cas de retard
option-absent_play-help = Quand le temps de réflexion est écoulé : la maison répond à la place du retardataire, ou la table attend, si longtemps que ce soit. Sans limite de temps, on attend toujours.
value-absent_play-auto = la maison répond
value-absent_play-wait = la table attend

## Sauvegardes et parties rejouées

error-broken-save = Cette sauvegarde est endommagée : il faut le texte complet d'une partie sauvegardée du jeu { $game }. Détail : { $detail }
error-foreign-save = Cette sauvegarde vient d'ailleurs (jeu { $found }, règles { $rules }) : il en faut une du jeu { $game }, avec des règles connues ici.
error-replay-unreadable = Impossible de lire { $file } : vérifiez que le fichier existe et que vous avez le droit de l'ouvrir.
error-replay-damaged = Le fichier { $file } est endommagé : il faut l'enregistrement complet d'une partie. Détail : { $detail }
error-replay-foreign = Le fichier { $file } n'est pas l'enregistrement d'une partie : donnez un fichier écrit par la Dracothèque.
error-replay-unknown-game = Cet enregistrement est celui d'un jeu inconnu ici, « { $value } » : installez ce jeu pour le rejouer.
error-replay-rules = Cet enregistrement suit les règles { $found } du jeu { $game } ; nous savons rejouer les règles { $known }.
error-replay-unfinished = La partie du fichier { $file } n'est pas finie : seule une partie finie s'analyse.
error-replay-illegal = L'enregistrement ne suit pas les règles : le coup n° { $number } n'est pas permis. { $reason }
replay-mismatch = L'enregistrement ne mène pas où il le dit, pour { $what } : « { $expected } » annoncé, « { $found } » trouvé.
what-commitment = l'empreinte de la graine
what-ending = la raison de la fin
what-scores = les scores
what-winners = les vainqueurs
what-digest = l'empreinte de la dernière position
replay-proven =
    { $count ->
        [one] { $count } réponse scellée prouvée : elle n'a pas été changée.
       *[other] { $count } réponses scellées prouvées : aucune n'a été changée.
    }
replay-verified =
    { $moves ->
        [one] Partie rejouée et vérifiée : { $moves } coup, empreinte { $commitment }.
       *[other] Partie rejouée et vérifiée : { $moves } coups, empreinte { $commitment }.
    }

## Le reste

error-interrupted = Interrompu avant la fin : relancez la même commande pour recommencer.
bug = Les règles se sont contredites ({ $code }). C'est notre faute, pas la vôtre : signalez-le en joignant la partie.
