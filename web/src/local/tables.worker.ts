// The worker who keeps the tables: Python with the local house in it, its log in the browser's database.
import type { PyProxy } from 'pyodide/ffi';
import { startPython } from './engine';
import type { FromTables, ToTables } from './messages';
import { Storage } from './storage';

/** The face of `dracotheque.house.in_page.House`. */
interface House {
  request(method: string, path: string, body: string | undefined): Promise<PyProxy>;
  connect(path: string, send: (text: string) => void, closed: (code: number) => void): Promise<Session>;
}

interface Session {
  receive(text: string): Promise<void>;
  close(): Promise<void>;
}

const tell = (message: FromTables): void => postMessage(message);
/** The house answers whatever is asked: where it does not, Python has died. */
const isBroken = (error: unknown): void => tell({ type: 'broken', reason: String(error) });

class Tables {
  readonly #storage = new Storage();
  readonly #thoughts = new Map<number, { resolve: (answer: string) => void; reject: (reason: Error) => void }>();
  /** A line's session, and behind it whatever was said before there was one. */
  readonly #lines = new Map<number, Promise<Session>>();
  #house: Promise<House> | null = null;
  #number = 0;

  hear(message: ToTables): void {
    switch (message.type) {
      case 'open':
        this.#house = this.#open(message.folder);
        this.#house.then(() => tell({ type: 'open' }), isBroken);
        return;
      case 'ask':
        this.#answer(message.id, message.method, message.path, message.body).catch(isBroken);
        return;
      case 'connect':
        this.#connect(message.line, message.path);
        return;
      case 'say':
        this.#lines
          .get(message.line)
          ?.then((session) => session.receive(message.text))
          .catch(isBroken);
        return;
      case 'hang-up':
        this.#lines
          .get(message.line)
          ?.then((session) => session.close())
          .catch(isBroken);
        this.#lines.delete(message.line);
        return;
      case 'thought':
        this.#think(message.id, message.answer);
        return;
      case 'ping':
        tell({ type: 'pong' });
        return;
    }
  }

  async #open(folder: string): Promise<House> {
    const python = await startPython(folder, (progress) => tell({ type: 'progress', ...progress }));
    const { open_house: open } = python.pyimport('dracotheque.house.in_page') as unknown as {
      open_house(storage: Storage, think: (request: string) => Promise<string>): Promise<House>;
    };
    return open(this.#storage, (request) => this.#ask(request));
  }

  #ask(request: string): Promise<string> {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#thoughts.set(id, { resolve, reject });
      tell({ type: 'think', id, request });
    });
  }

  #think(id: number, answer: string | null): void {
    const waiting = this.#thoughts.get(id);
    this.#thoughts.delete(id);
    if (answer === null) waiting?.reject(new Error('nobody thinks'));
    else waiting?.resolve(answer);
  }

  async #answer(id: number, method: string, path: string, body: string | null): Promise<void> {
    const house = await this.#house;
    if (!house) return;
    const answered = await house.request(method, path, body ?? undefined);
    const [status, text] = answered.toJs() as [number, string];
    answered.destroy();
    tell({ type: 'answer', id, status, body: text });
  }

  #connect(line: number, path: string): void {
    const closed = (code: number): void => tell({ type: 'closed', line, code });
    const session = (this.#house ?? Promise.reject(new Error('no house'))).then((house) =>
      house.connect(path, (text) => tell({ type: 'heard', line, text }), closed),
    );
    this.#lines.set(line, session);
    session.then(() => tell({ type: 'connected', line }), isBroken);
  }
}

const tables = new Tables();
onmessage = ({ data }: MessageEvent<ToTables>) => tables.hear(data);
