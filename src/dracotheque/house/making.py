"""The workshop and the puzzles, on one device."""

from dracotheque import games
from dracotheque.analysis import collection
from dracotheque.house.routes import Call, Route
from dracotheque.tables.answers.puzzles import daily_puzzles, date_of, first_worth, laid, puzzle_answer, puzzle_position
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.answers.workshop import card_report, unreadable, workshop_of
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.moments import now_ms
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.bodies import read_body
from dracotheque.tables.wire.puzzles import DailyPuzzles, PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleTry
from dracotheque.tables.wire.workshop import CardReport, CardWish


async def check_card(call: Call) -> CardReport:
    game, text = call.names["game"], str(call.body or "")
    workshop = workshop_of(game)
    try:
        wish = read_body(text, CardWish)
    except Denied:
        raise unreadable(workshop) from None
    if len(text.encode()) > workshop.largest:
        raise unreadable(workshop)
    return card_report(game, wish.card)


async def show_daily_puzzles(call: Call) -> DailyPuzzles:
    return daily_puzzles(now_ms())


async def list_puzzles(call: Call) -> PuzzleList:
    game, now = games.get(game_named(call.names["game"])), now_ms()
    return PuzzleList(game.id, date_of(now), collection.from_day(game, now // DAY), (), None)


async def show_puzzle(call: Call) -> PuzzlePosition:
    game, name = game_named(call.names["game"]), call.names["puzzle"]
    puzzle, state = laid(game, name)
    return puzzle_position(game, name, puzzle, state, first_worth(easy=puzzle.easy))


async def try_puzzle(call: Call) -> PuzzleAnswer:
    wish: PuzzleTry = call.body
    game, name = game_named(call.names["game"]), call.names["puzzle"]
    puzzle, _ = laid(game, name)
    _, right, cost = collection.answered(game, name, wish.move)
    return puzzle_answer(puzzle, right=right, cost=cost, rating=first_worth(easy=puzzle.easy), standing=None)


ROUTES = (
    Route("POST", "/api/workshop/{game}/check", check_card),
    Route("GET", "/api/puzzles", show_daily_puzzles),
    Route("GET", "/api/puzzles/{game}", list_puzzles),
    Route("GET", "/api/puzzles/{game}/{puzzle}", show_puzzle),
    Route("POST", "/api/puzzles/{game}/{puzzle}", try_puzzle, PuzzleTry),
)
