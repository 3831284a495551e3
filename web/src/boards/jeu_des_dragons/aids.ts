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
