import { cleanup, render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Speech } from '../../lib/texts/speech';
import type { DeltaView, GameMove } from '../../protocol/dragons_du_mekong';
import { fixtureNames, type Fixture, type Step } from '../../workbench/fixtures';
import { Onlooker, opened, voice } from '../../../tests/boards';
import { Seen, worthALook } from '../../../tests/cover';
import { choices, type BaseView, type BoardProps } from '../contract';
import MekongBoard from './Board.svelte';
import Detail from './Detail.svelte';
import { targetOf } from './picking';

const Board = MekongBoard as unknown as Component<BoardProps>;
const GAME = 'dragons_du_mekong';
const FIXTURES = fixtureNames().filter((name) => name.startsWith(`${GAME}/`));
const seen = new Seen();
let speech: Speech;

beforeAll(async () => {
  speech = await voice('fr', GAME);
});
afterEach(cleanup);

/** One reader with a mouse, who knows which move is wanted and clicks it together. */
class Reader extends Onlooker {
  constructor(kept: Fixture, step: Step, words: Speech = speech) {
    super(Board, kept, step, words);
  }

  make(move: GameMove): void {
    this.played = [];
    if (this.find('[data-over]')) this.click('[data-over]');
    if (move.type === 'programme') {
      if (this.find('[data-clear]')) this.click('[data-clear]');
      for (const card of move.cards) this.click(`[data-card="${card}"]`);
      this.click('[data-seal]');
    } else if (move.type === 'lay-plank') {
      for (const target of [move.plank, move.b, move.a]) this.click(`[data-target="${target}"]`);
      this.click('[data-confirm]');
    } else {
      this.click(`[data-target="${targetOf(move) ?? ''}"]`);
      if (move.type === 'lose-plank') this.click('[data-confirm]');
    }
  }
}

describe.each(FIXTURES)('%s', (name) => {
  it('shows every kind of moment, no card that is not in the view, and offers every listed move by clicks', async () => {
    const kept = await opened(name);
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const reader = new Reader(kept, kept.steps[0] as Step, await voice(name === `${GAME}/duel` ? 'en' : 'fr', GAME));
    for (const [step, moves] of worthALook<GameMove, Step>(kept.steps, kept.seat, seen)) {
      await reader.turnTo(step);
      const view = step.view as unknown as DeltaView;
      expect(reader.count('[data-stone]')).toBe(view.stones.length);
      expect(reader.count('[data-plank]')).toBe(view.planks.length);
      expect(reader.count('[data-lost]')).toBe(view.lost.length);
      expect(reader.count('[data-pawn]')).toBe(view.contestants.filter(({ pawn }) => pawn).length);
      expect(reader.find('[data-supply] b')?.textContent).toBe(String(view.supply));
      for (const { seat, programme } of view.contestants)
        expect(reader.count(`[data-cell^="${seat}-"] .card`)).toBe(programme.length);
      for (const move of moves) {
        reader.make(move);
        expect(reader.played).toEqual([move]);
        // It stays where it was put until the answer brings another question.
        if (move.type === 'lay-plank') expect(reader.find('.made')).not.toBeNull();
      }
    }
    expect(silent, 'every word has a name').not.toHaveBeenCalled();
  });
});

describe('the board', () => {
  async function asked(name: string, question: string, at = 0): Promise<[Fixture, Step]> {
    const kept = await opened(`${GAME}/${name}`);
    const step = kept.steps.filter(({ decision }) => decision?.question === question && choices(decision).length)[at];
    if (!step) throw new Error(question);
    return [kept, step];
  }

  it('gives no hint of what fits: without a plank, and with any, the same supports glow', async () => {
    const [kept, step] = await asked('seat', 'plank');
    const reader = new Reader(kept, step);
    const glowing = (): (string | undefined)[] =>
      [...reader.root.querySelectorAll<SVGElement>('g.glows')].map((each) => each.dataset.target).sort();
    reader.click('button[data-target="green_1"]');
    const short = glowing();
    reader.click('button[data-target="green_6"]');
    expect(glowing()).toEqual(short);
    expect(short.length).toBeGreaterThan(5);
  });

  it('draws one\u2019s planks in the rack as long as on the river', async () => {
    const [kept, step] = await asked('seat', 'plank');
    const { root } = new Reader(kept, step);
    const wide = (plank: string): number =>
      parseFloat(root.querySelector<SVGElement>(`button[data-target="${plank}"] svg`)?.style.width ?? '0');
    expect(wide('green_6') / wide('green_1')).toBeCloseTo(45 / 15);
  });

  it('plays a plank only once it is confirmed, and forgets it when one starts over', async () => {
    const [kept, step] = await asked('seat', 'plank');
    const reader = new Reader(kept, step);
    const move = (step.decision?.moves ?? [])[3] as unknown as Extract<GameMove, { type: 'lay-plank' }>;
    for (const target of [move.plank, move.a, move.b]) reader.click(`[data-target="${target}"]`);
    expect(reader.played).toEqual([]);
    expect(reader.root.textContent).toContain(speech.move({ ...move }));
    reader.click('[data-over]');
    expect(reader.find('[data-confirm]')).toBeNull();
  });

  it('lets a finger choose first and play with the second touch', async () => {
    const [kept, step] = await asked('seat', 'stone');
    const reader = new Reader(kept, step);
    const touch = (): void => {
      const event = Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' });
      reader.find('[data-target="b1"]')?.dispatchEvent(event);
      flushSync();
    };
    touch();
    expect(reader.played).toEqual([]);
    touch();
    expect(reader.played).toEqual([{ type: 'put-stone', islet: 'b1' }]);
  });

  it('is played by key', async () => {
    const [kept, step] = await asked('seat', 'stone');
    const reader = new Reader(kept, step);
    reader.find('[data-target="d3"]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(reader.played).toEqual([{ type: 'put-stone', islet: 'd3' }]);
  });

  it('keeps a draft of the programme on the server', async () => {
    const [kept, step] = await asked('seat', 'programme');
    vi.useFakeTimers();
    const reader = new Reader(kept, step);
    reader.click('[data-slot="2"]');
    reader.click('[data-card="jump"]');
    reader.click('[data-card="move_1"]');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(reader.played).toEqual([{ type: 'draft', cards: ['move_1', '', 'jump', '', ''] }]);
  });

  it('shows a sealed programme, and no editor', async () => {
    const kept = await opened(`${GAME}/seat`);
    const step = kept.steps.find(({ decision }) => decision?.sealed) as Step;
    const reader = new Reader(kept, step);
    expect(reader.find('[data-seal]')).toBeNull();
    expect(reader.root.textContent).toContain(speech.say('word-sealed'));
    expect(reader.count('.cell.own .card')).toBe(5);
  });

  it('lets everybody choose a colour by their village', async () => {
    const [kept, step] = await asked('situations', 'stone');
    const decision = { ...step.decision, moves: [{ type: 'take-colour', colour: 'black' }] } as never;
    const reader = new Reader(kept, { ...step, decision });
    reader.click('[data-target="v_black"]');
    expect(reader.played).toEqual([{ type: 'take-colour', colour: 'black' }]);
  });

  it('leaves standing orders, gathered on the river, where the table takes them', async () => {
    const [kept, plain] = await asked('seat', 'programme');
    expect(new Reader(kept, plain).find('[data-order]')).toBeNull();
    cleanup();
    const reader = new Reader(kept, { ...plain, view: { ...plain.view, standing_orders: true } as never });
    reader.click('[data-order="place_1_stone"]');
    reader.click('[data-target="c2"]');
    reader.click('[data-target="e1"]');
    reader.click('[data-order="place_1_stone"]');
    reader.click('[data-order="place_1_plank"]');
    for (const target of ['green_4', 'd1', 'e1']) reader.click(`[data-target="${target}"]`);
    reader.click('[data-confirm]');
    reader.click('[data-leave]');
    const wishes = [{ type: 'lay-plank', plank: 'green_4', a: 'd1', b: 'e1' }];
    expect(reader.played).toEqual([{ type: 'leave-order', card: 'place_1_plank', wishes, auto: false }]);
  });

  it('names every word it uses for standing orders too, in both languages', async () => {
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const kept = await opened(`${GAME}/situations`);
    const ordered = kept.steps.map((step) => ({ ...step, view: { ...step.view, standing_orders: true } as BaseView }));
    for (const language of ['fr', 'en'] as const) {
      const reader = new Reader(kept, ordered[0] as Step, await voice(language, GAME));
      for (const step of ordered.filter((_, at) => at % 5 === 0)) await reader.turnTo(step);
    }
    expect(silent).not.toHaveBeenCalled();
  });

  it('looks closely at cards, planks and places', () => {
    const card = render(Detail, { kind: 'card', value: 'dragon_red', speech });
    expect(card.container.textContent).toContain(speech.say('card-dragon-text'));
    const plank = render(Detail, { kind: 'place', value: 'red_4', speech });
    expect(plank.container.textContent).toContain(speech.name('place', 'red_4'));
  });
});
