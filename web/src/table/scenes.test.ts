import { beforeEach, describe, expect, it } from 'vitest';
import type { Tagged } from '../boards/contract';
import { type Beat, Scenes } from './scenes';
import { beatsOf, type Stage } from './story';

/** Time that goes on only when told to. */
class OwnTime {
  now = 0;
  #due: { at: number; wake: () => void }[] = [];
  readonly timers = {
    now: (): number => this.now,
    set: (wake: () => void, ms: number): object => {
      const due = { at: this.now + ms, wake };
      this.#due.push(due);
      return due;
    },
    clear: (timer: never): void => {
      this.#due = this.#due.filter((due) => due !== timer);
    },
  };

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((due) => due !== next);
      this.now = next.at;
      next.wake();
    }
    this.now = end;
  }
}

let time: OwnTime;
let shown: unknown[];
let rests: number;
let scenes: Scenes;

beforeEach(() => {
  time = new OwnTime();
  shown = [];
  rests = 0;
  scenes = new Scenes(() => (rests += 1), time.timers);
});

function beat(name: unknown, ms = 1_000, more: Partial<Beat> = {}): Beat {
  return { show: () => shown.push(name), ms, ...more };
}

describe('the queue of scenes', () => {
  it('shows one beat after the other, each for as long as it needs, and rests in the end', () => {
    scenes.add([beat('reveal'), beat('winner', 2_000)]);
    expect([shown, scenes.isBehind]).toEqual([['reveal'], true]);
    time.pass(999);
    expect(shown).toEqual(['reveal']);
    time.pass(1);
    expect([shown, scenes.isBehind, scenes.isIdle, rests]).toEqual([['reveal', 'winner'], false, false, 0]);
    time.pass(2_000);
    expect([scenes.isIdle, rests]).toEqual([true, 1]);
  });

  it('goes on with the next when somebody has seen enough, and waits no longer for the one skipped', () => {
    scenes.add([beat(1), beat(2), beat(3)]);
    scenes.skip();
    expect(shown).toEqual([1, 2]);
    time.pass(999);
    expect(shown).toEqual([1, 2]);
    time.pass(1);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('has nothing to skip when it rests', () => {
    scenes.skip();
    scenes.add([beat(1)]);
    expect([shown, rests]).toEqual([[1], 0]);
  });

  it('holds nobody up with what is only said of a table already shown', () => {
    scenes.add([beat('last view'), beat('words', 1_000, { aside: true })]);
    expect(scenes.isBehind).toBe(false);
    scenes.finish();
    expect([shown, scenes.isIdle]).toEqual([['last view', 'words'], true]);
  });

  it('hurries when somebody is asked at the end', () => {
    scenes.add([...[1, 2, 3, 4].map((name) => beat(name, 2_000)), beat('asked', 0, { asks: true })]);
    time.pass(2_600);
    expect(shown).toEqual([1, 2, 3, 4, 'asked']);
  });

  it('hurries what is being shown, too', () => {
    scenes.add([beat('long', 5_200)]);
    time.pass(2_600);
    scenes.add([beat('asked', 2_600, { asks: true })]);
    time.pass(1_299);
    expect(shown).toEqual(['long']);
    time.pass(1);
    expect(shown).toEqual(['long', 'asked']);
  });

  it('takes no longer than anybody has patience for', () => {
    scenes.add([...Array(10).keys()].map((name) => beat(name, 2_000)));
    time.pass(6_000);
    expect(shown).toHaveLength(10);
  });

  it('shows everything once and in order, within two seconds, however much comes at once', () => {
    for (let name = 0; name < 200; name += 1) scenes.add([beat(name, 2_500), beat(`${name} words`, 500)]);
    time.pass(2_000);
    expect(shown).toHaveLength(400);
    expect(shown.filter((each) => typeof each === 'number')).toEqual([...Array(200).keys()]);
    expect(scenes.isIdle).toBe(true);
  });

  it('forgets what something else makes old', () => {
    scenes.add([beat(1), beat(2)]);
    scenes.drop();
    time.pass(5_000);
    expect([shown, scenes.isIdle]).toEqual([[1], true]);
    scenes.add([beat(3)]);
    expect(shown).toEqual([1, 3]);
  });
});

describe('the story of a move', () => {
  const events: Tagged[] = ['opened', 'won', 'paid', 'began'].map((type) => ({ type }));
  const chapter = { events, stills: [{ name: 'auction-won', heard: 2, view: { then: true } }] };
  const stage = (more: Partial<Stage> = {}): Stage => ({
    story: { opened: 2_000, won: ({ type }) => type.length * 100 },
    unasked: null,
    leisure: 1,
    glance: 480,
    glimpse: (view, told) => shown.push(['then', view, told.map(({ type }) => type)]),
    arrive: (told) => shown.push(['now', told.map(({ type }) => type)]),
    say: (event) => shown.push(event?.type ?? null),
    ...more,
  });

  it('shows the table as it was, says a line after the other, and only then what came of it', () => {
    const beats = beatsOf(chapter, stage());
    expect(beats.map(({ ms, aside }) => [ms, aside ?? false])).toEqual([
      [2_000, false],
      [300, true],
      [480, false],
    ]);
    for (const { show } of beats) show();
    expect(shown).toEqual([
      ['then', { then: true }, ['opened', 'won']],
      'opened',
      'won',
      ['now', ['paid', 'began']],
      null,
    ]);
  });

  it('tells what one could not help to whoever it befalls without having been asked, and to nobody else', () => {
    const story = { paid: { of: 'payer', ms: 900, when: ({ amount }: Tagged) => Number(amount) > 4 } };
    const told = (unasked: number | null, amount = 5): number[] =>
      beatsOf({ events: [{ type: 'paid', payer: 1, amount }] }, stage({ story, unasked })).map(({ ms }) => ms);
    expect([told(1), told(0), told(null), told(1, 4)]).toEqual([[900], [480], [480], [480]]);
  });

  it('gives scenes as much time as the reader wants', () => {
    expect(beatsOf(chapter, stage({ leisure: 0.5 })).map(({ ms }) => ms)).toEqual([1_000, 150, 480]);
  });

  it('tells nothing but where it leads to one who wants none, and loses no event', () => {
    const beats = beatsOf(chapter, stage({ leisure: 0 }), true);
    expect(beats.map(({ ms, asks }) => [ms, asks])).toEqual([[0, true]]);
    for (const { show } of beats) show();
    expect(shown).toEqual([['now', ['opened', 'won', 'paid', 'began']]]);
  });

  it('keeps the words and their time where nothing may move', () => {
    expect(beatsOf(chapter, stage({ glance: 0 })).map(({ ms }) => ms)).toEqual([2_000, 300, 0]);
  });
});
