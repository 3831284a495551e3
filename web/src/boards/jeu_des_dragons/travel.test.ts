import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DragonView } from '../../protocol/jeu_des_dragons';
import { voice } from '../../../tests/boards';
import { fixture } from '../../workbench/fixtures';
import Board from './Board.svelte';

/** What was measured and what flew, in order. */
let done: string[] = [];
let animation: { playState: string; currentTime: number; cancel: () => void; play: () => void };

beforeEach(() => {
  done = [];
  animation = { playState: 'running', currentTime: 7, cancel: () => undefined, play: () => done.push('flies on') };
  // Wherever a card lies, it lies elsewhere in another row, or in another place of the same row.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.dataset.travels) done.push(`measured ${this.dataset.travels}`);
    const row = [...document.querySelectorAll('ul')].indexOf(this.parentElement as HTMLUListElement);
    return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * 10, row * 10, 10, 10);
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, keyframes: Keyframe[]) {
    done.push(`${this.inert ? 'fades' : keyframes[0]?.opacity === 0 ? 'appears' : 'flies'} ${this.dataset.travels}`);
    return animation as unknown as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function seen(motion: boolean) {
  const kept = await fixture('jeu_des_dragons/seat');
  if (!kept) throw new Error('no fixture');
  const speech = await voice('en', 'jeu_des_dragons', kept.names);
  const view = structuredClone(kept.steps[0]?.view) as unknown as DragonView;
  const [own, other] = [view.places[kept.seat ?? 0], view.places[1 - (kept.seat ?? 0)]];
  if (!own || !other) throw new Error('no places');
  own.hand = ['red_2', 'gold_4'];
  own.flight = other.flight = [];
  const props = { view, seat: kept.seat, decision: null, prompt: null, names: kept.names, speech, motion };
  const { rerender } = render(Board, { props: { ...props, play: () => undefined, events: [] } as never });
  const later = structuredClone(view);
  const [me, them] = [later.places[kept.seat ?? 0], later.places[1 - (kept.seat ?? 0)]];
  if (!me || !them) throw new Error('no places');
  me.hand = ['gold_4'];
  me.flight = ['red_2'];
  them.flight = ['blue_4'];
  return { rerender, later };
}

it('measures nothing where nothing moves', async () => {
  const { rerender, later } = await seen(false);
  await rerender({ view: later });
  expect(done).toEqual([]);
});

it('measures every card once before and once after, and lets fly what lies elsewhere', async () => {
  const { rerender, later } = await seen(true);
  done = [];
  await rerender({ view: later });
  const cards = done.filter((each) => /red_2|gold_4|blue_4/.test(each)).toSorted();
  expect(cards).toEqual([
    'appears blue_4',
    'flies gold_4',
    'flies red_2',
    'measured blue_4',
    'measured gold_4',
    'measured gold_4',
    'measured red_2',
    'measured red_2',
  ]);
  const first = done.findIndex((each) => !each.startsWith('measured'));
  expect(done.slice(first).filter((each) => each.startsWith('measured'))).toEqual([]);
});

it('lets a card in the air fly on when another view leaves its goal where it was', async () => {
  const { rerender, later } = await seen(true);
  await rerender({ view: later });
  done = [];
  await rerender({ view: structuredClone(later) });
  expect(done.filter((each) => !each.startsWith('measured'))).toEqual(Array<string>(3).fill('flies on'));
});

it('fades what went where nobody sees it', async () => {
  const { rerender, later } = await seen(true);
  await rerender({ view: later });
  done = [];
  const last = structuredClone(later);
  for (const place of last.places) place.flight = [];
  await rerender({ view: last });
  expect(done.filter((each) => each.startsWith('fades')).toSorted()).toEqual(['fades blue_4', 'fades red_2']);
});
