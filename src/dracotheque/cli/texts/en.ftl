### The command line: everything it says in English.

## What was typed wrong

cli-error-unknown-command = “{ $value }” is not a command: try play, serve, simulate, arena, replay or analyse.
cli-error-game-id = A game cannot be called “{ $value }”: take 2 to 40 small letters, digits and underscores, a letter first.
cli-error-exists = { $file } exists already, and nothing was written: choose another name.
cli-new-game =
    { $folder }/ holds a game that works. Try it:
    cd { $folder } && pip install -e . && python -m pytest && draco play { $folder } --players 2
cli-error-unknown-argument = The argument { $value } is unknown: “draco --help” lists them all.
cli-error-missing = A value for { $argument } is missing.
cli-error-bad-value = { $argument } cannot be “{ $value }”.
cli-error-repeated = { $argument } is given several times: once is enough.
cli-error-unused = What about “{ $value }”? Nothing of the kind is expected here.
cli-error-misuse = This command line makes no sense ({ $detail }).
cli-error-option-form = “{ $value }” is not an option: write name=value, and put commas between options.
cli-error-name = “{ $value }” will not do as a name: it takes 1 to { $longest } characters that can be seen.
cli-error-save = { $file } cannot be written: check that the folder exists and that you may write there.
cli-error-plot = The picture cannot be written in { $file }: its name must end in .svg.
cli-error-no-server = The server is not installed ({ $name } is missing): pip install "dracotheque[server]".
cli-error-serve = The server cannot listen on { $host }, port { $port } ({ $detail }): choose another port with --port.
cli-error-output = The answer cannot be written ({ $detail }).

## At the table

cli-company = Alix, Basile, Chloé, Driss, Garance, Milo
cli-you = (you)
cli-seated = At the table, in order: { $names }. You are { $own }.
cli-commands-help = A number chooses · ? explains the question · ? NAME a card or a place · h hint · l log · d { $pile } · Enter shows the table again · q quit
cli-commands-help-orders = A number chooses · ? explains the question · ? NAME a card or a place · h hint · l log · d { $pile } · o orders · Enter shows the table again · q quit
cli-bad-choice = “{ $value }” will not do: type a number from 1 to { $most }, or ?, h, l, d, o, q.
cli-hint = Hint: type { $typed } ({ $move }).
cli-hint-option = { $chance }% to win: { $typed } ({ $move })
cli-no-pile = There is no discard pile to look at in this game.
cli-rules = Rules: { $title }
cli-hint-plain = Hint: { $move }.
cli-pile = discard pile
cli-bad-amount = “{ $value }” will not do: type what is asked for, or ?, h, l, d, o, q.
cli-news-before = (There is more above in the log: l. This is the end of it.)
cli-unknown-thing = Nothing here is called “{ $value }”: give the beginning of a name, for example { $example }.
cli-order-how = Give an order by its number, like: o 1.
cli-order-given = Order given: { $move }.
cli-no-orders = There is no order to give here.
cli-farewell = The table stays set: see you soon!
cli-commitment = Fingerprint: { $commitment }
cli-seed = Seed: { $seed }
cli-fairness = The seed is laid open: its fingerprint is the one shown at the start, so no card was moved.
cli-saved = Game kept in { $file }: “draco replay” tells it and verifies it.
cli-labelled = { $label }: { $value }

## A game replayed

cli-replay-title = { $title } – { $players }
cli-replay-unfinished = The game was left before its end.

## A game analysed

cli-analyse-decisions = Decisions
cli-analyse-player = Player
cli-analyse-chances = At first
cli-analyse-skill = Skill
cli-analyse-others = Others
cli-analyse-fortune = Fortune
cli-analyse-result = In the end
cli-analyse-marks = Finds, slips, blunders
cli-analyse-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
cli-analyse-part = { $points }
cli-analyse-counts = { $finds }, { $slips }, { $blunders }
cli-analyse-quiet = A quiet game: nothing turned it.
cli-analyse-move = { $number }. { $name }, “{ $move }”: { $verdict }
cli-analyse-made = Advice by { $bot }; decisions: { $decisions }; worlds of seed { $seed }. Bounds are three standard errors; docs/analysis.md says how far to trust the rest.
cli-analyse-uncalibrated = For this game the chances have not been compared with how games end: take them as an order, not as percentages.

cli-puzzles-kept = A puzzle: { $file }
cli-puzzles-made =
    { $count ->
        [one] { $folder } holds { $count } puzzle.
       *[other] { $folder } holds { $count } puzzles.
    }

## A simulation

cli-simulate-title =
    { $players ->
        [one] { $title }, { $players } player
       *[other] { $title }, { $players } players
    }
cli-simulate-games = Games
cli-simulate-finished = { $finished } finished out of { $games }
cli-simulate-decisions = Decisions
cli-simulate-decision-count = { $decisions }, or { NUMBER($mean, maximumFractionDigits: 1) } a game
cli-simulate-time = Time
cli-simulate-speed = { NUMBER($seconds, maximumFractionDigits: 2) } s, or { $rate } decisions a second
cli-simulate-audits = Audits
cli-simulate-audited =
    { $count ->
        [one] the rules were audited { $count } time, without fault
       *[other] the rules were audited { $count } times, without fault
    }
cli-simulate-endings = Endings
cli-simulate-seed = Seed
cli-simulate-digest = Digest
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = { NUMBER($wins, maximumFractionDigits: 2) } ({ NUMBER($percent, style: "percent", maximumFractionDigits: 1) })

## A tournament

cli-arena-games = Games
cli-arena-share = Share (95%)
cli-arena-axis = Share of victories
cli-arena-alone = Alone (95%)
cli-arena-rating = Rating
cli-arena-time = ms/decision
cli-arena-bounded = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
cli-arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-milliseconds = { NUMBER($time, maximumFractionDigits: 3) }
cli-arena-played =
    { $seeds ->
        [one] { $games } games: one seed ({ $seed }), played with every seating.
       *[other] { $games } games: { $seeds } seeds (from { $seed }), each played with every seating.
    }
cli-arena-par = Equal bots would have { NUMBER($par, style: "percent", maximumFractionDigits: 1) } each. Intervals go by seed, ratings are OpenSkill's.
cli-arena-par-alone = Each bot plays alone against a table of the other. Equal bots would have { NUMBER($par, style: "percent", maximumFractionDigits: 1) } of all victories, and { NUMBER($alone, style: "percent", maximumFractionDigits: 1) } where they sit alone. Intervals go by seed, ratings are OpenSkill's.

## Serving

cli-serve-ready = The tables are set: open { $url } in a browser. Ctrl+C stops the server.
cli-serve-data = Everything is kept in the folder { $folder }.
cli-serve-store = Everything is kept in the database you named.

## Looking after a server

cli-error-store = This is not the URL of a database: write postgresql://user@host/name.
cli-backup-done = Backed up in { $file }: { $counts }. Keep it where only you can read it.
cli-restore-done = Restored from { $file }: { $counts }.
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-status = state
cli-admin-column-created = since
cli-admin-column-moves = moves
cli-admin-column-names = at the table
cli-admin-column-person = id
cli-admin-column-name = name
cli-admin-column-kind = kind
cli-admin-column-tables = tables
cli-admin-column-limit = limit
cli-admin-column-value = now
cli-admin-column-usual = unless set
cli-admin-column-number = number
cli-admin-column-when = when
cli-admin-column-who = who
cli-admin-column-what = what
cli-admin-column-target = to whom
cli-admin-column-detail = details
cli-admin-column-words = words
cli-admin-column-reason = why
cli-admin-silenced = { $name } can say nothing for a month.
cli-admin-unsilenced = { $name } may speak again.
cli-admin-guest = guest
cli-admin-account = account
cli-admin-admin = administrator
cli-admin-blocked = blocked
cli-admin-closed = Table { $table } is closed.
cli-admin-reopened = Table { $table } goes on.
cli-admin-broken = Table { $table }: the log is broken at entry { $number }.
cli-admin-verified = Tables verified: { $tables }. Broken logs: { $broken }.
cli-admin-kept-out = { $name } is kept out.
cli-admin-unblocked = { $name } may come in again.
cli-admin-mail-subject = A letter from Dracothèque
cli-admin-mail-text = If you read this, the server can write letters: lost passwords and notices of slow tables will arrive.
cli-admin-mail-sent = { $host } has taken a letter to { $to }: look into the inbox, and among the unwanted letters.
cli-error-no-mail = This server sends no letters: set DRACO_SMTP and DRACO_MAIL_FROM in its environment.
cli-error-mail = { $host }:{ $port } did not take the letter: { $detail }
cli-admin-promoted = { $name } is an administrator now.
cli-admin-demoted = { $name } is not an administrator any more.

## draco train

cli-error-not-learnable = No network can learn “{ $game }” yet: the game does not describe its positions.
cli-error-network = { $file } holds no network of this game that could learn on.
cli-error-train-folder = Nothing can be written in { $folder }: name a folder of your own.
cli-train-steps = Steps
cli-train-imitation = Imitation, step { NUMBER($step) }: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
 } watched, { NUMBER($alike, style: "percent", maximumFractionDigits: 0) } of the answers alike, after { NUMBER($seconds) } s.
cli-train-self-play = Self-play, step { NUMBER($step) }: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
 }, doubt { NUMBER($doubt, maximumFractionDigits: 3) }, surprise { NUMBER($surprise, maximumFractionDigits: 3) }, after { NUMBER($seconds) } s.
cli-train-monte-carlo = Against itself, step { NUMBER($step) }: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
 }, surprise { NUMBER($surprise, maximumFractionDigits: 3) }, after { NUMBER($seconds) } s.
cli-train-judgement = Judgement, step { NUMBER($step) }: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
 }, surprise { NUMBER($surprise, maximumFractionDigits: 3) }, after { NUMBER($seconds) } s.
cli-train-done = The network is in { $file }.
