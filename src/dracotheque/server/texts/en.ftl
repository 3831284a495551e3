### What the server refuses, in English.

## Requests

server-bad-request = This request makes no sense here.
server-bad-body = What was sent cannot be read: { $detail }
server-bad-message = This message is not part of the protocol: { $detail }
server-needs-server = That takes other people, or a server that knows you: this page plays on this device alone.
server-no-such-page = There is nothing at this address.
server-wrong-verb = That cannot be done at this address.
server-too-long = That is too long: { $most } bytes at most.
server-too-often = That was too much at once: wait a moment.
server-head-too-long = The headers of the request are too long.
server-too-slow = The request took too long to arrive: try again.
server-foreign-origin = This was asked from another site: open the page of this server.
server-header-missing = The header X-Draco is missing: only our own pages may change something.
server-store-down = The server cannot write anything down at the moment. Try again soon.
server-unsure = The server cannot read its data any more: whether this was written down shows as soon as it can.
server-table-paused = The rules have stumbled at this table. Nothing that was played is lost; the game goes on once somebody has looked at it.
server-not-paused = Nothing has stumbled at this table.
server-stale-question = That answered an earlier question. Look again at what you are asked now.
server-no-question-named = This program is too old for the server: its moves do not say which question they answer.
server-old-client = This program speaks an older version of the protocol. Load the page again, or get a newer one.
server-too-many-undos = Moves have been taken back { $most } times at this table: that is enough.
server-our-fault = Something went wrong on the server. It is our fault, not yours.

## People

server-who-are-you = Say who you are first: a name is enough.
server-bad-name = This name cannot be shown: choose one with letters in it.
server-long-name = This name becomes longer than { $most } letters when it is written out: choose a shorter one.
server-no-such-person = This person is not known here.

## Tables

server-no-such-table = There is no such table: check the link.
server-not-invited = This table is among friends: ask one of them for the link.
server-not-host = Only the host of the table may do that.
server-not-seated = Only those who sit at the table may do that.
server-seat-kept = This chair is kept for { $name } for a while: there is a rematch to agree to.
server-seat-taken = This seat is taken: choose another.
server-bad-seats = Say who sits where: { $players } seats, at most one of them your own.
server-not-your-choice = You choose for yourself, and as the host for bots: not for this seat.
server-nothing-to-choose = At this table there is nothing to choose before the start.
server-no-such-choice = “{ $value }” is not among what can be chosen: { $known }.
server-choice-taken = { $name } was faster: choose another one.
server-seats-open = Some seats are still free: wait for somebody, or ask a bot to sit down.
server-nobody-plays = Nobody but bots sits here: take a seat first.
server-already-started = The game has already begun: you may watch.
server-not-running = No game is being played at this table.
server-not-over = The game is not over: come back when it is.
server-somebody-else-sits = { $name } sits there by now: see whom you mean.
server-nobody-to-kick = There is nobody on that seat who could be asked to leave.
server-nobody-closes = Nobody asks to close this table any more.
server-no-such-code = No table has this code: it may be over, or a letter is wrong.
server-still-here = { $name } is here, and nobody but you would have a say: talk to each other, or close the table.
server-too-many-tables =
    { $most ->
        [one] You have { $most } table open: finish or close it first.
       *[other] You have { $most } tables open: finish or close one first.
    }
server-no-such-moment = The game had ended by then: choose an earlier moment.
server-no-such-viewer = Nobody sat there: choose a seat of the table.

server-analyses-yours =
    { $most ->
        [one] { $most } game of yours waits for its analysis already: come back when it is done.
       *[other] { $most } games of yours wait for their analysis already: come back when one is done.
    }
server-analyses-full = Many games wait for their analysis: come back in a while.

## Talking, undoing, hints

server-nothing-said = Nothing was said: type something.
server-hushed = This table has agreed not to chat during negotiations and Fairs: wait until it is over.
server-nothing-asked = You are not being asked anything: wait for your turn.
server-no-advice = Nobody knows what to advise at the moment: ask again.
server-coach-alone = A coach looks only at games against bots: nobody is helped against people.
server-nothing-decided = You have decided nothing yet that could be judged.
server-rated-game = This game counts for ratings: it is played without hints, and a move is taken back only when all who play are here to agree.
server-nothing-to-undo = You have made no move that could be taken back.
server-nobody-asks-undo = Nobody is asking you to let a move be taken back.

## Accounts

server-name-taken = This name belongs to somebody else: choose another.
server-name-at-table = There is { $name } at this table already: take another name, so that nobody mistakes you.
server-name-of-bot = One of our bots goes by this name: take another.
server-has-account = You have an account already: sign out to make another.
server-no-account = That needs an account: sign up first.
server-wrong-sign-in = The name and the password do not go together.
server-wrong-password = That is not your password.
server-blocked = This account has been closed by those who run the server: write to them.
server-full = This server is full: it welcomes { $most } people. Come back later, or ask those who run it.
server-bad-email = This is not an e-mail address: check how it is written.
server-weak-password = Others would guess this password too soon: it is a common one, a row of keys, or made of your name or address. Choose another; a few words of your own are good.
server-bad-link = This link is no longer valid: ask for a new one.
server-no-such-session = This session is closed already.
server-no-mail = This server sends no mail: ask those who run it.
server-email-unconfirmed = Confirm your e-mail address first: the link is in your inbox.
server-somebody-gone = Anonymous

## E-mails

server-mail-reset-subject = Dracothèque: a new password
server-mail-reset =
    Hello { $name },

    somebody, probably you, has lost the password of your account. This link lets you choose a new one; it is valid for one hour and works once:

    { $link }

    If it was not you, do nothing: your password stays what it is.
server-mail-confirm-subject = Dracothèque: is this your address?
server-mail-confirm =
    Hello { $name },

    this address was given for your account. If it is yours, confirm it with this link, which is valid for three days:

    { $link }

    If you do not know what this is about, do nothing.
server-mail-turn-subject = { $title }: it is your turn
server-mail-turn =
    Hello { $name },

    it is your turn to play { $title } (with { $companions }):

    { $link }

    To stop these e-mails:

    { $stop }
server-mail-opened-subject = { $title }: all is revealed
server-mail-opened =
    Hello { $name },

    everybody has chosen at { $title } (with { $companions }), and what was hidden lies open; somebody else plays next:

    { $link }

    To stop these e-mails:

    { $stop }

## Administration

server-not-admin = Only those who run this server may do that.
server-not-oneself = You cannot do that to yourself.
server-silenced = Those who run this server have asked you to say nothing for a while.
server-no-such-card = There is no such card at this table.
server-card-hidden = One of these cards has been taken away by those who run this server: choose another.
server-reported-already = You have reported this already: somebody will look at it.
server-no-such-report = There is no such report.
server-report-settled = Somebody has decided about this report already.
server-no-such-limit = “{ $value }” is not a limit of this server.
server-no-store = No server has kept anything there yet: start one first.
server-start-folder = The folder { $folder } cannot be used: { $detail }
server-start-running = Another server is running on { $file }: stop it first, or give this one another folder with --data.
server-start-broken = { $file } is no database of this server, or it is damaged: put a backup in its place with draco restore.
server-start-newer = This database was last used by a newer version of the server: install that version.
server-start-driver = The Python package { $name } is missing: pip install 'dracotheque[server,postgres]'.
server-start-unreachable = PostgreSQL refuses the connection or does not answer at { $place }: is it running, and are the name and the password right?
server-bad-setting = The setting { $name } makes no sense: see docs/hosting.md.

## Backups

server-backup-exists = { $file } exists already: name another file.
server-backup-missing = { $file } is not there.
server-backup-write = { $file } cannot be written or read ({ $detail }).
server-backup-broken = { $file } is no backup of a Dracothèque server, or it is damaged.
server-backup-store = The database does not answer as it should: check where it is.
server-backup-nothing = There is nothing to back up there: no server has used this database yet.
server-backup-version = The database belongs to another version of the server: start this version once, then try again.
server-restore-full = This database is in use already: say --replace to lose what is in it.
server-restore-running = A server is using this database: stop it first.

## Friends

server-only-accounts = Only people with an account can be friends: make yours under “Me”.
server-not-welcome = { $name } cannot be asked.
server-called-already = { $name } sits at this table already, or a chair is kept for them.

## Links

server-no-picture = The picture could not be drawn.
server-preview-open =
    { $company } { $free ->
        [0] will play in a moment.
        [1] will play: one chair is free.
       *[other] will play: { $free } chairs are free.
    }
server-preview-running = { $company }: the game is on, come and watch.
server-preview-over = { $company }: the whole game, to see again.
server-preview-private = A table among friends: its invitation is the way in.
server-preview-card = A card made by { $name }.

## Cards

server-no-such-shared-card = This card is not shown any more, or never was.
server-card-taken-away = This card has been taken away by those who run this server.
server-card-unsound = This card has a fault: the workshop says which.
server-too-many-cards = You show { $most } cards already: remove one first.
server-not-your-card = Only its author may do that.
server-gallery-accounts = Only people with an account show cards to everybody and thank for them: make yours under “Me”.
