// What the tests of boards share: a voice, a kept game, and what a board is given.
import type { BoardProps, Tagged } from '../src/boards/contract';
import { appSources, gameSource } from '../src/lib/texts/sources';
import { Speech } from '../src/lib/texts/speech';
import { texts } from '../src/lib/texts/texts.svelte';
import { fixture, type Fixture, type Step } from '../src/workbench/fixtures';

/** The words of a game; whatever surrounds its board speaks the same language. */
export async function voice(language: 'fr' | 'en', game: string, names: string[] = []): Promise<Speech> {
  await texts.speak(language);
  const [app, { source, kinds }] = await Promise.all([appSources(language), gameSource(language, game)]);
  return new Speech(language, [...app, source], kinds, names);
}

export async function opened(name: string): Promise<Fixture> {
  const kept = await fixture(name);
  if (!kept) throw new Error(name);
  return kept;
}

export function boardProps(kept: Fixture, step: Step, speech: Speech, play: (move: Tagged) => void): BoardProps {
  const { view, decision, prompt, events } = step;
  const { seat, names } = kept;
  return { view, decision, prompt, events, seat, names, speech: speech.at(names), play, motion: false };
}
