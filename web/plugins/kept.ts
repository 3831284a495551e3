// What a device keeps of a server's page: all files of one build in one, and the worker who knows it.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { twin } from './compressed.ts';

const KINDS: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

export type Files = readonly (readonly [path: string, content: string | Uint8Array])[];

/** These files as one: a line that says path, type and length of each, then their bytes. */
export function packed(files: Files): Uint8Array {
  const contents = files.map(([, content]) => Buffer.from(content as string));
  const line = files.map(([path], at) => [path, KINDS[path.split('.').at(-1) ?? ''], contents[at]?.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), ...contents]);
}

/** The worker of the build that begins with this script. */
export function keeper(source: string, entry: string, pack: string): string {
  return source.replace('%entry%', entry).replace('%pack%', pack);
}

/** Writes `keeper.js`, and `assets/kept-….bin` for it: at the very end, when every file says what it will say. */
export function kept(web: string): Plugin {
  return {
    name: 'kept',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'));
      const files = built.map(
        (file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const,
      );
      const entry = built.find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) throw new Error('nothing was built');
      const pack = packed(files.sort(([one], [other]) => (one < other ? -1 : 1)));
      const name = `assets/kept-${createHash('sha256').update(pack).digest('hex').slice(0, 12)}.bin`;
      writeFileSync(join(dir, name), pack);
      writeFileSync(join(dir, `${name}.gz`), twin(pack) ?? '');
      const worker = readFileSync(join(web, 'offline', 'server.js'), 'utf-8');
      writeFileSync(join(dir, 'keeper.js'), keeper(worker, `/${entry.fileName}`, `/${name}`));
    },
  };
}
