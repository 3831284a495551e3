// Flights: tokens that cross the table in the last change, from where they lay to where they lie.
import type { Flight } from '../../kit/flights';
import type { GameEvent, GoldView, Heap, Share, Side } from '../../protocol/or_des_dragons';
import { byType } from '../bytype';
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
  const won = ({ seat, tokens }: Share): TokenFlight[] => flown(tokens, treasure, campOf(seat));
  const drawn = ({ tokens }: { tokens: Heap[] }): TokenFlight[] => flown(tokens, BAG, treasure);
  return byType<GameEvent, TokenFlight[]>(
    {
      'share-received': won,
      'treasure-taken': won,
      'reds-taken': won,
      'treasure-completed': drawn,
      'tokens-picked': drawn,
      'dragon-appeared': ({ tokens, slot }) => flown(tokens, BAG, lairAt(slot)),
      'tokens-renewed': ({ returned, drawn: tokens }) => [...flown(returned, treasure, BAG), ...drawn({ tokens })],
      'tokens-swapped': ({ first_slot, first_tokens, second_slot, second_tokens }) => [
        ...flown(first_tokens, lairAt(first_slot), lairAt(second_slot)),
        ...flown(second_tokens, lairAt(second_slot), lairAt(first_slot)),
      ],
      'token-pinched': ({ seat, slot, token }) => [{ token, from: lairAt(slot), to: campOf(seat), n: 1 }],
      'tokens-stolen': ({ seat, victim, count, tokens }) => stolen(count, tokens, campOf(victim), campOf(seat)),
      'deal-made': ({ deal }) => deal.sides.flatMap((giver) => handedOver(giver, deal.sides)),
    },
    () => [],
  )(event);
}

/** What one party of a deal gives goes to whoever gets its kind. */
function handedOver(giver: Side, sides: readonly Side[]): TokenFlight[] {
  const getters = sides.filter(({ seat }) => seat !== giver.seat);
  return getters.flatMap(({ seat, gets }) => {
    const wanted = giver.gives.filter(({ token }) => gets.some((heap) => heap.token === token));
    return flown(wanted, campOf(giver.seat), campOf(seat));
  });
}

function flown(heaps: readonly Heap[], from: string, to: string): TokenFlight[] {
  return singles(heaps).map(({ token }) => ({ token, from, to, n: 1 }));
}

function stolen(count: number, tokens: readonly Heap[], from: string, to: string): TokenFlight[] {
  if (tokens.length) return flown(tokens, from, to);
  return Array.from({ length: count }, () => ({ token: null, from, to, n: 1 }));
}
