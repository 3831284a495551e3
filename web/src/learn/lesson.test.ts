// A lesson: small steps back and forth; only the move that is asked for leads on.
import { expect, it } from 'vitest';
import type { Tagged } from '../boards/contract';
import { inSteps } from '../lib/sentences';
import { Lesson, type Moment, type Script, type Voice } from './lesson.svelte';

const voice: Voice = {
  hint: (name) => [`hint ${name}`],
  question: (question) => [`about ${question}`, `more about ${question}`],
  events: (events) => events.map(({ type }) => type),
  asked: (move) => `do ${move.type}`,
};
const moment = (rest: Partial<Moment>): Moment =>
  ({ events: [], view: {}, prompt: null, decision: null, hints: [], ...rest }) as Moment;
const asking = (question: string, move: Tagged): Moment['decision'] =>
  ({ question, moves: [move] }) as unknown as Moment['decision'];
const LAY = { type: 'lay', tile: 'gold', at: { x: 1, y: 2 } };

function begin(...moments: Moment[]): Lesson {
  return new Lesson({ game: 'drakon', seat: 0, names: [], moments } satisfies Script, () => voice);
}

it('says what happened, what there is to see, what the question is about, and what to do', () => {
  const lesson = begin(
    moment({ hints: [{ say: 'hand', at: 'hand' }] }),
    moment({ events: [{ type: 'tile-laid' }], decision: asking('action', LAY) }),
    moment({ decision: asking('action', LAY) }),
  );
  expect(lesson.now).toEqual({ text: 'hint hand', at: 'hand', move: null });
  lesson.next();
  expect(lesson.steps.map(({ text }) => text)).toEqual(['tile-laid', 'about action', 'more about action', 'do lay']);
  for (let step = 0; step < 3; step += 1) lesson.next();
  expect(lesson.now?.move).toEqual(LAY);
  lesson.play({ ...LAY, at: { ...LAY.at } });
  expect(
    lesson.steps.map(({ text }) => text),
    'what was explained once is known',
  ).toEqual(['do lay']);
});

it('goes back over a move, and forward by showing it', () => {
  const lesson = begin(moment({ decision: asking('action', LAY) }), moment({ events: [{ type: 'tile-laid' }] }));
  lesson.step = 2;
  lesson.next();
  expect(lesson.at).toBe(1);
  lesson.back();
  expect(lesson.now?.move).toEqual(LAY);
  lesson.skip();
  expect(lesson.over).toBe(true);
});

it('takes no other move, and says so; another kind of message is no move', () => {
  const lesson = begin(moment({ decision: asking('action', LAY) }), moment({ events: [{ type: 'tile-laid' }] }));
  lesson.step = 2;
  lesson.play({ type: 'draft' });
  expect(lesson.strayed).toBe(false);
  lesson.play({ ...LAY, at: { x: 1, y: 3 } });
  expect([lesson.at, lesson.strayed]).toEqual([0, true]);
  lesson.play(LAY);
  expect([lesson.at, lesson.strayed]).toEqual([1, false]);
});

it('passes over a moment about which there is nothing to say', () => {
  const lesson = begin(moment({ events: [{ type: 'begun' }] }), moment({}), moment({ events: [{ type: 'over' }] }));
  lesson.next();
  expect(lesson.now?.text).toBe('over');
});

it('a paragraph becomes steps of whole sentences', () => {
  const long = 'word '.repeat(25).trim();
  expect(inSteps(`Short. Also short! ${long}. ${long}?`)).toEqual(['Short. Also short!', `${long}.`, `${long}?`]);
});
