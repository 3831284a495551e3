// Deciding: what is offered now, what has been picked, and the move that comes of it.
import { cellOf, keyOf } from '../../kit/camera/cells';
import type { DrakonView } from '../../protocol/drakon';
import { choices, type Decision } from '../contract';
import { roomsByCell } from './lair';
import type { DrakonMove } from './moves';
import * as picking from './picking';

interface Given {
  view: DrakonView;
  decision: Decision<DrakonMove> | null;
  play: (move: DrakonMove) => void;
}

const WALKS: ReadonlySet<string> = new Set(['move-to', 'send-to', 'push', 'wizard-move', 'extra-move']);

/** The clicks of one reader, turned into moves. */
export function deciding(given: () => Given) {
  let kept = $state.raw<{ decision: unknown; pick: picking.Pick }>({ decision: null, pick: picking.NOTHING });

  const moves = $derived(choices(given().decision));
  const rooms = $derived(roomsByCell(given().view.rooms));
  // What was picked for one decision is nothing to the next.
  const pick = $derived(kept.decision === given().decision ? kept.pick : picking.NOTHING);
  const mode = $derived(picking.modeOf(moves, pick));
  const seats = $derived(picking.offers(moves, pick, 'seat'));
  const cells = $derived(shown(picking.offers(moves, pick, 'cell')));
  const tileField = $derived(mode === 'exchange' && pick.tile !== null ? 'second' : 'tile');
  const tiles = $derived(picking.offers(moves, pick, tileField));
  const ends = $derived(WALKS.has(typeOf(cells)) ? [...cells].map(cellOf) : []);

  /** First a player is chosen, then a cell; free cells once a tile is picked, or every edge of the lair would glow. */
  function shown(all: ReadonlySet<string>): ReadonlySet<string> {
    if (seats.size > 0 && pick.seat === null) return new Set();
    return pick.tile === null ? new Set([...all].filter((key) => rooms.has(key))) : all;
  }

  function typeOf(targets: ReadonlySet<string>): string {
    const first = moves.find((move) => 'x' in move && targets.has(keyOf(move)) && picking.goesWith(moves, move, pick));
    return first?.type ?? '';
  }

  function keep(next: picking.Pick): void {
    kept = { decision: given().decision, pick: next };
    const made = picking.candidate(moves, next);
    if (made && picking.playedAtOnce(made)) send(made);
  }

  /** What was picked stays where it was put until the answer brings another question. */
  function send(move: DrakonMove): void {
    given().play(move);
  }

  return {
    get moves() {
      return moves;
    },
    get rooms() {
      return rooms;
    },
    /** With the way of acting that is in force. */
    get pick(): picking.Pick {
      return { ...pick, mode };
    },
    get seats() {
      return seats;
    },
    get cells() {
      return cells;
    },
    get tiles() {
      return tiles;
    },
    /** Where somebody would go by a click. */
    get ends() {
      return ends;
    },
    /** The move that a click on this cell would be. */
    atOnce(cell: string): DrakonMove | null {
      if (!cells.has(cell)) return null;
      const made = picking.candidate(moves, picking.pickOne(moves, pick, 'cell', cell));
      return made && picking.playedAtOnce(made) ? made : null;
    },
    send,
    turn: (by: 1 | -1 = 1) => keep(picking.turned(moves, pick, by)),
    startOver: () => keep({ ...picking.NOTHING, mode }),
    chooseMode: (chosen: string) => keep({ ...picking.NOTHING, mode: chosen }),
    chooseSeat(seat: number): void {
      if (pick.seat === seat) keep({ ...picking.NOTHING, mode });
      else keep(picking.pickOne(moves, pick, 'seat', seat));
    },
    chooseCell(cell: string): void {
      if (!cells.has(cell)) return;
      if (cell === pick.cell) keep(picking.turned(moves, pick));
      else keep(picking.pickOne(moves, pick, 'cell', cell));
    },
    chooseTile(tile: string): void {
      if (pick.tile === tile && tileField === 'tile') keep({ ...picking.NOTHING, mode });
      else if (tiles.has(tile)) keep(picking.pickOne(moves, { ...pick, mode }, tileField, tile));
    },
    /** A tile was carried to a cell. */
    drop(tile: string, cell: string): void {
      const next = picking.pickOne(moves, { ...picking.NOTHING, mode }, 'tile', tile);
      if (picking.offers(moves, next, 'cell').has(cell)) keep(picking.pickOne(moves, next, 'cell', cell));
    },
  };
}
