// A visitor's puzzles, kept in this browser.
import { beforeEach, expect, test } from 'vitest';
import { kept, streak } from './kept.svelte';

beforeEach(() => localStorage.clear());

test('a streak is days in a row, and lasts while today may still be solved', () => {
  const days = ['2026-11-14', '2026-11-16', '2026-11-15', '2026-11-12'];
  expect(streak(days, '2026-11-16')).toBe(3);
  expect(streak(days, '2026-11-17')).toBe(3);
  expect(streak(days, '2026-11-18')).toBe(0);
  expect(streak([], '2026-11-18')).toBe(0);
});

test('only the first try at a puzzle counts, and only the puzzle of the day makes a streak', () => {
  kept.note('drakon', '001', false, '2026-11-16');
  kept.note('drakon', '001', true, '2026-11-16');
  kept.note('drakon', '002', true, '');
  expect(kept.standing('drakon', '2026-11-16')).toEqual({ rating: null, tried: 2, solved: 1, streak: 0 });
  kept.note('drakon', '003', true, '2026-11-16');
  expect(kept.standing('drakon', '2026-11-16').streak).toBe(1);
  expect(kept.tried('drakon')).toEqual(['001', '002', '003']);
  expect(JSON.parse(localStorage.getItem('draco-puzzles') ?? '')).toHaveProperty('drakon.001.solved', false);
});
