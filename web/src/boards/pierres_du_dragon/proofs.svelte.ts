// Sealed fists: the fingerprint of each while it is closed, and whether it fits what was in it once all are open.
import { fingerprint } from '../../lib/fairness';
import type { GameEvent, Proof } from '../../protocol/pierres_du_dragon';

type OpenFist = object & { seat: number };
type Opening = Extract<GameEvent, { type: 'fists-opened' | 'silver-opened' }>;

/** What is known of one player's fist: its fingerprint, and the verdict where there is one. */
export interface Seal {
  print: string;
  proven: boolean | null;
}

export class Proofs {
  /** By seat, of the fists closed or opened last. */
  seals = $state.raw<Readonly<Record<number, Seal>>>({});
  /** By seat, whether the fists of the last auction were those that had been closed; null where no proof was made. */
  verdicts = $state.raw<Readonly<Record<number, boolean | null>>>({});
  /** Fists are sealed at this table. */
  #wanted = false;

  /** Take note of what happened; fists that open are checked against the fingerprints shown before. */
  async hear(events: readonly GameEvent[]): Promise<void> {
    const first = events.find(isOpening);
    const proofs = events.find((event) => event.type === 'fists-proven')?.proofs ?? [];
    for (const event of events) {
      if (event.type === 'fist-sealed') this.#seal(event.seat, event.fingerprint);
      if (event.type === 'fists-opened') this.verdicts = {};
      if (isOpening(event)) this.#miss(event.fists, event === first ? proofs : []);
      if (event.type === 'fists-proven') await this.#check(event.proofs, first?.fists ?? []);
    }
  }

  #seal(seat: number, print: string): void {
    this.#wanted = true;
    this.#note(seat, { print, proven: null });
  }

  /** Fists that open without a proof: under the first rules the clock, or the game itself, closed some. */
  #miss(fists: readonly OpenFist[], proofs: readonly Proof[]): void {
    if (!this.#wanted && !proofs.length) return;
    for (const { seat } of fists) {
      if (proofs.some((proof) => proof.seat === seat)) continue;
      this.seals = Object.fromEntries(Object.entries(this.seals).filter(([other]) => Number(other) !== seat));
      if (this.verdicts[seat] !== false) this.verdicts = { ...this.verdicts, [seat]: null };
    }
  }

  async #check(proofs: readonly Proof[], fists: readonly OpenFist[]): Promise<void> {
    for (const proof of proofs) {
      const shown = this.seals[proof.seat];
      const print = await fingerprint(proof.salt + proof.answer);
      if (!shown || print === null) continue;
      const proven = print === shown.print && isThis(proof, fists);
      this.#note(proof.seat, { ...shown, proven });
      const before = this.verdicts[proof.seat];
      this.verdicts = { ...this.verdicts, [proof.seat]: before === null ? null : proven && before !== false };
    }
  }

  #note(seat: number, seal: Seal): void {
    this.seals = { ...this.seals, [seat]: seal };
  }
}

function isOpening(event: GameEvent): event is Opening {
  return event.type === 'fists-opened' || event.type === 'silver-opened';
}

/** Whether the fist that lies open holds what its proof says. */
function isThis({ seat, answer }: Proof, fists: readonly OpenFist[]): boolean {
  const fist = fists.findLast((each) => each.seat === seat) as Record<string, unknown> | undefined;
  const { type, ...coins } = JSON.parse(answer) as Record<string, unknown>;
  return type !== undefined && Object.entries(coins).every(([name, value]) => fist?.[name] === value);
}
