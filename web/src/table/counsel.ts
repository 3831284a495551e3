// A hint that was asked for: what it is about, and whether it can be followed when it comes.
import { offers, type Decision, type Tagged } from '../boards/contract';
import type { Hint } from '../protocol/server';

export class Counsel {
  #id = '';
  #about: Decision | null = null;

  ask(id: string, about: Decision | null): void {
    this.#id = id;
    this.#about = about;
  }

  /** Of use where it names a move that can be made now; to be asked again where the question has other moves by now. */
  weigh(hint: Hint, decision: Decision | null): 'of use' | 'ask again' | 'too late' {
    if (hint.id !== this.#id || !decision || decision.number !== this.#about?.number) return 'too late';
    if (offers(decision, hint.move as Tagged)) return 'of use';
    return decision === this.#about ? 'too late' : 'ask again';
  }
}
