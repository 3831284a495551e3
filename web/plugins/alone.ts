// The page without a server: what a server would say of it stands in the page itself, and a device may install it.
import type { Plugin } from 'vite';

/** Nothing from elsewhere, no inline script; WebAssembly is what Python is written in. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self'; object-src 'none'; " +
  "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'";

const icon = (size: number, purpose: string) => ({
  src: `icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const MANIFEST = {
  name: 'Dracothèque',
  short_name: 'Dracothèque',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#150b06',
  theme_color: '#20120b',
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
};

/** Writes the policy and the manifest of the site. */
export function alone(): Plugin {
  return {
    name: 'alone',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
    },
  };
}
