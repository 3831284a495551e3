// Bundles of tokens: heaps as the server writes them, and numbers by kind to work with.
import type { Heap } from '../../protocol/or_des_dragons';

export const COPIES = {
  silver: 35,
  gold: 20,
  red: 16,
  sapphire: 12,
  emerald: 12,
  amethyst: 12,
  amber: 12,
  diamond: 6,
  black_diamond: 1,
};
export const TOKENS = Object.keys(COPIES);
export const GEMS = ['sapphire', 'emerald', 'amethyst', 'amber', 'diamond'] as const;

export type Counts = Record<string, number>;

/** What everybody's coins are worth in the end; a gem pays only whoever has most of its kind. (5) */
const POINTS: Counts = { silver: 1, gold: 3, red: 1 };
const BLACK_DIAMOND: Counts = { basic: 7, advanced: 15 };
/** What a token is worth to most players, gems included: only to compare shares. (11.3) */
const COMMON_WORTH: Counts = {
  silver: 1,
  gold: 3,
  red: 1.5,
  sapphire: 3.5,
  emerald: 3.5,
  amethyst: 3.5,
  amber: 3.5,
  diamond: 6,
  black_diamond: 7,
};

export function countsOf(heaps: readonly Heap[]): Counts {
  return Object.fromEntries(heaps.map(({ token, count }) => [token, count]));
}

/** The heaps of a bundle, in the order the server keeps them. */
export function bundleOf(counts: Counts): Heap[] {
  return TOKENS.filter((token) => (counts[token] ?? 0) > 0).map((token) => ({ token, count: counts[token] ?? 0 }));
}

export function sizeOf(heaps: readonly Heap[]): number {
  return heaps.reduce((sum, { count }) => sum + count, 0);
}

/** The points a bundle is sure of, and how many gems it holds besides. */
export function worthOf(heaps: readonly Heap[], ruleset: string): { points: number; gems: number } {
  const counts = countsOf(heaps);
  const coins = Object.entries(POINTS).reduce((sum, [token, each]) => sum + each * (counts[token] ?? 0), 0);
  const black = (counts.black_diamond ?? 0) * (BLACK_DIAMOND[ruleset] ?? 0);
  return { points: coins + black, gems: sizeOf(bundleOf(only(counts, GEMS))) };
}

/** What a bundle is worth to most players. */
export function commonWorth(heaps: readonly Heap[]): number {
  return heaps.reduce((sum, { token, count }) => sum + count * (COMMON_WORTH[token] ?? 0), 0);
}

/** Every single token, with a key of its own. */
export function singles(heaps: readonly Heap[]): { token: string; key: string }[] {
  return heaps.flatMap(({ token, count }) =>
    Array.from({ length: count }, (_, at) => ({ token, key: `${token}-${at}` })),
  );
}

/** What is left of a bundle when these are taken out of it. */
export function without(whole: readonly Heap[], ...parts: Counts[]): Counts {
  const left = countsOf(whole);
  for (const part of parts) for (const [token, count] of Object.entries(part)) left[token] = (left[token] ?? 0) - count;
  return left;
}

export function plus(counts: Counts, token: string, more: number): Counts {
  return { ...counts, [token]: Math.max(0, (counts[token] ?? 0) + more) };
}

/** Only these kinds of a bundle. */
export function only(counts: Counts, kinds: readonly string[]): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([token]) => kinds.includes(token)));
}
