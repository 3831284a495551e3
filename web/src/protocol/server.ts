// Written by `python -m tools.protocol` from what the server speaks; do not edit.

export interface Fresh {
  type: 'view';
  n: number;
  stream: string;
  table: TableInfo;
  seat: number | null;
  view: unknown;
  decision: unknown;
  prompt: unknown;
  clocks: Clocks;
  log: unknown[];
  missed: number;
  chat: Said[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  choice: Choice | null;
  host: string;
  status: 'closed' | 'open' | 'over' | 'running';
  speed: Free | Live | Slow;
  public: boolean;
  rated: boolean;
  invite: string | null;
  code: string | null;
  commitment: string | null;
  seed: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  result: Result | null;
  rematch: string | null;
  follows: string | null;
  origin: Origin | null;
  shared: boolean;
  fills: number | null;
  undo: UndoAsked | null;
  closing: ClosingAsked | null;
  kicks: Record<string, number[]>;
  kick_reasons: Record<string, string>;
  left_alone: number | null;
  trouble: 'paused' | 'unknown' | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: string | null;
  bot: string | null;
  here: boolean;
  away: boolean;
  choice: string | null;
  kept_for: string | null;
  kept_until: number | null;
  ready: boolean;
}

export interface Choice {
  name: string;
  values: string[];
  explained: boolean;
}

export interface Free {
  kind: 'free';
}

export interface Live {
  kind: 'live';
  seconds: number;
  reserve: number;
}

export interface Slow {
  kind: 'slow';
  days: number;
}

export interface Result {
  ending: string;
  scores: number[];
  winners: number[];
  drawn: boolean;
}

export interface Origin {
  table: string;
  moves: number;
}

export interface UndoAsked {
  seat: number;
  waiting: number[];
}

export interface ClosingAsked {
  seat: number;
  waiting: number[];
}

export interface Clocks {
  now: number;
  seats: SeatClock[];
  timer: Timer | null;
}

export interface SeatClock {
  seat: number;
  until: number;
  reserve: number | null;
}

export interface Timer {
  name: string;
  until: number;
  since: number;
}

export interface Said {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  gesture: 'coins' | 'knock' | 'laugh' | 'mug' | null;
  hidden: boolean;
  deed: 'away-asked' | 'away-refused' | 'close-refused' | 'removed' | 'sent-away' | 'undo-refused' | null;
  doer: string;
}

export interface News {
  type: 'news';
  n: number;
  events: unknown[];
  view: unknown;
  decision: unknown;
  prompt: unknown;
  clocks: Clocks;
  stills: Still[];
}

export interface Still {
  name: string;
  heard: number;
  view: unknown;
}

export interface TableChanged {
  type: 'table';
  n: number;
  table: TableInfo;
}

export interface Chat {
  type: 'chat';
  n: number;
  said: Said;
}

export interface Over {
  type: 'over';
  n: number;
  result: Result;
  table: TableInfo;
}

export interface Ack {
  type: 'ack';
  id: string;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  error: Problem;
}

export interface Problem {
  code: string;
  args: Record<string, unknown>;
  rule: string;
}

export interface Hint {
  type: 'hint';
  id: string;
  move: unknown;
  why: string;
  args: Record<string, unknown>;
  chances: number | null;
}

export interface Opinion {
  type: 'opinion';
  id: string;
  verdict: 'blunder' | 'find' | 'fine' | 'forced' | 'slip';
  cost: number;
  best: unknown;
  why: string;
  args: Record<string, unknown>;
}

export interface Pong {
  type: 'pong';
}

export interface Hello {
  type: 'hello';
  protocol: 2;
  stream: string | null;
  last: number | null;
  invite: string | null;
  seat: number | null;
  watch: boolean;
  moments: boolean;
}

export interface PlayMove {
  type: 'move';
  id: string;
  move: unknown;
  number: number | null;
}

export interface Undo {
  type: 'undo';
  id: string;
}

export interface UndoAnswer {
  type: 'undo-answer';
  id: string;
  agree: boolean;
  seat: number | null;
}

export interface Say {
  type: 'chat';
  id: string;
  text: string;
}

export interface MakeGesture {
  type: 'gesture';
  id: string;
  gesture: 'coins' | 'knock' | 'laugh' | 'mug';
}

export interface AskHint {
  type: 'hint';
  id: string;
}

export interface AskOpinion {
  type: 'opinion';
  id: string;
}

export interface Ping {
  type: 'ping';
}

export interface HallFresh {
  type: 'hall';
  tables: HallTable[];
  pictures: Picture[];
  visitors: Visitor[];
  crowd: Crowd;
}

export interface HallTable {
  id: string;
  game: string;
  players: number;
  seats: SeatInfo[];
  host: string;
  status: 'open' | 'running';
  speed: Free | Live | Slow;
  rated: boolean;
  created: number;
  started: number | null;
  fills: number | null;
  watchers: number;
}

export interface Picture {
  table: string;
  view: unknown;
  prompt: unknown;
}

export interface Visitor {
  id: string;
  name: string;
  guest: boolean;
}

export interface Crowd {
  here: number;
  open: number;
  running: number;
}

export interface HallNews {
  type: 'hall-news';
  tables: HallTable[];
  gone: string[];
  pictures: Picture[];
  hidden: string[];
  came: Visitor[];
  left: string[];
  crowd: Crowd;
}

export interface HallTalk {
  type: 'hall-talk';
  lines: Said[];
}

export interface HallSaid {
  type: 'hall-said';
  said: Said;
}

export interface Called {
  type: 'called';
  table: string;
  game: string;
  by: string;
}

export interface MineChanged {
  type: 'mine-changed';
}

export interface HallHello {
  type: 'hello';
  protocol: 2;
  language: 'en' | 'fr';
  only: 'mine' | null;
}

export interface DrawnPart {
  name: string;
  way: 'backs' | 'counter' | 'grid' | 'hidden' | 'places' | 'row' | 'words' | 'zone';
  kind: string;
  parts: DrawnPart[];
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
}

export interface Kinds {
  moves: Record<string, Record<string, string>>;
  events: Record<string, Record<string, string>>;
  parts: Record<string, Record<string, string>>;
}

export type Ask = object;

export interface GuestWish {
  name: string;
  language: 'en' | 'fr';
}

export interface SeatWish {
  kind: 'bot' | 'here' | 'me' | 'open';
  bot: string | null;
  name: string | null;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatWish[] | null;
  speed: Free | Live | Slow;
  public: boolean;
  rated: boolean;
}

export interface PlayNow {
  game: string;
  players: number | null;
  bot: string | null;
  options: Record<string, unknown>;
}

export interface LevelRecord {
  level: string;
  won: number;
  played: number;
}

export interface Levels {
  game: string;
  bot: string;
  records: LevelRecord[];
}

export interface PlayOn {
  moment: number;
  seat: number;
  bot: string | null;
  others: 'bots' | 'here' | 'own';
}

export interface ShareWish {
  shared: boolean;
}

export interface JoinWish {
  seat: number | null;
  invite: string | null;
}

export interface CallWish {
  name: string | null;
  seat: number | null;
}

export interface SitBot {
  seat: number;
  bot: string | null;
}

export interface ChoiceWish {
  choice: string | null;
  seat: number | null;
}

export interface KickWish {
  seat: number;
  person: string | null;
  agree: boolean;
  reason: string;
}

export interface CloseAnswer {
  agree: boolean;
}

export interface ReadyWish {
  ready: boolean;
}

export interface RematchWish {
  turned: boolean;
}

export interface MuteWish {
  person: string;
  muted: boolean;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  schema: Record<string, unknown>;
}

export interface BotInfo {
  name: string;
  character: string;
  manner: string;
  level: string;
}

export interface Brought {
  lid: Record<string, string>;
  board: string | null;
  theme: string | null;
  box: string | null;
}

export interface GameWords {
  texts: string;
  kinds: Kinds;
  rules: string;
  layout: DrawnPart[];
}

export interface GameInfo {
  id: string;
  title: string;
  authors: string[];
  min_players: number;
  max_players: number;
  rules: number;
  options: OptionInfo[];
  presets: Record<string, Record<string, Record<string, unknown>>>;
  bots: BotInfo[];
  brought: Brought | null;
}

export interface Shelf {
  games: GameInfo[];
}

export interface House {
  address: string | null;
  mail: boolean;
  offline: boolean;
}

export interface Invitation {
  table: string;
  invite: string;
}

export interface Mutes {
  people: string[];
}

export interface WhoAmI {
  person: Me | null;
}

export interface Entered {
  person: Me;
  token: string;
}

export interface Lobby {
  tables: TableInfo[];
}

export interface MyTable {
  table: TableInfo;
  seat: number;
  your_turn: boolean;
  deadline: number | null;
}

export interface MyTables {
  tables: MyTable[];
}

export interface MyBoards {
  boards: Picture[];
}

export interface ReplayStep {
  n: number;
  seat: number | null;
  events: unknown[];
  view: unknown;
  prompt: unknown;
  stills: Still[];
}

export interface ReplayStream {
  table: TableInfo;
  viewer: number | null;
  steps: ReplayStep[];
}

export interface Done {
  done: boolean;
}

export interface Health {
  status: 'ok';
  tables: number;
  version: string;
}

export interface Refusal {
  error: Problem;
}

export interface SignUp {
  name: string;
  password: string;
  email: string | null;
  language: 'en' | 'fr';
}

export interface SignIn {
  name: string;
  password: string;
}

export interface AccountChange {
  current: string;
  name: string | null;
  password: string | null;
  email: string | null;
}

export interface Farewell {
  password: string;
}

export interface LostPassword {
  who: string;
}

export interface PasswordReset {
  token: string;
  password: string;
}

export interface TokenOnly {
  token: string;
}

export interface NoticeWish {
  email: boolean;
  webhook: string | null;
}

export interface NoticeInfo {
  email: boolean;
  webhook: string | null;
  secret: string | null;
}

export interface AccountInfo {
  name: string;
  email: string | null;
  email_confirmed: boolean;
  admin: boolean;
  created: number;
  mail: boolean;
}

export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  expires: number;
  current: boolean;
}

export interface Sessions {
  sessions: SessionInfo[];
}

export interface Statistic {
  name: string;
  values: number[];
  better: 'less' | 'more' | 'neither';
}

export interface RatedPerson {
  place: number;
  name: string;
  rating: number;
  games: number;
}

export interface Ratings {
  game: string;
  people: RatedPerson[];
  total: number;
}

export interface Statistics {
  game: string;
  games: number;
  wins: number;
  mean_rank: number;
  best_score: number;
  mean_score: number;
  rating: number | null;
  rated_games: number;
}

export interface RatingPoint {
  at: number;
  rating: number;
}

export interface Opponent {
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  seat: number;
  names: string[];
  score: number;
  rank: number;
  won: boolean;
  rating_before: number | null;
  rating_after: number | null;
}

export interface PublicPerson {
  id: string;
  name: string;
  since: number;
  statistics: Statistics[];
  curves: Record<string, RatingPoint[]>;
  opponents: Opponent[];
  together: Opponent | null;
  recent: PlayedGame[];
  tie: 'asked' | 'asks' | 'friend' | 'none' | 'self' | 'shunned';
  here: boolean;
}

export interface FriendWish {
  friend: boolean;
}

export interface ShunWish {
  shunned: boolean;
}

export interface KnownPerson {
  name: string;
  tie: 'asked' | 'asks' | 'friend' | 'none' | 'self' | 'shunned';
  here: boolean;
}

export interface Friends {
  people: KnownPerson[];
}

export interface History {
  games: PlayedGame[];
  next: string | null;
}

export interface ToldMoment {
  moves: number;
  event: unknown;
}

export interface GameStatistics {
  lasted: number;
  decisions: number[];
  thought: number[];
  figures: Statistic[];
  moments: ToldMoment[];
  turning: number;
}

export interface LimitWish {
  name: string;
  value: number | null;
}

export interface BlockWish {
  blocked: boolean;
}

export interface AdminWish {
  admin: boolean;
}

export interface LimitInfo {
  name: string;
  value: number;
  usual: number;
}

export interface Limits {
  limits: LimitInfo[];
}

export interface Overview {
  counts: Record<string, number>;
  limits: LimitInfo[];
  mail: boolean;
  version: string;
}

export interface AdminTable {
  id: string;
  game: string;
  status: 'closed' | 'open' | 'over' | 'running';
  public: boolean;
  created: number;
  host: string;
  names: string[];
  moves: number;
}

export interface AdminTables {
  tables: AdminTable[];
}

export interface AdminPerson {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  blocked: boolean;
  created: number;
  tables: number;
  silenced: boolean;
}

export interface AdminPeople {
  people: AdminPerson[];
}

export interface ReportWish {
  kind: 'card' | 'gallery' | 'hall' | 'person' | 'words';
  table: string | null;
  language: 'en' | 'fr' | null;
  place: number | null;
  person: string | null;
  card: string | null;
  reason: string;
}

export interface Verdict {
  outcome: 'banned' | 'dismissed' | 'hidden' | 'silenced';
}

export interface SilenceWish {
  silenced: boolean;
}

export interface AdminReport {
  id: string;
  at: number;
  reporter: string;
  kind: 'card' | 'gallery' | 'hall' | 'person' | 'words';
  person: string | null;
  name: string;
  table: string | null;
  words: string;
  reason: string;
  outcome: 'banned' | 'dismissed' | 'hidden' | 'silenced' | null;
  decided: number | null;
}

export interface AdminReports {
  reports: AdminReport[];
}

export interface AdminDeed {
  id: string;
  at: number;
  name: string;
  what: string;
  target: string;
  detail: string;
}

export interface AdminLog {
  deeds: AdminDeed[];
}

export interface CardWish {
  card: Record<string, unknown>;
}

export interface CardLine {
  depth: number;
  text: string;
}

export interface CardReport {
  errors: string[];
  warnings: string[];
  text: Record<string, CardLine[]>;
  worth: number | null;
}

export interface ShareCardWish {
  game: string;
  card: Record<string, unknown>;
  public: boolean;
}

export interface PublishWish {
  public: boolean;
}

export interface ThanksWish {
  thanked: boolean;
}

export interface SharedCard {
  id: string;
  game: string;
  card: Record<string, unknown>;
  names: Record<string, string>;
  text: Record<string, CardLine[]>;
  worth: number | null;
  author: string;
  guest: boolean;
  created: number;
  public: boolean;
  hidden: boolean;
  mine: boolean;
  thanks: number;
  thanked: boolean;
}

export interface SharedCards {
  cards: SharedCard[];
  total: number;
}

export interface MatchWish {
  game: string;
  players: number | null;
  speed: Free | Live | Slow;
  patience: number;
}

export interface DailyPuzzle {
  game: string;
  puzzle: string;
  count: number;
}

export interface DailyPuzzles {
  day: string;
  puzzles: DailyPuzzle[];
}

export interface PuzzleStanding {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
}

export interface PuzzleList {
  game: string;
  day: string;
  puzzles: string[];
  tried: string[];
  standing: PuzzleStanding | null;
}

export interface PuzzlePosition {
  game: string;
  puzzle: string;
  seat: number;
  rating: number;
  view: unknown;
  decision: unknown;
  prompt: unknown;
}

export interface PuzzleTry {
  move: Record<string, unknown>;
}

export interface PuzzleRival {
  move: unknown;
  cost: number;
}

export interface PuzzleAnswer {
  right: boolean;
  best: unknown;
  reason: string;
  values: Record<string, unknown>;
  rivals: PuzzleRival[];
  cost: number | null;
  rating: number;
  standing: PuzzleStanding | null;
}

export interface Habit {
  question: string;
  made: number;
  costly: number;
  lost: number;
}

export interface Analysis {
  format: 'dracotheque-analysis';
  version: string;
  game: string;
  rules: number;
  players: number;
  names: string[];
  digest: string;
  bot: string;
  learned: boolean;
  calibrated: boolean;
  seed: number;
  depth: number;
  judged: Judged[];
  course: Point[];
  parts: Parts[][];
  accounts: Account[];
  turns: Turn[];
  highlights: Highlight[];
}

export interface Judged {
  number: number;
  seat: number;
  question: string;
  move: Record<string, unknown>;
  best: Record<string, unknown>;
  cost: Estimate;
  gain: Estimate;
  effects: number[];
  verdict: 'blunder' | 'find' | 'fine' | 'forced' | 'slip';
  reason: Reason;
  options: Considered[];
  worlds: number;
  looks: number;
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export interface Reason {
  code: string;
  values: Record<string, unknown>;
}

export interface Considered {
  move: Record<string, unknown>;
  chance: number;
  weight: number;
}

export interface Point {
  number: number;
  chances: Estimate[];
}

export interface Parts {
  skill: number;
  others: number;
  fortune: number;
  doubt: number;
}

export interface Account {
  seat: number;
  start: Estimate;
  end: number;
  parts: Parts;
  decisions: number;
  slips: number;
  blunders: number;
  finds: number;
  worst: number[];
}

export interface Turn {
  number: number;
  seat: number;
  before: number;
  after: number;
  cause: 'blunder' | 'find' | 'fortune' | 'slip';
  by: number;
}

export interface Highlight {
  number: number;
  code: string;
  values: Record<string, unknown>;
}

export interface StudyStep {
  judged: Judged;
  point: Point | null;
}

export interface GameStudy {
  status: 'done' | 'failed' | 'none' | 'waiting' | 'working';
  ahead: number;
  done: number;
  total: number;
  steps: StudyStep[];
  analysis: Analysis | null;
  current: boolean;
}

export interface Training {
  games: number;
  habits: Habit[];
}

export type FromServer = Fresh | News | TableChanged | Chat | Over | Ack | Refused | Hint | Opinion | Pong;

export type ToServer = Hello | PlayMove | Undo | UndoAnswer | Say | MakeGesture | AskHint | AskOpinion | Ping;

export type FromHall = HallFresh | HallNews | HallTalk | HallSaid | Called | MineChanged | Ack | Refused | Pong;

export type ToHall = HallHello | Say | Ping;

export type Http = DrawnPart | Free | Me | Still | TableInfo | Kinds | Ask | GuestWish | SeatWish | TableWish | PlayNow | LevelRecord | Levels | PlayOn | ShareWish | JoinWish | CallWish | SitBot | ChoiceWish | KickWish | CloseAnswer | ReadyWish | RematchWish | MuteWish | OptionInfo | BotInfo | Brought | GameWords | GameInfo | Shelf | House | Invitation | Mutes | WhoAmI | Entered | Lobby | MyTable | MyTables | Picture | MyBoards | ReplayStep | ReplayStream | Done | Health | Result | Problem | Refusal | SeatInfo | Choice | UndoAsked | ClosingAsked | Origin | SeatClock | Timer | Clocks | SignUp | SignIn | AccountChange | Farewell | LostPassword | PasswordReset | TokenOnly | NoticeWish | NoticeInfo | AccountInfo | SessionInfo | Sessions | Statistic | RatedPerson | Ratings | Statistics | RatingPoint | Opponent | PlayedGame | PublicPerson | FriendWish | ShunWish | KnownPerson | Friends | History | ToldMoment | GameStatistics | LimitWish | BlockWish | AdminWish | LimitInfo | Limits | Overview | AdminTable | AdminTables | AdminPerson | AdminPeople | ReportWish | Verdict | SilenceWish | AdminReport | AdminReports | AdminDeed | AdminLog | CardWish | CardLine | CardReport | ShareCardWish | PublishWish | ThanksWish | SharedCard | SharedCards | Live | MatchWish | HallHello | HallTable | Visitor | Crowd | HallFresh | HallNews | HallTalk | HallSaid | Called | MineChanged | DailyPuzzle | DailyPuzzles | PuzzleStanding | PuzzleList | PuzzlePosition | PuzzleTry | PuzzleRival | PuzzleAnswer | Habit | Analysis | Judged | Point | StudyStep | GameStudy | Training;
