// Which move stands behind which thing on the table.
import type { GameMove } from '../../protocol/jeu_des_dragons';

/** Moves made by clicking a card, wherever it lies. */
export function cardMoves(moves: readonly GameMove[]): ReadonlyMap<string, GameMove> {
  return new Map(moves.flatMap((move) => ('card' in move ? [[move.card, move] as const] : [])));
}

/** Moves made by clicking a player. */
export function seatMoves(moves: readonly GameMove[]): ReadonlyMap<number, GameMove> {
  return new Map(moves.flatMap((move) => (move.type === 'target' ? [[move.seat, move] as const] : [])));
}

/** Moves with nothing on the table to click on: they get a button. */
export function plainMoves(moves: readonly GameMove[]): GameMove[] {
  return moves.filter((move) => !('card' in move) && move.type !== 'target');
}
