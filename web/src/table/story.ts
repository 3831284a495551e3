// The story of a move: its moments in order, each with the view of then and the words that say it.
import type { BaseView, Story, Tagged } from '../boards/contract';
import type { Still } from '../protocol/server';
import type { Beat } from './scenes';

/** What one move brought: a message of a live table, or a step of a replay. */
export interface Chapter {
  events: readonly unknown[];
  stills?: readonly Still[];
}

/** What shows it. */
export interface Stage {
  /** What is worth a scene in this game. */
  story: Story;
  /** How much of its usual time a scene gets; 0 for whoever wants none. */
  leisure: number;
  /** The seat of a reader who was not asked anything before this, else null: what happens to them now is forced. */
  unasked: number | null;
  /** Milliseconds for what is no scene. */
  glance: number;
  /** The table in the middle of the move. */
  glimpse: (view: BaseView, events: Tagged[]) => void;
  /** The table after it. */
  arrive: (events: Tagged[]) => void;
  /** The words over the table; null for none. */
  say: (event: Tagged | null) => void;
}

export function beatsOf(chapter: Chapter, stage: Stage, asks = false): Beat[] {
  const events = chapter.events as Tagged[];
  if (!stage.leisure) return [{ show: () => stage.arrive(events), ms: 0, asks }];
  const beats: Beat[] = [];
  let heard = 0;
  for (const still of chapter.stills ?? []) {
    const part = events.slice(heard, still.heard);
    heard = still.heard;
    beats.push(...scene(part, stage, () => stage.glimpse(still.view as BaseView, part)));
  }
  const rest = events.slice(heard);
  const last = scene(rest, stage, () => stage.arrive(rest));
  if (last[0]) last[0].asks = asks;
  return [...beats, ...last];
}

/** One picture of the table, and what is said of it, a line at a time. */
function scene(events: Tagged[], stage: Stage, show: () => void): Beat[] {
  const lines = events.filter((event) => lengthOf(stage, event));
  const ms = (event: Tagged): number => lengthOf(stage, event) * stage.leisure;
  const [first, ...others] = lines;
  const opening: Beat = {
    show: () => {
      show();
      stage.say(first ?? null);
    },
    ms: first ? ms(first) : events.length ? stage.glance : 0,
  };
  return [opening, ...others.map((event) => ({ show: () => stage.say(event), ms: ms(event), aside: true }))];
}

function lengthOf({ story, unasked }: Stage, event: Tagged): number {
  const length = story[event.type] ?? 0;
  if (typeof length === 'function') return length(event);
  if (typeof length === 'number') return length;
  const isOwn = unasked !== null && event[length.of] === unasked;
  return isOwn && (length.when?.(event) ?? true) ? length.ms : 0;
}

/** Whether this is told because it befell somebody who had no choice. */
export function isForced(story: Story, event: Tagged): boolean {
  return typeof story[event.type] === 'object';
}
