// Standing orders: which wishes a card may be given, and the list of them.
import type { Contestant, DeltaView, LeaveOrder } from '../../protocol/dragons_du_mekong';
import { ISLETS, VILLAGES, pairsInSight } from './delta';
import { isDragon } from './programme';

export type Wish = LeaveOrder['wishes'][number];

export const MOST_WISHES = 64;

/** The cards that can still be given an order: of the programme, or of the hand before there is one. */
export function cardsToCome(view: DeltaView, own: Contestant): string[] {
  const cards = own.programme.length ? own.programme : own.hand;
  const done = view.rank ? view.rank - (own.acted ? 0 : 1) : 0;
  return (own.programme.length ? cards.slice(done) : cards).filter((card) => !isDragon(card));
}

/** Everything that may be wished for with a card, whether it is possible today or not. */
export function wishesFor(view: DeltaView, own: Contestant, card: string): Wish[] {
  const planks = [...view.planks.map(({ plank }) => plank), ...view.contestants.flatMap(({ reserve }) => reserve)];
  const places = [...VILLAGES.keys(), ...planks];
  if (card.includes('stone')) return [...ISLETS.keys()].map((islet) => ({ type: 'put-stone', islet }));
  if (card.includes('plank'))
    return own.reserve.flatMap((plank) => pairsInSight().map(([a, b]): Wish => ({ type: 'lay-plank', plank, a, b })));
  if (card === 'remove_1')
    return [
      ...planks.map((plank): Wish => ({ type: 'remove-plank', plank })),
      ...[...ISLETS.keys()].map((islet): Wish => ({ type: 'remove-stone', islet })),
    ];
  const type = card === 'jump' ? 'jump-to' : 'walk-to';
  return places.map((place) => ({ type, place }));
}

export function orderOf(own: Contestant, card: string): LeaveOrder {
  return own.orders.find((order) => order.card === card) ?? { type: 'leave-order', card, wishes: [], auto: false };
}

export function added(order: LeaveOrder, wish: Wish): LeaveOrder {
  const known = order.wishes.some((each) => JSON.stringify(each) === JSON.stringify(wish));
  return known || order.wishes.length >= MOST_WISHES ? order : { ...order, wishes: [...order.wishes, wish] };
}
