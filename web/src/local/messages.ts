// What the page and its workers say to each other.
import type { Preparing } from '../lib/transport/contract';

/** To the worker who keeps the tables. */
export type ToTables =
  | { type: 'open'; folder: string }
  | { type: 'ask'; id: number; method: string; path: string; body: string | null }
  | { type: 'connect'; line: number; path: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'hang-up'; line: number }
  | { type: 'thought'; id: number; answer: string | null }
  /** Whoever lives answers. */
  | { type: 'ping' };

export type FromTables =
  | ({ type: 'progress' } & Preparing)
  | { type: 'open' }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'connected'; line: number }
  | { type: 'heard'; line: number; text: string }
  | { type: 'closed'; line: number; code: number }
  | { type: 'think'; id: number; request: string }
  | { type: 'pong' }
  | { type: 'broken'; reason: string };

/** To a worker who thinks for bots; one thought at a time. */
export type ToThinker = { type: 'open'; folder: string } | { type: 'think'; id: number; request: string };

export type FromThinker = { type: 'open' } | { type: 'thought'; id: number; answer: string | null };
