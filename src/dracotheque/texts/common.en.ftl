### What all games say in the same way.

## Words

yes = yes
no = no
seat-nobody = The clock
seat-number = Seat { $number }
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
language-fr = français
language-en = English

## Whose turn it is

your-turn = It is your turn.
waiting-for =
    { $seats_count ->
        [0] Nobody is being waited for.
       *[other] Waiting for { $seats }.
    }
waiting-for-question = Waiting for { $seats }: { $question }.
ask-clock = The clock is waiting for time to run out.
question-clock = the end of the time allowed

## Moves refused

refuse-answer-is-final = Your answer has been given and cannot be changed any more: wait for the others'.
refuse-clock = The clock has nothing to announce now: it speaks only at a table with a time limit, and only once.
refuse-game-over = The game is over and no more moves are played. Open a new table.
refuse-no-such-seat = There is no seat { $value } at this table: give the number of a seat that is taken.
refuse-not-a-move = “{ $value }” is not a move of this game: choose one of the moves on offer.
refuse-wrong-type = The move “{ $move }” cannot have { $value } as its { $field }: choose one of the moves on offer.
refuse-not-an-answer = That move does not answer the question asked ({ $question }): choose one of the moves on offer.
refuse-not-asked =
    { $seats_count ->
        [0] You are not being asked anything at the moment: wait for your turn.
       *[other] You are not being asked anything at the moment: the table is waiting for { $seats }.
    }

## Impossible tables

error-bad-option = The option “{ $option }” ({ $option_id }) cannot be “{ $value }”. Allowed values: { $allowed }.
error-bad-seed = “{ $value }” is not a seed: give a whole number from 0 to 2^256 − 1.
error-impossible-position = Nobody can arrive at this position ({ $detail }).
error-player-count = { $game } is for { $low } to { $high } players; “{ $value }” will not do.
error-unknown-game = No game is called “{ $value }”. Known games: { $known }.
error-broken-game = The game “{ $value }” of the package { $package } does not open: { $detail }
error-unknown-rules = { $game } has no version { $value } of its rules here. Known versions: { $known }.
error-unknown-option = No option is called “{ $option_id }”. Known options: { $known }.
error-unknown-puzzle = This game has no puzzle called “{ $value }”.
error-unknown-bot = No bot is called “{ $value }”. Known bots: { $known }.
error-broken-bot = The bot “{ $value }” of the package { $package } does not come when called: { $detail }
error-bot-budget = “{ $value }” cannot be seated: a bot that searches may be told how long to think, as in master@200ms, master@200cpu (of the processor) or master@50it; { $bot } alone will do.
error-uneven-position = This position does not add up ({ $players } players): { $low } to { $high } can play, and of each thing there must be as many as the rules ask for.
error-actors-gone = The processes that play have ended or fallen silent: perhaps there was too little memory for so many. What was learnt is kept; the same command goes on.
error-unknown-language = No language is called “{ $value }”. Known languages: { $known }.
error-bot-count =
    { $value ->
        [one] { $value } bot is named for { $players } players: name one for all of them, or one for each.
       *[other] { $value } bots are named for { $players } players: name one for all of them, or one for each.
    }
error-endless = Nothing makes this game of { $game } end, and bots would play it for ever: give it a limit.
error-bad-number = { $option } cannot be “{ $value }”: give a whole number from { $low } to { $high }.
error-arena-bots = A tournament takes from 2 to { $high } bots, and { $value } are named.
error-arena-halves = Half of the seats each is for two bots at an even table: { $bots } are named, for { $players } players.
error-ledger-foreign = { $file } belongs to another tournament: give the arguments it was begun with, or another file.
error-ledger-broken = { $file } is not a file of tournament games: give another file.
error-ledger-unwritable = { $file } cannot be read and written ({ $detail }): give another file.
error-needs-extra = This needs { $package }: install it with pip install "dracotheque[{ $extra }]".
error-no-cluster = No Dask scheduler answers at { $address } ({ $detail }): check the address.

## What all games agree on

option-absent_play = When somebody is late
option-absent_play-help = When the time to think has run out: the house answers in their place, or the table waits, however long it takes. Without a time limit the table always waits.
value-absent_play-auto = the house answers
value-absent_play-wait = the table waits

## Saved games and replays

error-broken-save = This saved game is damaged: the complete text of a saved game of { $game } is needed. Detail: { $detail }
error-foreign-save = This saved game comes from elsewhere (game { $found }, rules { $rules }): one of { $game } under rules known here is needed.
error-replay-unreadable = { $file } cannot be read: check that the file exists and that you are allowed to open it.
error-replay-damaged = The file { $file } is damaged: the complete record of a game is needed. Detail: { $detail }
error-replay-foreign = The file { $file } is not the record of a game: give a file written by Dracothèque.
error-replay-unknown-game = This is the record of a game unknown here, “{ $value }”: install that game to replay it.
error-replay-rules = This record follows rules { $found } of { $game }; we know how to replay rules { $known }.
error-replay-unfinished = The game in { $file } is not over: only a finished game can be analysed.
error-replay-illegal = The record does not follow the rules: move no. { $number } is not allowed. { $reason }
replay-mismatch = The record does not lead where it says for { $what }: “{ $expected }” announced, “{ $found }” found.
what-commitment = the fingerprint of the seed
what-ending = the reason for the end
what-scores = the scores
what-winners = the winners
what-digest = the fingerprint of the last position
replay-proven =
    { $count ->
        [one] { $count } sealed answer proven: it was not changed.
       *[other] { $count } sealed answers proven: none was changed.
    }
replay-verified =
    { $moves ->
        [one] Game replayed and verified: { $moves } move, fingerprint { $commitment }.
       *[other] Game replayed and verified: { $moves } moves, fingerprint { $commitment }.
    }

## Everything else

error-interrupted = Interrupted before the end: run the same command to start again.
bug = The rules have contradicted themselves ({ $code }). It is our fault, not yours: report it, and enclose the game.
