// What a viewer hears: only of what this viewer was told.
import { untrack } from 'svelte';
import type { BaseView, Cues, Decision, Tagged } from '../boards/contract';
import { cuesOf } from '../boards/find';
import { sounds } from '../kit/sound.svelte';
import type { Cue } from '../kit/synth';

export interface Heard {
  events: readonly Tagged[];
  decision: Decision | null;
  view: BaseView | null;
}

/** The cues of one change: of what happened, of being asked, of the end. */
export function heardOf(cues: Cues, before: Heard | null, now: Heard): Cue[] {
  // Whoever comes in hears nothing of what has long been so.
  if (!before?.view) return [];
  const heard = now.events.map(({ type }) => cues[type]).filter((cue) => cue !== undefined);
  if (now.decision?.moves.length && !before.decision?.moves.length) heard.push('turn');
  if (now.view?.over && !before.view.over) heard.push('end');
  return heard;
}

/** Let a table be heard as long as it is shown. */
export function listen(game: string, look: () => Heard): void {
  let cues: Cues = {};
  void cuesOf(game).then((found) => (cues = found));
  let before: Heard | null = null;
  $effect(() => {
    const now = look();
    untrack(() => sounds.play(heardOf(cues, before, now)));
    before = now;
  });
}
