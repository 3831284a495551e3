// The contract between the table and a board: a view comes in, a move goes out.
import type { Component } from 'svelte';
import type { Cue } from '../kit/synth';
import type { Speech, Structure } from '../lib/texts/speech';

/** Any move or event, known by its `type`; a board narrows it with the types of src/protocol/<game>.ts. */
export type Tagged = Structure & { type: string };

/** What one player is asked now; `moves` are the legal answers. */
export interface Decision<M = Tagged> {
  /** By which a move names the question it answers; none where nothing is sent anywhere. */
  number?: number;
  seat: number;
  question: string;
  moves: M[];
  rule: string;
  /** The moves are suggestions: others of the same type may be accepted too. */
  open_ended: boolean;
  /** The answer stays sealed until everybody has answered. */
  secret: boolean;
  sealed: M | null;
  /** The moves that would replace the sealed answer. */
  changes: M[];
}

/** What everybody may know of the question on the table. */
export interface Prompt {
  question: string;
  seats: number[];
  rule: string;
  about: Record<string, unknown>;
}

/** The part of a view that every game has. */
export interface BaseView {
  viewer: number | null;
  players: number;
  prompt: Prompt | null;
  over: boolean;
  ending: string;
  winners: number[];
  /** Seats from first to last once it is over, equals together, where a game knows more than scores. */
  ranking?: number[][];
}

/** What every `boards/<game>/Board.svelte` is given. */
export interface BoardProps<V = BaseView, M = Tagged, E = Tagged> {
  /** The id of the game. */
  game: string;
  /** What this viewer sees. */
  view: V;
  /** The viewer's seat, or null for a spectator. */
  seat: number | null;
  /** What the viewer is asked, or null. */
  decision: Decision<M> | null;
  prompt: Prompt | null;
  /** The players by seat. */
  names: readonly string[];
  /** The words of the game in the reader's language. */
  speech: Speech;
  /** Send a move; the board need not wait, a new view follows. */
  play: (move: M) => void;
  /** What happened in the last change, for motion. */
  events: readonly E[];
  /** False where the reader wants stillness. */
  motion: boolean;
}

/** What the `board.js` of a game of another package brings: plain functions, whatever it was written with. */
export interface OutsideBoard {
  mount: (place: HTMLElement, props: BoardProps) => { update: (props: BoardProps) => void; destroy: () => void };
}

/** What a `boards/<game>/Detail.svelte` is given: something named in the log, to be looked at closely. */
export interface DetailProps {
  kind: string;
  value: string;
  speech: Speech;
}

/** What a `boards/<game>/Portrait.svelte` is given: one of what a seat may choose before the start. */
export interface PortraitProps {
  value: string;
}

/** What a `boards/<game>/cues.ts` brings: the sound of an event, by its type. */
export type Cues = Readonly<Record<string, Cue>>;

/** Worth a scene only for whoever it happens to without having been asked. */
export interface Forced {
  /** The field that says to whom. */
  of: string;
  ms: number;
  when?: (event: Tagged) => boolean;
}

/** What a `boards/<game>/story.ts` brings: the events worth a scene, and for how many milliseconds; 0 for none. */
export type Story = Readonly<Record<string, number | ((event: Tagged) => number) | Forced>>;

/** What a `boards/<game>/Scene.svelte` is given: what is being told, and the table as it stands. */
export interface SceneProps<V = BaseView, E = Tagged> {
  event: E;
  view: V;
  names: readonly string[];
  speech: Speech;
}

/** What a `boards/<game>/count.ts` brings: the columns of the final count, each named by a message of the game. */
export type Count<V = BaseView> = readonly { word: string; value: (view: V, seat: number) => number | string }[];

/** What a `boards/<game>/marks.ts` brings: where on its board something lies, as selectors, and whose colour is which. */
export interface Marks<V = BaseView, M = Tagged, E = Tagged> {
  /** Where something lies or went by what happened; nothing where that is no move of a piece. */
  moved: (event: E, view: V) => string[];
  /** What one would act on to make a move, in order; nothing where its words are enough to find it. */
  hinted: (move: M, view: V) => string[];
  /** The colour of somebody's pieces; none where a game gives none. */
  colour: (view: V, seat: number) => string | null;
}

/** What a `boards/<game>/Epilogue.svelte` is given: what a finished game has to say besides its count. */
export interface EpilogueProps<V = BaseView> {
  view: V;
  speech: Speech;
}

/** Something that a player has made, as the game writes it. */
export type Thing = Record<string, unknown>;

/** What the face of such a thing is given. */
export interface FaceProps {
  thing: Thing;
  name: string;
  text: readonly { depth: number; text: string }[];
  speech: Speech;
}

/** What a `boards/<game>/workshop.ts` brings, in a game whose players make things of their own. */
export interface Workshop {
  /** The page of the workshop; `use` is called when something was laid ready for the next table, `share`
      to show something to others. */
  page: () => Promise<Component<{ speech: Speech; use: () => void; share: ((thing: Thing) => void) | null }>>;
  /** How something made there looks; `text` is what it does, in the reader's words. */
  face: () => Promise<Component<FaceProps>>;
  /** Lay it ready for the next table. */
  use: (thing: Thing) => void;
  /** Keep it on this device. */
  keep: (thing: Thing) => void;
  /** What was laid ready, as options of a table. */
  ready: () => Record<string, unknown>;
  /** Nothing is ready any more. */
  clear: () => void;
  /** What something made there does, in the words of each language: lines, and how deep each one stands. */
  read: (thing: unknown) => Promise<Record<string, { depth: number; text: string }[]>>;
}

/** The moves a viewer may make now: answers, or changes of a sealed answer. */
export function choices<M>(decision: Decision<M> | null): M[] {
  if (!decision) return [];
  return decision.moves.length ? decision.moves : decision.changes;
}

/** Whether a move may be made: it is listed, or like one that is where others of its type are accepted too. */
export function offers({ moves, open_ended }: Decision, move: Tagged): boolean {
  const words = JSON.stringify(move);
  return moves.some((each) => JSON.stringify(each) === words || (open_ended && each.type === move.type));
}

/** What the first page of a game's rules shows, one after the other: the aim, a turn, what it turns on, the end. */
export const STEPS = ['aim', 'turn', 'knack', 'end'] as const;

/** A picture for one of them. */
export interface IllustrationProps {
  step: (typeof STEPS)[number];
  speech: Speech;
}
