### What the server refuses, in English.

## Requests

server-bad-request = This request makes no sense here.
server-bad-body = What was sent cannot be read: { $detail }
server-bad-message = This message is not part of the protocol: { $detail }
server-no-such-page = There is nothing at this address.
server-wrong-verb = That cannot be done at this address.
server-too-long = That is too long: { $most } bytes at most.
server-too-often = That was too much at once: wait a moment.
server-foreign-origin = This was asked from another site: open the page of this server.
server-header-missing = The header X-Draco is missing: only our own pages may change something.
server-store-down = The server cannot write anything down at the moment: nothing was played, try again.
server-our-fault = Something went wrong on the server. It is our fault, not yours.

## People

server-who-are-you = Say who you are first: a name is enough.
server-bad-name = This name cannot be shown: choose one with letters in it.
server-no-such-person = Nobody like that is known here.

## Tables

server-no-such-table = There is no such table: check the link.
server-not-invited = This table is among friends: ask one of them for the link.
server-not-host = Only the host of the table may do that.
server-not-seated = Only those who sit at the table may do that.
server-seat-taken = This seat is taken: choose another.
server-bad-seats = Say who sits where: { $players } seats, at most one of them your own.
server-seats-open = Some seats are still free: wait for somebody, or ask a bot to sit down.
server-nobody-plays = Nobody but bots sits here: take a seat first.
server-already-started = The game has already begun: you may watch.
server-not-running = No game is being played at this table.
server-not-over = The game is not over: come back when it is.
server-nobody-to-kick = There is nobody on that seat who could be asked to leave.
server-too-many-tables = You have { $most } tables open: finish or close one first.
server-no-such-viewer = Nobody sat there: choose a seat of the table.

## Talking, undoing, hints

server-nothing-said = Nothing was said: type something.
server-nothing-asked = You are not being asked anything: wait for your turn.
server-no-advice = Nobody knows what to advise at the moment: ask again.
server-nothing-to-undo = You have made no move that could be taken back.
server-nobody-asks-undo = Nobody is asking you to let a move be taken back.
