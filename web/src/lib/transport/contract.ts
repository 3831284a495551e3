// The way to whoever keeps the tables: a server over the network, or Python in a worker of this page.

/** What is asked; the answer is JSON. */
export interface Asked {
  method: string;
  /** With its query, as the server knows it: `/api/…`. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  /** Null where the answer was no JSON. */
  body: unknown;
}

/** What comes over a line; nothing comes before `connect` has returned, nor after the line was closed from here. */
export interface Hearing {
  opened(): void;
  heard(text: string): void;
  /** The other side has gone, with the code of a WebSocket. */
  closed(code: number): void;
}

export interface Line {
  /** What is said while the line is not open is lost. */
  send(text: string): void;
  close(): void;
}

/** How far somebody who must be fetched first has come. */
export interface Preparing {
  step: 'fetching' | 'starting' | 'ready';
  bytes: number;
  of: number;
}

export interface Transport {
  /** Whether other people can be met this way. */
  readonly hasPeople: boolean;
  /** What one waits for before anybody answers; null where there is nothing to wait for. */
  readonly preparing: Preparing | null;
  /** Rejects where nobody answers. */
  ask(asked: Asked): Promise<Answer>;
  connect(path: string, hearing: Hearing): Line;
}
