// Picking: how a move is put together from clicks on tiles, rooms and players, out of the moves that are legal.
import { keyOf } from '../../kit/camera/cells';
import type { DrakonMove, MoveType } from './moves';

/** What has been picked so far. */
export interface Pick {
  /** The way of acting: the ordinary one, or a power. */
  mode: string | null;
  tile: string | null;
  /** The second tile of the Dwarf. */
  second: string | null;
  seat: number | null;
  cell: string | null;
  arrows: string | null;
}
export type Field = Exclude<keyof Pick, 'mode'>;
type Traits = Partial<Omit<Pick, 'mode'>> & { mode: string };

export const NOTHING: Pick = { mode: null, tile: null, second: null, seat: null, cell: null, arrows: null };
export const ORDINARY = 'ordinary';
const FIELDS: readonly Field[] = ['tile', 'second', 'seat', 'cell', 'arrows'];
/** What gives way when something picked later does not go with it: the last of these first. */
const GIVES_WAY: readonly Field[] = ['seat', 'tile', 'second', 'cell', 'arrows'];
/** One click too many costs little here: these are played as soon as they are complete. */
const AT_ONCE: ReadonlySet<MoveType> = new Set(['move-to', 'send-to', 'take-tile']);
const POWERS: ReadonlySet<MoveType> = new Set(['wizard-move', 'push', 'rob', 'exchange', 'extra-move']);

function traits(move: DrakonMove): Traits {
  const found: Traits = { mode: POWERS.has(move.type) ? move.type : ORDINARY };
  if ('tile' in move) found.tile = move.tile;
  if ('first' in move) found.tile = move.first;
  if ('second' in move) found.second = move.second;
  if ('seat' in move) found.seat = move.seat;
  if ('x' in move) found.cell = keyOf(move);
  if ('arrows' in move) found.arrows = move.arrows;
  return found;
}

function isPlain(move: DrakonMove): boolean {
  const own = traits(move);
  return FIELDS.every((field) => own[field] === undefined);
}

/** The answers that need no picking: a button each. */
export function plainMoves(moves: readonly DrakonMove[]): DrakonMove[] {
  return moves.filter(isPlain);
}

/** Whether anything has been picked. */
export function begun(pick: Pick): boolean {
  return FIELDS.some((field) => pick[field] !== null);
}

export function playedAtOnce(move: DrakonMove): boolean {
  return AT_ONCE.has(move.type);
}

/** The ways of acting that these moves offer, the ordinary one first. */
export function modes(moves: readonly DrakonMove[]): string[] {
  const found = new Set(moves.filter((move) => !isPlain(move)).map((move) => traits(move).mode));
  return [...found].sort((one, other) => Number(other === ORDINARY) - Number(one === ORDINARY));
}

export function modeOf(moves: readonly DrakonMove[], pick: Pick): string | null {
  const offered = modes(moves);
  return pick.mode && offered.includes(pick.mode) ? pick.mode : (offered[0] ?? null);
}

function matching(moves: readonly DrakonMove[], pick: Pick, except: readonly Field[] = []): DrakonMove[] {
  const mode = modeOf(moves, pick);
  const asked = FIELDS.filter((field) => pick[field] !== null && !except.includes(field));
  return moves.filter((move) => {
    const own = traits(move);
    return !isPlain(move) && own.mode === mode && asked.every((field) => own[field] === pick[field]);
  });
}

/** The values of a field that go with what is picked; what would be picked after it is not looked at. */
export function offers<F extends Field>(
  moves: readonly DrakonMove[],
  pick: Pick,
  field: F,
): ReadonlySet<NonNullable<Pick[F]>> {
  const except: Field[] = field === 'arrows' ? ['arrows'] : [field, 'arrows'];
  if (field === 'tile') except.push('second');
  const found = matching(moves, pick, except).map((move) => traits(move)[field]);
  return new Set(found.filter((value) => value !== undefined && value !== null)) as ReadonlySet<NonNullable<Pick[F]>>;
}

/** The pick after one more click; whatever does not go with it gives way, and a tile that is laid gets a first turn. */
export function pickOne<F extends Field>(
  moves: readonly DrakonMove[],
  pick: Pick,
  field: F,
  value: NonNullable<Pick[F]>,
): Pick {
  const next: Pick = { ...pick, [field]: value };
  if (field !== 'arrows') next.arrows = null;
  for (let at = GIVES_WAY.length - 1; at >= 0 && !matching(moves, next).length; at -= 1) {
    const gives = GIVES_WAY[at];
    if (gives && gives !== field) next[gives] = null as never;
  }
  return withTurn(moves, next);
}

function withTurn(moves: readonly DrakonMove[], pick: Pick): Pick {
  const turns = [...offers(moves, pick, 'arrows')];
  const complete = matching(moves, pick).every((move) => traits(move).tile === undefined || pick.tile !== null);
  return pick.cell !== null && complete && pick.arrows === null && turns.length
    ? { ...pick, arrows: turns[0] ?? null }
    : pick;
}

/** The tile or room in hand turned on to its next legal way of lying. */
export function turned(moves: readonly DrakonMove[], pick: Pick, by: 1 | -1 = 1): Pick {
  const turns = [...offers(moves, pick, 'arrows')];
  const at = pick.arrows === null ? -1 : turns.indexOf(pick.arrows);
  return { ...pick, arrows: turns[(at + by + turns.length) % turns.length] ?? pick.arrows };
}

/** The move that has been put together, once nothing is missing. */
export function candidate(moves: readonly DrakonMove[], pick: Pick): DrakonMove | null {
  const isWhole = (own: Traits): boolean => FIELDS.every((field) => (own[field] ?? null) === pick[field]);
  return matching(moves, pick).find((move) => isWhole(traits(move))) ?? null;
}

/** What is to be picked next, as the name of its hint. */
export function nextStep(moves: readonly DrakonMove[], pick: Pick): string | null {
  const left = matching(moves, pick);
  const first = left[0];
  if (!first) return null;
  const types = new Set(left.map((move) => move.type));
  if (types.size > 1 && !begun(pick)) {
    return types.has('place') ? (types.has('move-to') ? 'tile-or-room' : 'tile') : 'opponent';
  }
  const own = traits(left.find((move) => move.type !== 'let-stay') ?? first);
  if (own.seat !== undefined && pick.seat === null) return 'opponent';
  if (own.second !== undefined) return pick.tile === null ? 'first-tile' : pick.second === null ? 'second-tile' : null;
  if (own.tile !== undefined && pick.tile === null) return first.type === 'swap' ? 'swap' : 'tile';
  if (own.cell !== undefined && pick.cell === null) return first.type === 'place' ? 'cell' : 'room';
  return null;
}

/** The number written on each tile of a hand that is picked: 1, 2, or nothing. */
export function marks(hand: readonly string[], pick: Pick): (number | null)[] {
  const first = pick.tile === null ? -1 : hand.indexOf(pick.tile);
  const second = pick.second === null ? -1 : hand.findIndex((tile, at) => tile === pick.second && at !== first);
  return hand.map((_, at) => (at === first ? 1 : at === second ? 2 : null));
}

/** Whether a move could still be the one that is being put together. */
export function goesWith(moves: readonly DrakonMove[], move: DrakonMove, pick: Pick): boolean {
  return matching(moves, pick, ['cell', 'arrows']).includes(move);
}
