// Arriving: stones drop, planks swing over the gap and settle, what leaves rises and is gone.
import { backOut, cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { travel } from '../../kit/motion.svelte';

type Arrival = (node: Element) => TransitionConfig;

const AROUND_ITS_MIDDLE = 'transform-box: fill-box; transform-origin: center;';

export function arriving(moving: () => boolean): { drop: Arrival; swing: Arrival; leave: Arrival } {
  const length = (): number => (moving() ? travel() : 0);
  return {
    drop: () => ({
      duration: length(),
      easing: cubicIn,
      css: (shown, left) => `transform: translateY(${-14 * left}px); opacity: ${Math.min(1, shown * 3)};`,
    }),
    swing: () => ({
      duration: length() * 2,
      easing: backOut,
      css: (_shown, left) => `${AROUND_ITS_MIDDLE} transform: rotate(${-50 * left}deg) scale(${1 + left * 0.3});`,
    }),
    leave: () => ({
      duration: length(),
      easing: cubicOut,
      css: (shown, left) => `transform: translateY(${-10 * left}px); opacity: ${shown};`,
    }),
  };
}
