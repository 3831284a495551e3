// What is worth a mark in a game that was studied, and how seats are told apart in its chart.
import type { Tagged } from '../boards/contract';
import type { Speech } from '../lib/texts/speech';
import type { Analysis, Estimate, Highlight, Judged, Turn } from '../protocol/server';

export type MarkKind = 'find' | 'slip' | 'blunder' | 'turn';

/** Light on dark wood, in the order of the seats; each comes with dashes and a shape of its own. */
export const COLOURS = ['#ff8a7a', '#8ab8f0', '#86d18a', '#e6b450', '#c3a3f0', '#5fd0c8'];
export const DASHES = ['none', '8 4', '2 4', '12 4 2 4', '5 5', '14 6'];
/** Drawn around 0,0 in a square of ten. */
export const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-4-4h8v8h-8z',
  'M0-5L5 4H-5z',
  'M0-5L5 0L0 5L-5 0z',
  'M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z',
  'M0 5L5-4H-5z',
];

/** The marks of every move that has some. */
export function marksOf(judged: readonly Judged[], turns: readonly Turn[]): Map<number, MarkKind[]> {
  const found = new Map<number, MarkKind[]>();
  for (const { number, verdict } of judged)
    if (verdict === 'find' || verdict === 'slip' || verdict === 'blunder') found.set(number, [verdict]);
  for (const { number } of turns) found.set(number, [...(found.get(number) ?? []), 'turn']);
  return new Map([...found].sort(([one], [two]) => one - two));
}

/** The mark before or after a moment, or the moment itself where there is none. */
export function markFrom(marks: ReadonlyMap<number, unknown>, at: number, direction: 1 | -1): number {
  const numbers = [...marks.keys()].sort((one, two) => direction * (one - two));
  return numbers.find((number) => direction * (number - at) > 0) ?? at;
}

export const percent = (share: number): number => Math.round(100 * share);

/** Points of winning chance, with a sign that lines up: a minus as wide as the plus. */
export function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

const bounds = ({ value, low, high }: Estimate) => ({
  points: percent(value),
  low: percent(low),
  high: percent(high),
});

/** What there is to say of one decision; in the words of `dracotheque.analysis`. */
export function verdictOn(decision: Judged, speech: Speech): string {
  const { verdict } = decision;
  const best = speech.move(decision.best as Tagged);
  if (verdict === 'forced') return speech.say('judged-forced');
  if (verdict === 'find') return speech.say('judged-find', bounds(decision.gain));
  if (verdict === 'fine')
    return JSON.stringify(decision.best) === JSON.stringify(decision.move)
      ? speech.say('judged-same')
      : speech.say('judged-close', { best });
  return speech.say(`judged-${verdict}`, { best, ...bounds(decision.cost) });
}

/** One of the moments of the evening. */
export function told(moment: Highlight, analysis: Analysis, speech: Speech): string {
  const decision = analysis.judged.find(({ number }) => number === moment.number);
  const { by_seat: by, ...values } = moment.values;
  const own = decision !== undefined && by === decision.seat && decision.seat === values['seat'];
  const move = decision ? speech.move(decision.move as Tagged) : '';
  const best = decision ? speech.move(decision.best as Tagged) : '';
  return speech.say(own ? `${moment.code}-own` : moment.code, { number: moment.number, move, best, ...values });
}
