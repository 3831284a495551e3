"""Puzzles over HTTP: one a day of each game, more to try, and what is to be said of an answer."""

import asyncio

from dracotheque import games
from dracotheque.analysis import collection
from dracotheque.analysis.puzzles import Puzzle
from dracotheque.core.state import State
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.records.puzzling import first_strength, standing, tried, worth
from dracotheque.server.store import puzzles as rows
from dracotheque.server.store.puzzles import TryRow
from dracotheque.tables.answers.puzzles import daily_puzzles, date_of, laid, puzzle_answer, puzzle_position
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.moments import now_ms
from dracotheque.tables.wire.puzzles import (
    DailyPuzzles,
    PuzzleAnswer,
    PuzzleList,
    PuzzlePosition,
    PuzzleTry,
)


async def show_daily_puzzles(call: Call) -> DailyPuzzles:
    return daily_puzzles(now_ms())


async def list_puzzles(call: Call) -> PuzzleList:
    game = games.get(game_named(call.request.path_params["game"]))
    now, person = now_ms(), call.stranger
    own: tuple[TryRow, ...] = ()
    if person is not None:
        own = await call.services.store.read(rows.tries_of(person.id, game.id))
    return PuzzleList(
        game.id,
        date_of(now),
        collection.from_day(game, now // DAY),
        tuple(each.puzzle for each in own),
        None if person is None else standing(own, now // DAY),
    )


async def show_puzzle(call: Call) -> PuzzlePosition:
    game, name, puzzle, state = await opened(call)
    strength = await call.services.store.read(rows.strength_of(game, name)) or first_strength(easy=puzzle.easy)
    return puzzle_position(game, name, puzzle, state, worth(strength))


async def try_puzzle(call: Call) -> PuzzleAnswer:
    wish: PuzzleTry = call.body
    game, name, puzzle, _ = await opened(call)
    _, right, cost = collection.answered(game, name, wish.move)
    person, now = call.stranger, now_ms()
    first = first_strength(easy=puzzle.easy)
    if person is None:
        mine, strength = None, await call.services.store.read(rows.strength_of(game, name)) or first
    else:
        daily = collection.of_the_day(games.get(game), now // DAY) == name
        mine, strength = await call.services.store.write(
            tried(person.id, game, name, first=first, solved=right, daily=daily, at=now, guest=person.guest)
        )
    return puzzle_answer(puzzle, right=right, cost=cost, rating=worth(strength), standing=mine)


async def opened(call: Call) -> tuple[str, str, Puzzle, State]:
    game, name = game_named(call.request.path_params["game"]), call.request.path_params["puzzle"]
    return game, name, *await asyncio.to_thread(laid, game, name)


OPERATIONS = (
    Operation("GET", "/api/puzzles", show_daily_puzzles, "Today's puzzles", answer=DailyPuzzles),
    Operation("GET", "/api/puzzles/{game}", list_puzzles, "The puzzles of a game", answer=PuzzleList, refusals=(404,)),
    Operation("GET", "/api/puzzles/{game}/{puzzle}", show_puzzle, "A puzzle", answer=PuzzlePosition, refusals=(404,)),
    Operation(
        "POST",
        "/api/puzzles/{game}/{puzzle}",
        try_puzzle,
        "Try a puzzle",
        PuzzleTry,
        PuzzleAnswer,
        (400, 404, 422),
    ),
)
