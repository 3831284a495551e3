// Where adventurers, dragons and parchments of L'Or des Dragons lie.
import type { GameEvent, GoldView } from '../../protocol/or_des_dragons';
import { byType } from '../bytype';
import type { Marks } from '../contract';
import { bandOf } from './art/bands';
import { cardOf, type GoldMove } from './moves';

const lairAt = ({ slot }: { slot: number }): string[] => [`[data-lair="${slot}"]`];
const campOf = ({ seat }: { seat: number }): string[] => [`[data-anchor="seat-${seat}"]`];
const toAdd = ({ tokens }: { tokens: { token: string }[] }): string[] =>
  tokens.map(({ token }) => `[data-add="${token}"]`);

function cardOrAnswer(move: GoldMove): string[] {
  const card = cardOf(move);
  return [card ? `[data-card="${card}"]` : `[data-plain="${move.type}"]`];
}

const marks: Marks<GoldView, GoldMove, GameEvent> = {
  moved: byType<GameEvent, string[]>(
    {
      'adventurer-placed': ({ seat, adventurer }) => [`[data-fighter="${seat}-${adventurer}"]`],
      'split-proposed': ({ seat, version }) => [`[data-draft="${seat}-${version}"]`],
      'split-signed': ({ author, version }) => [`[data-draft="${author}-${version}"]`],
      'share-received': campOf,
      'treasure-taken': campOf,
      'tokens-stolen': campOf,
    },
    () => [],
  ),
  hinted: byType<GoldMove, string[]>(
    {
      attack: (move) => [`[data-adventurer="${move.adventurer}"]`, ...lairAt(move)],
      replace: lairAt,
      'set-eye': lairAt,
      propose: () => ['[data-anchor="sharing"]'],
      sign: ({ author, version }) => [`[data-sign="${author}-${version}"]`],
      refuse: () => ['[data-refuse], [data-plain="refuse"]'],
      take: ({ token }) => [`[data-token="${token}"]`],
      pick: toAdd,
      give: toAdd,
      deal: () => ['[data-party]'],
      steal: ({ victim }) => [`[data-victim="${victim}"]`],
    },
    cardOrAnswer,
  ),
  colour: (view, seat) => bandOf(view.places[seat]?.colour).cloth,
};

export default marks;
