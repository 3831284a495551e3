// Flights: tokens that cross the table in the last change, from where they lay to where they lie.
import type { Flight } from '../../kit/flights';
import type { GameEvent, GoldView, Heap } from '../../protocol/or_des_dragons';
import { singles } from './tokens';

export interface TokenFlight extends Flight {
  /** The kind, or null where only its owner knows. */
  token: string | null;
}

/** More tokens than this say nothing more. */
const MOST = 12;
export const BAG = 'bag';

export function lairAt(slot: number): string {
  return `lair-${slot}`;
}

export function campOf(seat: number): string {
  return `seat-${seat}`;
}

/** What flew, by what was told; a sharing is where it was before the change, or is now. */
export function flightsOf(events: readonly GameEvent[], before: GoldView | null, after: GoldView): TokenFlight[] {
  const treasure = lairAt((before?.sharing ?? after.sharing)?.slot ?? slain(events));
  return events.flatMap((event) => flightsIn(event, treasure)).slice(0, MOST);
}

function slain(events: readonly GameEvent[]): number {
  const killed = events.find((event) => event.type === 'dragon-killed');
  return killed?.type === 'dragon-killed' ? killed.slot : 1;
}

function flightsIn(event: GameEvent, treasure: string): TokenFlight[] {
  switch (event.type) {
    case 'share-received':
    case 'treasure-taken':
    case 'reds-taken':
      return flown(event.tokens, treasure, campOf(event.seat));
    case 'treasure-completed':
      return flown(event.tokens, BAG, treasure);
    case 'dragon-appeared':
      return flown(event.tokens, BAG, lairAt(event.slot));
    case 'tokens-renewed':
      return [...flown(event.returned, treasure, BAG), ...flown(event.drawn, BAG, treasure)];
    case 'tokens-picked':
      return flown(event.tokens, BAG, treasure);
    case 'tokens-swapped':
      return [
        ...flown(event.first_tokens, lairAt(event.first_slot), lairAt(event.second_slot)),
        ...flown(event.second_tokens, lairAt(event.second_slot), lairAt(event.first_slot)),
      ];
    case 'token-pinched':
      return [{ token: event.token, from: lairAt(event.slot), to: campOf(event.seat), n: 1 }];
    case 'tokens-stolen':
      return stolen(event.count, event.tokens, campOf(event.victim), campOf(event.seat));
    case 'deal-made':
      return event.deal.sides.flatMap((giver) =>
        event.deal.sides
          .filter((getter) => getter.seat !== giver.seat)
          .flatMap((getter) =>
            flown(
              giver.gives.filter(({ token }) => getter.gets.some((heap) => heap.token === token)),
              campOf(giver.seat),
              campOf(getter.seat),
            ),
          ),
      );
    default:
      return [];
  }
}

function flown(heaps: readonly Heap[], from: string, to: string): TokenFlight[] {
  return singles(heaps).map(({ token }) => ({ token, from, to, n: 1 }));
}

function stolen(count: number, tokens: readonly Heap[], from: string, to: string): TokenFlight[] {
  if (tokens.length) return flown(tokens, from, to);
  return Array.from({ length: count }, () => ({ token: null, from, to, n: 1 }));
}
