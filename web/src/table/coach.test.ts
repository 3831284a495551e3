// A first game: offered once, explained question by question, and left in peace afterwards.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Decision } from '../boards/contract';
import { coach } from '../lib/coach.svelte';
import { texts } from '../lib/texts/texts.svelte';
import CoachLine from './CoachLine.svelte';

const GAME = 'drakon';
const asked = (question: string, moves = [{ type: 'pass' }]): Decision => ({
  seat: 0,
  question,
  moves,
  rule: `3.${question}`,
  open_ended: false,
  secret: false,
  sealed: null,
  changes: [],
});
const openRule = vi.fn<(paragraph: string) => void>();

beforeAll(async () => {
  await texts.speak('en');
  await texts.open(GAME);
});
beforeEach(() => openRule.mockReset());
afterEach(cleanup);

function sit(decision: Decision | null) {
  return render(CoachLine, { props: { game: GAME, decision, speech: texts.game(GAME), openRule } });
}

it('is offered at the first table of a game, and not again to whoever declines', async () => {
  expect(coach.isNew(GAME)).toBe(true);
  const line = sit(asked('action'));
  await fireEvent.click(line.getByRole('button', { name: 'No, thanks' }));
  expect(line.getByRole('status').textContent).toBe('');
  cleanup();
  expect(sit(asked('action')).getByRole('status').textContent).toBe('');
});

it('explains the game first, then each question once, with the way to its rule', async () => {
  coach.start(GAME);
  const line = sit(asked('action'));
  expect(line.getByRole('status').textContent).toContain('Gather gold before anybody else');
  await fireEvent.click(line.getByRole('button', { name: 'Understood' }));
  expect(line.getByRole('status').textContent).toContain('lay a tile, or walk');
  await fireEvent.click(line.getByRole('button', { name: /^(Règles|Rules)/ }));
  expect(openRule).toHaveBeenCalledWith('3.action');
  await line.rerender({ decision: asked('action', []) });
  expect(line.getByRole('status').textContent).toBe('');
  await line.rerender({ decision: asked('action') });
  expect(line.getByRole('status').textContent, 'it was answered, so it is known').toBe('');
  await line.rerender({ decision: asked('map') });
  expect(line.getByRole('status').textContent).toContain('tile drawn at random');
});

it('keeps quiet as soon as somebody wants to do without', async () => {
  coach.start(GAME);
  const line = sit(asked('action'));
  await fireEvent.click(line.getByRole('button', { name: 'Do without the guide' }));
  expect(line.getByRole('status').textContent).toBe('');
  expect(coach.guides(GAME)).toBe(false);
});
