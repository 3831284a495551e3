// Orders for slow play: what may be left, and the list of planned cards. (9.2, 9.3)
import type { AnswerDemands, DragonView, Place, Planned, Wish } from '../../protocol/jeu_des_dragons';
import { coloursOf, natureOf, powerOf, sorted, strengthOf } from './cards';

export type Choice = Wish['choice'];

export const DEMANDING: readonly AnswerDemands['power'][] = ['green', 'brass'];
export const STANCES: readonly AnswerDemands['stance'][] = ['ask', 'pay', 'weakest', 'strongest', 'if_rich'];
export const CONDITIONS: readonly Planned['condition'][] = ['always', 'triggers', 'leads', 'strongest'];
export const MOST_PLANNED = 30;
const HAND_LIMIT = 10;

/** The choices a card may call for, as far as the table shows them today: its power, then special flights. */
export function choicesFor(view: DragonView, own: Place, card: string): Choice[] {
  return unique([...powerChoices(view, own, card), ...flightChoices(view, own, card)]);
}

function powerChoices(view: DragonView, own: Place, card: string): Choice[] {
  const flights = view.places.flatMap((place) => place.flight);
  const copies = (cards: string[]): Choice[] => {
    const powers = [...new Set(cards.map(powerOf))].filter((power) => power !== 'tiamat' && power !== card);
    const simple = powers.filter((power) => power !== 'archmage' && power !== 'dracolich');
    return [
      ...powers.map((power): Choice => ({ type: 'copy-power', power })),
      ...simple.flatMap((power) => ofPower(view, own, power, card)),
    ];
  };
  if (card === 'archmage') return copies(view.antes);
  if (card === 'dracolich') return copies(flights.filter((each) => natureOf(each) === 'evil'));
  return ofPower(view, own, powerOf(card), card);
}

function ofPower(view: DragonView, own: Place, power: string, host: string): Choice[] {
  const rivals = view.places.filter((place) => place.seat !== own.seat && !place.eliminated_in);
  switch (power) {
    case 'blue':
      return [{ type: 'steal-gold' }, { type: 'levy' }];
    case 'red':
    case 'brass':
      return rivals.length > 1 ? rivals.map(({ seat }) => ({ type: 'target', seat })) : [];
    case 'bronze':
      return sorted(view.antes).map((card) => ({ type: 'take-ante-card', card }));
    case 'princess':
      return own.flight.filter((card) => natureOf(card) === 'good').map((card) => ({ type: 'trigger-next', card }));
    case 'thief':
      return sorted(own.hand.filter((card) => card !== host)).map((card) => ({ type: 'discard', card }));
    case 'dragonslayer':
      return view.places
        .flatMap((place) => place.flight)
        .filter((card) => natureOf(card) !== 'mortal' && strengthOf(card) < strengthOf(host))
        .map((card) => ({ type: 'slay', card }));
    default:
      return [];
  }
}

/**
 * Which flight to count where several may be complete at once, and which antes to take into a hand without room. (3.5)
 *
 * One card completes one colour and one strength, but Tiamat has five colours, and a Copper at work may bring any card.
 */
function flightChoices(view: DragonView, own: Place, card: string): Choice[] {
  const others = [...own.flight, ...own.hand].filter((each) => each !== card && natureOf(each) !== 'mortal');
  const strengths = twice(others.map(strengthOf)).sort((one, other) => one - other);
  const any = isChange(own, card);
  const colours = any ? twice(others.flatMap(coloursOf)) : coloursOf(card);
  const possible = any || (natureOf(card) !== 'mortal' && strengths.includes(strengthOf(card)));
  const crowded = own.hand.length + view.antes.length > HAND_LIMIT;
  return [
    ...(colours.length > 1 ? colours : []).map((colour): Choice => ({ type: 'count-colour', colour })),
    ...(any ? strengths : []).map((strength): Choice => ({ type: 'count-strength', strength })),
    ...(possible && crowded ? sorted(view.antes) : []).map((ante): Choice => ({ type: 'take-ante-card', card: ante })),
  ];
}

/** Whether this card may put another in its place, or in that of a Copper in flight. */
function isChange(own: Place, card: string): boolean {
  const copper = (cards: readonly string[]): boolean => cards.some((each) => powerOf(each) === 'copper');
  return card === 'princess' ? copper([...own.flight, ...own.hand]) : powerOf(card) === 'copper';
}

function twice<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((each, at) => values.indexOf(each) !== at))];
}

function unique(choices: Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
}

/** The choices of a card that are not wished for yet. */
export function choicesLeft(choices: readonly Choice[], { wishes }: Planned): Choice[] {
  const taken = new Set(wishes.map(({ choice }) => JSON.stringify(choice)));
  return choices.filter((choice) => !taken.has(JSON.stringify(choice)));
}
