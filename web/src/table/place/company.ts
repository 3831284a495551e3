// The company: what the table knows of whoever sits at a place, for the board that draws the place.
import { getContext, setContext } from 'svelte';
import type { SeatClock } from '../../protocol/server';
import type { Gesture } from '../mood.svelte';

export interface Companion {
  /** Whether it is somebody else, who may have a page; bots have none. */
  hasPage: boolean;
  /** Why somebody does not answer, if so, in words. */
  note: string;
  ready: boolean;
  won: boolean;
  clock: SeatClock | null;
  skew: number;
  gesture: Gesture | null;
}

const KEY = Symbol('company');

/** Whoever shows a table says who sits where. */
export function seatCompany(of: (seat: number) => Companion): void {
  setContext(KEY, of);
}

/** What is known of a seat; nothing where a board stands alone, as in a replay. */
export function companion(): (seat: number) => Companion | null {
  return getContext<((seat: number) => Companion) | undefined>(KEY) ?? (() => null);
}
