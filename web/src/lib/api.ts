// Calls to the server: JSON in, JSON out, and refusals with their reasons.
import type {
  GuestWish,
  Entered,
  JoinWish,
  Lobby,
  MyTables,
  PlayNow,
  Problem,
  ReplayStream,
  Shelf,
  TableInfo,
  TableWish,
  WhoAmI,
} from '../protocol/server';

/** The server said no, or was not there (`status` 0). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

const UNREACHABLE: Problem = { code: 'web-error-unreachable', args: {}, rule: '' };
const STRANGE: Problem = { code: 'web-error-strange', args: {}, rule: '' };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'X-Draco': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, UNREACHABLE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const problem = (answer as { error?: Problem } | null)?.error;
  throw new Refusal(response.status, problem ?? STRANGE);
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export interface Rating {
  name: string;
  rating: number;
  games: number;
}

export const api = {
  shelf: () => call<Shelf>('GET', '/api/shelf'),
  me: () => call<WhoAmI>('GET', '/api/me'),
  enter: (wish: GuestWish) => call<Entered>('POST', '/api/guest', wish),
  leaveForGood: () => call<unknown>('DELETE', '/api/session'),
  lobby: () => call<Lobby>('GET', '/api/tables'),
  myTables: () => call<MyTables>('GET', '/api/me/tables'),
  playNow: (wish: Partial<PlayNow> & { game: string }) => call<TableInfo>('POST', '/api/play-now', wish),
  make: (wish: TableWish) => call<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  join: (id: string, wish: Partial<JoinWish>) => call<TableInfo>('POST', `${table(id)}/join`, wish),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`, {}),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`, {}),
  close: (id: string) => call<TableInfo>('POST', `${table(id)}/close`, {}),
  rematch: (id: string) => call<TableInfo>('POST', `${table(id)}/rematch`, {}),
  sitBot: (id: string, seat: number, bot: string | null) => call<TableInfo>('POST', `${table(id)}/bot`, { seat, bot }),
  kick: (id: string, seat: number, agree: boolean) => call<TableInfo>('POST', `${table(id)}/kick`, { seat, agree }),
  mute: (person: string, muted: boolean) => call<unknown>('POST', '/api/me/mutes', { person, muted }),
  replay: (id: string, viewer: number | null) =>
    call<ReplayStream>('GET', `${table(id)}/replay${viewer === null ? '' : `?viewer=${viewer}`}`),
  file: (id: string) => `${table(id)}/file`,
  ratings: (game: string) => call<{ ratings: Rating[] }>('GET', `/api/ratings/${encodeURIComponent(game)}`),
  health: () => call<{ status: string; tables: number; version: string }>('GET', '/healthz'),
};
