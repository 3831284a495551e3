// The session: who one is, and what stands on the shelf.
import type { GameInfo, House, Me, MyTable, SignIn, SignUp } from '../protocol/server';
import { accounts, api } from './api';
import { learn } from './outside.svelte';
import { t, texts } from './texts/texts.svelte';

const NAMED = 'draco-named';

class Session {
  me = $state<Me | null>(null);
  #chosen = $state(globalThis.localStorage?.getItem(NAMED) === 'yes');
  games = $state.raw<GameInfo[] | null>(null);
  /** The tables of this person, those that wait first; null while nobody has asked. */
  mine = $state.raw<MyTable[] | null>(null);
  /** How many of them wait. */
  waiting = $derived(this.mine?.filter((each) => each.your_turn).length ?? 0);
  /** The game that is not over yet and waits most, if there is one. */
  unfinished = $derived(this.mine?.find(({ table }) => table.status === 'running') ?? null);
  #known: Promise<void> | null = null;
  #shelf: Promise<GameInfo[]> | null = null;
  #house: Promise<House> | null = null;

  /** Ask the server, once, who one is. */
  know(): Promise<void> {
    this.#known ??= api.me().then(({ person }) => {
      this.me = person;
    });
    this.#known.catch(() => (this.#known = null));
    return this.#known;
  }

  /** Be somebody: the one known already, or a guest with a name of the tavern. */
  async beSomebody(): Promise<Me> {
    await this.know();
    return this.me ?? this.#enter(anyName());
  }

  /** Whether this person has said what to be called; whoever has not is asked before meeting others. */
  get isNamed(): boolean {
    return this.me !== null && (!this.me.guest || this.#chosen);
  }

  /** Be called as one wishes, here and at every table. */
  async rename(name: string): Promise<Me> {
    const person = await this.#enter(name);
    this.#chosen = true;
    localStorage.setItem(NAMED, 'yes');
    return person;
  }

  async #enter(name: string): Promise<Me> {
    const { person } = await api.enter({ name, language: texts.language });
    this.me = person;
    return person;
  }

  async signUp(wish: Omit<SignUp, 'language'>): Promise<void> {
    this.#become((await accounts.signUp({ ...wish, language: texts.language })).person);
  }

  async signIn(wish: SignIn): Promise<void> {
    this.#become((await accounts.signIn(wish)).person);
  }

  async signOut(): Promise<void> {
    await api.leaveForGood();
    this.#become(null);
  }

  async eraseAccount(password: string): Promise<void> {
    await accounts.erase(password);
    this.#become(null);
  }

  #become(person: Me | null): void {
    this.me = person;
    this.mine = null;
    this.countWaiting().catch(() => undefined);
  }

  /** Where the house is found by other devices, and whether it writes letters; asked of the server once. */
  house(): Promise<House> {
    this.#house ??= api.house();
    this.#house.catch(() => (this.#house = null));
    return this.#house;
  }

  /** Every game, asked of the server once. */
  shelf(): Promise<GameInfo[]> {
    this.#shelf ??= api.shelf().then(({ games }) => {
      learn(games);
      return (this.games = games);
    });
    this.#shelf.catch(() => (this.#shelf = null));
    return this.#shelf;
  }

  async countWaiting(): Promise<void> {
    if (!this.me) return;
    this.mine = (await api.myTables()).tables;
  }
}

/** A name of the tavern, for one who has none. */
export function anyName(taken: string[] = []): string {
  const names = t('web-guest-names')
    .split(', ')
    .filter((name) => !taken.includes(name));
  return names[Math.floor(Math.random() * names.length)] ?? 'Alix';
}

export const session = new Session();
