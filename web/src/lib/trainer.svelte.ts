// The trainer: whether one wants to be told, in games against bots, when a move was costly.
import type { TableInfo } from '../protocol/server';

const KEPT = 'draco-trainer';

class Trainer {
  on = $state(globalThis.localStorage?.getItem(KEPT) === 'on');

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  }
}

export const trainer = new Trainer();

/** Whether nobody else plays there but bots: among people nobody is helped. */
export function isAlone(table: TableInfo, seat: number | null): boolean {
  return seat !== null && table.seats.every((each) => each.seat === seat || each.kind === 'bot');
}
