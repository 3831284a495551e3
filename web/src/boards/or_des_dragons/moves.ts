// The listed moves, sorted by what is clicked to make them.
import type { Speech } from '../../lib/texts/speech';
import type { GameMove, Lair } from '../../protocol/or_des_dragons';
import { byType } from '../bytype';

export type GoldMove = GameMove;
export type MoveOf<T extends GoldMove['type']> = Extract<GoldMove, { type: T }>;

const BOOSTED = 4;
const ATTACK: Record<string, number> = { warrior: 4, warrioress: 3, thief: 2, wizard: 1 };

export function ofType<T extends GoldMove['type']>(moves: readonly GoldMove[], type: T): MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

export function words(speech: Speech, move: GoldMove): string {
  return speech.move({ ...move });
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What an adventurer counts with these boosts. */
export function strengthOf(adventurer: string, boosts: readonly string[] = []): number {
  const plain = boosts.includes('fireball') ? BOOSTED : (ATTACK[adventurer] ?? 0);
  return plain + (boosts.includes('sword_plus_one') ? 1 : 0);
}

/** What the total under a dragon would be, and whether that is its end. */
export function preview(lair: Lair, strength: number): { total: number; kills: boolean } {
  const total = lair.total + strength;
  return { total, kills: total >= lair.power };
}

/** The card a listed move plays, if it plays one. */
export const cardOf = byType<GoldMove, string | null>(
  {
    'play-card': ({ card }) => card,
    swap: ({ card }) => card,
    renew: () => 'renewal_powder',
    invert: () => 'inversion_powder',
    confuse: () => 'confusion_ring',
    'reach-out': () => 'long_arm',
    pinch: () => 'invisible_hand',
  },
  () => null,
);
