// Flights: what crosses the table between one view and the next.
import type { DrakonView, GameEvent } from '../../protocol/drakon';

export interface Flight {
  thing: 'coin' | 'tile';
  from: string;
  to: string;
}

export const TREASURY = 'treasury';
export const PILE = 'pile';
export const START = 'start';

export function purse(seat: number): string {
  return `seat-${seat}`;
}

/** The coins that have changed place, each from somebody who has fewer to somebody who has more. */
export function coinFlights(before: DrakonView, after: DrakonView): Flight[] {
  const pools = (view: DrakonView): [string, number][] => [
    [TREASURY, view.treasury],
    [START, view.start_coins],
    ...view.places.map((place): [string, number] => [purse(place.seat), place.coins]),
  ];
  const had = new Map(pools(before));
  const changes = pools(after).map(([name, coins]) => ({ name, by: coins - (had.get(name) ?? coins) }));
  const givers = changes.flatMap(({ name, by }) => Array<string>(Math.max(0, -by)).fill(name));
  const takers = changes.flatMap(({ name, by }) => Array<string>(Math.max(0, by)).fill(name));
  return givers.slice(0, takers.length).map((from, at) => ({ thing: 'coin', from, to: takers[at] ?? TREASURY }));
}

/** The tiles that have gone from the pile or a hand to another place, face down. */
export function tileFlights(events: readonly GameEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    if (event.type === 'tile-drawn') return [{ thing: 'tile', from: PILE, to: purse(event.seat) }];
    if (event.type === 'tile-taken') return [{ thing: 'tile', from: purse(event.victim), to: purse(event.seat) }];
    if (event.type === 'tiles-exchanged') {
      return [
        { thing: 'tile', from: purse(event.seat), to: PILE },
        { thing: 'tile', from: PILE, to: purse(event.seat) },
      ];
    }
    return [];
  });
}
