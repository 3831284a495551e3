import { afterEach, describe, expect, test } from 'vitest';
import { byHash, byPath } from './addresses';

function link(href: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.setAttribute('href', href);
  return made;
}

afterEach(() => history.replaceState(null, '', '/'));

describe('behind the hash, where no server answers every path', () => {
  test('an address of ours is read as it was written, with its own query and hash', () => {
    history.replaceState(null, '', byHash.shown('/replay/abc?seat=1#12'));
    expect(byHash.read()).toEqual({ path: '/replay/abc', search: '?seat=1', hash: '#12' });
  });

  test('the folder itself, and whatever is no address of ours, is the shelf', () => {
    expect(byHash.read().path).toBe('/');
    history.replaceState(null, '', '#page');
    expect(byHash.read().path).toBe('/');
  });

  test('links of ours stay, whichever way they are spelt; a place on the page keeps the page', () => {
    history.replaceState(null, '', '#/rules/drakon');
    expect(byHash.of(link('/new/drakon'))).toBe('/new/drakon');
    expect(byHash.of(link('#/new/drakon'))).toBe('/new/drakon');
    expect(byHash.of(link('#3.2'))).toBe('/rules/drakon#3.2');
    expect(byHash.of(link('https://elsewhere.example/'))).toBeNull();
    expect(byHash.of(link('/api/tables/abc/file'))).toBeNull();
  });
});

describe('by its path, where a server does', () => {
  test('links of ours stay; files, places on the page and other houses do not', () => {
    expect(byPath.of(link('/replay/abc?seat=1#12'))).toBe('/replay/abc?seat=1#12');
    expect(byPath.of(link('/api/tables/abc/file'))).toBeNull();
    expect(byPath.of(link('#3.2'))).toBeNull();
    expect(byPath.of(link('https://elsewhere.example/'))).toBeNull();
  });
});
