// Written by `python -m tools.protocol` from the rules of drakon; do not edit.

export interface DrakonView {
  viewer: number | null;
  players: number;
  prompt: Prompt | null;
  over: boolean;
  ending: string;
  winners: number[];
  turn: number;
  active: number;
  rooms: Room[];
  places: Place[];
  start_coins: number;
  treasury: number;
  pile: number;
  bottom: string[];
  quiet: number;
  balls: number;
  order: Order | null;
  powers: boolean;
  escape: boolean;
  round_limit: number;
  ranking: number[][];
}

export interface Prompt {
  question: string;
  seats: number[];
  rule: string;
  about: Record<string, unknown>;
}

export interface Room {
  x: number;
  y: number;
  tile: string;
  arrows: string;
}

export interface Place {
  seat: number;
  adventurer: string;
  token: string;
  coins: number;
  tiles: number;
  hand: string[];
  x: number;
  y: number;
  reach: Cell[];
}

export interface Cell {
  x: number;
  y: number;
}

export interface Order {
  stance: string;
  coins: number;
}

export interface MoveTo {
  type: 'move-to';
  x: number;
  y: number;
}

export interface Pass {
  type: 'pass';
}

export interface TakeCoin {
  type: 'take-coin';
}

export interface LeaveCoin {
  type: 'leave-coin';
}

export interface TakeTile {
  type: 'take-tile';
  seat: number;
}

export interface Destroy {
  type: 'destroy';
  x: number;
  y: number;
}

export interface Swap {
  type: 'swap';
  x: number;
  y: number;
  tile: string;
  arrows: string;
}

export interface Turn {
  type: 'turn';
  x: number;
  y: number;
  arrows: string;
}

export interface SendTo {
  type: 'send-to';
  seat: number;
  x: number;
  y: number;
}

export interface LetStay {
  type: 'let-stay';
  seat: number;
}

export interface WizardMove {
  type: 'wizard-move';
  x: number;
  y: number;
}

export interface Push {
  type: 'push';
  seat: number;
  x: number;
  y: number;
}

export interface Rob {
  type: 'rob';
  seat: number;
}

export interface Exchange {
  type: 'exchange';
  first: string;
  second: string;
}

export interface ExtraMove {
  type: 'extra-move';
  x: number;
  y: number;
}

export interface Skip {
  type: 'skip';
}

export interface Guard {
  type: 'guard';
}

export interface Accept {
  type: 'accept';
}

export interface ChooseAdventurer {
  type: 'choose-adventurer';
  adventurer: string;
}

export interface StandingOrder {
  type: 'standing-order';
  stance: string;
  coins: number;
}

export interface TilesDealt {
  type: 'tiles-dealt';
  seat: number;
  count: number;
  tiles: string[];
}

export interface AdventurerDrawn {
  type: 'adventurer-drawn';
  seat: number;
  adventurer: string;
}

export interface AdventurerChosen {
  type: 'adventurer-chosen';
  seat: number;
  adventurer: string;
}

export interface FirstPlayerDrawn {
  type: 'first-player-drawn';
  seat: number;
}

export interface TilePlaced {
  type: 'tile-placed';
  seat: number;
  x: number;
  y: number;
  tile: string;
  arrows: string;
}

export interface TileDrawn {
  type: 'tile-drawn';
  seat: number;
  tile: string;
}

export interface TurnPassed {
  type: 'turn-passed';
  seat: number;
}

export interface AdventurerMoved {
  type: 'adventurer-moved';
  seat: number;
  x: number;
  y: number;
  room: string;
}

export interface AdventurerSent {
  type: 'adventurer-sent';
  seat: number;
  by: number;
  x: number;
  y: number;
  room: string;
}

export interface AdventurerStayed {
  type: 'adventurer-stayed';
  seat: number;
  by: number;
}

export interface RoomWithoutEffect {
  type: 'room-without-effect';
  seat: number;
  room: string;
}

export interface BallsExhausted {
  type: 'balls-exhausted';
  seat: number;
}

export interface CoinFound {
  type: 'coin-found';
  seat: number;
}

export interface CoinPickedUp {
  type: 'coin-picked-up';
  seat: number;
}

export interface CoinLeft {
  type: 'coin-left';
  seat: number;
}

export interface CoinCarriedOff {
  type: 'coin-carried-off';
  seat: number;
}

export interface CoinSunk {
  type: 'coin-sunk';
  seat: number;
}

export interface CoinStolen {
  type: 'coin-stolen';
  seat: number;
  victim: number;
  cause: string;
}

export interface CoinGuarded {
  type: 'coin-guarded';
  seat: number;
  cause: string;
}

export interface TileTaken {
  type: 'tile-taken';
  seat: number;
  victim: number;
  cause: string;
  tile: string;
}

export interface RoomDestroyed {
  type: 'room-destroyed';
  seat: number;
  x: number;
  y: number;
  tile: string;
}

export interface RoomSwapped {
  type: 'room-swapped';
  seat: number;
  x: number;
  y: number;
  taken: string;
  tile: string;
  arrows: string;
}

export interface RoomTurned {
  type: 'room-turned';
  seat: number;
  x: number;
  y: number;
  room: string;
  arrows: string;
}

export interface PowerUsed {
  type: 'power-used';
  seat: number;
  adventurer: string;
}

export interface TilesExchanged {
  type: 'tiles-exchanged';
  seat: number;
  tiles: string[];
}

export interface GameEnded {
  type: 'game-ended';
  ending: string;
  winners: number[];
}

export type GameView = DrakonView;

export type GameMove = Place | MoveTo | Pass | TakeCoin | LeaveCoin | TakeTile | Destroy | Swap | Turn | SendTo | LetStay | WizardMove | Push | Rob | Exchange | ExtraMove | Skip | Guard | Accept | ChooseAdventurer | StandingOrder;

export type GameEvent = TilesDealt | AdventurerDrawn | AdventurerChosen | FirstPlayerDrawn | TilePlaced | TileDrawn | TurnPassed | AdventurerMoved | AdventurerSent | AdventurerStayed | RoomWithoutEffect | BallsExhausted | CoinFound | CoinPickedUp | CoinLeft | CoinCarriedOff | CoinSunk | CoinStolen | CoinGuarded | TileTaken | RoomDestroyed | RoomSwapped | RoomTurned | PowerUsed | TilesExchanged | GameEnded;
