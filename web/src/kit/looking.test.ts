// Whatever lies on a table can be looked at: by pointing, by focus, by a finger that plays nothing by it.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Detail from '../boards/jeu_des_dragons/Detail.svelte';
import { texts } from '../lib/texts/texts.svelte';
import { beside, look, thing } from './looking';
import Looking from './Looking.svelte';

const GAME = 'jeu_des_dragons';
const played = vi.fn<() => void>();
let card: HTMLElement;

/** jsdom knows no kinds of pointers: a finger is a pointer that says so. */
async function pointer(type: string, node: Element, kind = 'mouse'): Promise<void> {
  await fireEvent(node, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: kind }));
}

async function tap(node: Element): Promise<void> {
  await pointer('pointerdown', node, 'touch');
  await pointer('pointerup', node, 'touch');
  await fireEvent(node, new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

function lay(attributes: Record<string, unknown>): HTMLElement {
  const node = document.createElement('button');
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.addEventListener('click', played);
  document.body.append(node);
  return node;
}

beforeAll(async () => {
  await texts.speak('en');
  await texts.open(GAME);
});
beforeEach(() => {
  vi.useFakeTimers();
  played.mockReset();
  card = lay({ ...look('card', 'black_9'), 'data-plays': 'Play the Black Dragon' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const words = (): string => document.querySelector('.look')?.textContent ?? '';
const sit = () => render(Looking, { props: { Detail, speech: texts.game(GAME) } });

it('shows what a mouse rests on, with its power in words, and plays on the first click', async () => {
  sit();
  await pointer('pointerover', card);
  expect(words(), 'somebody passes over a card').toBe('');
  await vi.advanceTimersByTimeAsync(400);
  expect(words()).toContain('Black Dragon 9');
  expect(words()).toContain(texts.game(GAME).say('power-black-text'));
  expect(card.getAttribute('aria-describedby')).toBe(document.querySelector('[role=tooltip]')?.id);
  await pointer('pointerover', document.body);
  expect(words()).toBe('');
  expect(card.hasAttribute('aria-describedby')).toBe(false);
  await pointer('pointerdown', card);
  await fireEvent.click(card);
  expect(played).toHaveBeenCalledOnce();
});

it('a tap shows what would be played at once; a second one plays it', async () => {
  sit();
  await tap(card);
  expect(words()).toContain('Play the Black Dragon');
  expect(played).not.toHaveBeenCalled();
  await tap(card);
  expect(played).toHaveBeenCalledOnce();
  expect(words()).toBe('');
});

it('the button of a thing that was tapped plays it', async () => {
  const shown = sit();
  await tap(card);
  await fireEvent.click(shown.getByText('Play the Black Dragon'));
  expect(played).toHaveBeenCalledOnce();
});

it('a long press shows, and plays nothing', async () => {
  const chosen = lay(look('card', 'thief'));
  sit();
  await pointer('pointerdown', chosen, 'touch');
  await vi.advanceTimersByTimeAsync(500);
  expect(words()).toContain('Thief');
  await fireEvent(chosen, new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(played).not.toHaveBeenCalled();
  await pointer('pointerdown', document.body, 'touch');
  expect(words()).toBe('');
});

it('what can only be looked at is shown by a tap, by Enter and by focus; Escape puts it away', async () => {
  const still = lay(thing('card', 'princess'));
  sit();
  await tap(still);
  expect(words()).toContain('Princess');
  await fireEvent.keyDown(still, { key: 'Escape' });
  expect(words()).toBe('');
  await fireEvent.keyDown(still, { key: 'Enter' });
  expect(words()).toContain('Princess');
});

it('lies beside what it is about, never on it, and inside the window', () => {
  const window = { width: 390, height: 844 };
  const size = { width: 256, height: 300 };
  const boxes = [
    { left: 10, right: 60, top: 20, bottom: 90 },
    { left: 330, right: 385, top: 700, bottom: 780 },
    { left: 150, right: 210, top: 400, bottom: 480 },
  ];
  for (const box of boxes) {
    const { left, top } = beside(box, size, window);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(window.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + size.height).toBeLessThanOrEqual(window.height);
    expect(top + size.height <= box.top || top >= box.bottom).toBe(true);
  }
});
