// Flights: what crosses the table between one view and the next.
import { paired, type Flight } from '../../kit/flights';
import type { DrakonView, GameEvent } from '../../protocol/drakon';

/** More coins than this say nothing more. */
const MOST = 6;

export interface DrakonFlight extends Flight {
  thing: 'coin' | 'tile';
}

export const TREASURY = 'treasury';
export const PILE = 'pile';
export const START = 'start';

export function purse(seat: number): string {
  return `seat-${seat}`;
}

export function flights(events: readonly GameEvent[], before: DrakonView, after: DrakonView): DrakonFlight[] {
  return [...coinFlights(before, after), ...tileFlights(events)];
}

/** The coins that have changed place, each from somebody who has fewer to somebody who has more. */
export function coinFlights(before: DrakonView, after: DrakonView): DrakonFlight[] {
  const had = new Map(pools(before));
  const change = new Map(pools(after).map(([name, coins]) => [name, coins - (had.get(name) ?? coins)]));
  return paired(change, MOST).map((flight) => ({ thing: 'coin', ...flight }));
}

function pools(view: DrakonView): [string, number][] {
  return [
    [TREASURY, view.treasury],
    [START, view.start_coins],
    ...view.places.map((place): [string, number] => [purse(place.seat), place.coins]),
  ];
}

/** The tiles that have gone from the pile or a hand to another place, face down. */
export function tileFlights(events: readonly GameEvent[]): DrakonFlight[] {
  return events.flatMap((event) => {
    if (event.type === 'tile-drawn') return [tile(PILE, purse(event.seat))];
    if (event.type === 'tile-taken') return [tile(purse(event.victim), purse(event.seat))];
    if (event.type === 'tiles-exchanged') return [tile(purse(event.seat), PILE), tile(PILE, purse(event.seat))];
    return [];
  });
}

function tile(from: string, to: string): DrakonFlight {
  return { thing: 'tile', from, to, n: 1 };
}
