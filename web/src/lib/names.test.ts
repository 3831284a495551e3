import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol/server';
import { playerNames } from './names';
import { texts } from './texts/texts.svelte';

function table(...seats: Partial<SeatInfo>[]): TableInfo {
  return { seats: seats.map((each, seat) => ({ kind: 'bot', name: '', seat, ...each })) } as TableInfo;
}

describe('the names at a table', () => {
  beforeAll(() => texts.speak('en'));

  it('are those of the people, and of the characters of the bots', () => {
    expect(playerNames(table({ kind: 'person', name: 'Alix' }, { bot: 'beginner' }))).toEqual(['Alix', 'Ember']);
  });

  it('are never the same for two', () => {
    const company = table({ bot: 'beginner' }, { bot: 'beginner' }, { kind: 'person', name: 'Ember' });
    expect(playerNames(company)).toEqual(['Mordicus', 'Opaline', 'Ember']);
    const regulars = table({ bot: 'heuristic' }, { kind: 'person', name: 'Opaline' }, { bot: 'heuristic' });
    expect(new Set(playerNames(regulars)).size).toBe(3);
  });
});
