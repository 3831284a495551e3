// The closed vocabulary of steps: which fields each has, and what may stand in them. (6.2-steps)
import type { Step } from './script';

export type Field =
  | { key: string; kind: 'choice'; values: readonly string[]; optional?: boolean }
  | { key: string; kind: 'count'; low: number; high: number; all?: boolean; endless?: boolean }
  | { key: string; kind: 'steps'; player?: boolean; optional?: boolean }
  | { key: string; kind: 'options' | 'costs' | 'prices' | 'ladder' }
  | { key: string; kind: 'put'; all?: boolean };

export interface Operation {
  fields: readonly Field[];
  /** What stands in them to begin with. */
  fresh: Readonly<Record<string, unknown>>;
}

const COLOURS = ['red', 'blue', 'yellow'];
export const COINS = ['silver', 'common_gold', 'fairy_gold'];
export const PAID_STONES = ['same', 'any', 'each', ...COLOURS];
export const LADDER = [...COLOURS, 'stone_choice', ...COINS];
export const MOST_STEPS = 6;
const GAINED = [...COINS, 'black_coin', 'amulet', ...COLOURS, 'stone_choice', 'stone_named'];
const LOST = ['silver', 'common_gold', ...COLOURS, 'stone_choice', 'stone_named', 'stones'];
const FACTS = [
  ...['my_points', 'my_stones', 'my_red', 'my_blue', 'my_yellow', 'my_spent_fairy'],
  ...['bank_red', 'bank_blue', 'bank_yellow', 'bank_stones', 'remaining', 'bidders'],
];

const choice = (key: string, values: readonly string[]): Field => ({ key, kind: 'choice', values });
const item = (...values: string[]): Field => choice('item', values);
const count = (key: string, low: number, high: number): Field => ({ key, kind: 'count', low, high });
const some = count('n', 1, 6);
const someOrAll: Field = { key: 'n', kind: 'count', low: 1, high: 6, all: true };
const steps = (key: string): Field => ({ key, kind: 'steps' });
const otherwise: Field = { key: 'else', kind: 'steps', optional: true };
const aimed: Field = { key: 'do', kind: 'steps', player: true };

const SILVER: Step = { op: 'gain', item: 'silver', n: 1 };

/** Steps of the acting player. */
export const OPERATIONS: Record<string, Operation> = {
  gain: { fields: [item(...GAINED), some], fresh: { item: 'silver', n: 2 } },
  score: { fields: [count('n', 1, 2)], fresh: { n: 1 } },
  lose: { fields: [item(...LOST), someOrAll], fresh: { item: 'stones', n: 'all' } },
  deal: {
    fields: [{ key: 'cost', kind: 'costs' }, steps('reward'), otherwise],
    fresh: { cost: [{ stones: 'any', n: 3 }], reward: [{ op: 'score', n: 1 }] },
  },
  choose: { fields: [{ key: 'options', kind: 'options' }], fresh: { options: [[SILVER], [SILVER]] } },
  may: { fields: [steps('do')], fresh: { do: [SILVER] } },
  when: {
    fields: [choice('fact', FACTS), choice('cmp', ['>=', '<=', '==']), count('n', 0, 60), steps('then'), otherwise],
    fresh: { fact: 'my_points', cmp: '<=', n: 1, then: [SILVER] },
  },
  colour: {
    fields: [choice('from', ['any', 'bank']), steps('do')],
    fresh: { from: 'bank', do: [{ op: 'gain', item: 'stone_named', n: 1 }] },
  },
  victim: {
    fields: [
      choice('among', ['others', 'second_bidders', 'most_points', 'fewest_points', 'most_stones']),
      { key: 'prefer', kind: 'choice', values: ['has_stone'], optional: true },
      aimed,
    ],
    fresh: { among: 'others', do: [{ op: 'swap' }] },
  },
  each: {
    fields: [choice('who', ['all', 'others', 'second_bidders']), aimed],
    fresh: { who: 'others', do: [{ op: 'hit', item: 'silver', n: 1 }] },
  },
  bag: {
    fields: [{ key: 'put', kind: 'put' }, count('draw', 1, 3)],
    fresh: { put: { red: 1, blue: 1, yellow: 1 }, draw: 1 },
  },
  push: { fields: [{ key: 'put', kind: 'put', all: true }], fresh: { put: 'all' } },
  shop: {
    fields: [
      item('stone_choice', ...COLOURS),
      { key: 'prices', kind: 'prices' },
      { key: 'max', kind: 'count', low: 1, high: 6, endless: true },
    ],
    fresh: { item: 'stone_choice', prices: [{ item: 'silver', n: 3 }], max: 2 },
  },
  borrow: {
    fields: [choice('from', ['auctioned', 'remaining']), choice('how', ['choose', 'random'])],
    fresh: { from: 'auctioned', how: 'random' },
  },
  refresh: { fields: [someOrAll], fresh: { n: 2 } },
};

/** Steps aimed at a player, inside `victim` and `each` only. */
export const PLAYER_OPERATIONS: Record<string, Operation> = {
  take: {
    fields: [item(...COINS, ...COLOURS, 'stone_choice', 'stone_named', 'stones'), someOrAll],
    fresh: { item: 'silver', n: 1 },
  },
  take_first: { fields: [{ key: 'ladder', kind: 'ladder' }], fresh: { ladder: ['stone_choice', 'common_gold'] } },
  hit: {
    fields: [item('silver', 'common_gold', ...COLOURS, 'stone_named', 'stones'), someOrAll],
    fresh: { item: 'silver', n: 1 },
  },
  grant: { fields: [item(...GAINED), some], fresh: { item: 'silver', n: 1 } },
  gift: {
    fields: [item(...COINS, ...COLOURS, 'stone_choice', 'stone_named'), someOrAll],
    fresh: { item: 'silver', n: 1 },
  },
  swap: { fields: [], fresh: {} },
};

export function fieldsOf(op: string): readonly Field[] {
  return (OPERATIONS[op] ?? PLAYER_OPERATIONS[op])?.fields ?? [];
}

/** A step to begin with. */
export function freshStep(op: string): Step {
  return { op, ...structuredClone((OPERATIONS[op] ?? PLAYER_OPERATIONS[op])?.fresh) };
}
