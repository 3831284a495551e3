// Python in a worker: fetched once, unpacked here, so that any host of plain files sends it compressed.
import type { loadPyodide, PyodideInterface } from 'pyodide';
import type { Preparing } from '../lib/transport/contract';

/** What `make site` wrote beside the page: every file by its name, with its hash in it, and its bytes on the way. */
export interface Pack {
  /** The module that starts Python, and the one it is written in. */
  loader: string;
  machine: string;
  /** What pyodide is told that it may fetch besides: nothing. */
  lock: object;
  /** Compressed with gzip: the WebAssembly, the standard library, ours. */
  wasm: Piece;
  standard: Piece;
  library: Piece;
}

interface Piece {
  file: string;
  bytes: number;
}

/** Fetch everything, start Python and unpack our library in it; `folder` is where the pack lies. */
export async function startPython(folder: string, tell: (progress: Preparing) => void): Promise<PyodideInterface> {
  const pack = (await (await fetch(`${folder}engine.json`, { cache: 'no-cache' })).json()) as Pack;
  const pieces = [pack.wasm, pack.standard, pack.library];
  const of = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  let bytes = 0;
  const count = (more: number): void => tell({ step: 'fetching', bytes: (bytes += more), of });
  count(0);
  const [wasm, standard, library] = await Promise.all(pieces.map(({ file }) => unpacked(`${folder}${file}`, count)));
  if (!wasm || !standard || !library) throw new Error('no engine');
  tell({ step: 'starting', bytes: of, of });
  const python = await handing({ 'pyodide.asm.wasm': [wasm, 'application/wasm'], standard: [standard, ''] }, () =>
    load(folder, pack),
  );
  python.unpackArchive(library, 'zip', { extractDir: '/library' });
  python.runPython("import sys; sys.path.insert(0, '/library')");
  tell({ step: 'ready', bytes: of, of });
  return python;
}

async function load(folder: string, { loader, machine, lock }: Pack): Promise<PyodideInterface> {
  const modules = [import(/* @vite-ignore */ `${folder}${loader}`), import(/* @vite-ignore */ `${folder}${machine}`)];
  const [{ loadPyodide: start }, { default: createPyodideModule }] = (await Promise.all(modules)) as [
    { loadPyodide: typeof loadPyodide },
    { default: never },
  ];
  return start({
    indexURL: folder,
    stdLibURL: `${folder}standard`,
    packageBaseUrl: folder,
    lockFileContents: JSON.stringify(lock),
    createPyodideModule,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
  });
}

/** While this is done, files of these names are not fetched but handed over: pyodide asks for them itself. */
async function handing<T>(files: Record<string, [Uint8Array, string]>, done: () => Promise<T>): Promise<T> {
  const fetchFile = self.fetch;
  self.fetch = (wanted, init) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    const found = files[address.slice(address.lastIndexOf('/') + 1)];
    if (!found) return fetchFile(wanted, init);
    const [content, type] = found;
    return Promise.resolve(new Response(content as BufferSource, { headers: { 'Content-Type': type } }));
  };
  try {
    return await done();
  } finally {
    self.fetch = fetchFile;
  }
}

/** A file of the pack, counted as it comes; some hosts decompress by themselves what ends in `.gz`. */
async function unpacked(address: string, count: (more: number) => void): Promise<Uint8Array> {
  const response = await fetch(address, { cache: 'force-cache' });
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        count(chunk.length);
        out.enqueue(chunk);
      },
    }),
  );
  const raw = new Uint8Array(await new Response(counted).arrayBuffer());
  const isPacked = raw[0] === 0x1f && raw[1] === 0x8b;
  if (!isPacked) return raw;
  const stream = new Blob([raw]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
