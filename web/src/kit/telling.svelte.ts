// Telling: how much time the reader wants the great moments of a game to take.

const KEPT = 'draco-telling';
export const TELLINGS = ['slow', 'usual', 'quick', 'none'] as const;
export type Telling = (typeof TELLINGS)[number];
const LEISURE: Record<Telling, number> = { slow: 1.7, usual: 1, quick: 0.5, none: 0 };

class Tellings {
  choice = $state<Telling>(known(globalThis.localStorage?.getItem(KEPT)));

  /** How much of its usual time a scene gets. */
  get leisure(): number {
    return LEISURE[this.choice];
  }

  choose(choice: Telling): void {
    this.choice = choice;
    localStorage.setItem(KEPT, choice);
  }
}

function known(kept: string | null | undefined): Telling {
  return TELLINGS.find((each) => each === kept) ?? 'usual';
}

export const telling = new Tellings();
