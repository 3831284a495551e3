// Moves by what is clicked to make them.
import type { GameMove, GiveStone, NameColour, Pay, StoneView, TakeStone } from '../../protocol/pierres_du_dragon';
import type { Colour } from './art/Gem.svelte';

export type ColourMove = NameColour | TakeStone | GiveStone;

/** Moves that choose a colour, and whose stones stand for it: `bank`, or a seat. */
export interface ColourChoice {
  where: 'bank' | number;
  moves: ReadonlyMap<string, ColourMove>;
}

/** Questions about stones that lie before a player. */
const BEFORE_A_PLAYER = ['stone', 'swap_stone'];
const BEFORE_ME = ['return_stone', 'gift_stone', 'swap_gift'];

export function colourChoice(moves: readonly GameMove[], view: StoneView, seat: number | null): ColourChoice | null {
  const found: ColourMove[] = [
    ...ofType(moves, 'name-colour'),
    ...ofType(moves, 'take-stone'),
    ...ofType(moves, 'give-stone'),
  ];
  if (!found.length) return null;
  const question = view.prompt?.question ?? '';
  const about = Number(view.prompt?.about.seat ?? -1);
  const where = BEFORE_A_PLAYER.includes(question) ? about : BEFORE_ME.includes(question) ? (seat ?? -1) : 'bank';
  return { where, moves: new Map(found.map((move) => [move.colour, move])) };
}

/** The moves of one kind. */
export function ofType<T extends GameMove['type']>(
  moves: readonly GameMove[],
  type: T,
): Extract<GameMove, { type: T }>[] {
  return moves.filter((move): move is Extract<GameMove, { type: T }> => move.type === type);
}

export function victims(moves: readonly GameMove[]): ReadonlyMap<number, GameMove> {
  return new Map(ofType(moves, 'choose-victim').map((move) => [move.seat, move]));
}

export function lendable(moves: readonly GameMove[]): ReadonlyMap<string, GameMove> {
  return new Map(ofType(moves, 'use-character').map((move) => [move.character, move]));
}

/** Payments in stones, one list for each item of a choice. */
export function payments(moves: readonly GameMove[]): [option: number, pays: Pay[]][] {
  const found = new Map<number, Pay[]>();
  for (const move of ofType(moves, 'pay')) found.set(move.option, [...(found.get(move.option) ?? []), move]);
  return [...found];
}

const WITH_A_PLACE = [
  ...['bid', 'bid-silver', 'pay', 'buy-stone', 'choose-option', 'use-character', 'choose-victim'],
  ...['name-colour', 'take-stone', 'give-stone'],
];

/** Moves that are words only: yes and no, stop and go on. */
export function plainMoves(moves: readonly GameMove[]): GameMove[] {
  return moves.filter((move) => !WITH_A_PLACE.includes(move.type));
}

/** Whether some payment takes at least these stones. */
export function isPayable(pays: readonly Pay[], picked: Record<Colour, number>): boolean {
  return pays.some((pay) => pay.red >= picked.red && pay.blue >= picked.blue && pay.yellow >= picked.yellow);
}
