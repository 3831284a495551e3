// Fists: what is in them, what may be put in, and what was seen when they opened.
import type { Auction, Bid, BidSilver, GameEvent, GoldFist, SilverFist } from '../../protocol/pierres_du_dragon';
import type { CoinKind } from './art/Coin.svelte';

export type Fist = Bid | BidSilver;
export type Draft = Record<CoinKind, number>;

export const EMPTY: Draft = { fairy: 0, common: 0, silver: 0, black: 0, amulet: 0 };
/** How coins are laid out. */
export const KINDS: readonly CoinKind[] = ['fairy', 'common', 'silver', 'amulet', 'black'];
const ITEMS: Record<CoinKind, string> = {
  fairy: 'fairy_gold',
  common: 'common_gold',
  silver: 'silver',
  black: 'black_coin',
  amulet: 'amulet',
};

/** The name of a coin in the texts of the game. */
export function itemOf(kind: CoinKind): string {
  return ITEMS[kind];
}

/** The coin of an item, where it is one. */
export function coinOf(item: string): CoinKind | null {
  return KINDS.find((kind) => ITEMS[kind] === item) ?? null;
}

/** The coins of a fist, by kind. */
export function draftOf(fist: Partial<Record<CoinKind, number | boolean>>): Draft {
  return Object.fromEntries(KINDS.map((kind) => [kind, Number(fist[kind] ?? 0)])) as Draft;
}

/** What lies in a fist, kind by kind. */
export function contentsOf(fist: GoldFist | SilverFist): { kind: CoinKind; n: number }[] {
  const coins = draftOf(fist);
  return KINDS.filter((kind) => coins[kind]).map((kind) => ({ kind, n: coins[kind] }));
}

export function isFist(move: { type: string } | null): move is Fist {
  return move?.type === 'bid' || move?.type === 'bid-silver';
}

/** The move that closes the fist on exactly these coins. */
export function closing(moves: readonly Fist[], draft: Draft): Fist | undefined {
  return moves.find((move) => {
    const coins = draftOf({ ...move });
    return KINDS.every((kind) => coins[kind] === draft[kind]);
  });
}

/** The most coins of a kind that any of these fists holds. */
export function most(moves: readonly Fist[], kind: CoinKind): number {
  return Math.max(0, ...moves.map((move) => draftOf({ ...move })[kind]));
}

/** What a fist counts for: an amulet doubles the coins beside it. (3.1) */
export function worth(draft: Draft): number {
  return (draft.fairy + draft.common + draft.silver) * (draft.amulet ? 2 : 1);
}

/** What a player's hand showed in an auction: gold, and silver after a tie. */
export function fistsOf({ gold, silver }: Auction, seat: number): (GoldFist | SilverFist)[] {
  return [...gold, ...silver].filter((fist) => fist.seat === seat);
}

/** Whether what was told last is that fists open: how the auction went is told after it. */
export function areOpening(events: readonly GameEvent[]): boolean {
  const last = events.at(-1)?.type;
  return last === 'fists-opened' || last === 'silver-opened';
}

/** How an auction went, as the event that told it; nothing while it is not settled. */
export function outcome(auction: Auction): { type: string; [field: string]: unknown } | null {
  const { character, winner, gold, silver } = auction;
  if (winner !== null) {
    const fists = silver.length ? silver : gold;
    const value = fists.find((fist) => fist.seat === winner)?.value ?? 0;
    return { type: 'auction-won', seat: winner, character, value };
  }
  const cursers = gold.filter((fist) => fist.black).map((fist) => fist.seat);
  if (cursers.length) return { type: 'auction-cursed', character, seats: cursers };
  if (gold.every((fist) => fist.value === 0)) return { type: 'nobody-bid', character };
  return silver.length ? { type: 'deadlocked', character } : null;
}
