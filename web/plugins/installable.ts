// What a device asks before it installs a page: a manifest, with icons that lie beside it.
import type { Plugin } from 'vite';

const icon = (file: string, size: number, purpose: string) => ({
  src: file,
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
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-cut-512.png', 512, 'maskable'),
  ],
};

/** Writes the manifest; the first page names it. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
    },
  };
}
