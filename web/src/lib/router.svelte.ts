// The router: the address of the page, changed without loading it again.

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  #hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get path(): string {
    return this.#path;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  get hash(): string {
    return decodeURIComponent(this.#hash.slice(1));
  }

  /** Go to an address of ours. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const before = this.#path;
    this.#read();
    if (this.#path !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
    this.#hash = location.hash;
  }

  /** A plain click on a plain link of ours stays on the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
