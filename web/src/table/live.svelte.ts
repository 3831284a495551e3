// The live connection to a table: one viewer's numbered stream, kept through lost connections.
import type { BaseView, Decision, Prompt, Story, Tagged } from '../boards/contract';
import type {
  Clocks,
  Fresh,
  FromServer,
  Hello,
  Hint,
  News,
  Opinion,
  PlayMove,
  Problem,
  Said,
  TableInfo,
  ToServer,
} from '../protocol/server';
import { storyOf } from '../boards/stories';
import type { Line } from '../lib/transport/contract';
import { transport } from '#transport';
import { Backoff } from './backoff';
import { Counsel } from './counsel';
import { Heartbeat } from './heartbeat';
import { Mood, type Gesture } from './mood.svelte';
import { Readiness } from './readiness';
import { Scenes } from './scenes';
import { beatsOf, type Stage } from './story';

/** Through whose eyes one looks: which of one's seats (null: the first), or as a spectator. */
export type Eyes = Pick<Hello, 'seat' | 'watch'>;
/** How much time the reader wants things to take. */
export interface Tempo {
  /** Whether nothing is to move. */
  still: () => boolean;
  /** How much of its usual time a scene gets; 0 for none. */
  leisure: () => number;
}
export type Link = 'connecting' | 'here' | 'lost' | 'uninvited' | 'outdated';

/** A move that is not acknowledged by then is shown as being on its way. */
const SOON_MS = 600;
/** How long a move is shown that is no scene. */
const GLANCE_MS = 480;
const PROTOCOL = 2;
/** Codes by which the server says that coming back is of no use. */
const FINAL_CODES: Record<number, Link> = { 4400: 'outdated', 4401: 'uninvited' };

type Asked = Extract<ToServer, { id: string }>;

export class Live {
  link = $state<Link>('connecting');
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<BaseView | null>(null);
  decision = $state.raw<Decision | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  /** How far the server's clock is ahead of ours. */
  skew = 0;
  log = $state.raw<Tagged[]>([]);
  /** Where in the log one's own last move stands. */
  mine = $state(0);
  events = $state.raw<Tagged[]>([]);
  /** What is being told over the table. */
  banner = $state.raw<Tagged | null>(null);
  chat = $state.raw<Said[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** What the trainer thinks of one's last move, where it was costly. */
  opinion = $state.raw<Opinion | null>(null);
  /** Whether the trainer looks at every move of one's own. */
  trained = false;
  ready = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether something is on its way that may change what one is asked: a move of one's own, or news not yet shown. */
  busy = $state(false);
  /** Nobody answers, though the connection has not ended. */
  silent = $state(false);
  /** A move of one's own has been on its way for longer than usual. */
  sending = $state(false);
  readonly mood = new Mood();
  /** How many moves were sent from here. */
  played = $state(0);

  #line: Line | null = null;
  #stream: string | null = null;
  #last: number | null = null;
  #unanswered = new Map<string, Asked>();
  #number = 0;
  readonly #counsel = new Counsel();
  /** What the trainer was asked last. */
  #opinionAsked = '';
  /** Whether the last that was heard asks the reader something. */
  #asked = false;
  #ended = false;
  #late: ReturnType<typeof setTimeout> | undefined;
  readonly #heartbeat = new Heartbeat({
    ask: () => this.#send({ type: 'ping' }),
    doubt: (doubtful) => (this.silent = doubtful),
    giveUp: () => this.#drop(),
  });
  readonly #backoff = new Backoff();
  readonly #readiness = new Readiness();
  readonly #scenes = new Scenes(() => {
    this.banner = null;
    this.#settle();
  });

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
    private readonly refused: (problem: Problem) => void,
    private readonly tempo: Tempo,
    private readonly eyes: Eyes = { seat: null, watch: false },
  ) {}

  /** What is worth a scene in this game. */
  get story(): Story {
    return this.table ? storyOf(this.table.game) : {};
  }

  open(): void {
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
    this.#line = transport.connect(`/api/tables/${encodeURIComponent(this.id)}/live`, {
      opened: () => this.#greet(),
      heard: (text) => {
        this.#heartbeat.hear();
        this.#hear(JSON.parse(text) as FromServer);
        this.#settle();
      },
      closed: (code) => this.#lose(code),
    });
  }

  close(): void {
    this.#ended = true;
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    clearTimeout(this.#late);
    this.#heartbeat.stop();
    this.#scenes.close();
    this.#backoff.stop();
    this.#line?.close();
  }

  /** The device says so: no need to wait for silence. */
  readonly #offline = (): void => {
    this.silent = true;
  };

  readonly #online = (): void => {
    if (this.link === 'lost') this.#backoff.now();
    else this.#heartbeat.ask();
  };

  /** End a connection on which nothing comes, without waiting for the other side, and come back. */
  #drop(): void {
    this.#line?.close();
    this.#lose(0);
  }

  play(move: Tagged): void {
    const number = this.decision?.number ?? null;
    if (number !== null && this.#isOnItsWay(number, move)) return; // a double click answers once
    this.hint = null;
    this.dismissOpinion();
    if (!this.#scenes.isBehind) this.#scenes.finish();
    this.played += 1;
    this.#ask({ type: 'move', id: this.#fresh(), number, move });
    this.#settle();
  }

  undo(): void {
    this.dismissOpinion();
    this.#ask({ type: 'undo', id: this.#fresh() });
  }

  answerUndo(agree: boolean, seat: number): void {
    this.#ask({ type: 'undo-answer', id: this.#fresh(), agree, seat });
  }

  say(text: string): void {
    this.#ask({ type: 'chat', id: this.#fresh(), text });
  }

  gesture(gesture: Gesture): void {
    this.#ask({ type: 'gesture', id: this.#fresh(), gesture });
  }

  askHint(): void {
    const id = this.#fresh();
    this.#counsel.ask(id, this.decision);
    this.#ask({ type: 'hint', id });
  }

  /** Say no more of the last move, nor what comes too late. */
  dismissOpinion(): void {
    this.opinion = null;
    this.#opinionAsked = '';
  }

  /** Not asked again where the answer is lost: by then the game has gone on. */
  #askOpinion(): void {
    this.#opinionAsked = this.#fresh();
    this.#send({ type: 'opinion', id: this.#opinionAsked });
  }

  #fresh(): string {
    return `${Date.now().toString(36)}-${++this.#number}`;
  }

  /** Send, and keep until answered: what a lost connection swallowed is sent again under the same id. */
  #ask(message: Asked): void {
    this.#unanswered.set(message.id, message);
    this.#send(message);
  }

  #isOnItsWay(number: number, move: Tagged): boolean {
    const words = JSON.stringify(move);
    return this.#moves().some((each) => each.number === number && JSON.stringify(each.move) === words);
  }

  /** One's moves that the server has not answered. */
  #moves(): PlayMove[] {
    return [...this.#unanswered.values()].filter((each) => each.type === 'move');
  }

  #settle(): void {
    const underWay = this.#moves().length > 0;
    this.busy = this.#scenes.isBehind || underWay;
    if (!underWay) {
      clearTimeout(this.#late);
      this.#late = undefined;
      this.sending = false;
    } else {
      this.#late ??= setTimeout(() => (this.sending = true), SOON_MS);
    }
  }

  #send(message: ToServer): void {
    this.#line?.send(JSON.stringify(message));
  }

  #greet(): void {
    const { invite, eyes } = this;
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      stream: this.#stream,
      last: this.#last,
      invite,
      moments: true,
      ...eyes,
    });
    for (const message of this.#unanswered.values()) this.#send(message);
    this.link = 'here';
    this.#backoff.reset();
    this.#heartbeat.start();
  }

  #lose(code: number): void {
    this.#heartbeat.stop();
    if (this.#ended) return;
    this.link = FINAL_CODES[code] ?? 'lost';
    if (code in FINAL_CODES) return;
    this.#backoff.again(() => this.open());
  }

  #hear(message: FromServer): void {
    if ('n' in message) this.#last = message.n;
    switch (message.type) {
      case 'view':
        return this.#begin(message);
      case 'news':
        return this.#tell(message);
      case 'table':
      case 'over':
        return this.#know(message.table);
      case 'chat':
        this.#say(message.said);
        return;
      case 'ack':
        if (this.trained && this.#isAnswer(message.id)) this.#askOpinion();
        this.#unanswered.delete(message.id);
        return;
      case 'refused':
        if (message.id && message.id === this.#opinionAsked) return;
        if (message.id) this.#unanswered.delete(message.id);
        this.refused(message.error);
        return;
      case 'hint':
        this.#unanswered.delete(message.id);
        return this.#advise(message);
      case 'opinion':
        if (message.id === this.#opinionAsked && isCostly(message)) this.opinion = message;
        return;
    }
  }

  /** Whether this was a move that answered a question. */
  #isAnswer(id: string): boolean {
    const message = this.#unanswered.get(id);
    return message?.type === 'move' && message.number !== null;
  }

  /** A hint that comes late is about a question that nobody asks any more. */
  #advise(hint: Hint): void {
    const use = this.#moves().length ? 'too late' : this.#counsel.weigh(hint, this.decision);
    if (use === 'of use') this.hint = hint;
    if (use === 'ask again') this.askHint();
  }

  /** Something new, or something said before that has been hidden since. */
  #say(said: Said): void {
    if (this.chat.some(({ number }) => number === said.number)) {
      this.chat = this.chat.map((each) => (each.number === said.number ? said : each));
    } else {
      this.chat = [...this.chat, said];
      this.mood.see(said);
    }
  }

  #begin(fresh: Fresh): void {
    this.#scenes.drop();
    this.#stream = fresh.stream;
    this.table = fresh.table;
    this.seat = fresh.seat;
    this.chat = fresh.chat;
    this.log = fresh.log as Tagged[];
    this.mine = this.log.length - fresh.missed;
    this.#asked = isAsked(fresh);
    this.#place(fresh, []);
  }

  /** The result is not known before the end has been told. */
  #know(table: TableInfo): void {
    const show = (): void => void (this.table = table);
    if (table.status === 'over' && !this.#scenes.isIdle) this.#scenes.add([{ show, ms: 0 }]);
    else show();
  }

  #tell(news: News): void {
    const asks = isAsked(news);
    const unasked = this.#asked ? null : this.seat;
    this.#asked = asks;
    const hidden = document.hidden;
    const stage: Stage = {
      story: this.story,
      unasked,
      leisure: hidden ? 0 : this.tempo.leisure(),
      glance: this.tempo.still() || hidden ? 0 : GLANCE_MS,
      glimpse: (view, events) => this.#glimpse(view, events),
      arrive: (events) => this.#arrive(news, events),
      say: (event) => (this.banner = event),
    };
    this.#scenes.add(beatsOf(news, stage, asks));
  }

  /** Enough of what is being told. */
  skip(): void {
    this.#scenes.skip();
    this.#settle();
  }

  /** The table in the middle of a move: nobody is asked anything. */
  #glimpse(view: BaseView, events: Tagged[]): void {
    if (this.decision?.moves.length) this.mine = this.log.length;
    this.log = [...this.log, ...events];
    this.view = view;
    this.decision = null;
    this.prompt = null;
    this.events = events;
    this.#settle();
  }

  #arrive(news: News, events: Tagged[]): void {
    const answered = this.decision?.moves.length && !(news.decision as Decision | null)?.moves.length;
    if (answered) this.mine = this.log.length;
    this.log = [...this.log, ...events];
    this.#place(news, events);
    this.#settle();
  }

  #place(seen: Fresh | News, events: Tagged[]): void {
    this.skew = seen.clocks.now - Date.now();
    this.clocks = seen.clocks;
    this.view = seen.view as BaseView | null;
    this.decision = seen.decision as Decision | null;
    this.prompt = seen.prompt as Prompt | null;
    this.events = events;
    this.ready = this.#readiness.of(this.prompt);
    this.hint = null;
  }
}

function isCostly({ verdict }: Opinion): boolean {
  return verdict === 'slip' || verdict === 'blunder';
}

function isAsked({ decision }: Fresh | News): boolean {
  return Boolean((decision as Decision | null)?.moves.length);
}
