import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol/server';
import { standing } from './rematch';

const seat = (what: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  kind: 'open',
  name: '',
  person: null,
  bot: null,
  here: false,
  away: false,
  choice: null,
  kept_for: null,
  kept_until: null,
  ready: false,
  ...what,
});
const offer = (status: TableInfo['status']): TableInfo =>
  ({
    status,
    seats: [seat({ kind: 'person', person: 'alix' }), seat({ kept_for: 'basile', kept_until: 1 })],
  }) as TableInfo;

it('says where somebody stands to a rematch', () => {
  expect(standing(null, 'alix')).toBe('nothing');
  expect(standing(offer('closed'), 'basile')).toBe('nothing');
  expect(standing(offer('open'), 'alix')).toBe('seated');
  expect(standing(offer('open'), 'basile')).toBe('asked');
  expect(standing(offer('running'), 'basile')).toBe('outside');
  expect(standing(offer('open'), undefined)).toBe('outside');
});
