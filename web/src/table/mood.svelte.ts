// Mood: the gestures made at the table just now, by seat; each is seen for a moment, and binds nobody.
import { sounds } from '../kit/sound.svelte';
import type { Cue } from '../kit/synth';
import type { MakeGesture, Said } from '../protocol/server';

export type Gesture = MakeGesture['gesture'];

export const GESTURES: readonly Gesture[] = ['knock', 'laugh', 'mug', 'coins'];
export const MOMENT_MS = 3_000;
const HEARD: Record<Gesture, Cue> = { knock: 'wood', laugh: 'laugh', mug: 'clink', coins: 'coin' };

export class Mood {
  now = $state.raw<ReadonlyMap<number, Gesture>>(new Map());
  readonly #endings = new Map<number, ReturnType<typeof setTimeout>>();

  see({ seat, gesture }: Said): void {
    if (seat === null || gesture === null) return;
    clearTimeout(this.#endings.get(seat));
    this.now = new Map(this.now).set(seat, gesture);
    this.#endings.set(
      seat,
      setTimeout(() => (this.now = new Map([...this.now].filter(([other]) => other !== seat))), MOMENT_MS),
    );
    sounds.play([HEARD[gesture]]);
  }
}
