import { describe, expect, it, vi } from 'vitest';
import { gameSource, appSources } from './sources';
import { keyKind, MissingText, Speech } from './speech';

async function voice(language: 'fr' | 'en', game = 'jeu_des_dragons'): Promise<Speech> {
  const [app, { source, kinds }] = await Promise.all([appSources(language), gameSource(language, game)]);
  return new Speech(language, [...app, source], kinds, ['Alix', 'Basile', 'Chloé']);
}

describe('speech', () => {
  it('names seats by their players and cards by their names', async () => {
    const speech = await voice('fr');
    const event = { type: 'card-given', seat: 0, asker: 1, card: 'thief' };
    expect(speech.event(event)).toBe('Alix cède le Voleur à Basile.');
  });

  it('names structures inside an event and lists them', async () => {
    const speech = await voice('en');
    const antes = [
      { seat: 0, card: 'black_9' },
      { seat: 1, card: 'thief' },
    ];
    const sentence = speech.event({ type: 'antes-revealed', antes });
    expect(sentence).toContain('Alix');
    expect(sentence).toContain('Basile');
    expect(sentence).toContain('Black Dragon 9');
  });

  it('calls the purse that is nobody\u2019s the stakes', async () => {
    const speech = await voice('fr');
    expect(speech.event({ type: 'gold-paid', payer: 0, payee: -1, amount: 3, owed: 0 })).toBe(
      'Alix verse 3\u00a0pièces d\u0027or à la mise.',
    );
  });

  it('cuts a sentence into words and things to look at', async () => {
    const speech = await voice('fr');
    const parts = speech.eventParts({ type: 'card-discarded', seat: 2, card: 'red_5' });
    expect(parts.map((part) => part.text).join('')).toBe(
      speech.event({ type: 'card-discarded', seat: 2, card: 'red_5' }),
    );
    expect(parts.filter((part) => part.kind)).toEqual([
      { text: 'Chloé', kind: 'player', value: '2' },
      { text: 'Dragon Rouge 5', kind: 'card', value: 'red_5' },
    ]);
  });

  it.each(['fr', 'en'] as const)(
    'lets every card of the log be looked at, mortals and gods too, in %s',
    async (language) => {
      const speech = await voice(language);
      const looked = (event: { type: string } & Record<string, unknown>): (string | undefined)[] =>
        speech.eventParts(event).flatMap(({ kind, value }) => (kind === 'card' || kind === 'power' ? [value] : []));
      const unique = [
        'bahamut',
        'tiamat',
        'dracolich',
        'archmage',
        'dragonslayer',
        'thief',
        'druid',
        'priest',
        'princess',
        'fool',
      ];
      for (const card of [...unique, 'red_5']) {
        expect(looked({ type: 'card-discarded', seat: 2, card })).toEqual([card]);
        expect(looked({ type: 'card-played', seat: 2, card, triggers: true, reference: 0 })).toEqual([card]);
      }
      for (const power of unique) expect(looked({ type: 'power-used', seat: 2, card: power, power }).at(0)).toBe(power);
      expect(looked({ type: 'power-used', seat: 2, card: 'archmage', power: 'thief' })).toEqual(['thief', 'archmage']);
      expect(looked({ type: 'druid-invoked', seat: 2 })).toEqual(['druid']);
      expect(looked({ type: 'priest-invoked', seat: 2 })).toEqual(['priest']);
    },
  );

  it('knows a structure inside a prompt by its fields', async () => {
    const speech = await voice('en', 'or_des_dragons');
    const shares = [{ seat: 1, tokens: [{ token: 'silver', count: 2 }] }];
    expect(speech.prompt('vote', { author_seat: 0, shares })).toContain('Basile: 2 silver');
  });

  it('joins shares as the game says, not as a plain list', async () => {
    const speech = await voice('en', 'or_des_dragons');
    const shares = [0, 1].map((seat) => ({ seat, tokens: [{ token: 'silver', count: 2 }] }));
    expect(speech.prompt('vote', { author_seat: 0, shares })).toContain('; Basile: 2 silver');
  });

  it('fits the names of people and things into the sentence', async () => {
    const speech = (await voice('fr')).at(['Le Dragonnier', 'Élise', 'Les Jumeaux']);
    expect(speech.event({ type: 'card-given', seat: 1, asker: 2, card: 'red_5' })).toBe(
      'Élise cède le Dragon Rouge 5 aux Jumeaux.',
    );
    expect(speech.event({ type: 'power-used', seat: 0, card: 'thief', power: 'thief' })).toBe(
      'Le Dragonnier utilise le pouvoir du Voleur.',
    );
  });

  it('says the id of a message that is not written, and in a test nothing', async () => {
    const speech = await voice('fr');
    expect(() => speech.say('no-such-message')).toThrow(MissingText);
    vi.stubEnv('MODE', 'production');
    vi.stubEnv('DEV', false);
    expect(speech.say('no-such-message')).toBe('no-such-message');
    vi.unstubAllEnvs();
  });

  it('reads the kind of a value from the last part of its key', () => {
    expect(['asker_seat', 'seats', 'card'].map(keyKind)).toEqual(['seat', 'seat', 'card']);
  });
});
