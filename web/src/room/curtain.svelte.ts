// The curtain between people who share a device: who looks, and to whom the device goes next.
import type { Decision, Prompt } from '../boards/contract';

/** What the table asks, as far as whoever looks can tell. */
export interface Asked {
  prompt: Prompt | null;
  decision: Decision | null;
  /** What happened just now. */
  events: readonly unknown[];
}

export class Curtain {
  /** Who looks at the table; null while the curtain is down. */
  open = $state<number | null>(null);
  /** To whom the device goes next; null while nobody of the room is awaited. */
  next = $state<number | null>(null);

  #seats: readonly number[];
  /** With whom the round begins. */
  #from = 0;
  /** Whether the one who looks has something to decide. */
  #asked = false;
  /** Who has looked since something happened that all could see. */
  readonly #looked = new Set<number>();
  #prompt: Prompt | null = null;
  /** Somebody may be asked whom the prompt does not name. */
  #wonders = false;

  constructor(seats: readonly number[]) {
    this.#seats = seats;
  }

  /** The seats of this room, which may become fewer. */
  seat(seats: readonly number[]): void {
    this.#seats = seats;
    this.next = this.#called();
  }

  follow({ prompt, decision, events }: Asked): void {
    const asked = Boolean(decision?.moves.length);
    if (events.length || (this.#asked && !asked)) this.#forget();
    this.#prompt = prompt;
    this.#asked = asked;
    this.next = this.#called();
  }

  /** Nothing has happened for long: perhaps somebody is asked in secret, so everybody has a look. */
  wonder(): void {
    this.#wonders = true;
    this.next = this.#called();
  }

  /** Somebody has taken the device: whoever was called, or another of the room. */
  lift(seat: number): void {
    this.open = seat;
    this.#asked = false;
    this.#from = this.#after(seat);
    this.#looked.add(seat);
    this.next = null;
  }

  /** Hide everything. Who was still to decide is called again, before the others. */
  fall(): void {
    if (this.open === null) return;
    if (this.#asked) {
      this.#from = this.open;
      this.#looked.delete(this.open);
    }
    this.open = null;
    this.#asked = false;
    this.next = this.#called();
  }

  #forget(): void {
    this.#looked.clear();
    this.#wonders = false;
    if (this.open !== null) this.#looked.add(this.open);
  }

  #after(seat: number): number {
    return this.#seats.find((each) => each > seat) ?? this.#seats[0] ?? 0;
  }

  /** Going round: first those who are named and have not looked yet, then whoever might be asked in secret. */
  #called(): number | null {
    if (this.#asked || !this.#prompt) return null;
    const named = this.#prompt.seats.filter((seat) => this.#seats.includes(seat) && seat !== this.open);
    const unseen = this.#seats.filter((seat) => !this.#looked.has(seat));
    const secret = this.#wonders || this.#prompt.seats.every((seat) => this.#looked.has(seat));
    const called = [named.filter((seat) => unseen.includes(seat)), secret ? unseen : [], named];
    const first = called.find((seats) => seats.length);
    return first?.find((seat) => seat >= this.#from) ?? first?.[0] ?? null;
  }
}
