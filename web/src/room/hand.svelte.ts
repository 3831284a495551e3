// Hand only: where the board is on a big screen, a phone shows one's own part of it and what can be chosen.
import { router } from '../lib/router.svelte';

const KEPT = 'draco-hand-only';

class HandOnly {
  /** Whether the board on this page has a part of one's own, marked `data-own`. */
  offered = $state(false);
  on = $state(localStorage.getItem(KEPT) === 'yes');

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? 'yes' : 'no');
  }

  /** Look at a board; whoever came by the code on a big screen wants the hand only. */
  meet(board: HTMLElement): void {
    this.offered = board.querySelector('[data-own]') !== null;
    this.on = router.query.has('hand') ? localStorage.getItem(KEPT) !== 'no' : localStorage.getItem(KEPT) === 'yes';
  }
}

export const handOnly = new HandOnly();
