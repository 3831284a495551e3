// The router: the address of the page, changed without loading it again.
import { addresses } from './addresses';

class Router {
  // Each by itself: who looks at the path does not look again when another moment of a replay is shown.
  #path = $state('');
  #search = $state('');
  #hash = $state('');

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
    for (const touch of ['pointerover', 'focusin']) document.addEventListener(touch, (event) => this.#spell(event));
  }

  get path(): string {
    return this.#path;
  }

  /** With its `?`, where something is asked. */
  get search(): string {
    return this.#search;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  get hash(): string {
    return decodeURIComponent(this.#hash.slice(1));
  }

  /** Go to an address of ours. */
  go(address: string, { replace = false } = {}): void {
    const shown = addresses.shown(address);
    if (replace) history.replaceState(null, '', shown);
    else history.pushState(null, '', shown);
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  #read(): void {
    ({ path: this.#path, search: this.#search, hash: this.#hash } = addresses.read());
  }

  /** A plain click on a plain link of ours stays on the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = linkAt(event);
    const address = link && addresses.of(link);
    if (!address) return;
    event.preventDefault();
    const before = this.path;
    this.go(address);
    if (this.path === before) document.getElementById(this.hash)?.scrollIntoView();
  }

  /** A link that somebody may open in a page of its own leads where the browser would show it. */
  #spell(event: Event): void {
    const link = linkAt(event);
    const address = link?.getAttribute('href')?.startsWith('/') ? addresses.of(link) : null;
    if (address) link?.setAttribute('href', addresses.shown(address));
  }
}

/** The link of a page of ours, not of a file. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && !link.hasAttribute('download') ? link : null;
}

export const router = new Router();
