// What crossed the table between two views: stones and coins, from whom to whom.
import { paired, type Flight } from '../../kit/flights';
import type { Auction, StoneView } from '../../protocol/pierres_du_dragon';
import type { CoinKind } from './art/Coin.svelte';
import { COLOURS, type Colour } from './art/Gem.svelte';
import { draftOf, KINDS } from './fists';

export const BANK = 'bank';

export interface StoneFlight extends Flight {
  what: Colour | CoinKind;
}

export function isColour(what: StoneFlight['what']): what is Colour {
  return COLOURS.some((colour) => colour === what);
}

/** More pieces than this say nothing more. */
const MOST = 4;

/** Stones by comparing heaps, coins by what the fists of a new auction paid and what the bank lost besides. */
export function flights(before: StoneView, after: StoneView): StoneFlight[] {
  if (before.players !== after.players) return [];
  return [...COLOURS.flatMap((colour) => stones(before, after, colour)), ...coins(before, after)];
}

function stones(before: StoneView, after: StoneView, colour: Colour): StoneFlight[] {
  const change = new Map<string, number>([[BANK, after.bank[colour] - before.bank[colour]]]);
  for (const place of after.places)
    change.set(`seat-${place.seat}`, place[colour] - (before.places[place.seat]?.[colour] ?? 0));
  return paired(change, MOST).map((flight) => ({ what: colour, ...flight }));
}

function coins(before: StoneView, after: StoneView): StoneFlight[] {
  const paid = freshAuction(before, after);
  const found: StoneFlight[] = [];
  for (const what of KINDS) {
    const owned = what === 'amulet' ? 'amulets' : what;
    let gone = before.bank[owned] - after.bank[owned];
    for (const [seat, n] of paid ? payments(paid, what) : []) {
      found.push({ what, from: `seat-${seat}`, to: BANK, n: Math.min(MOST, n) });
      gone += n;
    }
    const taker = paid?.winner ?? before.acting ?? after.acting;
    if (gone > 0 && taker !== null && before.round === after.round)
      found.push({ what, from: BANK, to: `seat-${taker}`, n: Math.min(MOST, gone) });
  }
  return found;
}

/** The auction whose fists opened between the two views. */
function freshAuction(before: StoneView, after: StoneView): Auction | null {
  return before.round === after.round && after.auctions.length > before.auctions.length
    ? (after.auctions.at(-1) ?? null)
    : null;
}

/** Who put how many of these into the bank; fairy gold stays in front of its owner. */
function payments(auction: Auction, what: CoinKind): [seat: number, n: number][] {
  const fists = what === 'silver' ? auction.silver : what === 'fairy' ? [] : auction.gold;
  return fists.map((fist): [number, number] => [fist.seat, draftOf(fist)[what]]).filter(([, n]) => n > 0);
}
