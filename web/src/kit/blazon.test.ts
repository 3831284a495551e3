import { expect, it } from 'vitest';
import { blazon, initials } from './blazon';

const NAMES = ['Alix', 'Basile', 'Bérénice de Montfort', 'Chloé', 'Dan', 'Éloïse', 'Farid', 'Gwen', 'Hugo', ''];

it('gives every name its colours and a field', () => {
  for (const name of NAMES) {
    const { ground, charge, field } = blazon(name);
    expect([ground, charge, field]).not.toContain('');
  }
});

it('gives the same name the same shield, and most names one of their own', () => {
  expect(blazon('Alix')).toEqual(blazon('Alix'));
  expect(new Set(NAMES.map((name) => JSON.stringify(blazon(name)))).size).toBeGreaterThan(7);
});

it('has letters that tell apart names which begin alike', () => {
  expect(initials(['Griffin', 'Grisou', 'Ember'])).toEqual(['Gf', 'Gs', 'E']);
  expect(initials(['Zoé', 'Zoé', ''])).toEqual(['Z', 'Z', '?']);
});
