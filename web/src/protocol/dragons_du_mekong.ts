// Written by `python -m tools.protocol` from the rules of dragons_du_mekong; do not edit.

export interface DeltaView {
  viewer: number | null;
  players: number;
  prompt: Prompt | null;
  over: boolean;
  ending: string;
  winners: number[];
  plank_fit: string;
  assisted_seat: number;
  standing_orders: boolean;
  round: number;
  round_limit: number;
  rank: number;
  statuette: number;
  order: number[];
  stones: string[];
  supply: number;
  planks: LaidPlank[];
  lost: string[];
  verdicts: Verdict[];
  contestants: Contestant[];
}

export interface Prompt {
  question: string;
  seats: number[];
  rule: string;
  about: Record<string, unknown>;
}

export interface LaidPlank {
  plank: string;
  a: string;
  b: string;
}

export interface Verdict {
  number: number;
  a: string;
  b: string;
  held: boolean;
}

export interface Contestant {
  seat: number;
  colour: string;
  pawn: string;
  home: string;
  goal: string;
  reserve: string[];
  hand: string[];
  programme: string[];
  face_down: number;
  last_programme: string[];
  ready: boolean;
  cancelled: boolean;
  acted: boolean;
  draft: string[];
  orders: LeaveOrder[];
  decides_alone: boolean;
  eye: number;
}

export interface LeaveOrder {
  type: 'leave-order';
  card: string;
  wishes: (PutStone | LayPlank | LosePlank | RemovePlank | RemoveStone | WalkTo | JumpTo)[];
  auto: boolean;
}

export interface PutStone {
  type: 'put-stone';
  islet: string;
}

export interface LayPlank {
  type: 'lay-plank';
  plank: string;
  a: string;
  b: string;
}

export interface LosePlank {
  type: 'lose-plank';
  plank: string;
}

export interface RemovePlank {
  type: 'remove-plank';
  plank: string;
}

export interface RemoveStone {
  type: 'remove-stone';
  islet: string;
}

export interface WalkTo {
  type: 'walk-to';
  place: string;
}

export interface JumpTo {
  type: 'jump-to';
  place: string;
}

export interface TakeColour {
  type: 'take-colour';
  colour: string;
}

export interface GiveStatuette {
  type: 'give-statuette';
  seat: number;
}

export interface Programme {
  type: 'programme';
  cards: string[];
}

export interface Draft {
  type: 'draft';
  cards: string[];
}

export interface DecideMyself {
  type: 'decide-myself';
  myself: boolean;
}

export interface TimeUp {
  type: 'time-up';
}

export interface ColoursDealt {
  type: 'colours-dealt';
  owners: Owner[];
}

export interface Owner {
  seat: number;
  colour: string;
}

export interface ColourTaken {
  type: 'colour-taken';
  seat: number;
  colour: string;
}

export interface StatuetteGiven {
  type: 'statuette-given';
  seat: number;
}

export interface EyeGiven {
  type: 'eye-given';
  seat: number;
  eye: number;
}

export interface RoundBegan {
  type: 'round-began';
  round: number;
  seat: number;
}

export interface ProgrammeReady {
  type: 'programme-ready';
  seat: number;
}

export interface CardsRevealed {
  type: 'cards-revealed';
  rank: number;
  cards: Revealed[];
}

export interface Revealed {
  seat: number;
  card: string;
}

export interface CardCancelled {
  type: 'card-cancelled';
  seat: number;
  card: string;
  dragons: number[];
}

export interface CardCarriedOut {
  type: 'card-carried-out';
  seat: number;
  card: string;
}

export interface NothingDone {
  type: 'nothing-done';
  seat: number;
  card: string;
  second: boolean;
}

export interface NoGapLeft {
  type: 'no-gap-left';
  seat: number;
  second: boolean;
}

export interface StonePlaced {
  type: 'stone-placed';
  seat: number;
  islet: string;
}

export interface PlankLaid {
  type: 'plank-laid';
  seat: number;
  plank: string;
  a: string;
  b: string;
}

export interface PlankTooShort {
  type: 'plank-too-short';
  seat: number;
  plank: string;
  a: string;
  b: string;
  lost: boolean;
}

export interface PlankGivenUp {
  type: 'plank-given-up';
  seat: number;
  plank: string;
}

export interface PlankRemoved {
  type: 'plank-removed';
  seat: number;
  plank: string;
  a: string;
  b: string;
}

export interface StoneRemoved {
  type: 'stone-removed';
  seat: number;
  islet: string;
}

export interface PawnWalked {
  type: 'pawn-walked';
  seat: number;
  card: string;
  origin: string;
  way: string[];
}

export interface PawnReturned {
  type: 'pawn-returned';
  seat: number;
  origin: string;
  turn: string;
}

export interface PawnJumped {
  type: 'pawn-jumped';
  seat: number;
  origin: string;
  over: number;
  place: string;
}

export interface PawnFell {
  type: 'pawn-fell';
  seat: number;
  origin: string;
  home: string;
  at_home: boolean;
}

export interface OrderFollowed {
  type: 'order-followed';
  seat: number;
}

export interface CaretakerActed {
  type: 'caretaker-acted';
  seat: number;
}

export interface TimeRanOut {
  type: 'time-ran-out';
  seats: number[];
}

export interface StatuettePassed {
  type: 'statuette-passed';
  seat: number;
}

export interface GameEnded {
  type: 'game-ended';
  ending: string;
  winners: number[];
}

export type GameView = DeltaView;

export type GameMove = TakeColour | GiveStatuette | Programme | PutStone | LayPlank | LosePlank | RemovePlank | RemoveStone | WalkTo | JumpTo | Draft | LeaveOrder | DecideMyself | TimeUp;

export type GameEvent = ColoursDealt | ColourTaken | StatuetteGiven | EyeGiven | RoundBegan | ProgrammeReady | CardsRevealed | CardCancelled | CardCarriedOut | NothingDone | NoGapLeft | StonePlaced | PlankLaid | PlankTooShort | PlankGivenUp | PlankRemoved | StoneRemoved | PawnWalked | PawnReturned | PawnJumped | PawnFell | OrderFollowed | CaretakerActed | TimeRanOut | StatuettePassed | GameEnded;
