// A band: the four adventurers of a player, and what everybody can see of them.
import type { Speech } from '../../lib/texts/speech';
import type { GoldView, Place } from '../../protocol/or_des_dragons';
import type { Choosing } from './choosing.svelte';
import type { Travelling } from '../../kit/travel';

export const ROLES = ['warrior', 'warrioress', 'thief', 'wizard'] as const;

/** What a band is shown with, one's own or another's. */
export interface BandProps {
  view: GoldView;
  place: Place;
  name: string;
  speech: Speech;
  travel: Travelling;
  choosing: Choosing;
}

export function stateOf(place: Place, adventurer: string): 'ready' | 'resting' | 'fighting' {
  if (place.ready.includes(adventurer)) return 'ready';
  return place.resting.includes(adventurer) ? 'resting' : 'fighting';
}

/** Whether it is their turn. */
export function isActive(view: GoldView, { seat }: Place): boolean {
  return view.active === seat && !view.over;
}
