import { beforeAll, expect, test } from 'vitest';
import { texts } from '../lib/texts/texts.svelte';
import type { Said } from '../protocol/server';
import { concerns, deedInWords, sentAway } from './deeds';

const said = (more: Partial<Said>): Said => ({
  number: 1,
  person: 'b',
  name: 'Bruno',
  seat: 1,
  text: '',
  at: 0,
  gesture: null,
  hidden: false,
  deed: 'sent-away',
  doer: 'Anna',
  ...more,
});

beforeAll(() => texts.speak('en'));

test('whoever was sent away reads by whom and why, the others of whom', () => {
  const line = said({ text: 'never moves' });
  expect(deedInWords(line, 'b')).toContain('You were sent away');
  expect(deedInWords(line, 'b')).toContain('never moves');
  expect(deedInWords(line, 'a')).toContain('Bruno was sent away');
});

test('an answer is told at once to the one who asked, the end of a vote to all', () => {
  expect(concerns(said({ deed: 'undo-refused' }), 'b')).toBe(true);
  expect(concerns(said({ deed: 'undo-refused' }), 'a')).toBe(false);
  expect(concerns(said({ deed: 'away-refused' }), 'a')).toBe(true);
  expect(concerns(said({ deed: null }), 'b')).toBe(false);
});

test('only the one it happened to is told that they do not sit here any more', () => {
  const chat = [said({ deed: 'undo-refused' }), said({ number: 2 }), said({ number: 3, person: 'c' })];
  expect(sentAway(chat, 'b')?.number).toBe(2);
  expect(sentAway(chat, 'a')).toBeNull();
});
