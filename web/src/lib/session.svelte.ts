// The session: who one is, and what stands on the shelf.
import type { GameInfo, Me, SignIn, SignUp } from '../protocol/server';
import { accounts, api } from './api';
import { t, texts } from './texts/texts.svelte';

class Session {
  me = $state<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  /** How many tables wait for this person. */
  waiting = $state(0);
  #known: Promise<void> | null = null;
  #shelf: Promise<GameInfo[]> | null = null;

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
    return this.me ?? this.rename(anyName());
  }

  async rename(name: string): Promise<Me> {
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
    this.waiting = 0;
    this.countWaiting().catch(() => undefined);
  }

  /** Every game, asked of the server once. */
  shelf(): Promise<GameInfo[]> {
    this.#shelf ??= api.shelf().then(({ games }) => (this.games = games));
    this.#shelf.catch(() => (this.#shelf = null));
    return this.#shelf;
  }

  async countWaiting(): Promise<void> {
    if (!this.me) return;
    const { tables } = await api.myTables();
    this.waiting = tables.filter((each) => each.your_turn).length;
  }
}

function anyName(): string {
  const names = t('web-guest-names').split(', ');
  return names[Math.floor(Math.random() * names.length)] ?? 'Alix';
}

export const session = new Session();
