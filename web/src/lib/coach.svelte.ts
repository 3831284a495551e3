// The coach: for each game, whether newcomers are guided, and what has been explained to them already.

const KEPT = 'draco-coach';
/** The first thing one is told, before any question. */
export const WELCOME = 'welcome';

/** What was explained; null where nobody wants a guide. */
type Lessons = readonly string[] | null;

class Coach {
  #games = $state.raw<Record<string, Lessons>>(read());

  /** Whether this game was never begun here: then a guide is offered. */
  isNew(game: string): boolean {
    return !(game in this.#games);
  }

  guides(game: string): boolean {
    return Boolean(this.#games[game]);
  }

  /** Begin with the first lesson. */
  start(game: string): void {
    this.#keep(game, []);
  }

  stop(game: string): void {
    this.#keep(game, null);
  }

  /** What is to be explained now: the game itself, then each new kind of question; an empty text where nothing is. */
  lesson(game: string, question: string): string {
    const known = this.#games[game];
    if (!known) return '';
    if (!known.includes(WELCOME)) return WELCOME;
    return known.includes(question) ? '' : question;
  }

  understood(game: string, lesson: string): void {
    const known = this.#games[game];
    if (known && !known.includes(lesson)) this.#keep(game, [...known, lesson]);
  }

  #keep(game: string, lessons: Lessons): void {
    this.#games = { ...this.#games, [game]: lessons };
    localStorage.setItem(KEPT, JSON.stringify(this.#games));
  }
}

function read(): Record<string, Lessons> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Record<string, Lessons>;
  } catch {
    return {};
  }
}

export const coach = new Coach();
