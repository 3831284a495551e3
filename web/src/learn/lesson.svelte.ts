// A lesson: moments of an arranged first game, each with small steps of words, most with one move that is asked for.
import type { BaseView, Decision, Prompt, Tagged } from '../boards/contract';

/** Something to say, as the name of a message, and the part of the board it is about. */
interface Hint {
  say: string;
  at: string;
}

export interface Moment {
  events: Tagged[];
  view: BaseView;
  prompt: Prompt | null;
  /** With one move, the one that is asked for; null where there is only something to see. */
  decision: Decision | null;
  hints: Hint[];
}

/** What `python -m tools.lessons` writes. */
export interface Script {
  game: string;
  seat: number;
  names: string[];
  moments: Moment[];
}

const FILES = import.meta.glob<Script>('../../lessons/*.json', { import: 'default' });
const path = (game: string): string => `../../lessons/${game}.json`;

export function hasLesson(game: string): boolean {
  return path(game) in FILES;
}

export async function lessonOf(game: string): Promise<Script | null> {
  return (await FILES[path(game)]?.()) ?? null;
}

/** One small step: words, what they point at, and the move that is to be made, if any. */
export interface Step {
  text: string;
  /** An anchor of the board; empty for the question, or for what answers it. */
  at: string;
  move: Tagged | null;
}

/** How a moment is put into words. */
export interface Voice {
  hint: (name: string) => string[];
  question: (question: string) => string[];
  events: (events: readonly Tagged[]) => string[];
  asked: (move: Tagged) => string;
}

export function stepsOf(moment: Moment, known: ReadonlySet<string>, voice: Voice): Step[] {
  const said = moment.hints.flatMap(({ say, at }) => voice.hint(say).map((text) => ({ text, at, move: null })));
  const told = voice.events(moment.events).map((text) => ({ text, at: '', move: null }));
  const move = moment.decision?.moves[0];
  if (!moment.decision || !move) return [...told, ...said];
  const about = known.has(moment.decision.question) ? [] : voice.question(moment.decision.question);
  const asked = { text: voice.asked(move), at: '', move };
  return [...told, ...said, ...about.map((text) => ({ text, at: '', move: null })), asked];
}

/** Where the learner is: a moment, and a step of it. */
export class Lesson {
  at = $state(0);
  step = $state(0);
  /** Another move than the one that is asked for was made. */
  strayed = $state(false);

  constructor(
    readonly script: Script,
    private readonly voice: () => Voice,
  ) {}

  readonly moment = $derived.by(() => this.script.moments[this.at]);
  readonly steps = $derived.by(() => (this.moment ? stepsOf(this.moment, this.#known(), this.voice()) : []));
  readonly now = $derived.by((): Step | undefined => this.steps[this.step]);

  get over(): boolean {
    return this.at >= this.script.moments.length;
  }

  /** How much has been seen, of all there is. */
  get progress(): number {
    return this.at / this.script.moments.length;
  }

  /** The questions that were explained at an earlier moment. */
  #known(): ReadonlySet<string> {
    return new Set(this.script.moments.slice(0, this.at).flatMap(({ decision }) => decision?.question ?? []));
  }

  next(): void {
    this.strayed = false;
    if (this.step < this.steps.length - 1) this.step += 1;
    else this.#go(this.at + 1);
  }

  back(): void {
    this.strayed = false;
    if (this.step > 0) this.step -= 1;
    else if (this.at > 0) {
      this.#go(this.at - 1);
      this.step = Math.max(0, this.steps.length - 1);
    }
  }

  /** Only the move that is asked for leads on; a draft of one is none. */
  play(move: Tagged): void {
    const asked = this.moment?.decision?.moves[0];
    if (!asked || move.type !== asked.type) return;
    if (same(move, asked)) this.#go(this.at + 1);
    else this.strayed = true;
  }

  skip(): void {
    this.#go(this.script.moments.length);
  }

  #go(at: number): void {
    this.at = at;
    this.step = 0;
    this.strayed = false;
    // A moment about which there is nothing to say is passed over.
    if (this.moment && !this.steps.length) this.#go(at + 1);
  }
}

function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same((one as Tagged)[key], (other as Tagged)[key]));
}
