import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Speech } from '../../lib/texts/speech';
import type { GoldView } from '../../protocol/or_des_dragons';
import { fixtureNames, type Fixture, type Step } from '../../workbench/fixtures';
import { Onlooker, opened, voice } from '../../../tests/boards';
import { Seen, worthALook } from '../../../tests/cover';
import type { BoardProps, Tagged } from '../contract';
import GoldBoard from './Board.svelte';
import Detail from './Detail.svelte';
import { flightsOf } from './flights';
import { ofType, type GoldMove } from './moves';
import { ideasFor } from './splitting';
import { commonWorth, worthOf } from './tokens';

const Board = GoldBoard as unknown as Component<BoardProps>;
const GAME = 'or_des_dragons';
const FIXTURES = fixtureNames().filter((name) => name.startsWith(`${GAME}/`));
const PLAIN = ['pass', 'hold', 'no-deal', 'done'];
/** The games that are read in English; those that are not named here are read in French. */
const LANGUAGE: Record<string, 'en'> = { [`${GAME}/live`]: 'en', [`${GAME}/slow`]: 'en' };
const seen = new Seen();
let speech: Speech;

beforeAll(async () => {
  speech = await voice('fr', GAME);
});

afterEach(cleanup);

/** One reader with a mouse, who knows which move is wanted and clicks it together. */
class Reader extends Onlooker {
  constructor(kept: Fixture, step: Step, words: Speech = speech) {
    super(Board, kept, step, words);
  }

  /** What was sent when this move was clicked together. */
  make(move: GoldMove): Tagged | undefined {
    this.played = [];
    this.#make(move);
    return this.played[0];
  }

  #make(move: GoldMove): void {
    if (PLAIN.includes(move.type)) this.click(`[data-plain="${move.type}"]`);
    else if (move.type === 'attack') {
      this.click(`[data-adventurer="${move.adventurer}"]`);
      this.#aim(move.slot, move.boosts);
    } else if (move.type === 'replace') this.#aim(move.slot, move.boosts);
    else if (move.type === 'set-eye') this.click(move.slot ? `[data-slot="${move.slot}"]` : '[data-nowhere]');
    else if (move.type === 'play-card') this.click(`[data-play="${move.card}"]`);
    else if (move.type === 'pinch') this.click(`[data-lair="${move.slot}"] [data-token="${move.token}"]`);
    else if (move.type === 'take') this.click(`.bar [data-token="${move.token}"]`);
    else if (move.type === 'renew' || move.type === 'pick' || move.type === 'give') {
      this.#count(move.type, move.tokens);
      this.click('[data-confirm]');
      this.#uncount(move.type);
    } else if (move.type === 'swap') {
      this.#card(move.card);
      this.#count(`swap-${move.first_slot}`, move.first_tokens);
      this.#count(`swap-${move.second_slot}`, move.second_tokens);
      this.click('[data-confirm]');
      this.#uncount(`swap-${move.first_slot}`);
      this.#uncount(`swap-${move.second_slot}`);
    } else if (move.type === 'invert') {
      this.#card('inversion_powder');
      this.click(`[data-slot="${move.first_slot}"]`);
      this.click(`[data-slot="${move.second_slot}"]`);
      this.click('[data-confirm]');
    } else if (move.type === 'confuse') {
      this.click(`[data-victim="${move.first}"]`);
      this.click(`.players [data-seat="${move.second}"]`);
      this.click('[data-confirm]');
    } else if (move.type === 'steal' || move.type === 'reach-out') {
      if (move.velvet) this.click('[data-boost="velvet_glove"]');
      this.click(`[data-seat="${move.victim}"]`);
    } else if (move.type === 'sign') this.click(`[data-sign="${move.author}-${move.version}"]`);
    else if (move.type === 'refuse') this.click('[data-refuse], [data-plain="refuse"]');
    else if (move.type === 'unsign') this.click('[data-unsign]');
    else if (move.type === 'propose') this.#propose(move);
    else if (move.type === 'sign-deal') this.#offer('sign-deal', move);
    else if (move.type === 'withdraw-deal') this.#offer('withdraw', move);
    else if (move.type === 'deal') {
      for (const side of move.sides) {
        this.#count(`gives-${side.seat}`, side.gives);
        this.#count(`gets-${side.seat}`, side.gets);
      }
      this.click('[data-post]');
    } else if (move.type === 'cry') {
      for (const token of move.seeks) this.click(`[data-cry-seeks="${token}"]`);
      for (const token of move.offers) this.click(`[data-cry-offers="${token}"]`);
      this.click('[data-shout]');
    }
  }

  #aim(slot: number, boosts: readonly string[]): void {
    for (const boost of boosts) this.click(`[data-boost="${boost}"]`);
    this.click(`[data-slot="${slot}"]`);
  }

  #card(card: string): void {
    const chip = this.find(`[data-choose-card="${card}"]`);
    if (chip && chip.getAttribute('aria-pressed') !== 'true') this.click(`[data-choose-card="${card}"]`);
  }

  #count(picker: string, heaps: readonly { token: string; count: number }[]): void {
    for (const { token, count } of heaps)
      for (let more = 0; more < count; more += 1) this.click(`[data-picker="${picker}"] [data-add="${token}"]`);
  }

  #uncount(picker: string): void {
    while (this.find(`[data-picker="${picker}"] [data-less]`)) this.click(`[data-picker="${picker}"] [data-less]`);
  }

  /** Token by token onto the plates, not by the idea that lists it. */
  #propose(move: Extract<GoldMove, { type: 'propose' }>): void {
    this.click('[data-over]');
    for (const share of move.shares) {
      this.click(`[data-plate="${share.seat}"]`);
      for (const { token, count } of share.tokens)
        for (let more = 0; more < count; more += 1) this.click(`.pile [data-piece="${token}"]`);
    }
    this.click('[data-propose]');
  }

  #offer(act: string, move: Extract<GoldMove, { type: 'sign-deal' | 'withdraw-deal' }>): void {
    const view = this.step.view as unknown as GoldView;
    const at = view.fair?.offers.findIndex((offer) => JSON.stringify(offer.deal) === JSON.stringify(move.deal));
    this.click(`[data-${act}="${at}"]`);
  }
}

describe.each(FIXTURES)('%s', (name) => {
  it('shows every kind of moment, nothing from behind another screen, and offers every listed move by clicks', async () => {
    const kept = await opened(name);
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const reader = new Reader(kept, kept.steps[0] as Step, await voice(LANGUAGE[name] ?? 'fr', GAME));
    const cards = new Set<string>();
    for (const [step, moves] of worthALook<GoldMove, Step>(kept.steps, kept.seat, seen)) {
      await reader.turnTo(step);
      const view = step.view as unknown as GoldView;
      const fighters = view.lairs.reduce((sum, lair) => sum + lair.fighters.length, 0);
      expect(reader.count('.lair')).toBe(view.lairs.length);
      expect(reader.count('.lair .fighter')).toBe(fighters);
      expect(reader.count('[data-draft]')).toBe(view.sharing?.drafts.length ?? 0);
      expect(reader.count('[data-offer]')).toBe(view.fair?.offers.length ?? 0);
      const known = view.places.filter((place) => place.seat !== kept.seat && (place.loot ?? place.ledger));
      if (!known.length && !view.fair) expect(reader.count('.players .heaps')).toBe(0);
      expect(reader.count('.screen')).toBe(kept.seat === null ? 0 : 1);
      for (const card of reader.root.querySelectorAll<HTMLElement>('.magic [data-card]'))
        cards.add([card.getAttribute('aria-pressed'), card.classList.contains('glows')].join());
      for (const move of moves) expect(reader.make(move), JSON.stringify(move)).toEqual(move);
    }
    expect(silent, 'every word has a name').not.toHaveBeenCalled();
    if (name === `${GAME}/situations`)
      expect(cards, 'a card glows only while there is something to choose about it').toEqual(
        new Set(['true,false', 'false,true']),
      );
  });
});

describe('an idea for a split', () => {
  it('gives whoever asks for it an equal part or more, wherever one is asked', async () => {
    let met = 0;
    for (const name of FIXTURES) {
      const kept = await opened(name);
      for (const { decision } of kept.steps) {
        const splits = ofType((decision?.moves ?? []) as unknown as GoldMove[], 'propose');
        if (!splits.length || kept.seat === null) continue;
        met += 1;
        for (const { shares } of ideasFor(splits, kept.seat)) {
          const worths = shares.map((share) => commonWorth(share.tokens));
          const own = worths[shares.findIndex((share) => share.seat === kept.seat)] ?? 0;
          const whole = worths.reduce((sum, each) => sum + each, 0);
          expect(own, JSON.stringify(shares)).toBeGreaterThanOrEqual(whole / shares.length);
        }
      }
    }
    expect(met).toBeGreaterThan(2);
  });

  it('is told in points: what is sure, and gems besides', () => {
    const share = [
      { token: 'gold', count: 2 },
      { token: 'amber', count: 1 },
      { token: 'black_diamond', count: 1 },
    ];
    expect(worthOf(share, 'basic')).toEqual({ points: 13, gems: 1 });
    expect(worthOf(share, 'advanced')).toEqual({ points: 21, gems: 1 });
  });
});

describe('the board', () => {
  async function situation(name: string, question: string): Promise<[Fixture, Step]> {
    const kept = await opened(`${GAME}/${name}`);
    const step = kept.steps.find((each) => each.decision?.question === question);
    if (!step) throw new Error(question);
    return [kept, step];
  }

  it('says beforehand whom an attack kills', async () => {
    const [kept, step] = await situation('situations', 'attack');
    const reader = new Reader(kept, step);
    expect(reader.count('.lair > .kills')).toBe(0);
    const { lairs } = step.view as unknown as GoldView;
    const warrior = (step.decision?.moves as unknown as GoldMove[]).some(
      (move) => move.type === 'attack' && move.adventurer === 'warrior',
    );
    expect(warrior).toBe(true);
    reader.click('[data-adventurer="warrior"]');
    const killed = lairs.filter((lair) => lair.dragon && lair.total + 4 >= lair.power);
    expect(reader.count('.lair > .kills')).toBe(killed.length);
    expect(reader.played).toEqual([]);
  });

  it('writes a split only once it is complete, grain by grain', async () => {
    const [kept, step] = await situation('situations', 'speak');
    const reader = new Reader(kept, step);
    expect(reader.find<HTMLButtonElement>('[data-propose]')?.disabled).toBe(true);
    reader.click('[data-suggest]');
    expect(reader.find<HTMLButtonElement>('[data-propose]')?.disabled).toBe(false);
    reader.click('.dish [data-back]');
    expect(reader.find<HTMLButtonElement>('[data-propose]')?.disabled).toBe(true);
  });

  it('posts a deal for a named party exactly', async () => {
    const kept = await opened(`${GAME}/situations`);
    const listed = (step: Step): GoldMove | undefined =>
      (step.decision?.moves as unknown as GoldMove[]).find((move) => move.type === 'deal');
    const step = kept.steps.find((each) => each.decision?.question === 'market' && listed(each));
    const wanted = step && listed(step);
    if (!wanted) throw new Error('no deal is listed');
    const reader = new Reader(kept, step);
    reader.click('[data-taker="2"]');
    expect(reader.make(wanted)).toEqual({ ...wanted, takers: [2] });
  });

  it('leaves a mandate exactly', async () => {
    const [kept, step] = await situation('slow', 'bargain');
    const reader = new Reader(kept, step);
    const token = (step.view as unknown as GoldView).sharing?.treasure[0]?.token ?? '';
    reader.click(`[data-picker="mandate"] [data-add="${token}"]`);
    reader.click('[data-mandate]');
    expect(reader.played).toEqual([{ type: 'mandate', bundles: [[{ token, count: 1 }]] }]);
  });

  it('arms a card exactly, in slow play', async () => {
    const kept = await opened(`${GAME}/slow`);
    const step = kept.steps.find((each) =>
      (each.view as unknown as GoldView).places[kept.seat ?? 0]?.magic?.includes('emergency_bell'),
    );
    if (!step) throw new Error('nobody holds the bell');
    const reader = new Reader(kept, step);
    reader.click('[data-arm="emergency_bell"]');
    reader.click('[data-confirm-arm]');
    expect(reader.played).toEqual([{ type: 'arm', order: { type: 'play-card', card: 'emergency_bell' } }]);
  });

  it('lets tokens fly from whom they leave to whom they reach', async () => {
    const [, step] = await situation('situations', 'attack');
    const view = step.view as unknown as GoldView;
    const theft = { type: 'tokens-stolen', seat: 1, victim: 2, count: 2, tokens: [] } as const;
    const unseen = { token: null, from: 'seat-2', to: 'seat-1', n: 1 };
    expect(flightsOf([{ ...theft, tokens: [] }], view, view)).toEqual([unseen, unseen]);
    const pinch = { type: 'token-pinched', seat: 0, slot: 3, token: 'gold' } as const;
    expect(flightsOf([pinch], view, view)).toEqual([{ token: 'gold', from: 'lair-3', to: 'seat-0', n: 1 }]);
  });

  it('names every word it uses in English, too', async () => {
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const kept = await opened(`${GAME}/situations`);
    const reader = new Reader(kept, kept.steps[0] as Step, await voice('en', GAME));
    for (const step of kept.steps.filter((_, at) => at % 3 === 0)) await reader.turnTo(step);
    expect(silent).not.toHaveBeenCalled();
  });

  it('looks closely at whatever the log names', () => {
    const card = render(Detail, { kind: 'card', value: 'fireball', speech });
    expect(card.container.textContent).toContain(speech.say('card-fireball-text'));
    const dragon = render(Detail, { kind: 'dragon', value: 'dragon_7_4_3', speech });
    expect(dragon.container.textContent).toContain('7');
    const token = render(Detail, { kind: 'token', value: 'amber', speech });
    expect(token.container.textContent).toContain(speech.name('token', 'amber'));
  });
});
