// Gestures are seen for a moment, by seat.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Said } from '../protocol/server';
import { MOMENT_MS, Mood } from './mood.svelte';

const said = (seat: number | null, gesture: Said['gesture'], text = ''): Said => ({
  number: 1,
  hidden: false,
  deed: null,
  doer: '',
  person: 'p',
  name: 'Alix',
  seat,
  text,
  at: 0,
  gesture,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows a gesture for a moment, and a second one of the same seat for as long', () => {
  const mood = new Mood();
  mood.see(said(1, 'mug'));
  mood.see(said(0, 'laugh'));
  vi.advanceTimersByTime(MOMENT_MS - 100);
  mood.see(said(1, 'knock'));
  expect([...mood.now].sort()).toEqual([
    [0, 'laugh'],
    [1, 'knock'],
  ]);
  vi.advanceTimersByTime(200);
  expect([...mood.now]).toEqual([[1, 'knock']]);
  vi.advanceTimersByTime(MOMENT_MS);
  expect(mood.now.size).toBe(0);
});

it('shows nothing for words, nor for somebody without a seat', () => {
  const mood = new Mood();
  mood.see(said(1, null, 'Hello'));
  mood.see(said(null, 'mug'));
  expect(mood.now.size).toBe(0);
});
