// What a reader sees and may do, and what has been picked of a move that is made in several steps; what no longer fits
// is forgotten by itself.
import { toggled } from '../../kit/picking';
import type { GoldView } from '../../protocol/or_des_dragons';
import { choices, type Decision } from '../contract';
import { cardOf, ofType, same, strengthOf, words, type GoldMove } from './moves';
import type { Speech } from '../../lib/texts/speech';

export interface Given {
  view: GoldView;
  seat: number | null;
  decision: Decision<GoldMove> | null;
  speech: Speech;
  play: (move: GoldMove) => void;
}

const VELVET = 'velvet_glove';
const HAND = 'invisible_hand';

export class Choosing {
  readonly #given: () => Given;
  #adventurer = $state<string | null>(null);
  #boosts = $state<string[]>([]);
  #card = $state<string | null>(null);
  #slots = $state<number[]>([]);
  #seats = $state<number[]>([]);
  #velvet = $state(false);
  /** With a clock: the next lair chosen is the one to watch. */
  watching = $state(false);

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly view = $derived.by(() => this.#given().view);
  readonly seat = $derived.by(() => this.#given().seat);
  readonly speech = $derived.by(() => this.#given().speech);
  readonly decision = $derived.by(() => this.#given().decision);
  readonly question = $derived.by(() => this.decision?.question ?? null);
  /** The reader's own place, if they have one. */
  readonly own = $derived.by(() => (this.seat === null ? null : (this.view.places[this.seat] ?? null)));
  readonly moves = $derived.by(() => choices(this.decision));
  readonly attacks = $derived.by(() => ofType(this.moves, 'attack'));
  readonly replaces = $derived.by(() => ofType(this.moves, 'replace'));
  readonly ready = $derived.by(() => new Set(this.attacks.map((move) => move.adventurer)));
  readonly adventurer = $derived.by(() =>
    this.#adventurer !== null && this.ready.has(this.#adventurer) ? this.#adventurer : null,
  );
  /** The boosts that may go with whoever was picked. */
  readonly boostsOffered = $derived.by(() => {
    const fitting = this.adventurer ? this.attacks.filter((move) => move.adventurer === this.adventurer) : this.attacks;
    return new Set([...fitting, ...this.replaces].flatMap((move) => move.boosts));
  });
  readonly boosts = $derived.by(() => this.#boosts.filter((boost) => this.boostsOffered.has(boost)));
  readonly strength = $derived.by(() => {
    if (this.adventurer) return strengthOf(this.adventurer, this.boosts);
    const about = this.question === 'replace' ? this.view.prompt?.about : undefined;
    const adventurer = about?.adventurer;
    if (typeof adventurer !== 'string') return null;
    const kept = Array.isArray(about?.boost_cards) ? (about.boost_cards as string[]) : [];
    return strengthOf(adventurer, [...kept, ...this.boosts]);
  });
  readonly thefts = $derived.by(() => [...ofType(this.moves, 'steal'), ...ofType(this.moves, 'reach-out')]);
  readonly velvetOffered = $derived.by(() => this.thefts.some((move) => move.velvet));
  readonly velvet = $derived.by(() => this.velvetOffered && this.#velvet);
  /** The cards that something can be played with now. */
  readonly playable = $derived.by(() => {
    const cards = this.moves.flatMap((move) => cardOf(move) ?? []);
    return new Set(this.mayPinch ? [...cards, HAND] : cards);
  });
  readonly card = $derived.by(() => {
    if (this.#card !== null && this.playable.has(this.#card)) return this.#card;
    const asked = this.decision !== null && this.playable.size === 1;
    return asked && !this.mayPinch ? ([...this.playable][0] ?? null) : null;
  });
  readonly clickableCards = $derived.by(
    () => new Set([...this.playable, ...this.boostsOffered, ...(this.velvetOffered ? [VELVET] : [])]),
  );
  readonly pressedCards = $derived.by(
    () => new Set([...this.boosts, ...(this.velvet ? [VELVET] : []), ...(this.card ? [this.card] : [])]),
  );
  /** Two lairs for the Inversion Powder. */
  readonly inversions = $derived.by(() => (this.card === 'inversion_powder' ? ofType(this.moves, 'invert') : []));
  readonly slots = $derived.by(() => (this.inversions.length ? this.#slots : []));
  readonly inversion = $derived.by(() =>
    this.inversions.find((move) => this.slots.includes(move.first_slot) && this.slots.includes(move.second_slot)),
  );
  /** Two participants for the Confusion Ring. */
  readonly confusions = $derived.by(() => ofType(this.moves, 'confuse'));
  readonly seats = $derived.by(() => (this.confusions.length ? this.#seats : []));
  readonly confusion = $derived.by(() =>
    this.confusions.find((move) => this.seats.includes(move.first) && this.seats.includes(move.second)),
  );
  readonly seatTargets = $derived.by(
    () =>
      new Set([
        ...this.thefts.map((move) => move.victim),
        ...this.confusions.flatMap((move) => [move.first, move.second]),
      ]),
  );
  readonly eyes = $derived.by(() => ofType(this.moves, 'set-eye'));
  /** With a clock one may watch or pinch at any time, asked or not. */
  readonly mayWatch = $derived.by(
    () => this.seat !== null && this.view.eyes && this.view.sand !== 'grains' && !this.view.over,
  );
  readonly mayPinch = $derived.by(() => {
    const { active, prompt, sand } = this.view;
    const occasion = ['attack', 'bargain', 'trade'].includes(prompt?.question ?? '');
    const holds = this.own?.magic?.includes(HAND) ?? false;
    return holds && occasion && sand !== 'grains' && !(prompt?.question === 'attack' && active === this.seat);
  });

  /** What choosing a lair would mean now, in words; null where it means nothing. */
  lairTarget(slot: number): string | null {
    const move = this.#lairMove(slot);
    if (move) return words(this.speech, move);
    const part = this.inversions.some((each) => each.first_slot === slot || each.second_slot === slot);
    return part ? this.speech.name('card', 'inversion_powder') : null;
  }

  chooseLair(slot: number): void {
    const move = this.#lairMove(slot);
    if (move) this.send(move);
    else if (this.inversions.length) this.#slots = toggled(this.#slots, slot).slice(-2);
  }

  #lairMove(slot: number): GoldMove | undefined {
    if (this.eyes.length) return this.eyes.find((move) => move.slot === slot);
    if (this.watching && this.mayWatch) return { type: 'set-eye', slot };
    const wanted = [...this.boosts].sort();
    if (this.adventurer)
      return this.attacks.find(
        (move) => move.adventurer === this.adventurer && move.slot === slot && same([...move.boosts].sort(), wanted),
      );
    return this.replaces.find((move) => move.slot === slot && same([...move.boosts].sort(), wanted));
  }

  chooseAdventurer(adventurer: string): void {
    this.#adventurer = this.#adventurer === adventurer ? null : adventurer;
  }

  /** An adventurer was carried to a lair. */
  drop(adventurer: string, target: string): void {
    this.#adventurer = adventurer;
    if (target.startsWith('lair-')) this.chooseLair(Number(target.slice(5)));
  }

  chooseCard(card: string): void {
    if (this.boostsOffered.has(card)) this.#boosts = toggled(this.#boosts, card);
    else if (card === VELVET) this.#velvet = !this.#velvet;
    else this.#card = this.#card === card ? null : card;
  }

  chooseSeat(seat: number): void {
    const theft = this.thefts.find((move) => move.victim === seat && move.velvet === this.velvet);
    if (theft) this.send(theft);
    else if (this.confusions.length) this.#seats = toggled(this.#seats, seat).slice(-2);
  }

  /** The kinds that can be pinched from a lair. */
  pinchable(slot: number): Set<string> {
    const listed = ofType(this.moves, 'pinch').filter((move) => move.slot === slot);
    if (listed.length) return new Set(listed.map((move) => move.token));
    const lair = this.view.lairs[slot - 1];
    const open = this.mayPinch && this.card === HAND && lair && !lair.dead;
    return new Set(open ? lair.tokens.map((heap) => heap.token) : []);
  }

  startOver(): void {
    this.#adventurer = null;
    this.#boosts = [];
    this.#card = null;
    this.#slots = [];
    this.#seats = [];
    this.#velvet = false;
    this.watching = false;
  }

  /** Whoever sends a move has nothing picked any more; it can be handed on as it is. */
  readonly send = (move: GoldMove): void => {
    this.startOver();
    this.#given().play(move);
  };
}
