// The board against every kept moment: it renders, it offers every listed move, it keeps secrets.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Speech } from '../../lib/texts/speech';
import { voice } from '../../../tests/boards';
import { Seen, worthALook } from '../../../tests/cover';
import { lookedAt } from '../../kit/looking';
import type { GameEvent, GameMove, Pay, StoneView } from '../../protocol/pierres_du_dragon';
import type { Decision } from '../contract';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import { COLOURS } from './art/Gem.svelte';
import { moveText, nameOf } from './characters';
import { draftOf, isFist, itemOf, KINDS, type Fist } from './fists';
import { read } from './worth';

interface Moment {
  name: string;
  seat: number | null;
  names: string[];
  view: StoneView;
  decision: Decision<GameMove> | null;
  events: GameEvent[];
}

interface Kept {
  seat: number | null;
  names: string[];
  steps: Omit<Moment, 'name' | 'seat' | 'names'>[];
}

const FILES = import.meta.glob<Kept>('../../../fixtures/pierres_du_dragon/*.json', { import: 'default', eager: true });
const seen = new Seen();
const MOMENTS: Moment[] = Object.entries(FILES).flatMap(([path, kept]) =>
  kept.steps.map((step, at) => ({
    ...step,
    name: `${path.split('/').at(-1)} ${at}`,
    seat: kept.seat,
    names: kept.names,
  })),
);
let words: Speech;

beforeAll(async () => {
  words = await voice('fr', 'pierres_du_dragon');
});

afterEach(cleanup);

function show(moment: Moment) {
  const play = vi.fn<(move: GameMove) => void>();
  const speech = words.at(moment.names);
  const shown = render(Board, {
    props: { game: 'pierres_du_dragon', ...moment, prompt: moment.view.prompt, speech, play, motion: false },
  });
  return { ...shown, play, speech };
}

type Shown = ReturnType<typeof show>;

function button(shown: Shown, label: string): HTMLButtonElement | undefined {
  return [...shown.container.querySelectorAll('button')].find((each) => {
    const name = each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '';
    return !each.disabled && (name === label || name.startsWith(`${label} `));
  });
}

async function press(shown: Shown, label: string): Promise<void> {
  const found = button(shown, label);
  if (found) await fireEvent.click(found);
}

async function closeFist(shown: Shown, move: Fist, decision: Decision<GameMove>): Promise<void> {
  const before = isFist(decision.sealed) ? draftOf({ ...decision.sealed }) : draftOf({});
  const wanted = draftOf({ ...move });
  for (const kind of KINDS) {
    const way = wanted[kind] > before[kind] ? 'word-more' : 'word-less';
    for (let left = Math.abs(wanted[kind] - before[kind]); left > 0; left--)
      await press(shown, shown.speech.say(way, { item: itemOf(kind) }));
  }
  const label = shown.speech.move({ ...move });
  await press(shown, decision.sealed ? shown.speech.say('word-change-fist', { move: label }) : label);
}

async function pay(shown: Shown, move: Pay): Promise<void> {
  const label = shown.speech.move({ ...move });
  if (!button(shown, label))
    for (const colour of ['red', 'blue', 'yellow'] as const)
      for (let left = move[colour]; left > 0; left--)
        await press(shown, shown.speech.say('word-more', { item: colour }));
  await press(shown, label);
}

/** That this move, clicked together, is the one that is sent. */
async function expectOffered(shown: Shown, moment: Moment, move: GameMove): Promise<void> {
  const decision = moment.decision as Decision<GameMove>;
  if (JSON.stringify(move) === JSON.stringify(decision.sealed)) return;
  shown.play.mockClear();
  await press(shown, shown.speech.say('word-start-over'));
  if (isFist(move)) await closeFist(shown, move, decision);
  else if (move.type === 'pay') await pay(shown, move);
  else await press(shown, moveText(move, moment.view, shown.speech));
  expect(shown.play.mock.calls, `${moment.name}: ${JSON.stringify(move)}`).toEqual([[move]]);
}

describe('the board of Aux Pierres du Dragon', () => {
  it.each(Object.keys(FILES))(
    'shows every kind of moment of %s, and offers every listed move to the mouse',
    async (path) => {
      const moments = MOMENTS.filter(({ name }) => name.startsWith(`${path.split('/').at(-1)} `));
      const shown = show(moments[0] as Moment);
      for (const [moment, moves] of worthALook<GameMove, Moment>(moments, moments[0]?.seat ?? null, seen)) {
        await shown.rerender({ ...moment, prompt: moment.view.prompt });
        const text = shown.container.textContent ?? '';
        for (const name of moment.names) expect(text, moment.name).toContain(name);
        expect(text, moment.name).not.toMatch(/undefined|NaN|\[object|word-[a-z]/);
        for (const move of moves) await expectOffered(shown, moment, move);
      }
    },
  );

  it('says beside the stones what a colour is worth now, and from whom', () => {
    const moment = MOMENTS.find(({ view }) => view.places.some(({ worth }) => worth.points.some(Boolean))) as Moment;
    const { container, speech } = show(moment);
    const heaps = [...container.querySelectorAll<HTMLElement>('[data-look^="worth "]')];
    expect(heaps).toHaveLength(moment.view.players * COLOURS.length);
    for (const heap of heaps) {
      const worth = read(lookedAt(heap).value);
      expect(heap.querySelector('.worth')?.textContent ?? '').toBe(worth.points ? `★${worth.points}` : '');
      if (worth.points) expect(heap.textContent).toContain(speech.say('word-worth-now', { points: worth.points }));
      const leaf = render(Detail, { props: { ...lookedAt(heap), speech } }).container.textContent ?? '';
      for (const { character } of worth.sales) expect(leaf).toContain(nameOf(character, speech));
    }
  });

  it('says how many stones there are to choose from', () => {
    const moment = MOMENTS.find(({ decision }) => decision?.moves[0]?.type === 'take-stone') as Moment;
    const heaps = [...show(moment).container.querySelectorAll('li > button.glows')];
    expect(heaps).toHaveLength(moment.decision?.moves.length ?? 0);
    for (const heap of heaps) expect(heap.textContent).toContain(`\u00a0: ${heap.querySelector('b')?.textContent}`);
  });

  it('says that a fist is closed and lets it be changed', () => {
    const moment = MOMENTS.find(({ decision }) => decision?.sealed) as Moment;
    expect(show(moment).container.textContent).toContain(words.say('word-fist-kept'));
  });

  it('shows a spectator closed fists and no editor', () => {
    const moment = MOMENTS.find(({ seat, view }) => seat === null && view.places[0]?.closed) as Moment;
    const { container } = show(moment);
    expect(container.querySelectorAll(`[title^="${words.say('word-fist-closed')}"]`)).toHaveLength(1);
    expect(container.querySelector(`[aria-label="${words.say('word-your-fist')}"]`)).toBeNull();
    expect(container.textContent).not.toContain(words.say('word-fist-kept'));
  });

  it('shows nothing on the hand of another player whose fist is closed', () => {
    const moment = MOMENTS.find(
      ({ seat, view: { open_purses, places } }) => seat === 0 && !open_purses && places[1]?.closed,
    ) as Moment;
    const { container } = show(moment);
    expect(container.querySelectorAll('[data-anchor="seat-1"] .laid')).toHaveLength(0);
    expect(container.querySelectorAll('[data-anchor="seat-1"] .screen')).toHaveLength(1);
  });

  it('does not say how an auction went while its fists are opening', async () => {
    const moment = MOMENTS.find(({ view }) => !view.over && view.auctions.at(-1)?.winner) as Moment;
    const shown = show({ ...moment, events: [] });
    expect(shown.container.querySelector('.told')).not.toBeNull();
    const lines = shown.container.querySelectorAll('details p').length;
    await shown.rerender({ events: [{ type: 'fists-opened', fists: [] }] });
    expect(shown.container.querySelector('.told')).toBeNull();
    expect(shown.container.querySelectorAll('details p')).toHaveLength(lines - 1);
  });

  it('sends table talk', async () => {
    const moment = MOMENTS.find(({ name }) => name === 'orders.json 8') as Moment;
    const shown = show(moment);
    await press(shown, shown.speech.move({ type: 'empty-fists', on: true }));
    await press(shown, shown.speech.move({ type: 'agree-to-stop' }));
    expect(shown.play.mock.calls).toEqual([[{ type: 'empty-fists', on: true }], [{ type: 'agree-to-stop' }]]);
  });

  it('shows no desk of orders at a live table', () => {
    const moment = MOMENTS.find(({ name }) => name === 'seat.json 0') as Moment;
    expect(show(moment).container.textContent).not.toContain(words.say('word-desk'));
  });
});
