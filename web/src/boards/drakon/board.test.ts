import { render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../kit/camera/cells';
import type { Speech } from '../../lib/texts/speech';
import type { DrakonView } from '../../protocol/drakon';
import { fixtureNames, type Fixture, type Step } from '../../workbench/fixtures';
import { Onlooker, opened, voice } from '../../../tests/boards';
import { Seen, worthALook } from '../../../tests/cover';
import type { BoardProps } from '../contract';
import DrakonBoard from './Board.svelte';
import Detail from './Detail.svelte';
import type { DrakonMove } from './moves';

const Board = DrakonBoard as unknown as Component<BoardProps>;
const FIXTURES = fixtureNames().filter((name) => name.startsWith('drakon/'));
const seen = new Seen();
let speech: Speech;

beforeAll(async () => {
  speech = await voice('fr', 'drakon');
});

/** One reader with a mouse, who knows which move is wanted and clicks it together. */
class Reader extends Onlooker {
  readonly #words: (move: DrakonMove) => string;

  constructor(kept: Fixture, step: Step, words: Speech = speech) {
    super(Board, kept, step, words);
    this.#words = (move) => words.at(kept.names).move({ ...move });
  }

  /** Put this move together; true once it was played, or waits to be confirmed. */
  make(move: DrakonMove): boolean {
    this.played = [];
    if (this.find(`[data-plain="${move.type}"]`)) this.click(`[data-plain="${move.type}"]`);
    else {
      this.#begin(move);
      if ('seat' in move) this.click(`button[data-seat="${move.seat}"]`);
      if ('tile' in move && !this.find(`[data-tile="${move.tile}"][aria-pressed="true"]`))
        this.click(`[data-tile="${move.tile}"]`);
      if ('first' in move) {
        this.click(`[data-tile="${move.first}"]`);
        this.click(`[data-tile="${move.second}"]`);
      }
      if ('x' in move && !this.#pressed(keyOf(move))) this.click(`[data-cell="${keyOf(move)}"][data-target]`);
      for (let turns = 0; turns < 4 && 'arrows' in move && this.#made() !== this.#words(move); turns += 1)
        this.click('[data-turn="1"]');
    }
    return this.played.length
      ? JSON.stringify(this.played[0]) === JSON.stringify(move)
      : this.#made() === this.#words(move);
  }

  #begin(move: DrakonMove): void {
    if (!('arrows' in move)) {
      const over = this.find('[data-over]');
      over?.click();
      flushSync();
    }
    const mode = this.find(`[data-mode="${move.type}"]`) ?? this.find('[data-mode="ordinary"]');
    if (mode && mode.getAttribute('aria-pressed') !== 'true') {
      mode.click();
      flushSync();
    }
  }

  #pressed(cell: string): boolean {
    return this.find(`[data-cell="${cell}"][aria-pressed="true"]`) !== null;
  }

  #made(): string {
    return this.find('.made')?.textContent ?? '';
  }
}

describe.each(FIXTURES)('%s', (name) => {
  it('shows every kind of moment, no hand but the viewer\u2019s own, and offers every listed move by clicks', async () => {
    const kept = await opened(name);
    const reader = new Reader(kept, kept.steps[0] as Step);
    for (const [step, moves] of worthALook<DrakonMove, Step>(kept.steps, kept.seat, seen)) {
      await reader.turnTo(step);
      const view = step.view as unknown as DrakonView;
      expect(reader.count('.room')).toBe(view.rooms.length);
      expect(reader.count('.walker')).toBe(view.players);
      const own = kept.seat === null ? [] : (view.places[kept.seat]?.hand ?? []);
      const shown = [...reader.root.querySelectorAll<HTMLElement>('[data-tile]')].map((tile) => tile.dataset.tile);
      expect(shown).toEqual(own);
      for (const move of moves) expect(reader.make(move), JSON.stringify(move)).toBe(true);
    }
  });
});

describe('the board', () => {
  async function situation(question: string): Promise<[Fixture, Step]> {
    const kept = await opened('drakon/situations');
    const step = kept.steps.find((each) => each.decision?.question === question);
    if (!step) throw new Error(question);
    return [kept, step];
  }

  it('plays what was confirmed, and nothing before', async () => {
    const [kept, step] = await situation('portal');
    const reader = new Reader(kept, step);
    const move = step.decision?.moves[3] as unknown as DrakonMove;
    reader.make(move);
    expect(reader.played).toEqual([]);
    reader.click('[data-confirm]');
    expect(reader.played).toEqual([move]);
  });

  it('says below the lair what a tile in hand does, while the cells for it glow', async () => {
    const [kept, step] = await situation('action');
    const reader = new Reader(kept, step);
    expect(reader.find('.about')).toBeNull();
    reader.click('[data-tile][data-target]');
    expect(reader.find('.about')?.textContent).toMatch(/\w+ .+/);
    reader.click('.free');
    expect(reader.find('.about')).toBeNull();
  });

  it('forgets what was picked when one starts over', async () => {
    const [kept, step] = await situation('rotation');
    const reader = new Reader(kept, step);
    reader.click('.room[data-target]');
    expect(reader.find('[data-confirm]')).not.toBeNull();
    reader.click('[data-over]');
    expect(reader.find('[data-confirm]')).toBeNull();
  });

  it('lets go of a player who is clicked again', async () => {
    const [kept, step] = await situation('crystal');
    const reader = new Reader(kept, step);
    reader.click('button[data-seat][aria-pressed="false"].glows');
    expect(reader.find('button[data-seat][aria-pressed="true"].glows')).not.toBeNull();
    reader.click('button[data-seat][aria-pressed="true"].glows');
    expect(reader.find('button[data-seat][aria-pressed="true"].glows')).toBeNull();
    expect(reader.played).toEqual([]);
  });

  it('sends the Knight\u2019s standing order exactly', async () => {
    const [kept, step] = await situation('knight_guard');
    const reader = new Reader(kept, step);
    const labels = [...reader.root.querySelectorAll<HTMLElement>('.order label')];
    labels.find(({ textContent }) => textContent?.trim() === speech.name('stance', 'if_rich'))?.click();
    flushSync();
    const coins = reader.find('.order input[type="number"]') as HTMLInputElement;
    coins.value = '3';
    coins.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    reader.click('.order button');
    expect(reader.played).toEqual([{ type: 'standing-order', stance: 'if_rich', coins: 3 }]);
  });

  it('names every word it uses, in both languages', async () => {
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const kept = await opened('drakon/situations');
    for (const language of ['fr', 'en'] as const) {
      const reader = new Reader(kept, kept.steps[0] as Step, await voice(language, 'drakon'));
      for (const step of kept.steps.filter((_, at) => at % 3 === 0)) await reader.turnTo(step);
    }
    expect(silent).not.toHaveBeenCalled();
  });

  it('looks closely at whatever the log names', () => {
    const arrows = render(Detail, { kind: 'arrow', value: 'ES', speech });
    expect(arrows.container.textContent).toContain(speech.name('arrow', 'ES'));
    const tile = render(Detail, { kind: 'tile', value: 'gold-2c', speech });
    expect(tile.container.textContent).toContain(speech.say('room-gold-text'));
    const thief = render(Detail, { kind: 'adventurer', value: 'thief', speech });
    expect(thief.container.textContent).toContain(speech.say('adventurer-thief-text'));
  });
});
