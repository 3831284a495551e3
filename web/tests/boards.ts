// What the tests of boards share: a voice, a kept game, what a board is given, and somebody who looks at it and clicks.
import { render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
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
  const { game, seat, names } = kept;
  return { game, view, decision, prompt, events, seat, names, speech: speech.at(names), play, motion: false };
}

/** Somebody with a mouse in front of a board, which goes from moment to moment as it does at a table: mounting it is dear. */
export class Onlooker {
  played: Tagged[] = [];
  readonly root: HTMLElement;
  readonly #props: (step: Step) => BoardProps;
  readonly #rerender: (props: BoardProps) => Promise<void>;

  constructor(
    board: Component<BoardProps>,
    kept: Fixture,
    protected step: Step,
    protected readonly speech: Speech,
  ) {
    this.#props = (each) => boardProps(kept, each, speech, (move) => this.played.push(move));
    const { container, rerender } = render(board, { props: this.#props(step) });
    this.root = container;
    this.#rerender = rerender;
  }

  async turnTo(step: Step): Promise<void> {
    this.step = step;
    await this.#rerender(this.#props(step));
    flushSync();
  }

  find<E extends Element = HTMLElement>(selector: string): E | null {
    return this.root.querySelector<E>(selector);
  }

  count(selector: string): number {
    return this.root.querySelectorAll(selector).length;
  }

  click(selector: string): void {
    const found = this.find(selector);
    if (!found) throw new Error(`nothing to click: ${selector}`);
    found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  }
}
