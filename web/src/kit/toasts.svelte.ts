// Toasts: short words that leave by themselves.

export interface Toast {
  id: number;
  text: string;
  look: 'plain' | 'bad';
  /** More to see: the words of a link, and where it leads. */
  link?: string;
  href?: string;
}

const LASTS_MS = 7_000;
/** For words that lead somewhere: whoever reads them has to reach them, too. */
const LEADS_MS = 20_000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  /** Show these words for a while, perhaps with a link to more. */
  show(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
    const id = this.#next++;
    this.list.push({ id, text, look: 'plain', ...more });
    setTimeout(() => this.dismiss(id), more.href ? LEADS_MS : LASTS_MS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Somebody else reads from now on. */
  clear(): void {
    this.list = [];
  }
}

export const toasts = new Toasts();
