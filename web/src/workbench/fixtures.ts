// Games kept for the workbench, written by `python -m tools.fixtures`.
import type { BaseView, Decision, Prompt, Tagged } from '../boards/contract';

export interface Step {
  events: Tagged[];
  view: BaseView;
  decision: Decision | null;
  prompt: Prompt | null;
}

export interface Fixture {
  game: string;
  seat: number | null;
  names: string[];
  steps: Step[];
}

const FILES = import.meta.glob<Fixture>('../../fixtures/*/*.json', {
  import: 'default',
});

/** The names of all fixtures, as `game/name`. */
export function fixtureNames(): string[] {
  return Object.keys(FILES).map((path) => path.replace(/^.*fixtures\/(.*)\.json$/, '$1'));
}

/** One fixture by its name. */
export async function fixture(name: string): Promise<Fixture | undefined> {
  return FILES[`../../fixtures/${name}.json`]?.();
}
