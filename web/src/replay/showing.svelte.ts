// What a replay shows: the step one has gone to; one that follows the last is told like at the table.
import type { BaseView, Prompt, Story, Tagged } from '../boards/contract';
import type { ReplayStep } from '../protocol/server';
import type { Tempo } from '../table/live.svelte';
import { Scenes } from '../table/scenes';
import { RECENT } from '../table/marks';
import { beatsOf } from '../table/story';

export class Showing {
  view = $state.raw<BaseView | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  events = $state.raw<Tagged[]>([]);
  /** What happened last up to what is shown, also in the steps before. */
  log = $state.raw<Tagged[]>([]);
  banner = $state.raw<Tagged | null>(null);
  /** Whether the step is still being told. */
  busy = $state(false);
  #steps: readonly ReplayStep[] = [];
  #at = -1;
  readonly #scenes = new Scenes(() => {
    this.banner = null;
    this.busy = false;
  });

  constructor(
    readonly story: Story,
    private readonly tempo: Tempo,
  ) {}

  go(steps: readonly ReplayStep[], at: number): void {
    const step = steps[at];
    if (!step || (steps === this.#steps && at === this.#at)) return;
    const follows = steps === this.#steps && at === this.#at + 1;
    this.#steps = steps;
    this.#at = at;
    this.#scenes.drop();
    this.log = before(steps, at);
    if (!follows) return this.#arrive(step, step.events as Tagged[]);
    this.busy = true;
    const stage = {
      story: this.story,
      unasked: null,
      leisure: this.tempo.leisure(),
      glance: this.tempo.still() ? 0 : 1,
      glimpse: (view: BaseView, events: Tagged[]) => this.#show(view, null, events),
      arrive: (events: Tagged[]) => this.#arrive(step, events),
      say: (event: Tagged | null) => (this.banner = event),
    };
    this.#scenes.add(beatsOf(step, stage));
  }

  skip(): void {
    this.#scenes.skip();
  }

  close(): void {
    this.#scenes.close();
  }

  #arrive(step: ReplayStep, events: Tagged[]): void {
    this.#show(step.view as BaseView, step.prompt as Prompt | null, events);
  }

  #show(view: BaseView, prompt: Prompt | null, events: Tagged[]): void {
    this.view = view;
    this.prompt = prompt;
    this.events = events;
    this.log = [...this.log, ...events];
  }
}

/** The last things that happened before a step. */
function before(steps: readonly ReplayStep[], at: number): Tagged[] {
  let found: Tagged[] = [];
  for (let step = at - 1; step >= 0 && found.length < RECENT; step--)
    found = [...((steps[step]?.events ?? []) as Tagged[]), ...found];
  return found;
}
