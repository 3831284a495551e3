// A band: the four adventurers of a player, and what everybody can see of them.
import type { Travelling } from '../../kit/travel';
import type { GoldView, Place } from '../../protocol/or_des_dragons';
import type { Choosing } from './choosing.svelte';

export const ROLES = ['warrior', 'warrioress', 'thief', 'wizard'] as const;

/** Where an adventurer is. */
export type State = 'ready' | 'resting' | 'fighting';

/** What a band is shown with, one's own or another's. */
export interface BandProps {
  place: Place;
  choosing: Choosing;
  travel: Travelling;
}

export function stateOf(place: Place, adventurer: string): State {
  if (place.ready.includes(adventurer)) return 'ready';
  return place.resting.includes(adventurer) ? 'resting' : 'fighting';
}

/** Whether it is their turn. */
export function isActive(view: GoldView, { seat }: Place): boolean {
  return view.active === seat && !view.over;
}
