// Where adventurers, dragons and parchments of L'Or des Dragons lie.
import type { GameEvent, GoldView } from '../../protocol/or_des_dragons';
import type { Marks } from '../contract';
import { bandOf } from './art/bands';
import { cardOf, type GoldMove } from './moves';

const lairAt = (slot: number): string => `[data-lair="${slot}"]`;

const marks: Marks<GoldView, GoldMove, GameEvent> = {
  moved(event) {
    switch (event.type) {
      case 'adventurer-placed':
        return [`[data-fighter="${event.seat}-${event.adventurer}"]`];
      case 'split-proposed':
        return [`[data-draft="${event.seat}-${event.version}"]`];
      case 'split-signed':
        return [`[data-draft="${event.author}-${event.version}"]`];
      case 'share-received':
      case 'treasure-taken':
      case 'tokens-stolen':
        return [`[data-anchor="seat-${event.seat}"]`];
      default:
        return [];
    }
  },
  hinted(move) {
    switch (move.type) {
      case 'attack':
        return [`[data-adventurer="${move.adventurer}"]`, lairAt(move.slot)];
      case 'replace':
      case 'set-eye':
        return [lairAt(move.slot)];
      case 'propose':
        return ['[data-anchor="sharing"]'];
      case 'sign':
        return [`[data-sign="${move.author}-${move.version}"]`];
      case 'refuse':
        return ['[data-refuse], [data-plain="refuse"]'];
      case 'take':
        return [`[data-token="${move.token}"]`];
      case 'pick':
      case 'give':
        return move.tokens.map(({ token }) => `[data-add="${token}"]`);
      case 'deal':
        return ['[data-party]'];
      case 'steal':
        return [`[data-victim="${move.victim}"]`];
      default: {
        const card = cardOf(move);
        return card ? [`[data-card="${card}"]`] : [`[data-plain="${move.type}"]`];
      }
    }
  },
  colour: (view, seat) => bandOf(view.places[seat]?.colour).cloth,
};

export default marks;
