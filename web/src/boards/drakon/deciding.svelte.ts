// Deciding: what is offered now, what has been picked, and the move that comes of it.
import { cellOf, keyOf } from '../../kit/camera/cells';
import type { DrakonView } from '../../protocol/drakon';
import { choices, type Decision } from '../contract';
import { roomsByCell } from './lair';
import type { DrakonMove } from './moves';
import { NOTHING, candidate, goesWith, modeOf, offers, pickOne, playedAtOnce, turned, type Pick } from './picking';

interface Given {
  view: DrakonView;
  decision: Decision<DrakonMove> | null;
  play: (move: DrakonMove) => void;
}

const WALKS: ReadonlySet<string> = new Set(['move-to', 'send-to', 'push', 'wizard-move', 'extra-move']);

/** The clicks of one reader, turned into moves. */
export class Deciding {
  readonly #given: () => Given;
  #kept = $state.raw<{ decision: unknown; pick: Pick }>({ decision: null, pick: NOTHING });

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly moves = $derived.by(() => choices(this.#given().decision));
  // What was picked for one decision is nothing to the next.
  readonly #picked = $derived.by(() => (this.#kept.decision === this.#given().decision ? this.#kept.pick : NOTHING));
  readonly #nothing = $derived.by(() => ({ ...NOTHING, mode: modeOf(this.moves, this.#picked) }));
  /** With the way of acting that is in force. */
  readonly pick = $derived.by<Pick>(() => ({ ...this.#picked, mode: this.#nothing.mode }));
  readonly seats = $derived.by(() => offers(this.moves, this.pick, 'seat'));
  /** First a player is chosen, then a cell; free cells once a tile is picked, or every edge of the lair would glow. */
  readonly cells = $derived.by<ReadonlySet<string>>(() => {
    const rooms = roomsByCell(this.#given().view.rooms);
    const all = offers(this.moves, this.pick, 'cell');
    if (this.seats.size > 0 && this.pick.seat === null) return new Set();
    return this.pick.tile === null ? new Set([...all].filter((key) => rooms.has(key))) : all;
  });
  readonly #tileField = $derived.by(() =>
    this.pick.mode === 'exchange' && this.pick.tile !== null ? 'second' : 'tile',
  );
  readonly tiles = $derived.by(() => offers(this.moves, this.pick, this.#tileField));
  /** Where somebody would go by a click. */
  readonly ends = $derived.by(() => {
    const first = this.moves.find(
      (move) => 'x' in move && this.cells.has(keyOf(move)) && goesWith(this.moves, move, this.pick),
    );
    return first && WALKS.has(first.type) ? [...this.cells].map(cellOf) : [];
  });

  #keep(next: Pick): void {
    this.#kept = { decision: this.#given().decision, pick: next };
    const made = candidate(this.moves, next);
    if (made && playedAtOnce(made)) this.send(made);
  }

  /** The move that a click on this cell would be. */
  atOnce(cell: string): DrakonMove | null {
    if (!this.cells.has(cell)) return null;
    const made = candidate(this.moves, pickOne(this.moves, this.pick, 'cell', cell));
    return made && playedAtOnce(made) ? made : null;
  }

  /** What was picked stays where it was put until the answer brings another question. */
  send = (move: DrakonMove): void => this.#given().play(move);
  turn = (by: 1 | -1 = 1): void => this.#keep(turned(this.moves, this.pick, by));
  startOver = (): void => this.#keep(this.#nothing);
  chooseMode = (mode: string): void => this.#keep({ ...NOTHING, mode });

  chooseSeat(seat: number): void {
    if (this.pick.seat === seat) this.startOver();
    else this.#keep(pickOne(this.moves, this.pick, 'seat', seat));
  }

  chooseCell(cell: string): void {
    if (!this.cells.has(cell)) return;
    if (cell === this.pick.cell) this.turn();
    else this.#keep(pickOne(this.moves, this.pick, 'cell', cell));
  }

  chooseTile(tile: string): void {
    if (this.pick.tile === tile && this.#tileField === 'tile') this.startOver();
    else if (this.tiles.has(tile)) this.#keep(pickOne(this.moves, this.pick, this.#tileField, tile));
  }

  /** A tile was carried to a cell. */
  drop(tile: string, cell: string): void {
    const next = pickOne(this.moves, this.#nothing, 'tile', tile);
    if (offers(this.moves, next, 'cell').has(cell)) this.#keep(pickOne(this.moves, next, 'cell', cell));
  }
}
