import type { FluentValue } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import table from '../../../../tests/texts/grammar.json';
import { FUNCTIONS, Listing, Noun } from './grammar';
import { marked, parted } from './parts';

function call(language: string, name: string, value: FluentValue): string {
  return String(FUNCTIONS[language]?.[name]?.([value], {}));
}

const french = (name: string, value: FluentValue): string => call('fr', name, value);
const joint = (words: string[]): string => `${words.slice(0, -1).join(', ')} et ${words.at(-1) ?? ''}`;

describe('grammar, by the table that the Python package is held to', () => {
  it('elides and contracts before a name', () => {
    const said = table.names.map(([name = '']) => [name, french('DE', name), french('A', name), french('QUE', name)]);
    expect(said).toEqual(table.names);
  });

  it('brings the article of a noun', () => {
    for (const [text, genus, the, of, to, some] of table.nouns) {
      const noun = new Noun(text ?? '', genus ?? '');
      expect([french('LE', noun), french('DE', noun), french('A', noun)]).toEqual([the, of, to]);
      if (some !== null) expect(french('UN', noun)).toBe(some);
    }
  });

  it('says a preposition before each name of a list', () => {
    for (const [names, of, to] of table.lists as [string[], string, string][]) {
      const several = new Listing(names, joint);
      expect([french('DE', several), french('A', several)]).toEqual([of, to]);
    }
  });

  it('says a choice with or', () => {
    const several = new Listing(['un saphir', 'une émeraude', 'un ambre'], joint);
    expect(french('OU', several)).toBe('un saphir, une émeraude ou un ambre');
    expect(call('en', 'OR', several)).toBe('un saphir, une émeraude or un ambre');
    expect(french('OU', 'un saphir')).toBe('un saphir');
  });

  it('knows English articles', () => {
    for (const [text, genus, the, some] of table.english) {
      const noun = genus ? new Noun(text ?? '', genus) : (text ?? '');
      expect(call('en', 'THE', noun)).toBe(the);
      if (some !== null) expect(call('en', 'AN', noun)).toBe(some);
    }
  });

  it('leaves the article out of what can be looked at when the preposition takes it', () => {
    const thief = new Noun(marked('card', 'thief', 'Le Voleur'), 'm');
    expect(parted(french('DE', thief))).toEqual([{ text: 'du ' }, { text: 'Voleur', kind: 'card', value: 'thief' }]);
    const fairy = new Noun(marked('card', 'fairy', 'Fée'), 'f');
    expect(parted(french('A', fairy))).toEqual([{ text: 'à la ' }, { text: 'Fée', kind: 'card', value: 'fairy' }]);
  });
});
