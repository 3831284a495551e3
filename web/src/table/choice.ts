// Who somebody was in a game the last time, in this browser.
const key = (game: string): string => `draco-choice-${game}`;

/** What was chosen before the last game, if anything. */
export function remembered(game: string): string | null {
  return globalThis.localStorage?.getItem(key(game)) ?? null;
}

export function remember(game: string, value: string): void {
  globalThis.localStorage?.setItem(key(game), value);
}

export function forget(game: string): void {
  globalThis.localStorage?.removeItem(key(game));
}
