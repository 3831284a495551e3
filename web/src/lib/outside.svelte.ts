// Games of other packages: this page was built without them, and asks the server for what they bring.
import { SvelteMap } from 'svelte/reactivity';
import type { Brought, GameInfo, GameWords } from '../protocol/server';
import { api } from './api';

const brought = new SvelteMap<string, Brought>();
const words = new Map<string, Promise<GameWords | null>>();
let asked: Promise<unknown> | null = null;

/** What the shelf says of games that come from elsewhere. */
export function learn(games: readonly GameInfo[]): void {
  for (const game of games) {
    if (!game.brought || brought.has(game.id)) continue;
    brought.set(game.id, game.brought);
    if (game.brought.theme) dress(game.brought.theme);
  }
}

/** What a game brings, once the server has said so; null for one that nobody has. */
export async function broughtBy(game: string): Promise<Brought | null> {
  if (!brought.has(game)) await ask();
  return brought.get(game) ?? null;
}

/** The words on its lid: nothing until the server has answered, and then whoever shows them shows them anew. */
export function lidOf(game: string, language: string): string {
  const known = brought.get(game);
  if (!known) void ask();
  return known?.lid[language] ?? '';
}

/** The games that the server has and this page was built without. */
export function outsiders(): string[] {
  return [...brought.keys()];
}

/** All that is to be said of a game, in one language. */
export function wordsOf(game: string, language: string): Promise<GameWords | null> {
  const key = `${game} ${language}`;
  const kept =
    words.get(key) ?? broughtBy(game).then((found) => (found ? api.words(game, language) : Promise.resolve(null)));
  words.set(key, kept);
  kept.catch(() => words.delete(key));
  return kept;
}

function ask(): Promise<unknown> {
  asked ??= api.shelf().then(
    ({ games }) => learn(games),
    () => (asked = null),
  );
  return asked;
}

function dress(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
