### The application: everything it says in English.

## Before anything has been loaded

web-first-title = Dracothèque – five dragon games
web-first-description = Five dragon games, with friends or against bots, right now or one move a day.
web-first-no-script = The tables of Dracothèque are set by scripts: please allow them, then load this page again.

## Everywhere

web-close = Close
web-save = Save
web-loading = One moment, the candles are being lit…
web-none = None
web-several = { $count ->
    [0] (nothing chosen)
   *[other] ({ $count } of { $all })
  }
web-back = Back
web-agree = Agree
web-refuse = Refuse
web-skip = Skip to content
web-footer = Dracothèque, a free library of dragon games. Art and code of our own.
web-try-again = Try again
web-guest-names = Tinder, Soot, Cinder, Smoke, Spark, Ash, Scale, Griffin, Salamander, Flicker, Brazier, Sapphire
web-more = More
web-before = Before
web-done = Done.
web-yes = Yes
web-no = No
web-nothing-here = Nothing here.

## Ways

web-ways = Navigation
web-way-shelf = Shelf
web-way-tables = Tables
web-way-rules = Rules
web-way-me = Me
web-way-settings = Settings
web-to-the-shelf = Back to the shelf
web-lost-title = There is no such page
web-lost-text = This corridor leads nowhere, but the shelf is close by.

## The shelf

web-hero = Pick a box, sit down
web-hero-text = Dragon games, with friends wherever they are, or right now against bots.
web-hero-alone = Dragon games on this device, against bots or passed from hand to hand.
web-unfinished = Go on where you left off
web-tables-wait =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
web-players = { $low } to { $high } players
web-play-now = Play
web-play-now-game = Play right now: { $title }
web-learn = Learn by playing
web-learn-game = Learn by playing: { $title }
web-setting-the-table = Setting the table…
web-make-table = Make a table
web-rules = Rules
web-workshop = Workshop
web-workshop-of = The workshop of { $title }

## Making a table

web-make-table-of = A table of { $title }
web-form-place = Where do you play?
web-place-online = Online
web-place-online-help = Everyone on a device of their own: send the link, or let anybody in.
web-place-device = On this device
web-place-device-help = Around one screen that goes from hand to hand: a curtain falls between turns. Not rated.
web-place-screen = Big screen and phones
web-place-screen-help = The table on this screen for all to see; everyone scans a code and holds their hand on their phone.
web-form-here = In this room
web-form-name = Name at seat { $number }
web-form-company = The company
web-form-players = Number of players
web-form-me = You
web-form-seat = Seat { $number }
web-form-open = Free chair, for whoever has the link
web-form-speed = The pace
web-speed-free = Unhurried
web-speed-free-help = Nobody is hurried.
web-speed-live = Live
web-speed-live-help =
    { $seconds ->
        [one] { $seconds } second for each decision
       *[other] { $seconds } seconds for each decision
    }{ $minutes ->
        [0] { "." }
        [one] , and { $minutes } minute in reserve for the game.
       *[other] , and { $minutes } minutes in reserve for the game.
    }
web-speed-quick = Quick
web-pace-days = Days for each move
web-speed-slow = Slow
web-speed-slow-help =
    { $days ->
        [one] One day for each decision: the page tells you which tables wait for you.
       *[other] { $days } days for each decision: the page tells you which tables wait for you.
    }
web-speed-live-waits = The table waits for whoever is late, however long it takes.
web-speed-slow-waits = The table waits for whoever is late, however long it takes: the page tells you which tables wait for you.
web-form-public = Open to everybody
web-form-public-help = Otherwise only those who have the link may sit down or watch.
web-form-unrated = This table does not count
web-form-unrated-help = Otherwise the game changes the ratings, if everybody who plays it has an account.
web-form-rules = The rules
web-form-options = All options
web-rules-usual = As in the rulebook
web-leave-out = Leave { $name } out
web-form-make = Set the table

## Bots

web-bot-names = Mordicus, Opaline, Grisou, Bramble, Cornelius, Vermilion
bot-random = random
bot-heuristic = by experience

## My tables

web-my-tables = My tables
web-my-tables-empty = No table yet. Take a box from the shelf!
web-open-tables = Open tables
web-open-tables-empty = Nobody is waiting for company right now.
web-open-chair = free chair
web-status-open = waiting for players
web-status-full = full, about to start
web-deadline = { $time } left
web-status-running = being played
web-status-over = finished
web-status-closed = closed
web-status-yours = your turn!
web-join-title = Join a table
web-join-link = Code or invitation link
web-join = Join
web-join-wrong = This is neither a code of six letters nor an invitation link (…/table/abc#xyz).

## Me

web-stranger = Nobody yet
web-name = Name
web-name-saved = A new name it is.
web-name-ask = What shall we call you?
web-name-own = Your name at the table
web-name-go = That is me
web-host = host
web-host-now = { $name } keeps the table now.
web-history = Finished games
web-history-empty = Your finished games will stand here, and each can be seen again.
web-ratings = Ratings
web-ratings-empty = Nobody is rated at this game yet.
web-rating = Rating
web-games = Games
web-game = Game
web-account = Account
web-account-since = Here since { $date }.
web-account-change = Name, e-mail, password
web-account-changed = Your account is changed.
web-account-erase = Delete my account
web-account-erase-help = Bots keep your seats, and a neutral word replaces your name in the games of others. There is no way back.
web-account-erased = Your account is gone. Farewell!
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-up-help = You keep your games and are rated; a guest who makes an account loses nothing.
web-sign-out = Sign out
web-signed-in = Welcome back!
web-signed-up = Your account is made. Welcome!
web-signed-out = You are signed out.
web-password = Password
web-password-help = At least eight characters.
web-password-new = New password
web-password-new-help = Left empty, it stays what it is; all other sessions are closed when it changes.
web-password-current = Password in use
web-password-lost = Lost password
web-password-lost-who = Name or e-mail address
web-password-lost-help = Where a confirmed address is known, an e-mail with a link is sent.
web-password-lost-ask = Send me a link
web-password-lost-sent = If we know a confirmed address, an e-mail is on its way.
web-no-mail = This server sends no letters: an address is of no use here.
web-no-mail-sign-up = This server sends no letters: keep your password well, nobody can send you another.
web-no-mail-lost = This server sends no letters, so nobody can send you a new password: look for it, or make another account.
web-email-optional = E-mail (optional)
web-email-help = Only for a lost password, and for notices if you want them.
web-email-unconfirmed = Not confirmed yet: the link is in your inbox.
web-sessions = Sessions
web-session-unknown = Unknown device
web-session-since = since { $date }
web-session-here = this one
web-session-close = Close
web-session-close-others = Close all others
web-session-closed = Closed.
web-notices = Notices of slow tables
web-notices-email = By e-mail when it is my turn
web-notices-no-email = This needs a confirmed address, and a server that sends mail.
web-notices-webhook = Address to call (webhook)
web-notices-webhook-help = For those who have a program of their own; empty means none.
web-notices-secret = Each call is signed with:
web-notices-saved = Noted.
web-reset = A new password
web-reset-done = Your password is changed: sign in with it.
web-confirm = Is this your address?
web-confirm-help = Confirm that the e-mail with this link came to you.
web-confirm-act = It is mine
web-confirm-done = Your address is confirmed.
web-unsubscribe = No more e-mails
web-unsubscribe-help = We shall no longer write to you when it is your turn.
web-unsubscribe-act = Stop the e-mails
web-unsubscribe-done = Done: no more e-mails.
web-statistics = Statistics
web-statistics-empty = No finished game yet.
web-statistics-guest = Statistics and ratings are for those who have an account.
web-wins = Won
web-mean-rank = Mean rank
web-best-score = Best score
web-mean-score = Mean score
web-history-place =
    { $score ->
        [one] { $rank } of { $players }, { $score } point
       *[other] { $rank } of { $players }, { $score } points
    }

## Rules

web-rules-intro = Our own words, paragraph by paragraph: the table points to them when a move is refused.
web-first-page = What matters, in five minutes. The full text, the rulings and what exists only on screen follow.
web-first-aim = The aim
web-first-turn = How it is played
web-first-knack = The heart of it
web-first-end = The end
web-rules-missing = Nobody has written this page yet.
web-see-rule =
    { $rule_id ->
        [none] Rules
       *[other] Rules: { $rule }
    }

## Settings

web-language = Language
web-language-help = Everything changes at once, the log of a game too.
web-motion = Motion
web-motion-device = As the device wants it
web-motion-full = All of it
web-motion-reduced = None
web-telling = The great moments
web-telling-help = A reveal, a victory, the end: the table waits a moment and says what happened. A tap or the Escape key goes on.
web-telling-slow = At leisure
web-telling-usual = As usual
web-telling-quick = Quickly
web-telling-none = Not at all
web-forced = You cannot do otherwise. { $what }
web-go-on = Go on
web-moves = Moves
web-sound = Sound and vibration
web-sound-on = Sounds and vibration: cards, coins, your turn
web-sound-ask = Shall a sound, and on a phone a vibration, call you when it is your turn?
web-sound-yes = Call me
web-sound-no = Stay silent
web-sound-help = Where things stand still, only your turn and the end are heard.
web-forget = Forget this device
web-forget-help = Your guest disappears from here; other people's games remain.
web-forgotten = Forgotten.
web-letters = Typefaces
web-letters-help = These pages are set in Literata, their titles in Almendra, their arrows in Noto Sans Math: free typefaces, under the SIL Open Font Licence.

## Host

web-admin = The server

## At the table

web-table-trouble = This table is out of reach
web-company = The company
web-over =
    { $winner_seats_count ->
        [one] The game is over ({ $ending }): { $winner_seats } wins.
       *[other] The game is over ({ $ending }): { $winner_seats } share the victory.
    }
web-sealed = Your answer is sealed: { $move }.
web-waiting = One moment…
web-seat-you = you
web-seat-bot = bot
web-seat-away = a bot keeps the seat
web-seat-absent = absent
web-seat-asked = to play
web-seat-ready = ready
web-seat-won = winner
web-reserve = Reserve for the whole game
web-time-left = Time left
web-side = Log and chat
web-log = Log
web-log-recent = Since my last move
web-log-since = since your last move
web-log-empty = Nothing to report.
web-chat = Chat
web-chat-empty = Only the fire is crackling.
web-chat-say = Say something
web-chat-send = Send
web-chat-watching = (watching)
web-gesture = Gestures
web-gesture-knock = Knock on the table
web-gesture-laugh = Laugh
web-gesture-mug = Raise the mug
web-gesture-coins = Show your coins
web-gestured =
    { $gesture_id ->
        [knock] knocks on the table.
        [laugh] laughs.
        [mug] raises the mug.
       *[coins] lets the coins jingle.
    }
web-chat-phrases = Hello! | Well played! | Oops… | Thanks, see you soon!
web-choices = All choices
web-choices-count =
    { $count ->
        [0] Choices
       *[other] Choices ({ $count })
    }
web-choices-open = Other answers are possible: make them on the board.
web-choices-seek = Search
web-choices-none = Nothing to choose right now.
web-hint = Hint
web-hint-says = A bot advises: { $move }.
web-hint-chances = Chances of winning: { $percent }%.
web-hint-play = Do it
web-opinion-slip = That move gave away about { $percent }% of the victory. Better: { $move }.
web-opinion-blunder = That was a dear move: about { $percent }% of the victory. Better: { $move }.
web-opinion-go-on = Go on
web-undo = Take back
web-undo-own = You have asked to take a move back: the others are deciding.
web-closing-asked = { $name } would like to close this table: the game would end without a result.
web-closing-own = You have asked to close the table. { $count ->
    [one] One more person has to agree.
   *[other] { $count } more people have to agree.
}
web-withdraw = Withdraw
web-kick-asked = { $name } shall leave the table, { $count ->
    [one] says one voice.
   *[other] say { $count } voices.
}
web-kick-you = The others vote on whether you should leave the table.
web-kick-title = Send away
web-kick-remove = { $name } loses the chair, reads why, and may still watch.
web-kick-vote = The others will be asked. If most agree, a bot takes over for good, and { $name } reads why.
web-kick-reason = Why? Everybody at the table reads it
web-kick-reasons = Has been away too long | Plays far too slowly | Was asked to by the table | Is rude
web-kick-send = Send away
web-deed-reason = “{ $reason }”
web-deed-undo-refused = { $you ->
    [yes] { $doer } does not agree: your move stands.
   *[no] { $doer } does not agree: { $name }’s move stands.
}
web-deed-away-asked = { $doer } asks whether { $name } should leave the table.
web-deed-away-refused = { $you ->
    [yes] { $doer } wants you to stay: the vote is over.
   *[no] { $doer } wants { $name } to stay: the vote is over.
}
web-deed-sent-away = { $you ->
    [yes] You were sent away by { $doer }; a bot plays in your seat, and you may watch.
   *[no] { $name } was sent away by { $doer }; a bot takes the seat.
}
web-deed-removed = { $you ->
    [yes] { $doer } has taken your chair back.
   *[no] { $doer } has taken the chair of { $name } back.
}
web-deed-close-refused = { $doer } would rather play on: the table stays open.
web-close-help = Everybody who plays is asked. The game then ends without a result.
web-close-help-alone = The game ends without a result.
web-unmute = Hear them again
web-muted = You will not hear them any more.
web-unmuted = You will hear them again.
web-undo-asked = { $name } would like to take a move back.
web-spectator = You are watching; only what is public is shown to you.
web-link-lost = The candle flickered: reconnecting…
web-link-kept = Your move is kept, and goes as soon as it can.
web-link-sending = Your move is on its way…
web-link-outdated = This page is older than the server: load it again.
web-table-unknown = The server cannot read its data any more. Your table waits, and nothing that was confirmed is lost.
web-table-paused = The rules have stumbled here. Nothing that was played is lost; the game goes on once somebody has looked at it.
web-table-menu = The table
web-leave = Leave the table
web-leave-help = A bot keeps your seat until you come back.
web-come-back = Take my seat again
web-kick = Vote to send them away
web-kick-not = Withdraw my vote
web-mute = Stop hearing them

## Same room

web-curtain-give = Give the device to { $name }
web-curtain-help = Nobody else should look.
web-curtain-lift = I am { $name }: lift the curtain
web-curtain-nobody = Nobody in this room is awaited.
web-curtain-others = Others in this room
web-curtain-other = Open for { $name }
web-curtain-next = Decided. The device goes to { $name }.
web-curtain-hand-over = Hand over
web-curtain-stay = One moment
web-curtain-you = { $name } has the device.
web-curtain-fall = Lower the curtain
web-missed = Since your last turn
web-missed-read = Read
web-hand-only = Only my hand: the board is on the big screen
web-screen = Big screen
web-screen-of = The table on the big screen: { $title }
web-screen-scan = Scan the code to take a seat
web-screen-scan-help = The phone becomes your hand: nobody else sees what you hold.
web-screen-watch = Scan the code to look on or come back

## Before the start

web-waiting-chairs = Waiting for every chair to be taken.
web-ready = ready
web-ready-own = I am ready
web-ready-help = The game starts by itself once every chair is taken and everybody is ready.
web-ready-alone = Everybody is here but the host, who has been away for a minute: any of you may start the game.
web-seat-here = here
web-move-here = Move here
web-kick-chair = Take the chair of { $name } back
web-ready-host = Everybody is here: it is for you to start the game.
web-ready-guest = Everybody is here: the host will start the game.
web-ready-watcher = Every chair is taken: you may watch, the host will start the game.
web-closed = The host has closed this table.
web-choice-help = First come, first served. Whoever has not chosen when the game begins gets one that is left.
web-choice-for = Whom you choose for
web-choice-taken = { $choice }, taken by { $name }
web-sit = Sit here
web-sit-bot = Seat a bot
web-bot-off = Send this bot away
web-stand-up = Stand up
web-start = Start
web-close-table = Close the table
web-invite = Invite
web-invite-help = Send this link, read the code out, or have the picture scanned: everyone sits down from their own device.
web-invite-code = Code, to type in under “Tables”
web-invite-local = Only this computer reaches this page. For phones and friends in the same house, whoever runs the server starts it with: draco serve --host 0.0.0.0
web-invite-link = Invitation link
web-copy = Copy
web-copied = The link is copied.
web-share-link = Share
web-qr = Code to scan to join the table

## The coach of a first game

web-coach-offer = Is this your first game? Each new decision can be explained to you as it comes.
web-coach-yes = Guide me
web-coach-no = No, thanks
web-coach-understood = Understood
web-coach-stop = Do without the guide
web-coach-on = Explain each new decision to me
web-trainer-on = Tell me when a move of mine was costly
web-guide = Guide
web-closer-look = A closer look
web-guide-next = Next
web-guide-skip = Skip the lesson
web-lesson-of = { $title }: first steps
web-lesson-progress = How much of the lesson is done
web-lesson-do = Now do this: { $move }.
web-lesson-show = Show me
web-lesson-other = A real game will take that; here, follow the light.
web-lesson-end = That is all there is to decide. Now a real game, against beginners.
web-lesson-play = Play against beginners
web-lesson-play-game = Play { $title } against beginners
web-you = You

## The end

web-end = Result
web-end-won =
    { $how_id ->
        [none] You won: { $ending }!
       *[other] You won: you have { $how }!
    }
web-end-shared = You share the victory with { $other_seats }: { $ending }!
web-end-lost =
    { $how_id ->
        [none] You lost: { $ending }, and { $winner_seats_count ->
            [one] { $winner_seats } wins.
           *[other] { $winner_seats } share the victory.
        }
       *[other] You lost: { $winner_seats_count ->
            [one] { $winner_seats } has { $how }.
           *[other] { $winner_seats } have { $how }.
        }
    }
web-end-draw = Nobody won: { $ending }.
web-moments = To be remembered
web-moment-move = move { $moves }
web-turning = See again how it turned
web-rating-change = Rating: { $before } → { $after }
web-rank = Rank
web-score = Score
web-decisions = Decisions
web-thought = Time to think
web-lasted = The game lasted { $time }.
web-statistics-missing = The figures of this game could not be read.
web-rematch = Rematch
web-rematch-offered = { $name } wants a rematch.
web-rematch-agree = Sit down again
web-called-sit = Take this chair
web-rematch-decline = No, thanks
web-rematch-go = To the rematch
web-rematch-others = The others play again.
web-rematch-watch = Watch them
web-rematch-turned = Everybody moves one seat on
web-rematch-waiting = The game starts as soon as everybody has sat down again.
web-rematch-kept = chair kept
web-replay = See the game again
web-fair = Was the shuffle fair?
web-fair-help = The fingerprint is published at the start, the seed at the end: anybody can replay the game and check.
web-fair-commitment = Fingerprint
web-fair-seed = Seed
web-fair-fits = Checked on your device: the seed has the fingerprint that was published at the start.
web-fair-fits-not = The seed does not have the fingerprint that was published at the start.
web-fair-continued = This game plays on from another, after { $moves ->
    [one] its first move
   *[other] its first { $moves } moves
  }: its seed was known to everybody beforehand.
web-fair-origin = See that game

## Replay

web-replay-of = Replay: { $title }
web-download = Download the game
web-eyes = Through the eyes of
web-eyes-all = Spectator
web-first = To the beginning
web-step-back = Previous move
web-step = Next move
web-run = Run
web-pause = Pause
web-moment = Moment of the game
web-share = Show this game to others
web-share-private = This game was played among friends, and only they can see it. If you share it, whoever has the link sees every move and every hand; what was said at the table stays among you.
web-share-open = This game is shared: whoever has the link can see it.
web-share-do = Share it and copy the link
web-share-copy = Copy the link
web-share-end = Share it no longer
web-share-ended = Only those who played can see it now.
web-replay-speed = Speed
web-embed-copy = Copy the code for another page
web-embed-help = The code shows the game inside a page of your own: a blog, a club, a forum. There one can only look on.
web-embed-whole = The whole game
web-copy-moment = Copy the link to this moment

## When something is wrong

web-error-unreachable = The server does not answer. It may be asleep: try again in a moment.
web-error-strange = Something went wrong on our side. Try again in a moment.
web-error-no-such-game = This box is not on the shelf.
web-error-no-workshop = This game has no workshop.

## Reports

web-report = Report
web-report-words = Report what { $name } said
web-report-hall = Report what { $name } said in the hall
web-report-card = Report the card “{ $name }”
web-report-gallery = Report a card that { $name } shows
web-report-person = Report { $name }
web-report-reason = What is wrong?
web-report-help = Those who run this server read it; nobody at the table learns of it.
web-report-send = Send the report
web-report-because = Why: { $reason }
web-reported = Thank you: somebody will look at it.
web-chat-hidden = hidden by those who run the server

## One's own data

web-data = Your data
web-data-help = All that this server keeps about you, as one file: your name, your games and results, what you said.
web-data-export = Download it

## The hall

web-match-title = Play now against people
web-match = Find me company
web-match-game = Game
web-match-players = Players
web-match-any = any number
web-match-pace = Pace
web-match-wait = Bots fill in after
web-match-seconds =
    { $seconds ->
        [60] a minute
        [180] three minutes
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-match-looking = Looking for people who want the same… Then bots take the free chairs.
web-hall-boards = Being played now
web-hall-boards-empty = No public game is being played right now.
web-hall-watch =
    { $watchers ->
        [0] Watch
       *[other] Watch · { $watchers }
    }
web-hall-here =
    { $number ->
        [0] Who is here
       *[other] Who is here: { $number }
    }
web-hall-house = On all pages together: { $number }
web-hall-nobody = Nobody has come in yet.
web-hall-you = (you)
web-hall-chat = In the hall
web-hall-silent = Nobody has said anything yet. Good evening!
web-hall-say = Say something to everybody here
web-hall-called = { $name } asks you to play { $title }.
web-hall-called-go = Sit down

## People

web-friends = Friends
web-friends-empty = Nobody yet. Ask somebody on their page!
web-friend = You are friends.
web-friend-here = You are friends, and they are here now.
web-friend-ask = Ask to be friends
web-friend-sent = They will read it on their page of friends.
web-friend-asked = Asked to be friends.
web-friend-accept = Be friends
web-friend-decline = No, thanks
web-friend-never-mind = Never mind
web-friend-end = Be friends no more
web-shun = Avoid
web-shunned = You avoid each other.
web-shun-end = Avoid no longer
web-tie-friend = friend
web-tie-friend-here = friend, here now
web-tie-asks = asks to be friends
web-tie-asked = asked to be friends
web-tie-shunned = avoided
web-challenge = Challenge
web-challenge-game = A game of
web-favourites = Favourite boxes
web-person-guest = { $name } plays here as a guest, or has gone: only people with an account have a page.
web-together =
    { $games ->
        [1] One game together
       *[other] { $games } games together
    }. Ahead: you { $ahead }, { $name } { $behind }.
web-curve = Rating at { $title } over { $games } games, from { $least } to { $most }
web-opponents = Opponents
web-opponent = With
web-ahead = Ahead
web-behind = Behind
web-recent = Recent games
web-call = Keep a chair
web-call-name = Call somebody by name
web-call-friend = Call { $name }
web-call-done = The chair is theirs; they will hear of it.
web-call-end = No longer keep { $name }’s chair

## Cards that people show

web-card = A card
web-card-by = A card by
web-card-play = Play with this card
web-card-thanks = { $number ->
    [0] Thank you
   *[other] Thank you ({ $number })
}
web-card-thanked = { $number ->
    [0] Nobody has thanked you yet
    [1] One person thanked you
   *[other] { $number } people thanked you
}
web-card-keep = Keep it in my workshop
web-card-kept = The card is in your workshop, on this device.
web-card-open = See it
web-card-see = See the card
web-card-link = Link to this card
web-card-hidden = Those who run this server have taken this card away: only you still see it.
web-card-shared = Your card has a link
web-card-shared-help = Whoever has the link sees the card, with your name:
web-card-public = Everybody finds it in the gallery:
web-card-publish = Put it into the gallery
web-card-published = Your card is in the gallery.
web-card-unpublish = Take it out of the gallery
web-card-unpublished = Your card is no longer in the gallery; its link still works.
web-card-account = With an account, you can put it into the gallery:
web-card-remove = Show it no longer
web-card-removed = Your card is not shown any more.
web-card-remove-sure = The link stops working, and thanks are forgotten. In your workshop the card stays as it is.
web-gallery = Gallery of cards
web-gallery-of = The gallery: { $title }
web-gallery-help = Characters that players have invented. Whichever you play with comes to the table in the first round.
web-gallery-newest = The newest
web-gallery-thanked = The most thanked
web-gallery-mine = Mine
web-gallery-empty = The walls are bare: make a card in the workshop, and hang up the first.
web-gallery-none = You show no card yet: make one in the workshop.

## Puzzles

web-puzzles = Puzzles
web-puzzles-none = This game has no puzzles yet.
web-puzzle-today = Puzzle of the day
web-puzzle-today-game = Puzzle of the day: { $title }
web-puzzle-of-the-day = { $title }: the puzzle of the day
web-puzzle-of = { $title }: a puzzle
web-puzzle-player = Player { $number }
web-puzzle-task = One move is clearly best here. Play it. (Difficulty { $rating })
web-puzzle-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-puzzle-rating = Rating { $rating }
web-puzzle-solved = { $solved } solved of { $tried }
web-puzzle-explained = The answer
web-puzzle-right = Well found: “{ $move }” it is.
web-puzzle-wrong = “{ $move }” is not the best here. “{ $best }” was.
web-puzzle-costs =
    “{ $move }” gives away { $points } { $points ->
        [one] point
       *[other] points
    } of winning chance. “{ $best }” was best.
web-puzzle-worlds = It was looked at in worlds that this player could not tell from the real one, with other dice each time.
web-puzzle-rival =
    “{ $move }” costs { $points } { $points ->
        [one] point
       *[other] points
    }
web-puzzle-next = Another puzzle
web-puzzle-again = Try again

## The page without a server

web-alone-why = This shelf runs on your device alone, without a server: play against bots or pass the device around. Friends elsewhere, accounts, ratings and shared links need a Dracothèque with a server.
web-open-replay = Open a replay file
