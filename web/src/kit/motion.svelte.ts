// Motion: how long things travel, and whether they do.
import { MediaQuery } from 'svelte/reactivity';

const KEPT = 'draco-motion';
const wished = new MediaQuery('(prefers-reduced-motion: reduce)', false);

class Motion {
  /** The reader's own choice, before that of the device. */
  choice = $state<'device' | 'full' | 'reduced'>(
    (globalThis.localStorage?.getItem(KEPT) as 'full' | 'reduced' | null) ?? 'device',
  );

  get reduced(): boolean {
    return this.choice === 'device' ? wished.current : this.choice === 'reduced';
  }

  choose(choice: 'device' | 'full' | 'reduced'): void {
    this.choice = choice;
    if (choice === 'device') localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, choice);
  }
}

export const motion = new Motion();

/** Milliseconds of a small gesture. */
export function quick(): number {
  return motion.reduced ? 0 : 160;
}

/** Milliseconds of something that crosses the table. */
export function travel(): number {
  return motion.reduced ? 0 : 420;
}
