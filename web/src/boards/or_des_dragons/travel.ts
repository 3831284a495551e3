// Adventurers walk between camp and lair; dragons come out of the dark.
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

const ACROSS_MS = 420;

type Travel = (node: Element, params: CrossfadeParams & { key: string }) => () => TransitionConfig;

export interface Travelling {
  send: Travel;
  receive: Travel;
  /** A dragon settles in its lair. */
  arrive: (node: Element) => TransitionConfig;
  /** Milliseconds of a shift inside a row. */
  shift: () => number;
}

/** One set of transitions for a whole table; without motion they take no time. */
export function travelling(moving: () => boolean): Travelling {
  const length = (): number => (moving() ? ACROSS_MS : 0);
  const [send, receive] = crossfade({
    duration: length,
    easing: cubicOut,
    fallback: () => ({ duration: length(), css: (shown) => `opacity: ${shown}; scale: ${0.6 + 0.4 * shown}` }),
  });
  return {
    send,
    receive,
    arrive: () => ({
      duration: length(),
      easing: cubicOut,
      css: (shown) => `opacity: ${shown}; transform: translateY(${(1 - shown) * 40}%)`,
    }),
    shift: () => (moving() ? ACROSS_MS / 2 : 0),
  };
}
