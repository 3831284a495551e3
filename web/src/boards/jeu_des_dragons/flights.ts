// What changed hands between two views: gold from purse to purse, and the back of a stolen card.
import { paired, type Flight } from '../../kit/flights';
import type { DragonView, GameEvent } from '../../protocol/jeu_des_dragons';
import { theftIn } from './theft';

export interface Travel extends Flight {
  what: 'coin' | 'card';
}

/** More coins than this say nothing more. */
const MOST = 6;
const STAKES = -1;

export function flights(before: DragonView, after: DragonView, events: readonly GameEvent[] = []): Travel[] {
  if (before.players !== after.players) return [];
  const change = new Map([['stakes', after.stakes - before.stakes]]);
  for (const { seat, hoard } of after.places) change.set(purse(seat), hoard - (before.places[seat]?.hoard ?? 0));
  const chain = payments(events);
  const coins = explains(chain, change) ? chain : paired(change, MOST);
  const stolen = theftIn(events, before, after);
  // Whoever draws the card sees it already.
  const back = stolen && stolen.seat !== after.viewer ? [stolen] : [];
  return [
    ...coins.map(({ from, to, n }) => ({ from, to, n: Math.min(MOST, n), what: 'coin' as const })),
    ...back.map(({ seat, victim }) => ({ from: purse(victim), to: purse(seat), n: 1, what: 'card' as const })),
  ];
}

/** Every payment in its order: a repayment that is handed on is a chain. (9.5) */
function payments(events: readonly GameEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'gold-paid':
        return [{ from: purse(event.payer), to: purse(event.payee), n: event.amount }];
      case 'debt-repaid':
        return [{ from: purse(event.debtor), to: purse(event.creditor), n: event.amount }];
      case 'gold-taken':
      case 'gambit-won':
      case 'share-taken':
        return [{ from: 'stakes', to: purse(event.seat), n: event.amount }];
      default:
        return [];
    }
  });
}

/** A replay that goes back has the events of the way forth. */
function explains(chain: readonly Flight[], change: ReadonlyMap<string, number>): boolean {
  const left = new Map(change);
  for (const { from, to, n } of chain) {
    left.set(from, (left.get(from) ?? 0) + n);
    left.set(to, (left.get(to) ?? 0) - n);
  }
  return chain.length > 0 && [...left.values()].every((rest) => rest === 0);
}

function purse(owner: number): string {
  return owner === STAKES ? 'stakes' : `seat-${owner}`;
}
