// Slots: where the adventurers who share a room stand in it, from its middle, in pixels of an unzoomed room.
import { keyOf } from '../../kit/camera/cells';
import { points } from '../../kit/points';
import type { Place } from '../../protocol/drakon';

export interface Slot {
  x: number;
  y: number;
}

/** For one of them, for two, and so on up to six. */
const SLOTS: readonly (readonly Slot[])[] = [
  '-19,17',
  '-20,17 20,17',
  '-25,10 0,20 25,10',
  '-19,-12 19,-12 -19,22 19,22',
  '-19,-12 19,-12 -27,22 0,24 27,22',
  '-27,-12 0,-14 27,-12 -27,22 0,24 27,22',
].map((company) => points(company).map(([x = 0, y = 0]) => ({ x, y })));

export function slotOf(at: number, among: number): Slot {
  return SLOTS[among - 1]?.[at] ?? { x: -19, y: 17 };
}

/** The adventurers of each room that holds any. */
export function companies(places: readonly Place[]): ReadonlyMap<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of places) found.set(keyOf(place), [...(found.get(keyOf(place)) ?? []), place]);
  return found;
}
