// Marks: the last move lies where the board drew it, a hint on what one would click, in every game.
import { afterEach, describe, expect, it } from 'vitest';
import { Onlooker, opened, voice } from '../../tests/boards';
import { boardOf, marksOf } from '../boards/find';
import type { BaseView, Marks, Tagged } from '../boards/contract';
import type { Step } from '../workbench/fixtures';
import { marking } from '../kit/marking';
import { lastMoves } from './marks';

const FRAME = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
const view = { places: [{ adventurer: 'wizard' }, { adventurer: 'thief' }] } as unknown as BaseView;

async function marksOfGame(game: string): Promise<Marks> {
  const found = await marksOf(game);
  if (!found) throw new Error(game);
  return found;
}

afterEach(() => document.body.replaceChildren());

describe('the last move', () => {
  it('is that of whoever moved last, and nobody else', async () => {
    const marks = await marksOfGame('drakon');
    const log: Tagged[] = [
      { type: 'tile-placed', seat: 0, x: 1, y: 0 },
      { type: 'adventurer-moved', seat: 1, x: 2, y: -1 },
      { type: 'tile-drawn', seat: 1 },
    ];
    const found = lastMoves(log, view, marks);
    expect(found.map(({ at }) => at)).toEqual(['[data-cell="2,-1"]']);
    expect(found[0]?.colour).toBe(marks.colour(view, 1));
  });
});

/** Fixtures in which somebody is asked many things. */
const ASKED = [
  'jeu_des_dragons/seat',
  'pierres_du_dragon/powers',
  'dragons_du_mekong/situations',
  'or_des_dragons/situations',
  'drakon/situations',
];

const kindOf = (step: Step, move: Tagged): string => `${step.decision?.question} ${move.type}`;

describe.each(ASKED)('a hint in %s', (name) => {
  it('is drawn on the board, whatever is asked', async () => {
    const kept = await opened(name);
    const game = name.split('/')[0] ?? '';
    const [marks, Board, speech] = await Promise.all([marksOfGame(game), boardOf(game), voice('en', game)]);
    const met = new Set<string>();
    const reader = new Onlooker(Board, kept, kept.steps[0] as Step, speech);
    const mark = marking(reader.root, { last: [], hinted: [], words: '' });
    const lost: string[] = [];
    for (const step of kept.steps) {
      const asked = new Map(((step.decision?.moves ?? []) as Tagged[]).map((move) => [kindOf(step, move), move]));
      const fresh = [...asked].filter(([kind]) => !met.has(kind));
      if (fresh.length) await reader.turnTo(step);
      for (const [kind, move] of fresh) {
        met.add(kind);
        const words = speech.at(kept.names).move(move);
        mark.update({ last: [], hinted: marks.hinted(move, step.view as BaseView), words });
        await FRAME();
        if (!reader.find('[data-hinted]')) lost.push(`${kind}: ${words}`);
      }
    }
    mark.destroy();
    expect(lost).toEqual([]);
    expect(met.size).toBeGreaterThan(2);
  });
});

describe('a mark', () => {
  function board(inside: string): HTMLElement {
    document.body.innerHTML = `<div>${inside}</div>`;
    return document.body.firstElementChild as HTMLElement;
  }

  it('follows what the board draws anew, and goes with its reason', async () => {
    const place = board('<i data-cell="1,1"></i>');
    const kept = marking(place, { last: [{ at: '[data-cell="1,1"]', colour: 'red' }], hinted: [], words: '' });
    await FRAME();
    expect(place.querySelector('[data-last]')).not.toBeNull();
    place.innerHTML = '<b data-cell="1,1"></b>';
    await FRAME();
    await FRAME();
    expect(place.querySelector('b')?.hasAttribute('data-last')).toBe(true);
    kept.update({ last: [], hinted: [], words: '' });
    await FRAME();
    expect(place.querySelector('[data-last]')).toBeNull();
    kept.destroy();
  });

  it('is found by its words where nothing else names it, and numbered where there are several', async () => {
    const place = board('<button>Pass</button><button data-card="a"></button><button data-card="b"></button>');
    const kept = marking(place, { last: [], hinted: [], words: 'Pass' });
    await FRAME();
    expect(place.querySelector('[data-hinted]')?.textContent).toBe('Pass');
    kept.update({ last: [], hinted: ['[data-card="b"]', '[data-card="a"]'], words: 'Pass' });
    await FRAME();
    expect(place.querySelector('[data-card="b"]')?.getAttribute('data-hinted')).toBe('1');
    expect(place.querySelectorAll('[data-hinted]').length).toBe(2);
    kept.destroy();
  });
});
