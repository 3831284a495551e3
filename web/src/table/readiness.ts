// Readiness: who has answered a question that is put to several at once.
import type { Prompt } from '../boards/contract';

export class Readiness {
  #question = '';
  #asked: number[] = [];
  #ready: ReadonlySet<number> = new Set();

  /** The seats that were asked this question and are no longer awaited. */
  of(prompt: Prompt | null): ReadonlySet<number> {
    const seats = prompt?.seats ?? [];
    const same = prompt?.question === this.#question && seats.every((seat) => this.#asked.includes(seat));
    if (!prompt || !same || seats.length === this.#asked.length) {
      this.#asked = seats;
      this.#ready = new Set();
    } else {
      this.#ready = new Set(this.#asked.filter((seat) => !seats.includes(seat)));
    }
    this.#question = prompt?.question ?? '';
    return this.#ready;
  }
}
