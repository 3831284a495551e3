// Calls to the server: JSON in, JSON out, and refusals with their reasons.
import type {
  AccountChange,
  AccountInfo,
  AdminLog,
  AdminPeople,
  AdminReports,
  AdminTables,
  ChoiceWish,
  DailyPuzzles,
  Done,
  Entered,
  Friends,
  GameStatistics,
  GameStudy,
  Training,
  GameWords,
  GuestWish,
  Health,
  History,
  JoinWish,
  House,
  Invitation,
  Limits,
  Lobby,
  MatchWish,
  Mutes,
  MyBoards,
  MyTables,
  NoticeInfo,
  NoticeWish,
  Overview,
  Levels,
  PlayNow,
  PlayOn,
  Problem,
  PublicPerson,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  Ratings,
  ReplayStream,
  ReportWish,
  SeatInfo,
  Sessions,
  SharedCard,
  SharedCards,
  Shelf,
  SignIn,
  SignUp,
  TableInfo,
  TableWish,
  Verdict,
  WhoAmI,
} from '../protocol/server';
import { transport } from '#transport';

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

const invitations = new Map<string, string>();

/** From now on, this invitation goes along with whatever is asked of this table. */
export function bring(id: string, invite: string): void {
  invitations.set(table(id), invite);
}

/** The invitation to a table: the one a path leads to, or another that is asked about. */
function invitation(path: string): Record<string, string> {
  const invite = invitations.get(path.split(/[/?]/).slice(0, 4).join('/'));
  return invite ? { 'X-Draco-Invite': invite } : {};
}

interface Around {
  /** The table that it is about, where its path does not say so. */
  about?: string;
  signal?: AbortSignal | undefined;
}

/** Ask, and be answered or refused; whoever gives up gets the error of his own signal. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  { about = '', signal }: Around = {},
): Promise<T> {
  const headers = {
    ...(method === 'GET' ? {} : { 'X-Draco': '1' }),
    ...invitation(about ? table(about) : path),
  };
  const answer = await transport.ask({ method, path, headers, body, signal }).catch(() => {
    signal?.throwIfAborted();
    throw new Refusal(0, UNREACHABLE);
  });
  if (answer.status < 300 && answer.body !== null) return answer.body as T;
  const problem = (answer.body as { error?: Problem } | null)?.error;
  throw new Refusal(answer.status, problem ?? STRANGE);
}

const puzzlePath = (game: string, puzzle: string): string =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** The end of an address that asks for something; what is empty is left out. */
function query(wishes: Record<string, string | number>): string {
  const said = Object.entries(wishes).filter(([, value]) => value !== '' && value !== 0);
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : '';
}

export const api = {
  shelf: () => call<Shelf>('GET', '/api/shelf'),
  words: (game: string, language: string) =>
    call<GameWords>('GET', `/api/games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}`),
  me: () => call<WhoAmI>('GET', '/api/me'),
  enter: (wish: GuestWish) => call<Entered>('POST', '/api/guest', wish),
  leaveForGood: () => call<unknown>('DELETE', '/api/session'),
  myTables: () => call<MyTables>('GET', '/api/me/tables'),
  myBoards: () => call<MyBoards>('GET', '/api/me/boards'),
  playNow: (wish: Partial<PlayNow> & { game: string }) => call<TableInfo>('POST', '/api/play-now', wish),
  levels: (game: string) => call<Levels>('GET', `/api/me/levels/${encodeURIComponent(game)}`),
  match: (wish: MatchWish) => call<TableInfo>('POST', '/api/match', wish),
  make: (wish: TableWish) => call<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  join: (id: string, wish: Partial<JoinWish>) => call<TableInfo>('POST', `${table(id)}/join`, wish),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`, {}),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`, {}),
  close: (id: string) => call<TableInfo>('POST', `${table(id)}/close`, {}),
  answerClosing: (id: string, agree: boolean) => call<TableInfo>('POST', `${table(id)}/closing`, { agree }),
  rematch: (id: string, turned: boolean) => call<TableInfo>('POST', `${table(id)}/rematch`, { turned }),
  sitBot: (id: string, seat: number, bot: string | null) => call<TableInfo>('POST', `${table(id)}/bot`, { seat, bot }),
  choose: (id: string, wish: ChoiceWish) => call<TableInfo>('POST', `${table(id)}/choose`, wish),
  ready: (id: string, ready: boolean) => call<TableInfo>('POST', `${table(id)}/ready`, { ready }),
  kick: (id: string, { seat, person }: SeatInfo, agree: boolean, reason = '') =>
    call<TableInfo>('POST', `${table(id)}/kick`, { seat, person, agree, reason }),
  mute: (person: string, muted: boolean) => call<unknown>('POST', '/api/me/mutes', { person, muted }),
  mutes: () => call<Mutes>('GET', '/api/me/mutes'),
  house: () => call<House>('GET', '/api/house'),
  code: (code: string) => call<Invitation>('GET', `/api/codes/${encodeURIComponent(code)}`),
  report: (wish: ReportWish) => call<Done>('POST', '/api/reports', wish, { about: wish.table ?? '' }),
  replay: (id: string, viewer: number | null) =>
    call<ReplayStream>('GET', `${table(id)}/replay${viewer === null ? '' : `?viewer=${viewer}`}`),
  statistics: (id: string) => call<GameStatistics>('GET', `${table(id)}/statistics`),
  analysis: (id: string, after: number) => call<GameStudy>('GET', `${table(id)}/analysis${query({ after })}`),
  training: (game: string) => call<Training>('GET', `/api/me/training/${encodeURIComponent(game)}`),
  analyse: (id: string) => call<GameStudy>('POST', `${table(id)}/analysis`),
  share: (id: string, shared: boolean) => call<TableInfo>('POST', `${table(id)}/share`, { shared }),
  playOn: (id: string, wish: PlayOn) => call<TableInfo>('POST', `${table(id)}/play-on`, wish),
  file: (id: string) => `${table(id)}/file`,
  bringReplay: (content: unknown) => call<TableInfo>('POST', '/api/replays', content),
  broughtReplays: () => call<Lobby>('GET', '/api/replays'),
  ratings: (game: string, skip = 0) =>
    call<Ratings>('GET', `/api/ratings/${encodeURIComponent(game)}${query({ skip })}`),
  puzzles: () => call<DailyPuzzles>('GET', '/api/puzzles'),
  puzzlesOf: (game: string) => call<PuzzleList>('GET', `/api/puzzles/${encodeURIComponent(game)}`),
  puzzle: (game: string, puzzle: string) => call<PuzzlePosition>('GET', puzzlePath(game, puzzle)),
  tryPuzzle: (game: string, puzzle: string, move: unknown) =>
    call<PuzzleAnswer>('POST', puzzlePath(game, puzzle), { move }),
  friends: () => call<Friends>('GET', '/api/me/friends'),
  befriend: (name: string, friend: boolean) =>
    call<Friends>('POST', `/api/people/${encodeURIComponent(name)}/friend`, { friend }),
  shun: (name: string, shunned: boolean) =>
    call<Friends>('POST', `/api/people/${encodeURIComponent(name)}/shun`, { shunned }),
  callTo: (id: string, name: string | null, seat: number | null) =>
    call<TableInfo>('POST', `${table(id)}/call`, { name, seat }),
  person: (name: string) => call<PublicPerson>('GET', `/api/people/${encodeURIComponent(name)}`),
  history: (before = '') => call<History>('GET', `/api/me/history${query({ before })}`),
  health: () => call<Health>('GET', '/healthz'),
};

const card = (id: string): string => `/api/cards/${encodeURIComponent(id)}`;

/** Cards of people's own making that they show. */
export const cards = {
  share: (game: string, thing: Record<string, unknown>) =>
    call<SharedCard>('POST', '/api/cards', { game, card: thing }),
  show: (id: string) => call<SharedCard>('GET', card(id)),
  publish: (id: string, wish: boolean) => call<SharedCard>('POST', card(id), { public: wish }),
  remove: (id: string) => call<Done>('DELETE', card(id)),
  thank: (id: string, thanked: boolean) => call<SharedCard>('POST', `${card(id)}/thanks`, { thanked }),
  gallery: (game: string, order: string, skip: number) =>
    call<SharedCards>('GET', `/api/gallery/${encodeURIComponent(game)}${query({ order, skip })}`),
  mine: () => call<SharedCards>('GET', '/api/me/cards'),
};

/** What concerns one's own account. */
export const accounts = {
  signUp: (wish: SignUp) => call<Entered>('POST', '/api/account', wish),
  signIn: (wish: SignIn) => call<Entered>('POST', '/api/session', wish),
  show: () => call<AccountInfo>('GET', '/api/me/account'),
  change: (wish: Partial<AccountChange> & { current: string }) => call<AccountInfo>('PATCH', '/api/me/account', wish),
  erase: (password: string) => call<Done>('POST', '/api/me/account/delete', { password }),
  sessions: () => call<Sessions>('GET', '/api/me/sessions'),
  closeSession: (id: string) => call<Done>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  closeOthers: () => call<Done>('DELETE', '/api/me/sessions'),
  lost: (who: string) => call<Done>('POST', '/api/password/lost', { who }),
  reset: (token: string, password: string) => call<Done>('POST', '/api/password/reset', { token, password }),
  confirm: (token: string) => call<Done>('POST', '/api/email/confirm', { token }),
  notices: () => call<NoticeInfo>('GET', '/api/me/notices'),
  setNotices: (wish: NoticeWish) => call<NoticeInfo>('PUT', '/api/me/notices', wish),
  unsubscribe: (token: string) => call<Done>('POST', '/api/unsubscribe', { token }),
};

/** What only those who run the server may ask. */
export const admin = {
  overview: () => call<Overview>('GET', '/api/admin'),
  tables: (status: string, skip: number) => call<AdminTables>('GET', `/api/admin/tables${query({ status, skip })}`),
  closeTable: (id: string) => call<Done>('POST', `/api/admin/tables/${encodeURIComponent(id)}/close`),
  people: (name: string, skip: number) => call<AdminPeople>('GET', `/api/admin/people${query({ name, skip })}`),
  block: (id: string, blocked: boolean) =>
    call<Done>('POST', `/api/admin/people/${encodeURIComponent(id)}/block`, { blocked }),
  makeAdmin: (id: string, admin: boolean) =>
    call<Done>('POST', `/api/admin/people/${encodeURIComponent(id)}/admin`, { admin }),
  silence: (id: string, silenced: boolean) =>
    call<Done>('POST', `/api/admin/people/${encodeURIComponent(id)}/silence`, { silenced }),
  reports: (skip: number) => call<AdminReports>('GET', `/api/admin/reports${query({ skip })}`),
  decide: (id: string, outcome: Verdict['outcome']) =>
    call<Done>('POST', `/api/admin/reports/${encodeURIComponent(id)}`, { outcome }),
  log: (skip: number) => call<AdminLog>('GET', `/api/admin/log${query({ skip })}`),
  setLimit: (name: string, value: number | null) => call<Limits>('PUT', '/api/admin/limits', { name, value }),
};
