// The live connection to the hall: tables, boards, people and words, kept through lost connections.
import type {
  Called,
  Crowd,
  FromHall,
  HallNews,
  HallTable,
  Picture,
  Problem,
  Said,
  ToHall,
  Visitor,
} from '../protocol/server';
import type { Line } from '../lib/transport/contract';
import { transport } from '#transport';
import { Backoff } from '../table/backoff';
import { Heartbeat } from '../table/heartbeat';

type Language = 'fr' | 'en';
const PROTOCOL = 2;

/** A list by id, with these in the place of those of the same id, and without some. */
export function merged<T>(known: ReadonlyMap<string, T>, news: T[], id: (each: T) => string, gone: string[]) {
  const after = new Map(known);
  for (const each of news) after.set(id(each), each);
  for (const name of gone) after.delete(name);
  return after;
}

export class HallLive {
  isOpen = $state(false);
  tables = $state.raw<ReadonlyMap<string, HallTable>>(new Map());
  pictures = $state.raw<ReadonlyMap<string, Picture>>(new Map());
  visitors = $state.raw<ReadonlyMap<string, Visitor>>(new Map());
  crowd = $state.raw<Crowd>({ here: 0, open: 0, running: 0 });
  lines = $state.raw<Said[]>([]);

  #line: Line | null = null;
  #ended = false;
  #number = 0;
  readonly #backoff = new Backoff();
  readonly #heartbeat = new Heartbeat({
    ask: () => this.#send({ type: 'ping' }),
    doubt: () => undefined,
    giveUp: () => this.#drop(),
  });

  constructor(
    private readonly language: Language,
    private readonly refused: (problem: Problem) => void,
    private readonly called: (call: Called) => void,
  ) {}

  open(): void {
    this.#line = transport.connect('/api/hall/live', {
      opened: () => {
        this.#send({ type: 'hello', protocol: PROTOCOL, language: this.language, only: null });
        this.#backoff.reset();
        this.#heartbeat.start();
      },
      heard: (text) => {
        this.#heartbeat.hear();
        this.hear(JSON.parse(text) as FromHall);
      },
      closed: () => this.#lose(),
    });
  }

  close(): void {
    this.#ended = true;
    this.#heartbeat.stop();
    this.#backoff.stop();
    this.#line?.close();
  }

  say(text: string): void {
    this.#send({ type: 'chat', id: `${Date.now().toString(36)}-${++this.#number}`, text });
  }

  hear(message: FromHall): void {
    switch (message.type) {
      case 'hall':
        this.isOpen = true;
        this.tables = merged(new Map(), message.tables, ({ id }) => id, []);
        this.pictures = merged(new Map(), message.pictures, ({ table }) => table, []);
        this.visitors = merged(new Map(), message.visitors, ({ id }) => id, []);
        this.crowd = message.crowd;
        return;
      case 'hall-news':
        return this.#note(message);
      case 'hall-talk':
        this.lines = message.lines;
        return;
      case 'hall-said':
        this.lines = [...this.lines, message.said];
        return;
      case 'called':
        return this.called(message);
      case 'refused':
        return this.refused(message.error);
    }
  }

  #note({ tables, gone, pictures, hidden, came, left, crowd }: HallNews): void {
    if (tables.length || gone.length) this.tables = merged(this.tables, tables, ({ id }) => id, gone);
    if (pictures.length || hidden.length) this.pictures = merged(this.pictures, pictures, ({ table }) => table, hidden);
    if (came.length || left.length) this.visitors = merged(this.visitors, came, ({ id }) => id, left);
    this.crowd = crowd;
  }

  #send(message: ToHall): void {
    this.#line?.send(JSON.stringify(message));
  }

  #drop(): void {
    this.#line?.close();
    this.#lose();
  }

  #lose(): void {
    this.#heartbeat.stop();
    this.isOpen = false;
    if (!this.#ended) this.#backoff.again(() => this.open());
  }
}
