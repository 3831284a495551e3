// What is heard at a table: what this viewer was told, once each, and nothing unless wished.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BaseView, Decision } from '../boards/contract';
import { cuesOf } from '../boards/find';
import { motion } from '../kit/motion.svelte';
import { sounds } from '../kit/sound.svelte';
import { SCORES } from '../kit/synth';
import * as synth from '../kit/synth';
import { gameSource, knownGames } from '../lib/texts/sources';
import { heardOf, type Heard } from './hearing.svelte';

const CUES = { 'card-played': 'card', 'gold-paid': 'coin' } as const;
const view = { over: false } as BaseView;
const asked = { moves: [{ type: 'pass' }] } as Decision;
const quiet: Heard = { events: [], decision: null, view };

describe('what a change sounds like', () => {
  it('follows the events, and what has no sound is silent', () => {
    const events = [{ type: 'gold-paid' }, { type: 'round-began' }, { type: 'card-played' }];
    expect(heardOf(CUES, quiet, { ...quiet, events })).toEqual(['coin', 'card']);
  });

  it('tells once that it is your turn, and that it is over', () => {
    const turn = { ...quiet, decision: asked };
    expect(heardOf(CUES, quiet, turn)).toEqual(['turn']);
    expect(heardOf(CUES, turn, turn)).toEqual([]);
    expect(heardOf(CUES, quiet, { ...quiet, view: { ...view, over: true } })).toEqual(['end']);
  });

  it('is silent about what was so before one came', () => {
    expect(heardOf(CUES, null, { ...quiet, decision: asked, events: [{ type: 'gold-paid' }] })).toEqual([]);
  });
});

describe('the games', () => {
  it.each(knownGames())('%s gives sounds to events that it has', async (game) => {
    const cues = await cuesOf(game);
    const { kinds } = await gameSource('en', game);
    expect(Object.keys(cues).length).toBeGreaterThan(5);
    expect(Object.keys(cues).filter((type) => !(type in kinds.events))).toEqual([]);
    expect(Object.values(cues).filter((cue) => !(cue in SCORES))).toEqual([]);
  });
});

describe('the switch', () => {
  const sung = vi.spyOn(synth, 'sing').mockImplementation(() => undefined);
  beforeEach(() => {
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        resume = async () => undefined;
      },
    );
    sung.mockClear();
  });
  afterEach(() => {
    sounds.choose(false);
    motion.choose('device');
    vi.unstubAllGlobals();
  });

  const heard = () => sung.mock.calls.map(([, cue]) => cue);

  it('is off until somebody wishes it', async () => {
    sounds.play(['card']);
    expect(heard()).toEqual([]);
    sounds.choose(true);
    await vi.waitFor(() => expect(heard()).toEqual(['turn']));
    sounds.play(['card', 'coin', 'card']);
    expect(heard()).toEqual(['turn', 'card', 'coin']);
  });

  it('leaves only the turn and the end where things stand still', async () => {
    motion.choose('reduced');
    sounds.choose(true);
    await vi.waitFor(() => expect(heard()).toEqual(['turn']));
    sounds.play(['card', 'end']);
    expect(heard()).toEqual(['turn', 'end']);
  });
});
