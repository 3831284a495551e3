// How an address of ours stands in the browser's: as its path where a server answers every path with this page, behind
// `#` where the page lies in some folder of a host that knows nothing of it.

export interface Address {
  path: string;
  search: string;
  /** With its `#`. */
  hash: string;
}

export interface Addresses {
  /** The address of ours that the browser shows. */
  read(): Address;
  /** What a browser shows for an address of ours: `/rules/{game}#3.2`. */
  shown(address: string): string;
  /** The address of ours that a link leads to; null for one that leads elsewhere. */
  of(link: HTMLAnchorElement): string | null;
}

export const byPath: Addresses = {
  read: () => ({ path: location.pathname, search: location.search, hash: location.hash }),
  shown: (address) => address,
  of(link) {
    const href = link.getAttribute('href') ?? '';
    if (link.origin !== location.origin || href.startsWith('#') || link.pathname.startsWith('/api/')) return null;
    return link.pathname + link.search + link.hash;
  },
};

const WRITTEN = /^(\/[^?#]*)(\?[^#]*)?(#[^]*)?$/;

export const byHash: Addresses = {
  read() {
    const [, path = '/', search = '', hash = ''] = WRITTEN.exec(location.hash.slice(1)) ?? [];
    return { path, search, hash };
  },
  shown: (address) => `#${address}`,
  of(link) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('/') && !href.startsWith('/api/')) return href;
    if (href.startsWith('#/')) return href.slice(1);
    if (!href.startsWith('#')) return null;
    const { path, search } = byHash.read();
    return path + search + href;
  },
};

export const addresses = import.meta.env.MODE === 'site' ? byHash : byPath;
