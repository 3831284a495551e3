// What changed hands between two views: gold from purse to purse, and the back of a stolen card.
import { paired, type Flight } from '../../kit/flights';
import type { DragonView, GameEvent } from '../../protocol/jeu_des_dragons';
import { byType } from '../bytype';
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
  const chain = events.flatMap(payment);
  const coins = explains(chain, change) ? chain : paired(change, MOST);
  const stolen = theftIn(events, before, after);
  // Whoever draws the card sees it already.
  const back = stolen && stolen.seat !== after.viewer ? [stolen] : [];
  return [
    ...coins.map(({ from, to, n }) => ({ from, to, n: Math.min(MOST, n), what: 'coin' as const })),
    ...back.map(({ seat, victim }) => ({ from: purse(victim), to: purse(seat), n: 1, what: 'card' as const })),
  ];
}

const won = ({ seat, amount }: { seat: number; amount: number }): Flight[] => [
  { from: 'stakes', to: purse(seat), n: amount },
];

/** Every payment in its order: a repayment that is handed on is a chain. (9.5) */
const payment = byType<GameEvent, Flight[]>(
  {
    'gold-paid': ({ payer, payee, amount }) => [{ from: purse(payer), to: purse(payee), n: amount }],
    'debt-repaid': ({ debtor, creditor, amount }) => [{ from: purse(debtor), to: purse(creditor), n: amount }],
    'gold-taken': won,
    'gambit-won': won,
    'share-taken': won,
  },
  () => [],
);

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
