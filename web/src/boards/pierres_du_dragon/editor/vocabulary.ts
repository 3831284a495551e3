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
  make: () => Step;
}

const COLOURS = ['red', 'blue', 'yellow'];
export const COINS = ['silver', 'common_gold', 'fairy_gold'];
export const PAID_STONES = ['same', 'any', 'each', ...COLOURS];
export const LADDER = [...COLOURS, 'stone_choice', ...COINS];
export const MOST_STEPS = 6;
const GAINED = [
  'silver',
  'common_gold',
  'fairy_gold',
  'black_coin',
  'amulet',
  ...COLOURS,
  'stone_choice',
  'stone_named',
];
const LOST = ['silver', 'common_gold', ...COLOURS, 'stone_choice', 'stone_named', 'stones'];
const FACTS = [
  ...['my_points', 'my_stones', 'my_red', 'my_blue', 'my_yellow', 'my_spent_fairy'],
  ...['bank_red', 'bank_blue', 'bank_yellow', 'bank_stones', 'remaining', 'bidders'],
];

const item = (values: readonly string[]): Field => ({ key: 'item', kind: 'choice', values });
const some: Field = { key: 'n', kind: 'count', low: 1, high: 6 };
const someOrAll: Field = { key: 'n', kind: 'count', low: 1, high: 6, all: true };
const inside: Field = { key: 'do', kind: 'steps' };
const aimed: Field = { key: 'do', kind: 'steps', player: true };

const silver = (): Step => ({ op: 'gain', item: 'silver', n: 1 });

/** Steps of the acting player. */
export const OPERATIONS: Record<string, Operation> = {
  gain: { fields: [item(GAINED), some], make: () => ({ op: 'gain', item: 'silver', n: 2 }) },
  score: { fields: [{ key: 'n', kind: 'count', low: 1, high: 2 }], make: () => ({ op: 'score', n: 1 }) },
  lose: { fields: [item(LOST), someOrAll], make: () => ({ op: 'lose', item: 'stones', n: 'all' }) },
  deal: {
    fields: [
      { key: 'cost', kind: 'costs' },
      { key: 'reward', kind: 'steps' },
      { key: 'else', kind: 'steps', optional: true },
    ],
    make: () => ({ op: 'deal', cost: [{ stones: 'any', n: 3 }], reward: [{ op: 'score', n: 1 }] }),
  },
  choose: {
    fields: [{ key: 'options', kind: 'options' }],
    make: () => ({ op: 'choose', options: [[silver()], [silver()]] }),
  },
  may: { fields: [inside], make: () => ({ op: 'may', do: [silver()] }) },
  when: {
    fields: [
      { key: 'fact', kind: 'choice', values: FACTS },
      { key: 'cmp', kind: 'choice', values: ['>=', '<=', '=='] },
      { key: 'n', kind: 'count', low: 0, high: 60 },
      { key: 'then', kind: 'steps' },
      { key: 'else', kind: 'steps', optional: true },
    ],
    make: () => ({ op: 'when', fact: 'my_points', cmp: '<=', n: 1, then: [silver()] }),
  },
  colour: {
    fields: [{ key: 'from', kind: 'choice', values: ['any', 'bank'] }, inside],
    make: () => ({ op: 'colour', from: 'bank', do: [{ op: 'gain', item: 'stone_named', n: 1 }] }),
  },
  victim: {
    fields: [
      {
        key: 'among',
        kind: 'choice',
        values: ['others', 'second_bidders', 'most_points', 'fewest_points', 'most_stones'],
      },
      { key: 'prefer', kind: 'choice', values: ['has_stone'], optional: true },
      aimed,
    ],
    make: () => ({ op: 'victim', among: 'others', do: [{ op: 'swap' }] }),
  },
  each: {
    fields: [{ key: 'who', kind: 'choice', values: ['all', 'others', 'second_bidders'] }, aimed],
    make: () => ({ op: 'each', who: 'others', do: [{ op: 'hit', item: 'silver', n: 1 }] }),
  },
  bag: {
    fields: [
      { key: 'put', kind: 'put' },
      { key: 'draw', kind: 'count', low: 1, high: 3 },
    ],
    make: () => ({ op: 'bag', put: { red: 1, blue: 1, yellow: 1 }, draw: 1 }),
  },
  push: { fields: [{ key: 'put', kind: 'put', all: true }], make: () => ({ op: 'push', put: 'all' }) },
  shop: {
    fields: [
      item(['stone_choice', ...COLOURS]),
      { key: 'prices', kind: 'prices' },
      { key: 'max', kind: 'count', low: 1, high: 6, endless: true },
    ],
    make: () => ({ op: 'shop', item: 'stone_choice', prices: [{ item: 'silver', n: 3 }], max: 2 }),
  },
  borrow: {
    fields: [
      { key: 'from', kind: 'choice', values: ['auctioned', 'remaining'] },
      { key: 'how', kind: 'choice', values: ['choose', 'random'] },
    ],
    make: () => ({ op: 'borrow', from: 'auctioned', how: 'random' }),
  },
  refresh: { fields: [someOrAll], make: () => ({ op: 'refresh', n: 2 }) },
};

/** Steps aimed at a player, inside `victim` and `each` only. */
export const PLAYER_OPERATIONS: Record<string, Operation> = {
  take: {
    fields: [item([...COINS, ...COLOURS, 'stone_choice', 'stone_named', 'stones']), someOrAll],
    make: () => ({ op: 'take', item: 'silver', n: 1 }),
  },
  take_first: {
    fields: [{ key: 'ladder', kind: 'ladder' }],
    make: () => ({ op: 'take_first', ladder: ['stone_choice', 'common_gold'] }),
  },
  hit: {
    fields: [item(['silver', 'common_gold', ...COLOURS, 'stone_named', 'stones']), someOrAll],
    make: () => ({ op: 'hit', item: 'silver', n: 1 }),
  },
  grant: { fields: [item(GAINED), some], make: () => ({ op: 'grant', item: 'silver', n: 1 }) },
  gift: {
    fields: [item([...COINS, ...COLOURS, 'stone_choice', 'stone_named']), someOrAll],
    make: () => ({ op: 'gift', item: 'silver', n: 1 }),
  },
  swap: { fields: [], make: () => ({ op: 'swap' }) },
};

export function operationOf(op: string): Operation | undefined {
  return OPERATIONS[op] ?? PLAYER_OPERATIONS[op];
}
