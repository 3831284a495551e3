// The page's side of its workers: one keeps the tables, one thinks for bots; both are started when first needed.
import { keepMissing } from '../lib/games-kept';
import type { Hearing, Line, Preparing } from '../lib/transport/contract';
import { type Hold, held } from './locks';
import type { FromTables, FromThinker, ToTables, ToThinker } from './messages';

const ENGINE = new URL('engine/', document.baseURI).href;
const LOST = 1006;
/** A thought that takes longer has gone astray: bots keep to their time by themselves. */
const ASTRAY_MS = 60_000;
const KEPT_WITHIN_MS = 5_000;
/** How often the worker at the tables is asked whether it lives, and after how many of these it is believed dead. */
const PULSE_MS = 5_000;
const PULSES = 6;

/** What the house answers: a status and JSON, as it is written. */
export interface Told {
  status: number;
  text: string;
}

interface Waiting {
  resolve: (answer: Told) => void;
  reject: (reason: Error) => void;
}

/** Until whoever keeps files for later sees them come, but not for long: some browsers have nobody. */
async function kept(): Promise<void> {
  const keeper = navigator.serviceWorker;
  if (!keeper || keeper.controller) return;
  await Promise.race([
    new Promise((seen) => keeper.addEventListener('controllerchange', seen, { once: true })),
    new Promise((late) => setTimeout(late, KEPT_WITHIN_MS)),
  ]);
}

/** Perhaps the files that were wanted are those of a version that is gone: a newer one is looked for, and announced. */
async function newer(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
}

export class Host {
  /** How far Python has come; null where nobody waits for it. */
  progress = $state.raw<Preparing | null>(null);
  /** Whether another tab has the tables, and one waits for it. */
  isElsewhere = $state(false);
  #tables: Promise<Worker> | null = null;
  #hold: Hold | null = null;
  #take: () => void = () => undefined;
  #pulse?: ReturnType<typeof setInterval>;
  /** How often in a row it has not answered; it is not asked before it is up, which takes as long as the way does. */
  #missed = 0;
  #thinker: Worker | null = null;
  /** What is being thought about, each with the end of its patience; whoever is only starting gets all the time. */
  #thoughts = new Map<number, ReturnType<typeof setTimeout> | undefined>();
  #isThinkerUp = false;
  #asked = new Map<number, Waiting>();
  #lines = new Map<number, Hearing>();
  #number = 0;

  constructor(private readonly isKnown: () => void = () => undefined) {}

  get isStarted(): boolean {
    return this.#tables !== null;
  }

  /** Have the tables here, whichever tab has them now. */
  takeOver(): void {
    if (this.isElsewhere) this.#take();
  }

  ask(method: string, path: string, body: string | null): Promise<Told> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#tell({ type: 'ask', id, method, path, body });
    });
  }

  connect(path: string, hearing: Hearing): Line {
    const line = ++this.#number;
    let isOpen = false;
    const opened = (): void => {
      isOpen = true;
      hearing.opened();
    };
    this.#lines.set(line, { ...hearing, opened });
    this.#tell({ type: 'connect', line, path });
    return {
      send: (text) => {
        if (isOpen && this.#lines.has(line)) this.#tell({ type: 'say', line, text });
      },
      close: () => {
        if (this.#lines.delete(line)) this.#tell({ type: 'hang-up', line });
      },
    };
  }

  #tell(message: ToTables): void {
    this.#tables ??= this.#start();
    void this.#tables.then((worker) => worker.postMessage(message));
  }

  async #start(): Promise<Worker> {
    const taken = new Promise<void>((take) => (this.#take = take));
    const elsewhere = (): void => void (this.isElsewhere = true);
    this.#hold = await held(taken, { elsewhere, lost: () => this.#lose() });
    this.isElsewhere = false;
    this.progress = { step: 'starting', bytes: 0, of: 1 };
    await kept();
    const worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    worker.onerror = () => this.#fall();
    worker.postMessage({ type: 'open', folder: ENGINE } satisfies ToTables);
    return worker;
  }

  /** Another tab has the tables now, and thinks for them. */
  #lose(): void {
    this.#forget();
    this.#fall();
  }

  /** The worker is gone: whoever asked is told, and whoever comes back finds another, who reads the log. */
  #fall(): void {
    void this.#tables?.then((worker) => worker.terminate());
    this.#hold?.release();
    clearInterval(this.#pulse);
    this.#tables = this.#hold = null;
    this.progress = null;
    const asked = [...this.#asked.values()];
    const lines = [...this.#lines.values()];
    this.#asked.clear();
    this.#lines.clear();
    for (const { reject } of asked) reject(new Error('the worker is gone'));
    for (const hearing of lines) hearing.closed(LOST);
  }

  #hear(message: FromTables): void {
    switch (message.type) {
      case 'progress':
        this.progress = message;
        return;
      case 'open':
        this.progress = null;
        this.isKnown();
        void keepMissing();
        this.#missed = 0;
        this.#pulse = setInterval(() => this.#feelPulse(), PULSE_MS);
        return;
      case 'pong':
        this.#missed = 0;
        return;
      case 'answer':
        this.#asked.get(message.id)?.resolve({ status: message.status, text: message.body });
        this.#asked.delete(message.id);
        return;
      case 'connected':
        this.#lines.get(message.line)?.opened();
        return;
      case 'heard':
        this.#lines.get(message.line)?.heard(message.text);
        return;
      case 'closed':
        this.#close(message.line, message.code);
        return;
      case 'think':
        this.#think(message.id, message.request);
        return;
      case 'broken':
        console.error(message.reason);
        this.#fall();
        void newer();
        return;
    }
  }

  /** A browser that is short of memory ends workers without a word. */
  #feelPulse(): void {
    if (this.#missed++ < PULSES) this.#tell({ type: 'ping' });
    else this.#fall();
  }

  #close(line: number, code: number): void {
    const hearing = this.#lines.get(line);
    this.#lines.delete(line);
    hearing?.closed(code);
  }

  #think(id: number, request: string): void {
    this.#thinker ??= this.#startThinker();
    this.#thoughts.set(id, this.#isThinkerUp ? this.#patience() : undefined);
    this.#thinker.postMessage({ type: 'think', id, request } satisfies ToThinker);
  }

  #startThinker(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type === 'thought') return this.#thought(data.id, data.answer);
      this.#isThinkerUp = true;
      for (const id of this.#thoughts.keys()) this.#thoughts.set(id, this.#patience());
    };
    worker.onerror = () => this.#forget();
    worker.postMessage({ type: 'open', folder: ENGINE } satisfies ToThinker);
    return worker;
  }

  #patience(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#forget(), ASTRAY_MS);
  }

  #thought(id: number, answer: string | null): void {
    clearTimeout(this.#thoughts.get(id));
    if (this.#thoughts.delete(id)) this.#tell({ type: 'thought', id, answer });
  }

  /** Whoever was thinking is sent away: their bots play by rule of thumb, and the next thought finds another. */
  #forget(): void {
    this.#thinker?.terminate();
    this.#thinker = null;
    this.#isThinkerUp = false;
    for (const id of [...this.#thoughts.keys()]) this.#thought(id, null);
  }
}
