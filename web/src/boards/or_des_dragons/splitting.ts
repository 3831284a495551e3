// A split in the making, and what can be said with it.
import type { Draft, Heap, Reason, Share, Sharing } from '../../protocol/or_des_dragons';
import { bundleOf, commonWorth, countsOf, GEMS, only, sizeOf, without, type Counts } from './tokens';

export type Plates = Record<number, Counts>;

export const PHRASES = ['even', 'mine', 'yours', 'collector', 'coins', 'sweetened', 'last-offer'] as const;
const WORDLESS = new Set<string>(['even', 'last-offer']);

export function emptyPlates(sharing: Sharing): Plates {
  return Object.fromEntries(sharing.participants.map((seat) => [seat, {}]));
}

export function platesOf(sharing: Sharing, shares: readonly Share[]): Plates {
  const plates = emptyPlates(sharing);
  for (const share of shares) plates[share.seat] = countsOf(share.tokens);
  return plates;
}

/** The splits that give this seat an equal part or more, the most even one first; all of them where none does. */
export function ideasFor<M extends { shares: readonly Share[] }>(splits: readonly M[], seat: number | null): M[] {
  const over = ({ shares }: M): number => {
    const own = shares.find((share) => share.seat === seat);
    const whole = shares.reduce((sum, share) => sum + commonWorth(share.tokens), 0);
    return commonWorth(own?.tokens ?? []) - whole / Math.max(1, shares.length);
  };
  const fair = splits.filter((each) => over(each) >= 0);
  return fair.length ? fair.sort((one, other) => over(one) - over(other)) : [...splits];
}

/** What nobody has been given yet. */
export function restOf(sharing: Sharing, plates: Plates): Heap[] {
  return bundleOf(without(sharing.treasure, ...Object.values(plates)));
}

/** The shares by seat, as a parchment names them. */
export function sharesOf(sharing: Sharing, plates: Plates): Share[] {
  return [...sharing.participants]
    .sort((one, other) => one - other)
    .map((seat) => ({ seat, tokens: bundleOf(plates[seat] ?? {}) }));
}

/** The tokens a phrase speaks of, for this author and this split; null where there is nothing to say. */
export function reasonFor(phrase: string, author: number, plates: Plates, drafts: readonly Draft[]): Reason | null {
  const tokens = spokenOf(phrase, author, plates, drafts);
  return tokens.length || WORDLESS.has(phrase) ? { phrase, tokens } : null;
}

function spokenOf(phrase: string, author: number, plates: Plates, drafts: readonly Draft[]): Heap[] {
  const own = plates[author] ?? {};
  if (phrase === 'mine') return bundleOf(own);
  if (phrase === 'collector') return bundleOf(only(own, GEMS));
  if (phrase === 'coins') return bundleOf(only(own, ['silver', 'gold']));
  if (phrase === 'yours') return richest(author, plates);
  return phrase === 'sweetened' ? sweetened(author, plates, drafts) : [];
}

function richest(author: number, plates: Plates): Heap[] {
  const others = Object.entries(plates).filter(([seat]) => Number(seat) !== author);
  const bundles = others.map(([, counts]) => bundleOf(counts));
  return bundles.sort((one, other) => sizeOf(other) - sizeOf(one))[0] ?? [];
}

/** What the one who refused last gets more than before. */
function sweetened(author: number, plates: Plates, drafts: readonly Draft[]): Heap[] {
  const refused = drafts.findLast((draft) => draft.refused_by !== null && draft.refused_by !== author);
  if (!refused || refused.refused_by === null) return [];
  const before = refused.shares.find((share) => share.seat === refused.refused_by)?.tokens ?? [];
  const now = bundleOf(plates[refused.refused_by] ?? {});
  return bundleOf(without(now, countsOf(before)));
}
