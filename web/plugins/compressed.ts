// A compressed twin beside every large file of the build, for a server that sends it to browsers that take it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALL = 1_000;

const WAYS = {
  gz: (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }),
  // One step below the best, which takes ten times as long for a hundredth.
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
};
export type Way = keyof typeof WAYS;

/** The twin of a file, or null where it would save nothing. */
export function twin(content: string | Uint8Array, way: Way = 'gz'): Uint8Array | null {
  const bytes = Buffer.from(content as string);
  if (bytes.length < SMALL) return null;
  const packed = WAYS[way](bytes);
  return packed.length < 0.9 * bytes.length ? packed : null;
}

export function compressed(ways: Way[] = ['gz']): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const file of Object.values(bundle)) {
        for (const way of ways) {
          const packed = twin(file.type === 'chunk' ? file.code : file.source, way);
          if (packed) writeFileSync(join(dir ?? '', `${file.fileName}.${way}`), packed);
        }
      }
    },
  };
}
