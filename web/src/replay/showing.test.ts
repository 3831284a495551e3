// A replay marks the last move as a table does, wherever one has gone to.
import { describe, expect, it } from 'vitest';
import { opened } from '../../tests/boards';
import type { BaseView, Marks, Tagged } from '../boards/contract';
import { marksOf } from '../boards/find';
import type { ReplayStep } from '../protocol/server';
import { lastMoves } from '../table/marks';
import { Showing } from './showing.svelte';

describe('a replay', () => {
  it('has the last move of every moment, step by step and after a jump', async () => {
    const { steps } = await opened('drakon/spectator');
    const marks = (await marksOf('drakon')) as Marks;
    const kept = steps as unknown as ReplayStep[];
    const walked = new Showing({}, { still: () => true, leisure: () => 0 });
    const log: Tagged[] = [];
    let marked = 0;
    for (const [at, step] of kept.entries()) {
      log.push(...(step.events as Tagged[]));
      const live = lastMoves(log, step.view as BaseView, marks);
      const jumped = new Showing({}, { still: () => true, leisure: () => 0 });
      jumped.go(kept, at);
      walked.go(kept, at);
      for (const { log: known, view } of [walked, jumped])
        expect(lastMoves(known, view as BaseView, marks)).toEqual(live);
      marked += live.length;
    }
    expect(marked).toBeGreaterThan(0);
  });
});
