// Where a table is played, and who sits there at first.
import { transport } from '#transport';
import type { SeatWish } from '../protocol/server';

export type Place = 'online' | 'device' | 'screen';
/** Where one can play: without a server, around the device alone. */
export const PLACES: readonly Place[] = transport.hasPeople ? ['online', 'device', 'screen'] : ['device'];

export const OPEN: SeatWish = { kind: 'open', bot: null, name: null };
const SOMEBODY: SeatWish = { kind: 'bot', bot: 'regular', name: null };

/** Who sits on a chair unless something else is wished. */
export function firstWish(place: Place, at: number, name: string): SeatWish {
  if (!transport.hasPeople && at) return SOMEBODY;
  if (place === 'device') return { kind: 'here', bot: null, name: at ? '' : name };
  return place === 'online' && at === 0 ? { kind: 'me', bot: null, name: null } : OPEN;
}
