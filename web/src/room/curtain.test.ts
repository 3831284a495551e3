import { describe, expect, it } from 'vitest';
import type { Decision, Prompt, Tagged } from '../boards/contract';
import { Curtain } from './curtain.svelte';

const HAPPENED = [{}];
const prompt = (seats: number[]): Prompt => ({ question: 'play', seats, rule: '', about: {} });
const decision = (seat: number): Decision => ({
  seat,
  question: 'play',
  moves: [{ type: 'pass' } as Tagged],
  rule: '',
  open_ended: false,
  secret: false,
  sealed: null,
  changes: [],
});

function watch(curtain: Curtain, seats: number[], events: unknown[] = []): number | null {
  curtain.follow({ prompt: prompt(seats), decision: null, events });
  return curtain.next;
}

function ask(curtain: Curtain, seats: number[], events: unknown[] = []): number | null {
  const own = curtain.open;
  curtain.follow({ prompt: prompt(seats), decision: own === null ? null : decision(own), events });
  return curtain.next;
}

describe('the curtain', () => {
  it('is down at first, and calls whoever is awaited', () => {
    const curtain = new Curtain([0, 2, 3]);
    expect(curtain.open).toBeNull();
    expect(watch(curtain, [2])).toBe(2);
    expect(watch(curtain, [1], HAPPENED)).toBeNull();
  });

  it('hands on when the decision is made, and not before', () => {
    const curtain = new Curtain([0, 1, 2]);
    watch(curtain, [0]);
    curtain.lift(0);
    expect(ask(curtain, [0])).toBeNull();
    expect(watch(curtain, [1], HAPPENED)).toBe(1);
    expect(curtain.open).toBe(0);
    curtain.fall();
    expect(curtain.open).toBeNull();
    expect(curtain.next).toBe(1);
  });

  it('takes sealed decisions round, one after the other', () => {
    const curtain = new Curtain([0, 1, 2]);
    const order: (number | null)[] = [];
    let waiting = [0, 1, 2];
    watch(curtain, waiting);
    while (curtain.next !== null && waiting.length) {
      const seat = curtain.next;
      order.push(seat);
      curtain.lift(seat);
      ask(curtain, waiting);
      waiting = waiting.filter((each) => each !== seat);
      watch(curtain, waiting, HAPPENED);
      curtain.fall();
      watch(curtain, waiting);
    }
    expect(order).toEqual([0, 1, 2]);
  });

  it('stays up for one who is asked again', () => {
    const curtain = new Curtain([0, 1]);
    curtain.lift(1);
    ask(curtain, [1]);
    expect(watch(curtain, [3], HAPPENED)).toBeNull();
    expect(ask(curtain, [1], HAPPENED)).toBeNull();
    expect(curtain.open).toBe(1);
  });

  it('calls again whoever was still to decide when it fell', () => {
    const curtain = new Curtain([0, 1, 2]);
    curtain.lift(1);
    ask(curtain, [0, 1, 2]);
    curtain.fall();
    expect(curtain.next).toBe(1);
    expect(watch(curtain, [0, 1, 2])).toBe(1);
  });

  it('rises again for one who takes a move back', () => {
    const curtain = new Curtain([0, 1]);
    curtain.lift(0);
    ask(curtain, [0]);
    expect(watch(curtain, [1], HAPPENED)).toBe(1);
    expect(ask(curtain, [0])).toBeNull();
  });

  it('goes to everybody once where the prompt keeps secret who is asked', () => {
    const curtain = new Curtain([0, 1, 2]);
    expect(watch(curtain, [], HAPPENED)).toBe(0);
    curtain.lift(0);
    expect(watch(curtain, [])).toBe(1);
    curtain.fall();
    curtain.lift(1);
    expect(watch(curtain, [])).toBe(2);
    curtain.fall();
    curtain.lift(2);
    expect(watch(curtain, [])).toBeNull();
    curtain.fall();
    expect(watch(curtain, [])).toBeNull();
  });

  it('goes round again after a secret answer, which may have passed the question on', () => {
    const curtain = new Curtain([0, 1, 2]);
    watch(curtain, [], HAPPENED);
    curtain.lift(0);
    watch(curtain, []);
    curtain.fall();
    curtain.lift(1);
    ask(curtain, [1]);
    expect(watch(curtain, [])).toBe(2);
    curtain.fall();
    curtain.lift(2);
    expect(watch(curtain, [])).toBe(0);
  });

  it('goes on to the others when the one who is named has nothing to decide', () => {
    const curtain = new Curtain([0, 1]);
    expect(watch(curtain, [0], HAPPENED)).toBe(0);
    curtain.lift(0);
    expect(watch(curtain, [])).toBe(1);
    curtain.fall();
    expect(watch(curtain, [0])).toBe(1);
  });

  it('wonders, after long silence, whether somebody of the room is meant', () => {
    const curtain = new Curtain([0, 1]);
    expect(watch(curtain, [4], HAPPENED)).toBeNull();
    curtain.wonder();
    expect(curtain.next).toBe(0);
    expect(watch(curtain, [4], HAPPENED)).toBeNull();
  });

  it('forgets those who have left the room', () => {
    const curtain = new Curtain([0, 1]);
    watch(curtain, [1]);
    curtain.seat([0]);
    expect(curtain.next).toBeNull();
  });
});
