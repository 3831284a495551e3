// How pieces come, turn and change their place; without motion, in no time at all.
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';

const ACROSS_MS = 420;
const OPEN_MS = 380;
const SHIFT_MS = 320;

/** Milliseconds of a card that changes its place in a row. */
export function shift(moving: boolean): number {
  return moving ? SHIFT_MS : 0;
}

/** A piece is laid down, a moment after the one before it. */
export function drop(_node: Element, { at, moving }: { at: number; moving: boolean }): TransitionConfig {
  return {
    delay: moving ? at * 60 : 0,
    duration: moving ? OPEN_MS : 0,
    easing: cubicOut,
    css: (shown) => `opacity: ${shown}; transform: translateY(${(shown - 1) * 22}px) scale(${0.6 + shown * 0.4})`,
  };
}

/** A hand opens or closes, a card is turned up. */
export function turn(_node: Element, { moving }: { moving: boolean }): TransitionConfig {
  return {
    duration: moving ? OPEN_MS : 0,
    easing: cubicOut,
    css: (shown) => `opacity: ${Math.min(1, shown * 2)}; transform: rotateY(${(1 - shown) * 80}deg)`,
  };
}

type Travel = (node: Element, params: CrossfadeParams & { key: string }) => () => TransitionConfig;

export interface Travelling {
  /** From where a piece was to where it is, by its key. */
  send: Travel;
  receive: Travel;
  /** It comes up from below. */
  arrive: (node: Element) => TransitionConfig;
  /** Milliseconds of a shift inside a row. */
  shift: () => number;
}

/** One set of transitions for a whole table. */
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
    shift: () => shift(moving()),
  };
}
