// A band: the four adventurers of a player, and what everybody can see of them.
import type { Speech } from '../../lib/texts/speech';
import type { Place } from '../../protocol/or_des_dragons';
import type { Travelling } from './travel';

export const ROLES = ['warrior', 'warrioress', 'thief', 'wizard'] as const;

/** What a band is shown with, one's own or another's. */
export interface BandProps {
  place: Place;
  name: string;
  speech: Speech;
  travel: Travelling;
  active: boolean;
  first: boolean;
  trading: boolean;
}

export function stateOf(place: Place, adventurer: string): 'ready' | 'resting' | 'fighting' {
  if (place.ready.includes(adventurer)) return 'ready';
  return place.resting.includes(adventurer) ? 'resting' : 'fighting';
}
