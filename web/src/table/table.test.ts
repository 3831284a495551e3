import { assert, describe, expect, it } from 'vitest';
import type { Decision, Prompt } from '../boards/contract';
import { countOf } from '../boards/find';
import { howItEnded } from '../boards/ending';
import { A_DAY } from '../lib/day';
import { appSources, gameSource, knownGames } from '../lib/texts/sources';
import { Speech } from '../lib/texts/speech';
import { fixture } from '../workbench/fixtures';
import { promptLine } from './prompt';
import { ranked } from './ranking';
import { Readiness } from './readiness';
import { fewSigns } from './time';

const prompt = (question: string, seats: number[]): Prompt => ({ question, seats, rule: '', about: {} });

describe('readiness', () => {
  it('names who has answered a question put to several', () => {
    const readiness = new Readiness();
    expect([...readiness.of(prompt('ante', [0, 1, 2]))]).toEqual([]);
    expect([...readiness.of(prompt('ante', [0, 2]))]).toEqual([1]);
    expect([...readiness.of(prompt('ante', [2]))]).toEqual([0, 1]);
  });

  it('begins anew with another question, and when the same one is put again', () => {
    const readiness = new Readiness();
    readiness.of(prompt('ante', [0, 1]));
    readiness.of(prompt('ante', [1]));
    expect([...readiness.of(prompt('play', [0]))]).toEqual([]);
    expect([...readiness.of(prompt('ante', [0, 1]))]).toEqual([]);
  });
});

describe('ranking', () => {
  it('puts winners first and gives equals the same rank', () => {
    const rows = ranked({ ending: '', scores: [10, 30, 10, 40], winners: [1], drawn: false });
    expect(rows.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
  });
});

describe('the outcome', () => {
  const say = async (game: string, ending: string, winners: number[]): Promise<string> => {
    const { source, kinds } = await gameSource('en', game);
    const speech = new Speech('en', [...(await appSources('en')), source], kinds, ['Alix', 'Basile']);
    return howItEnded(speech, { ending, winners });
  };

  it('is a victory, a shared one or a draw, as the game has it', async () => {
    expect(await say('drakon', 'five-coins', [1])).toContain('Basile wins');
    expect(await say('drakon', 'deadlock', [0, 1])).toContain('share the victory');
    expect(await say('dragons_du_mekong', 'round-limit', [0, 1])).toContain('The game is a draw');
  });

  it('has a sentence of ours where a game has none', async () => {
    const speech = new Speech('en', await appSources('en'), undefined, ['Alix', 'Basile']);
    expect(howItEnded(speech, { ending: 'tired', winners: [0] })).toBe('The game is over (tired): Alix wins.');
    expect(howItEnded(speech, { ending: 'tired', winners: [0, 1] })).toContain('Alix and Basile share the victory');
    const read = (viewer: number): string => howItEnded(speech, { ending: 'tired', winners: [0], viewer, players: 2 });
    expect(read(0)).toBe('You won: tired!');
    expect(read(1)).toBe('You lost: tired, and Alix wins.');
    const shared = { ending: 'tired', winners: [0, 1], viewer: 0, players: 3 };
    expect(howItEnded(speech, shared)).toBe('You share the victory with Basile: tired!');
  });

  it.each([
    ['en', 'You won: you have 3 coins more than Basile!', 'You lost: Alix has 3 coins more than you.'],
    [
      'fr',
      'Vous avez gagné\u00a0: vous avez 3 pièces d’avance',
      'Vous avez perdu\u00a0: Alix a 3 pièces d’avance sur vous.',
    ],
  ])('is told in %s to whoever reads it, with what it was won by', async (language, victory, defeat) => {
    const { source, kinds } = await gameSource(language as 'en', 'drakon');
    const speech = new Speech(language, [...(await appSources(language as 'en')), source], kinds, [
      'Alix',
      'Basile',
      'Zoé',
    ]);
    const view = { ending: 'deadlock', winners: [0], players: 3, places: [{ coins: 4 }, { coins: 1 }, { coins: 0 }] };
    const read = (viewer: number): string => howItEnded(speech, { ...view, viewer } as never, count as never);
    const count = await countOf('drakon');
    const plain = (text: string): string => text.replaceAll("'", '’');
    expect(plain(read(0))).toContain(victory);
    expect(plain(read(1))).toBe(defeat);
  });

  it('names the aim where one was reached, and nobody in a draw', async () => {
    const { source, kinds } = await gameSource('en', 'dragons_du_mekong');
    const speech = new Speech('en', [...(await appSources('en')), source], kinds, ['Alix', 'Basile']);
    const read = (ending: string, winners: number[]): string =>
      howItEnded(speech, { ending, winners, viewer: 1, players: 2 });
    expect(read('arrival', [0])).toBe('You lost: Alix has reached the village opposite before all others.');
    expect(read('round-limit', [0, 1])).toBe('Nobody won: that was the last round.');
  });

  it.each(knownGames())('of %s has words for every column that may decide', async (game) => {
    const count = (await countOf(game)) ?? [];
    for (const language of ['en', 'fr'] as const) {
      const { source, kinds } = await gameSource(language, game);
      const speech = new Speech(language, [...(await appSources(language)), source], kinds, ['Alix', 'Basile']);
      const deciding = game === 'or_des_dragons' ? count.slice(0, 1) : count;
      for (const { word } of deciding) expect(speech.say(`${word}-lead`, { lead: 1, seat: 1 })).toContain('Basile');
    }
  });

  it('crowns nobody in a draw', () => {
    const rows = ranked({ ending: '', scores: [0, 0], winners: [0, 1], drawn: true });
    expect(rows.map(({ rank, won }) => [rank, won])).toEqual([
      [1, false],
      [1, false],
    ]);
  });
});

describe('the count', () => {
  it('follows the order of the game where it knows more than scores', () => {
    const result = { ending: '', scores: [2, 3, 2, 2], winners: [1], drawn: false };
    const rows = ranked(result, [[1], [3], [0, 2]]);
    expect(rows.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
  });

  it.each(knownGames())('of %s can be read from its last view, in its own words', async (game) => {
    const { source, kinds } = await gameSource('en', game);
    const speech = new Speech('en', [...(await appSources('en')), source], kinds, []);
    const view = (await fixture(`${game}/spectator`))?.steps.findLast((step) => step.view.over)?.view;
    assert(view);
    const count = await countOf(game);
    assert(count);
    expect(count.filter(({ word }) => !speech.has(word))).toEqual([]);
    expect(count.filter(({ value }) => !Number.isInteger(value(view, view.players - 1)))).toEqual([]);
  });
});

describe('the prompt line', () => {
  const decision = (more: Partial<Decision>): Decision => ({
    seat: 0,
    question: 'ante',
    moves: [],
    rule: '',
    open_ended: false,
    secret: true,
    sealed: null,
    changes: [],
    ...more,
  });

  async function speech(): Promise<Speech> {
    const { source, kinds } = await gameSource('en', 'jeu_des_dragons');
    return new Speech('en', [...(await appSources('en')), source], kinds, ['Alix', 'Basile']);
  }

  it('asks whoever is asked', async () => {
    const line = promptLine(
      await speech(),
      null,
      decision({ moves: [{ type: 'ante', card: 'thief' }] }),
      prompt('ante', [0, 1]),
    );
    expect(line).toEqual({ text: 'Choose in secret the ante card you put forward.', yours: true });
  });

  it('remembers a sealed answer and says who is awaited', async () => {
    const line = promptLine(
      await speech(),
      null,
      decision({ sealed: { type: 'ante', card: 'thief' } }),
      prompt('ante', [1]),
    );
    expect(line.yours).toBe(false);
    expect(line.text).toContain('the Thief');
    expect(line.text).toContain('Basile');
  });
});

it('tells time in few signs', () => {
  expect([0, 65_000, 3_660_000, 3 * A_DAY].map(fewSigns)).toEqual(['0:00', '1:05', '1 h 01', '3 × 24 h']);
});
