// Marks on a board: where somebody moved last, and where a hint would have one act.

export interface Mark {
  /** What is marked, as a selector within the board. */
  at: string;
  /** The colour of whoever moved; none for the table's gold. */
  colour: string | null;
}

export interface Marked {
  last: readonly Mark[];
  /** Selectors, in the order in which things are done. */
  hinted: readonly string[];
  /** What is done, in words: by it a button is known that no selector finds; else the part of the board that asks is. */
  words: string;
}

const PLAYS = 'button, [role=button], [data-plays]';

function says(node: Element, words: string): boolean {
  const own = node as HTMLElement;
  return [own.dataset.plays, own.ariaLabel, own.textContent?.trim()].includes(words);
}

function hintedIn(board: Element, { hinted, words }: Marked): Element[] {
  const found = hinted.flatMap((at) => [...board.querySelectorAll(at)].slice(0, 1));
  if (found.length || !words) return found;
  const said = [...board.querySelectorAll(PLAYS)].find((node) => says(node, words));
  const asks = said ?? board.querySelector('[data-asks]');
  return asks ? [asks] : [];
}

/** Keeps the marks where they belong, whatever the board draws anew. */
export function marking(board: HTMLElement, marked: Marked) {
  let wanted = marked;
  let asked = 0;
  let lit: Element[] = [];

  function clear(): void {
    for (const node of lit) {
      node.removeAttribute('data-last');
      node.removeAttribute('data-hinted');
      (node as HTMLElement).style.removeProperty('--mover');
    }
    lit = [];
  }
  function apply(): void {
    asked = 0;
    clear();
    for (const { at, colour } of wanted.last) {
      for (const node of board.querySelectorAll<HTMLElement>(at)) {
        node.setAttribute('data-last', '');
        if (colour) node.style.setProperty('--mover', colour);
        lit.push(node);
      }
    }
    for (const [at, node] of hintedIn(board, wanted).entries()) {
      node.setAttribute('data-hinted', `${at + 1}`);
      lit.push(node);
    }
  }
  const soon = (): void => void (asked ||= requestAnimationFrame(apply));
  const seen = new MutationObserver(soon);
  seen.observe(board, { subtree: true, childList: true });
  soon();
  return {
    update(next: Marked): void {
      wanted = next;
      soon();
    },
    destroy(): void {
      seen.disconnect();
      cancelAnimationFrame(asked);
      clear();
    },
  };
}
