// A first game: offered once, explained question by question, and left in peace afterwards.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Decision } from '../boards/contract';
import { coach } from '../lib/coach.svelte';
import { texts } from '../lib/texts/texts.svelte';
import Guide from './Guide.svelte';

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
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function sit(decision: Decision | null) {
  return render(Guide, { props: { game: GAME, decision, speech: texts.game(GAME), openRule } });
}

const words = (): string => document.querySelector('[data-pointer] [role=status]')?.textContent ?? '';

it('is offered at the first table of a game, and not again to whoever declines', async () => {
  expect(coach.isNew(GAME)).toBe(true);
  const guide = sit(asked('action'));
  await fireEvent.click(guide.getByRole('button', { name: 'No, thanks' }));
  expect(words()).toBe('');
  cleanup();
  sit(asked('action'));
  expect(words()).toBe('');
});

it('takes an answer given without a word about the offer for a no, and offers nothing while others play', async () => {
  const game = 'never played';
  const guide = render(Guide, { props: { game, decision: null, speech: texts.game(GAME), openRule } });
  expect(words()).toBe('');
  await guide.rerender({ decision: asked('action') });
  expect(words()).toContain('first game');
  await guide.rerender({ decision: null });
  expect(coach.isNew(game)).toBe(false);
  await guide.rerender({ decision: asked('action') });
  expect(words()).toBe('');
});

it('explains the game in small steps, back and forth, then each question once, with the way to its rule', async () => {
  coach.start(GAME);
  const guide = sit(asked('action'));
  const press = (name: RegExp | string) => fireEvent.click(guide.getByRole('button', { name }));
  const first = words();
  expect(first).toContain('Gather gold before anybody else');
  await press('Next');
  expect(words()).toContain('room by room');
  await press('Back');
  expect(words()).toBe(first);
  await press('Next');
  await press('Understood');
  expect(words()).toContain('lay a tile, or walk');
  await press(/^(Règles|Rules)/);
  expect(openRule).toHaveBeenCalledWith('3.action');
  await guide.rerender({ decision: asked('action', []) });
  expect(words()).toBe('');
  await guide.rerender({ decision: asked('action') });
  expect(words(), 'it was answered, so it is known').toBe('');
  await guide.rerender({ decision: asked('map') });
  expect(words()).toContain('tile drawn at random');
});

it('points at the question, and at last at what answers it', async () => {
  document.body.innerHTML = '<div class="prompt"></div><div class="board"><button class="glows"></button></div>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 50, 50));
  coach.start(GAME);
  coach.understood(GAME, 'welcome');
  const guide = sit(asked('action'));
  await vi.waitFor(() => expect(document.querySelector('.prompt')?.hasAttribute('data-pointed')).toBe(true));
  await fireEvent.click(guide.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(document.querySelector('.glows')?.hasAttribute('data-pointed')).toBe(true));
  expect(document.querySelectorAll('[data-pointed]')).toHaveLength(1);
});

it('keeps quiet as soon as somebody wants to do without, by its button or by Escape', async () => {
  coach.start(GAME);
  const guide = sit(asked('action'));
  await fireEvent.click(guide.getByRole('button', { name: 'Do without the guide' }));
  expect(words()).toBe('');
  expect(coach.guides(GAME)).toBe(false);
  coach.start(GAME);
  await guide.rerender({ decision: asked('action') });
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(coach.guides(GAME)).toBe(false);
});
