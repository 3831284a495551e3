// Which move stands behind which thing on the table.
import type { GameMove } from '../../protocol/jeu_des_dragons';

/** What every row of cards needs to know of what may be played. */
export interface Playing {
  /** What playing a card is, in words; nothing where it may not be played. */
  words: (card: string) => string | undefined;
  play: (card: string) => void;
}

/** A move that names a card and nothing else; a mortal may count for several colours, so that is no such move. */
function namesCard(move: GameMove): move is GameMove & { card: string } {
  return 'card' in move && move.type !== 'count-mortal';
}

/** Moves made by clicking a card, wherever it lies. */
export function cardMoves(moves: readonly GameMove[]): ReadonlyMap<string, GameMove> {
  return new Map(moves.flatMap((move) => (namesCard(move) ? [[move.card, move] as const] : [])));
}

/** Moves made by clicking a player. */
export function seatMoves(moves: readonly GameMove[]): ReadonlyMap<number, GameMove> {
  return new Map(moves.flatMap((move) => (move.type === 'target' ? [[move.seat, move] as const] : [])));
}

/** Moves with nothing on the table to click on: they get a button. */
export function plainMoves(moves: readonly GameMove[]): GameMove[] {
  return moves.filter((move) => !namesCard(move) && move.type !== 'target');
}
