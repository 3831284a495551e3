// Cards travel: one that leaves a place and appears in another crosses the table between two views.
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

const ACROSS_MS = 420;

type Travel = (node: Element, params: CrossfadeParams & { key: string }) => () => TransitionConfig;

export interface Travelling {
  send: Travel;
  receive: Travel;
  /** Milliseconds of a shift inside a row. */
  shift: () => number;
}

/** A pair of transitions for all cards of one table; without motion they take no time. */
export function travelling(moving: () => boolean): Travelling {
  const length = (): number => (moving() ? ACROSS_MS : 0);
  const [send, receive] = crossfade({
    duration: length,
    easing: cubicOut,
    // A card whose other end is hidden comes from above, a little turned.
    fallback: (_node, _params, intro) => ({
      duration: length(),
      easing: cubicOut,
      css: (shown) =>
        `opacity: ${shown}; transform: ${intro ? `translateY(${(shown - 1) * 60}px) rotate(${(1 - shown) * -10}deg)` : 'none'}`,
    }),
  });
  return { send, receive, shift: () => (moving() ? ACROSS_MS / 2 : 0) };
}
