// The page without a server: what a server would say of it stands in the page itself.
import type { Plugin } from 'vite';

/** Nothing from elsewhere, no inline script; WebAssembly is what Python is written in. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self'; object-src 'none'; " +
  "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'";

/** Writes the policy of the site. */
export function alone(): Plugin {
  return {
    name: 'alone',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' },
    ],
  };
}
