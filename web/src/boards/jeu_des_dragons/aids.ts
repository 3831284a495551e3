// Aids that replace table arithmetic, worked out from a view. (9.6)
import type { DragonView, Place } from '../../protocol/jeu_des_dragons';
import { coloursOf, natureOf, strengthOf } from './cards';

const STRONGEST = 13;

/** Whether a card's power would trigger, played now. (3.3.3) */
export function wouldTrigger(view: DragonView, card: string): boolean {
  return strengthOf(card) <= (view.reference || STRONGEST);
}

/** Who would win the gambit if it ended here. (5.1) */
export function frontRunners(view: DragonView): number[] {
  const flights = view.places.filter((place) => place.flight.length && !place.barred);
  const strengths = flights.map((place) => place.strength);
  const best = view.druid ? Math.min(...strengths) : Math.max(...strengths);
  return flights.filter((place) => place.strength === best).map((place) => place.seat);
}

/** The colours and the strengths of which one more dragon makes a special flight. (3.5) */
export function pairs(place: Place): { colours: string[]; strengths: number[] } {
  const dragons = place.flight.filter((card) => natureOf(card) !== 'mortal');
  const twice = <T>(values: T[]): T[] =>
    [...new Set(values)].filter((value) => values.filter((each) => each === value).length === 2);
  return {
    colours: place.colour_counted ? [] : twice(dragons.flatMap(coloursOf)),
    strengths: place.strength_counted ? [] : twice(dragons.map(strengthOf)),
  };
}

/** The god who refuses to win beside a dragon of the other side. (5.1) */
export function barringGod(place: Place): 'bahamut' | 'tiamat' {
  return place.flight.includes('bahamut') && place.evil ? 'bahamut' : 'tiamat';
}

/** How many have laid an ante that nobody sees yet. (9.1) */
export function committed(view: DragonView): number {
  if (view.prompt?.question !== 'ante') return 0;
  const asked = view.prompt.seats;
  return view.places.filter(({ seat, eliminated_in }) => !eliminated_in && !asked.includes(seat)).length;
}

/** Whether the antes have just been turned: nothing has been played since. (9.1) */
export function isReveal(view: DragonView): boolean {
  return view.round === 1 && view.places.every(({ flight }) => !flight.length);
}

/** The ante cards whose strength another one shows too. (3.2.3) */
export function tiedAntes(view: DragonView): string[] {
  const cards = view.laid.map(({ card }) => card);
  const strengths = cards.map(strengthOf);
  return cards.filter((card) => strengths.filter((strength) => strength === strengthOf(card)).length > 1);
}

/** The strengths of the two lowest ante cards, which a Bronze Dragon would take. (4.3) */
export function lowestAntes(view: DragonView): number[] {
  return view.antes
    .map(strengthOf)
    .sort((one, other) => one - other)
    .slice(0, 2);
}
