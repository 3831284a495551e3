import { describe, expect, it } from 'vitest';
import { raised } from '../../kit/picking';
import type { Contestant, DeltaView, GameEvent, GameMove, LeaveOrder } from '../../protocol/dragons_du_mekong';
import { ISLETS, STONE, VILLAGE, VILLAGES, lengthOf, lieOf, pairsInSight, spot } from './delta';
import { added, cardsToCome } from './orders';
import { NOTHING, candidate, glowing, picked, targets } from './picking';
import { emptySlots, lay, slotsOf, takeBack, whole } from './programme';
import { frames, tips, walks } from './scenes';
import { Sight } from './sight.svelte';
import { cellsOf } from './table';

const round = (value: number): number => Math.round(value * 100) / 100;

describe('the delta', () => {
  it('lies where the table of the rules says', () => {
    expect(ISLETS.size).toBe(27);
    expect([round(spot('a1').x), round(spot('a1').y)]).toEqual([-50.5, -56.29]);
    expect([round(spot('e3').x), round(spot('e3').y)]).toEqual([-13, 0]);
    expect([round(spot('b4').x), round(spot('b4').y)]).toEqual([19, 55.43]);
    expect([...VILLAGES].map(([id, { x, y }]) => [id, round(x), round(y)])).toContainEqual(['v_red', 48, -83.14]);
    expect(lengthOf('red_6')).toBe(45);
  });

  it('has 168 pairs in sight', () => {
    expect(pairsInSight()).toHaveLength(168);
  });

  it('lays a plank over the middle of the open water', () => {
    const { x, y } = lieOf('v_black', 'b3');
    const far = (id: string): number => Math.hypot(spot(id).x - x, spot(id).y - y);
    expect(far('v_black') - VILLAGE).toBeCloseTo(far('b3') - STONE);
  });

  it('never looks past the shore', () => {
    const sight = new Sight();
    sight.width = 448;
    sight.height = 400;
    expect(sight.scale).toBe(2);
    sight.pan(500, 0);
    expect(sight.x).toBe(0);
    sight.zoom(2);
    sight.pan(10_000, 0);
    expect(sight.box).toBe('-112 -50 112 100');
    sight.zoom(0.01);
    expect(sight.box).toBe('-112 -100 224 200');
  });
});

describe('picking', () => {
  const lay1: GameMove = { type: 'lay-plank', plank: 'red_1', a: 'b1', b: 'c2' };
  const lay2: GameMove = { type: 'lay-plank', plank: 'red_2', a: 'b1', b: 'd1' };

  it('asks for a plank, then for its supports', () => {
    const moves = [lay1, lay2];
    expect([...glowing(moves, NOTHING)].sort()).toEqual(['red_1', 'red_2']);
    const one = picked(moves, NOTHING, 'red_1');
    expect([...glowing(moves, one)].sort()).toEqual(['b1', 'c2']);
    const two = picked(moves, one, 'c2');
    expect([...glowing(moves, two)]).toEqual(['b1']);
    expect(candidate(moves, picked(moves, two, 'b1'))).toEqual(lay1);
  });

  it('changes its mind: another plank, another support, the same one again', () => {
    const moves = [lay1, lay2];
    const whole = ['red_1', 'b1', 'c2'];
    expect(picked(moves, whole, 'red_2')).toEqual(['red_2']);
    expect(picked(moves, whole, 'c2')).toEqual(['red_1', 'b1']);
    expect(picked(moves, ['red_1', 'b1'], 'd1')).toEqual(['red_1', 'b1']);
    expect(targets(moves, whole).has('d1')).toBe(false);
  });

  it('makes other moves with one click', () => {
    const moves: GameMove[] = [
      { type: 'remove-plank', plank: 'red_1' },
      { type: 'remove-stone', islet: 'b1' },
    ];
    expect(candidate(moves, picked(moves, NOTHING, 'b1'))).toEqual(moves[1]);
  });
});

describe('the programme', () => {
  it('fills the first free slot, or the one wanted; changes cards about', () => {
    let slots = lay(lay(emptySlots(), 'jump'), 'move_1');
    expect(slots).toEqual(['jump', 'move_1', null, null, null]);
    slots = lay(slots, 'jump', 1);
    expect(slots).toEqual(['move_1', 'jump', null, null, null]);
    expect(takeBack(slots, 0)).toEqual([null, 'jump', null, null, null]);
  });

  it('lets a second dragon take the place of the first', () => {
    const slots = lay(lay(emptySlots(), 'move_1'), 'dragon_red');
    expect(lay(slots, 'dragon_blue')).toEqual(['move_1', 'dragon_blue', null, null, null]);
    expect(lay(slots, 'dragon_blue', 4)).toEqual(['move_1', null, null, null, 'dragon_blue']);
  });

  it('is whole with five cards, and knows only those in hand', () => {
    expect(whole(slotsOf(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd', 'e']))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(slotsOf(['a', '', 'x'], ['a'])).toEqual(['a', null, null, null, null]);
    expect(lay(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('what is seen', () => {
  const who = (more: Partial<Contestant>): Contestant =>
    ({ seat: 0, programme: [], ready: true, acted: false, cancelled: false, orders: [], ...more }) as Contestant;
  const view = (more: Partial<DeltaView>): DeltaView =>
    ({ planks: [], rank: 0, prompt: null, contestants: [], ...more }) as DeltaView;

  it('tells the state of every card', () => {
    const own = who({ programme: ['a', 'b', 'c'], cancelled: true });
    expect(cellsOf(view({ rank: 2 }), own).map(({ state }) => state)).toEqual([
      'done',
      'cancelled',
      'own',
      'face-down',
      'face-down',
    ]);
  });

  it('takes orders for the cards to come, dragons aside', () => {
    const programme = ['jump', 'move_1', 'dragon_red', 'move_2'];
    expect(cardsToCome(view({ rank: 2 }), who({ programme, acted: true }))).toEqual(['move_2']);
    expect(cardsToCome(view({ rank: 2 }), who({ programme }))).toEqual(['move_1', 'move_2']);
  });

  it('keeps a list of wishes, each once', () => {
    const order: LeaveOrder = { type: 'leave-order', card: 'move_1', wishes: [], auto: false };
    const wish = (place: string) => ({ type: 'walk-to' as const, place });
    const two = added(added(added(order, wish('a')), wish('b')), wish('a'));
    expect(two.wishes).toEqual([wish('a'), wish('b')]);
    expect(raised(two.wishes, 1)).toEqual([wish('b'), wish('a')]);
    expect(raised(two.wishes, 0)).toEqual([wish('a'), wish('b')]);
  });

  it('walks a pawn through every place of its way, and home through the water', () => {
    const planks = [
      { plank: 'red_1', a: 'b1', b: 'c2' },
      { plank: 'red_2', a: 'b1', b: 'd1' },
    ];
    const at = (pawn: string): DeltaView => view({ planks, contestants: [who({ pawn })] });
    const walked = [{ type: 'pawn-walked', seat: 0, card: 'move_2', origin: 'v_red', way: ['red_1', 'red_2'] }];
    const [walk] = walks(at('v_red'), at('red_2'), walked as GameEvent[]);
    expect(walk?.way).toHaveLength(3);
    expect(walks(at('red_1'), at('red_1'), [])).toEqual([]);
    const fell = [{ type: 'pawn-fell', seat: 0, origin: 'red_1', home: 'v_red', at_home: false }];
    const [fall] = walks(at('red_1'), at('v_red'), fell as GameEvent[]);
    expect(fall?.manner).toBe('fall');
    expect(fall && frames(fall).map(({ opacity }) => opacity)).toEqual([1, 1, 0, 0, 1]);
    const back = [{ type: 'pawn-returned', seat: 0, origin: 'v_red', turn: 'red_1' }];
    expect(walks(at('v_red'), at('v_red'), back as GameEvent[])[0]?.way).toHaveLength(3);
  });

  it('drops a plank that is too short over its gap', () => {
    const event = { type: 'plank-too-short', seat: 0, plank: 'red_1', a: 'b1', b: 'e1', lost: true } as GameEvent;
    expect(tips([event])).toEqual([{ plank: 'red_1', lie: lieOf('b1', 'e1') }]);
  });
});
