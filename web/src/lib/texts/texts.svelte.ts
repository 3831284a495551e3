// Texts: the language of the reader, switched in place; whoever speaks is made again in the new one.
import { SvelteMap } from 'svelte/reactivity';
import { ruleTitles } from '../rulebook';
import { isLanguage, preferred } from './preference';
import { appSources, gameSource, lidSource, roomSources, type Language, type Room } from './sources';
import { Speech, type Values } from './speech';

const KEPT = 'draco-language';

/** What somebody chose here, or what their browser says they read. */
function wished(): Language {
  const kept = globalThis.localStorage?.getItem(KEPT) ?? null;
  return isLanguage(kept) ? kept : preferred(globalThis.navigator?.languages ?? []);
}

class Texts {
  #language = $state<Language>(wished());
  readonly #speeches = new SvelteMap<string, Speech>();
  readonly #lids = new Map<string, Speech>();
  readonly #games = new Set<string>();
  readonly #rooms = new Set<Room>();
  /** In how many of these rooms the application knows what to say, by language. */
  readonly #known = new Map<Language, number>();
  readonly #titles = new SvelteMap<string, Record<string, string>>();

  get language(): Language {
    return this.#language;
  }

  /** Speak this language from now on, everywhere on the page. */
  async speak(language: Language): Promise<void> {
    // A room may be entered, or a game opened, while words are on their way.
    do {
      await Promise.all([this.#loadApp(language), ...[...this.#games].map((game) => this.#loadGame(language, game))]);
    } while (!this.#knows(language));
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Speak this language now and whenever this browser comes back. */
  async choose(language: Language): Promise<void> {
    globalThis.localStorage?.setItem(KEPT, language);
    await this.speak(language);
  }

  /** Load the words of a game, in the language of the moment. */
  async open(game: string): Promise<void> {
    this.#games.add(game);
    await this.#loadGame(this.#language, game);
  }

  /** Load the words of a room of the application. */
  async enter(room: Room): Promise<void> {
    this.#rooms.add(room);
    await this.#loadApp(this.#language);
  }

  /** The voice of the application. */
  get app(): Speech {
    return this.#speeches.get(this.#language) ?? new Speech(this.#language, []);
  }

  /** The voice of a game that was opened; it knows the application's words too. */
  game(game: string, names: readonly string[] = []): Speech {
    return (this.#speeches.get(`${this.#language} ${game}`) ?? this.app).at(names);
  }

  /** The words on the lid of a box. */
  lid(game: string): Speech {
    const key = `${this.#language} ${game}`;
    const kept = this.#lids.get(key);
    if (kept) return kept;
    const source = lidSource(this.#language, game);
    const made = new Speech(this.#language, [source]);
    if (source) this.#lids.set(key, made); // of a game of another package it may still be on its way
    return made;
  }

  /** What a paragraph of the rules is called, or the one it belongs to: “the programme” for `3.program`. */
  rule(game: string, paragraph: string): string {
    const titles = this.#titles.get(`${this.#language} ${game}`) ?? {};
    return titles[paragraph] ?? titles[paragraph.replace(/[.-][^.-]*$/, '')] ?? '';
  }

  #knows(language: Language): boolean {
    return (
      (this.#known.get(language) ?? -1) >= this.#rooms.size &&
      [...this.#games].every((game) => this.#speeches.has(`${language} ${game}`))
    );
  }

  async #loadApp(language: Language): Promise<void> {
    const rooms = [...this.#rooms];
    const isKnown = (): boolean => (this.#known.get(language) ?? -1) >= rooms.length;
    if (isKnown()) return;
    const sources = await Promise.all([appSources(language), roomSources(language, rooms)]);
    if (isKnown()) return;
    this.#known.set(language, rooms.length);
    this.#speeches.set(language, new Speech(language, sources.flat()));
  }

  async #loadGame(language: Language, game: string): Promise<void> {
    const key = `${language} ${game}`;
    if (this.#speeches.has(key)) return;
    this.#rooms.add('table');
    const [app, table, { source, kinds }, titles] = await Promise.all([
      appSources(language),
      roomSources(language, ['table']),
      gameSource(language, game),
      ruleTitles(game, language),
      this.#loadApp(language),
    ]);
    this.#titles.set(key, titles);
    this.#speeches.set(key, new Speech(language, [...app, ...table, source], kinds));
  }
}

export const texts = new Texts();

/** A sentence of the application, in the reader's language. */
export function t(id: string, values: Values = {}): string {
  return texts.app.say(id, values);
}
