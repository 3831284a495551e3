// The games themselves on this device, with Python in a folder of their own: of a server, or of a page without one.

const IS_SITE = import.meta.env.MODE === 'site';
/** Where they lie. */
export const FOLDER = IS_SITE ? new URL('./', document.baseURI).href : new URL('/offline/', location.href).href;

interface Pack {
  loader: string;
  machine: string;
  wasm: { file: string; bytes: number };
  standard: { file: string; bytes: number };
  library: { file: string; bytes: number };
}

export interface Progress {
  bytes: number;
  of: number;
}

const PACK = `${FOLDER}engine/engine.json`;

/** Whether this browser can keep them: over HTTPS, or on the machine itself. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

/** Whether every file of them is here. */
export async function areKept(): Promise<boolean> {
  const found = canKeep() ? await caches.match(PACK) : undefined;
  if (!found) return false;
  const { loader, machine, ...pieces } = (await found.json()) as Pack;
  const files = [loader, machine, pieces.wasm.file, pieces.standard.file, pieces.library.file];
  const there = await Promise.all(files.map((file) => caches.match(`${FOLDER}engine/${file}`)));
  return there.every(Boolean);
}

/** What there is to fetch, in bytes. */
export async function weight(): Promise<number> {
  const { wasm, standard, library } = (await (await fetch(PACK)).json()) as Pack;
  return wasm.bytes + standard.bytes + library.bytes;
}

/** Fetch them; rejects where not everything came. */
export async function keepGames(tell: (progress: Progress) => void): Promise<void> {
  const keeper = await active(await navigator.serviceWorker.register(`${FOLDER}keeper.js`));
  const { port1: here, port2: there } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    here.onmessage = ({ data }: MessageEvent<Progress | 'kept' | 'failed'>) => {
      if (data === 'kept') resolve();
      else if (data === 'failed') reject(new Error('not everything came'));
      else tell(data);
    };
    keeper.postMessage('keep-engine', [there]);
  });
  here.close();
}

/** Where they were fetched before anybody was there to keep them, they are kept now: the next game needs no network. */
export async function keepMissing(): Promise<void> {
  if (!canKeep() || (await areKept())) return;
  await keepGames(() => undefined).catch(() => undefined);
}

/** The worker of the folder, once it has fetched the page itself. */
async function active({ active: now, installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = installing ?? waiting;
  if (now) return now;
  if (!coming) throw new Error('no keeper');
  await new Promise<void>((resolve, reject) => {
    coming.onstatechange = () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('not everything came'));
    };
  });
  return coming;
}
