### La ligne de commande : tout ce qu'elle dit en français. Les espaces devant « : ; ! ? » sont insécables.

## Ce qui a été mal tapé

cli-error-unknown-command = « { $value } » n'est pas une commande : essayez play, serve, simulate, arena, replay ou analyse.
cli-error-game-id = Un jeu ne peut pas s'appeler « { $value } » : prenez de 2 à 40 minuscules, chiffres et tirets bas, une lettre d'abord.
cli-error-exists = { $file } existe déjà, et rien n'a été écrit : choisissez un autre nom.
cli-new-game =
    { $folder }/ contient un jeu qui marche. Essayez-le :
    cd { $folder } && pip install -e . && python -m pytest && draco play { $folder } --players 2
cli-error-unknown-argument = L'argument { $value } est inconnu : « draco --help » les donne tous.
cli-error-missing = Il manque une valeur pour { $argument }.
cli-error-bad-value = { $argument } ne peut pas valoir « { $value } ».
cli-error-repeated = { $argument } est donné plusieurs fois : une seule suffit.
cli-error-unused = Que faire de « { $value } » ? Rien de tel n'est attendu ici.
cli-error-misuse = Cette ligne de commande n'est pas comprise ({ $detail }).
cli-error-option-form = « { $value } » n'est pas une option : écrivez nom=valeur, et séparez les options par des virgules.
cli-error-name = « { $value } » ne convient pas comme nom : il faut de 1 à { $longest } caractères, qui se voient.
cli-error-save = Impossible d'écrire dans { $file } : vérifiez que le dossier existe et que vous pouvez y écrire.
cli-error-plot = L'image ne peut pas s'écrire dans { $file } : son nom doit finir par .svg.
cli-error-no-server = Le serveur n'est pas installé ({ $name } manque) : pip install "dracotheque[server]".
cli-error-serve = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $detail }) : choisissez un autre port avec --port.
cli-error-output = Impossible d'écrire la réponse ({ $detail }).

## À table

cli-company = Alix, Basile, Chloé, Driss, Garance, Milo
cli-you = (vous)
cli-seated = À table, dans l'ordre : { $names }. Vous êtes { $own }.
cli-commands-help = Un nombre choisit · ? explique la question · ? NOM une carte ou un lieu · h conseil · l journal · d { $pile } · Entrée revoir la table · q quitter
cli-commands-help-orders = Un nombre choisit · ? explique la question · ? NOM une carte ou un lieu · h conseil · l journal · d { $pile } · o consignes · Entrée revoir la table · q quitter
cli-bad-choice = « { $value } » ne convient pas : tapez un nombre de 1 à { $most }, ou bien ?, h, l, d, o, q.
cli-hint = Conseil : tapez { $typed } ({ $move }).
cli-hint-option = { $chance } % de chances de gagner : { $typed } ({ $move })
cli-no-pile = Il n'y a pas de défausse à regarder dans ce jeu.
cli-rules = Règles : { $title }
cli-hint-plain = Conseil : { $move }.
cli-pile = défausse
cli-bad-amount = « { $value } » ne convient pas : tapez ce que l'on vous demande, ou bien ?, h, l, d, o, q.
cli-news-before = (Plus haut dans le journal : l. Voici la suite.)
cli-unknown-thing = Rien ici ne s'appelle « { $value } » : donnez le début d'un nom, par exemple { $example }.
cli-order-how = Donnez une consigne par son numéro, comme : o 1.
cli-order-given = Consigne donnée : { $move }.
cli-no-orders = Aucune consigne n'est à donner ici.
cli-farewell = La table reste dressée : à bientôt !
cli-commitment = Empreinte : { $commitment }
cli-seed = Graine : { $seed }
cli-fairness = La graine se découvre : son empreinte est bien celle du début, les cartes n'ont pas bougé.
cli-saved = Partie gardée dans { $file } : « draco replay » la raconte et la vérifie.
cli-labelled = { $label } : { $value }

## Une partie rejouée

cli-replay-title = { $title } – { $players }
cli-replay-unfinished = La partie s'est arrêtée avant la fin.

## Une partie analysée

cli-analyse-decisions = Décisions
cli-analyse-player = Joueur
cli-analyse-chances = Au début
cli-analyse-skill = Art
cli-analyse-others = Les autres
cli-analyse-fortune = Fortune
cli-analyse-result = À la fin
cli-analyse-marks = Trouvailles, imprécisions, gaffes
cli-analyse-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
cli-analyse-part = { $points }
cli-analyse-counts = { $finds }, { $slips }, { $blunders }
cli-analyse-quiet = Une partie tranquille : rien ne l'a fait basculer.
cli-analyse-move = { $number }. { $name }, « { $move } » : { $verdict }
cli-analyse-made = Conseiller : { $bot }. Décisions : { $decisions }. Mondes de la graine { $seed }. Les bornes sont à trois erreurs types ; docs/analysis.md dit jusqu'où se fier au reste.
cli-analyse-uncalibrated = Pour ce jeu, les chances n'ont pas été comparées à la fin des parties : prenez-les comme un ordre, non comme des pourcentages.

cli-puzzles-kept = Une énigme : { $file }
cli-puzzles-made =
    { $count ->
        [one] { $folder } contient { $count } énigme.
       *[other] { $folder } contient { $count } énigmes.
    }

## Une simulation

cli-simulate-title =
    { $players ->
        [one] { $title }, { $players } joueur
       *[other] { $title }, { $players } joueurs
    }
cli-simulate-games = Parties
cli-simulate-finished =
    { $finished ->
        [one] { $finished } finie sur { $games }
       *[other] { $finished } finies sur { $games }
    }
cli-simulate-decisions = Décisions
cli-simulate-decision-count = { $decisions }, soit { NUMBER($mean, maximumFractionDigits: 1) } par partie
cli-simulate-time = Durée
cli-simulate-speed = { NUMBER($seconds, maximumFractionDigits: 2) } s, soit { $rate } décisions par seconde
cli-simulate-audits = Contrôles
cli-simulate-audited =
    { $count ->
        [one] { $count } contrôle des règles, sans faute
       *[other] { $count } contrôles des règles, sans faute
    }
cli-simulate-endings = Fins
cli-simulate-seed = Graine
cli-simulate-digest = Empreinte
cli-simulate-bot = Bot
cli-simulate-wins = Victoires
cli-simulate-share = { NUMBER($wins, maximumFractionDigits: 2) } ({ NUMBER($percent, style: "percent", maximumFractionDigits: 1) })

## Un tournoi

cli-arena-games = Parties
cli-arena-share = Part (95 %)
cli-arena-axis = Part des victoires
cli-arena-alone = Seul (95 %)
cli-arena-rating = Cote
cli-arena-time = ms/décision
cli-arena-bounded = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
cli-arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-milliseconds = { NUMBER($time, maximumFractionDigits: 3) }
cli-arena-played =
    { $seeds ->
        [one] { $games } parties : une graine ({ $seed }), jouée dans toutes les dispositions.
       *[other] { $games } parties : { $seeds } graines (à partir de { $seed }), chacune jouée dans toutes les dispositions.
    }
cli-arena-par = Des bots égaux auraient { NUMBER($par, style: "percent", maximumFractionDigits: 1) } chacun. Les intervalles vont par graine, les cotes sont celles d'OpenSkill.
cli-arena-par-alone = Chaque bot joue seul contre une table de l'autre. Des bots égaux auraient { NUMBER($par, style: "percent", maximumFractionDigits: 1) } des victoires, et { NUMBER($alone, style: "percent", maximumFractionDigits: 1) } là où ils sont seuls. Les intervalles vont par graine, les cotes sont celles d'OpenSkill.

## Servir

cli-serve-ready = Les tables sont dressées : ouvrez { $url } dans un navigateur. Ctrl+C arrête le serveur.
cli-serve-data = Tout est gardé dans le dossier { $folder }.
cli-serve-store = Tout est gardé dans la base de données que vous avez nommée.

## S'occuper d'un serveur

cli-error-store = Ce n'est pas l'URL d'une base de données : écrivez postgresql://utilisateur@hôte/nom.
cli-backup-done = Sauvegarde dans { $file } : { $counts }. Gardez-la à l'abri des regards.
cli-restore-done = Restauré depuis { $file } : { $counts }.
cli-admin-column-table = table
cli-admin-column-game = jeu
cli-admin-column-status = état
cli-admin-column-created = depuis
cli-admin-column-moves = coups
cli-admin-column-names = à la table
cli-admin-column-person = id
cli-admin-column-name = nom
cli-admin-column-kind = sorte
cli-admin-column-tables = tables
cli-admin-column-limit = limite
cli-admin-column-value = maintenant
cli-admin-column-usual = sinon
cli-admin-column-number = numéro
cli-admin-column-when = quand
cli-admin-column-who = qui
cli-admin-column-what = quoi
cli-admin-column-target = à qui
cli-admin-column-detail = détails
cli-admin-column-words = mots
cli-admin-column-reason = pourquoi
cli-admin-silenced = { $name } ne peut rien dire pendant un mois.
cli-admin-unsilenced = { $name } peut de nouveau parler.
cli-admin-guest = invité
cli-admin-account = compte
cli-admin-admin = responsable
cli-admin-blocked = accès fermé
cli-admin-closed = La table { $table } est fermée.
cli-admin-reopened = La table { $table } reprend.
cli-admin-broken = Table { $table } : le journal est brisé à l'entrée { $number }.
cli-admin-verified = Tables vérifiées : { $tables }. Journaux brisés : { $broken }.
cli-admin-kept-out = L'accès est fermé { A($name) }.
cli-admin-unblocked = L'accès est rouvert { A($name) }.
cli-admin-mail-subject = Une lettre de Dracothèque
cli-admin-mail-text = Si vous lisez ceci, le serveur sait écrire : mots de passe perdus et avis des tables lentes arriveront.
cli-admin-mail-sent = { $host } a pris une lettre pour { $to } : regardez dans la boîte, et parmi les indésirables.
cli-error-no-mail = Ce serveur n'envoie pas de courrier : réglez DRACO_SMTP et DRACO_MAIL_FROM dans son environnement.
cli-error-mail = { $host }:{ $port } n'a pas pris la lettre : { $detail }
cli-admin-promoted = { $name } est maintenant responsable du serveur.
cli-admin-demoted = { $name } n'est plus responsable du serveur.

## draco train

cli-error-not-learnable = Aucun réseau ne peut encore apprendre « { $game } » : le jeu ne décrit pas encore ses positions.
cli-error-network = { $file } ne contient pas de réseau de ce jeu qui puisse apprendre encore.
cli-error-train-folder = Impossible d'écrire dans { $folder } : nommez un dossier à vous.
cli-train-steps = Pas
cli-train-imitation = Imitation, pas { NUMBER($step) } : { $games ->
    [one] une partie regardée
   *[other] { NUMBER($games) } parties regardées
 }, { NUMBER($alike, style: "percent", maximumFractionDigits: 0) } de réponses semblables, après { NUMBER($seconds) } s.
cli-train-self-play = Contre lui-même, pas { NUMBER($step) } : { $games ->
    [one] une partie
   *[other] { NUMBER($games) } parties
 }, doute { NUMBER($doubt, maximumFractionDigits: 3) }, surprise { NUMBER($surprise, maximumFractionDigits: 3) }, après { NUMBER($seconds) } s.
cli-train-monte-carlo = Contre lui-même, pas { NUMBER($step) } : { $games ->
    [one] une partie
   *[other] { NUMBER($games) } parties
 }, surprise { NUMBER($surprise, maximumFractionDigits: 3) }, après { NUMBER($seconds) } s.
cli-train-judgement = Jugement, pas { NUMBER($step) } : { $games ->
    [one] une partie
   *[other] { NUMBER($games) } parties
 }, surprise { NUMBER($surprise, maximumFractionDigits: 3) }, après { NUMBER($seconds) } s.
cli-train-done = Le réseau est dans { $file }.
