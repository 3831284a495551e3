// Sealed fists: the fingerprint of each while it is closed, and whether it fits what was in it once all are open.
import { fingerprint } from '../../lib/fairness';
import type { GameEvent, Proof } from '../../protocol/pierres_du_dragon';

type OpenFist = Record<string, unknown> & { seat: number };

/** What is known of one player's fist: its fingerprint, and the verdict where there is one. */
export interface Seal {
  print: string;
  proven: boolean | null;
}

export class Proofs {
  /** By seat, of the fists closed or opened last. */
  seals = $state.raw<Readonly<Record<number, Seal>>>({});
  /** By seat, whether the fists of the last auction were those that had been closed. */
  verdicts = $state.raw<Readonly<Record<number, boolean>>>({});

  /** Take note of what happened; fists that open are checked against the fingerprints shown before. */
  async hear(events: readonly GameEvent[]): Promise<void> {
    for (const event of events) {
      if (event.type === 'fist-sealed') this.#note(event.seat, { print: event.fingerprint, proven: null });
      if (event.type === 'fists-opened') this.verdicts = {};
      if (event.type === 'fists-proven') await this.#check(event.proofs, opened(events));
    }
  }

  async #check(proofs: readonly Proof[], fists: readonly OpenFist[]): Promise<void> {
    for (const proof of proofs) {
      const shown = this.seals[proof.seat];
      const print = await fingerprint(proof.salt + proof.answer);
      if (!shown || print === null) continue;
      const proven = print === shown.print && isThis(proof, fists);
      this.#note(proof.seat, { ...shown, proven });
      this.verdicts = { ...this.verdicts, [proof.seat]: proven && this.verdicts[proof.seat] !== false };
    }
  }

  #note(seat: number, seal: Seal): void {
    this.seals = { ...this.seals, [seat]: seal };
  }
}

function opened(events: readonly GameEvent[]): readonly OpenFist[] {
  return events.flatMap((event): OpenFist[] =>
    event.type === 'fists-opened' || event.type === 'silver-opened' ? event.fists.map((fist) => ({ ...fist })) : [],
  );
}

/** Whether the fist that lies open holds what its proof says. */
function isThis({ seat, answer }: Proof, fists: readonly OpenFist[]): boolean {
  const fist = fists.findLast((each) => each.seat === seat);
  const { type, ...coins } = JSON.parse(answer) as Record<string, unknown>;
  return type !== undefined && Object.entries(coins).every(([name, value]) => fist?.[name] === value);
}
