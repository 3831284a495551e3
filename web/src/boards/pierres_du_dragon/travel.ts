// How long things take on this table; without motion, no time at all.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const OPEN_MS = 380;
const SHIFT_MS = 320;

/** Milliseconds of a card that changes its place in a row. */
export function shift(moving: boolean): number {
  return moving ? SHIFT_MS : 0;
}

/** A coin appears on an open palm, a moment after the one before it. */
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
