// A compressed twin beside every large file of the build, for a server that sends it to browsers that take it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALL = 1_000;

/** The twin of a file, or null where it would save nothing. */
export function twin(content: string | Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(content as string);
  if (bytes.length < SMALL) return null;
  const packed = gzipSync(bytes, { level: 9 });
  return packed.length < 0.9 * bytes.length ? packed : null;
}

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const file of Object.values(bundle)) {
        const packed = twin(file.type === 'chunk' ? file.code : file.source);
        if (packed) writeFileSync(join(dir ?? '', `${file.fileName}.gz`), packed);
      }
    },
  };
}
