"""Replays: the file one keeps, and the journal that writes it.

A replay is the seed, the options and the moves of one game, with the result they lead to: whoever reads it can play
the game again and see for themselves. Nothing here reads or writes a file; a file is `bytes` coming in or going out.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from threading import Lock
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec

from dracotheque.core.decisions import Content, plain
from dracotheque.core.errors import BadTable, BrokenReplay, IllegalMove, ReplayMismatch, Unknown
from dracotheque.core.events import Told
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.options import Options
from dracotheque.core.proofs import Prover
from dracotheque.core.state import State
from dracotheque.core.stills import Still, worth_showing

FORMAT: Final = "dracotheque-replay"
_decoders: Final[dict[Game, Any]] = {}
_making: Final = Lock()
_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class Replay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game from its seed to where it was left, and the result it claims."""

    format: Literal["dracotheque-replay"] = FORMAT
    version: Literal[1] = 1
    game: str
    rules: int
    players: int
    names: tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=80)], ...]
    options: dict[str, Content]
    seed: Annotated[str, msgspec.Meta(pattern=r"^(0|[1-9][0-9]{0,77})\Z")]
    """In decimal digits: a seed has up to 256 bits, more than most readers of JSON keep."""
    commitment: str
    moves: tuple[tuple[int, Content], ...]
    """Who moved, and the JSON form of the move."""
    ending: str
    """Why the game ended; empty where it was left unfinished."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str
    """The fingerprint of the last state."""
    fingerprints: tuple[tuple[int, str], ...] = ()
    """Those of sealed answers, as they were published, each after the number of its move."""


class Journal:
    """A game in progress that remembers every move."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | Options | None, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.start(players, options, seed=seed)
        self.opening = self.state.news()
        self.moves: list[tuple[int, Move]] = []
        proving = game.proving
        wanted = proving is not None and proving.wanted(self.state.options)
        self.prover = Prover(proving, game.commitment(seed), seed) if proving is not None and wanted else None
        """Where the table wants sealed answers to be proven."""

    def play(self, seat: int, move: Move) -> tuple[Told, ...]:
        """Play a move and write it down; an illegal one is not written."""
        before = self.state.sealed[:]
        told = self.state.play(seat, move)
        self.moves.append((seat, move))
        return told if self.prover is None else self.prover.follow(seat, before, self.state, move, told)

    @property
    def fingerprints(self) -> tuple[tuple[int, str], ...]:
        """The fingerprints of sealed answers that were published, where the table wants proofs."""
        return () if self.prover is None else tuple(self.prover.fingerprints)

    def replay(self, names: Sequence[str]) -> Replay:
        """The file of this game, finished or not."""
        state = self.state
        options: Any = plain(state.options)
        return Replay(
            game=self.game.id,
            rules=self.game.rules_version,
            players=state.players,
            names=tuple(names),
            options=options,
            seed=str(self.seed),
            commitment=self.game.commitment(self.seed),
            moves=tuple((seat, plain(move)) for seat, move in self.moves),
            ending=state.ending,
            scores=state.scores,
            winners=state.winners,
            digest=state.digest(),
            fingerprints=self.fingerprints,
        )


def record(game: Game, players: int, options: Mapping[str, object] | Options | None = None, *, seed: int) -> Journal:
    """Start a game whose moves will be kept."""
    return Journal(game, players, options, seed)


def encode(replay: Replay) -> bytes:
    """The replay as JSON that people can read: one line for each field and one for each move."""
    fields: Any = plain(replay)
    if not replay.fingerprints:
        del fields["fingerprints"]
    lines = [f"  {_compact(name)}: {_compact(value)}" for name, value in fields.items()]
    if replay.moves:
        moves = ",\n".join(f"    {_compact(move)}" for move in replay.moves)
        lines[list(fields).index("moves")] = f'  "moves": [\n{moves}\n  ]'
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def decode(data: bytes) -> Replay:
    """The replay in this file, or the reason why there is none."""
    try:
        content = msgspec.json.decode(data)
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            raise BrokenReplay("error-replay-foreign")
        replay = msgspec.convert(content, Replay)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenReplay("error-replay-damaged", detail=str(error)) from None
    if len(replay.names) != replay.players or any(map(_UNPRINTABLE.search, replay.names)):
        raise BrokenReplay("error-replay-damaged", detail="names")
    return replay


def game_of(replay: Replay, get_game: Callable[[str], Game]) -> Game:
    """The game this replay was played with, under the rules it was played by."""
    try:
        game = get_game(replay.game)
    except Unknown:
        raise BrokenReplay("error-replay-unknown-game", value=replay.game) from None
    if replay.rules not in game.versions:
        raise BrokenReplay("error-replay-rules", game=game.id, found=replay.rules, known=list(game.versions))
    return game.under(replay.rules)


class Moment(NamedTuple):
    """One move of a replay and what it led to; moment 0 is the opening, which nobody moved."""

    number: int
    seat: int | None
    move: Move | None
    told: tuple[Told, ...]
    state: State
    stills: tuple[Still, ...] = ()
    """What the rules marked on the way, where somebody watches."""


def follow(game: Game, replay: Replay, *, watched: bool = False) -> Iterator[Moment]:
    """Play the game again, move after move, and check at the end that it leads where the replay says."""
    seed = int(replay.seed)
    _compare("commitment", replay.commitment, game.commitment(seed))
    try:
        journal = record(game, replay.players, replay.options, seed=seed)
    except BadTable as error:
        raise BrokenReplay("error-replay-damaged", detail=str(error)) from error
    state = journal.state
    yield Moment(0, None, None, journal.opening, state)
    for number, (seat, content) in enumerate(replay.moves, start=1):
        try:
            move = read_move(game, content)
            state.stills = [] if watched else None
            told = journal.play(seat, move)
        except IllegalMove as error:
            raise BrokenReplay("error-replay-illegal", number=number, reason=error.reason) from error
        yield Moment(number, seat, move, told, state, worth_showing(state.stills or (), told))
    _compare("ending", replay.ending, state.ending)
    _compare("scores", replay.scores, state.scores)
    _compare("winners", replay.winners, state.winners)
    _compare("digest", replay.digest, state.digest())
    if replay.fingerprints:
        _compare("fingerprints", replay.fingerprints, journal.fingerprints)


def read_move(game: Game, content: object) -> Move:
    """The move behind its JSON form."""
    return decode_move(game, msgspec.json.encode(content))


def decode_move(game: Game, text: bytes | str) -> Move:
    """The move behind its JSON text."""
    try:
        move: Move = _decoder(game).decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        shown = text if isinstance(text, str) else bytes(text)[:80].decode(errors="replace")
        raise IllegalMove("refuse-not-a-move", value=shown[:80]) from None
    return move


def _decoder(game: Game) -> "msgspec.json.Decoder[Any]":
    """Made once: making it takes longer than reading a game with it."""
    kept = _decoders.get(game)
    if kept is None:
        with _making:  # a second thread that meets a type while msgspec learns it brings the process down
            kept = _decoders[game] = msgspec.json.Decoder(game.moves_type)
    return kept


def _compare(what: str, expected: object, found: object) -> None:
    if expected != found:
        raise ReplayMismatch("replay-mismatch", what=what, expected=_compact(expected), found=_compact(found))


def _compact(value: object) -> str:
    return msgspec.json.encode(value).decode()
