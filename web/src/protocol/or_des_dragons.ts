// Written by `python -m tools.protocol` from the rules of or_des_dragons; do not edit.

export interface GoldView {
  viewer: number | null;
  players: number;
  prompt: Prompt | null;
  over: boolean;
  ending: string;
  winners: number[];
  ruleset: string;
  sand: string;
  talk: string;
  first: number;
  active: number;
  lairs: Lair[];
  places: Place[];
  deck_size: number;
  fair_in: number;
  dragons_to_come: string[];
  bag_size: number;
  bag: Heap[] | null;
  last_phase: boolean;
  lost: Heap[];
  sharing: Sharing | null;
  theft: Theft | null;
  lens: Heap[];
  fair: Fair | null;
  pile_size: number;
  magic_discard: string[];
  eyes: boolean;
  pinches: Pinches | null;
  mandate: Mandate | null;
  orders: (ArmCloud | ArmWeakness | ArmStone | Arm)[];
}

export interface Prompt {
  question: string;
  seats: number[];
  rule: string;
  about: Record<string, unknown>;
}

export interface Lair {
  slot: number;
  dragon: string | null;
  power: number;
  weakened: boolean;
  known: number;
  unknown: number;
  tokens: Heap[];
  fighters: Fighter[];
  total: number;
  dead: boolean;
}

export interface Heap {
  token: string;
  count: number;
}

export interface Fighter {
  seat: number;
  adventurer: string;
  strength: number;
  boosts: string[];
}

export interface Place {
  seat: number;
  colour: string;
  ready: string[];
  resting: string[];
  loot: Heap[] | null;
  stall: Heap[];
  magic_count: number;
  magic: string[] | null;
  eye: number | null;
  ledger: Ledger | null;
  certain: Certainty | null;
  done: boolean;
  score: Score | null;
}

export interface Ledger {
  tokens: Heap[];
  stolen: number;
  missing: number;
}

export interface Certainty {
  tokens: Heap[];
  unknown: number;
}

export interface Score {
  coins: number;
  black_diamond: number;
  gems: number[];
  collection: number;
  cursed: boolean;
}

export interface Sharing {
  slot: number;
  participants: number[];
  treasure: Heap[];
  drafts: Draft[];
  given_up: number[];
  grain: number;
  grains: number;
  agreed: Share[];
}

export interface Draft {
  author: number;
  version: number;
  shares: Share[];
  complete: boolean;
  reason: Reason | null;
  signed: number[];
  refused_by: number | null;
}

export interface Share {
  seat: number;
  tokens: Heap[];
}

export interface Reason {
  phrase: string;
  tokens: Heap[];
}

export interface Theft {
  thief: number;
  victim: number;
  velvet: boolean;
  far: boolean;
  seen: Heap[] | null;
}

export interface Fair {
  opener: number;
  offers: Offer[];
}

export interface Offer {
  maker: number;
  deal: Deal;
  signed: number[];
}

export interface Deal {
  type: 'deal';
  sides: Side[];
  takers: number[];
}

export interface Side {
  seat: number;
  gives: Heap[];
  gets: Heap[];
}

export interface Pinches {
  taken: number;
  tried: boolean;
}

export interface Mandate {
  type: 'mandate';
  bundles: Heap[][];
}

export interface ArmCloud {
  type: 'arm-cloud';
  seats: number[];
  dragons: string[];
  only_if_deadly: boolean;
}

export interface ArmWeakness {
  type: 'arm-weakness';
  seats: number[];
  dragons: string[];
}

export interface ArmStone {
  type: 'arm-stone';
  seats: number[];
  only_if_grave: boolean;
  tokens: string[];
}

export interface Arm {
  type: 'arm';
  order: Swap | Invert | PlayCard;
}

export interface Swap {
  type: 'swap';
  card: string;
  first_slot: number;
  first_tokens: Heap[];
  second_slot: number;
  second_tokens: Heap[];
}

export interface Invert {
  type: 'invert';
  first_slot: number;
  second_slot: number;
}

export interface PlayCard {
  type: 'play-card';
  card: string;
}

export interface Attack {
  type: 'attack';
  adventurer: string;
  slot: number;
  boosts: string[];
}

export interface Replace {
  type: 'replace';
  slot: number;
  boosts: string[];
}

export interface Pass {
  type: 'pass';
}

export interface Renew {
  type: 'renew';
  tokens: Heap[];
}

export interface Pick {
  type: 'pick';
  tokens: Heap[];
}

export interface Confuse {
  type: 'confuse';
  first: number;
  second: number;
}

export interface ReachOut {
  type: 'reach-out';
  victim: number;
  velvet: boolean;
}

export interface Steal {
  type: 'steal';
  victim: number;
  velvet: boolean;
}

export interface Give {
  type: 'give';
  tokens: Heap[];
}

export interface Take {
  type: 'take';
  token: string;
}

export interface Propose {
  type: 'propose';
  shares: Share[];
  reason: Reason | null;
}

export interface Sign {
  type: 'sign';
  author: number;
  version: number;
}

export interface Unsign {
  type: 'unsign';
}

export interface Refuse {
  type: 'refuse';
}

export interface Hold {
  type: 'hold';
}

export interface NoDeal {
  type: 'no-deal';
}

export interface SignDeal {
  type: 'sign-deal';
  maker: number;
  deal: Deal;
}

export interface WithdrawDeal {
  type: 'withdraw-deal';
  deal: Deal;
}

export interface Cry {
  type: 'cry';
  seeks: string[];
  offers: string[];
}

export interface Done {
  type: 'done';
}

export interface SetEye {
  type: 'set-eye';
  slot: number;
}

export interface Pinch {
  type: 'pinch';
  slot: number;
  token: string;
}

export interface Disarm {
  type: 'disarm';
  card: string;
}

export interface SandOut {
  type: 'sand-out';
}

export interface WindowClosed {
  type: 'window-closed';
}

export interface GameBegan {
  type: 'game-began';
  seat: number;
}

export interface DragonAppeared {
  type: 'dragon-appeared';
  slot: number;
  dragon: string;
  tokens: Heap[];
}

export interface TurnBegan {
  type: 'turn-began';
  seat: number;
}

export interface AdventurersWoke {
  type: 'adventurers-woke';
  seat: number;
  adventurers: string[];
}

export interface TurnSkipped {
  type: 'turn-skipped';
  seat: number;
}

export interface DragonCollapsed {
  type: 'dragon-collapsed';
  slot: number;
  dragon: string;
}

export interface AdventurerPlaced {
  type: 'adventurer-placed';
  seat: number;
  adventurer: string;
  slot: number;
  boosts: string[];
  total: number;
  power: number;
}

export interface AdventurerDrivenOff {
  type: 'adventurer-driven-off';
  seat: number;
  adventurer: string;
  slot: number;
}

export interface PowerRaised {
  type: 'power-raised';
  slot: number;
  power: number;
}

export interface DragonKilled {
  type: 'dragon-killed';
  slot: number;
  dragon: string;
  seats: number[];
}

export interface TreasureCompleted {
  type: 'treasure-completed';
  tokens: Heap[];
  treasure: Heap[];
}

export interface BagEmptied {
  type: 'bag-emptied';
}

export interface RedsTaken {
  type: 'reds-taken';
  seat: number;
  tokens: Heap[];
}

export interface TreasureTaken {
  type: 'treasure-taken';
  seat: number;
  tokens: Heap[];
}

export interface ShareReceived {
  type: 'share-received';
  seat: number;
  tokens: Heap[];
}

export interface TreasureLost {
  type: 'treasure-lost';
  tokens: Heap[];
}

export interface LairCleared {
  type: 'lair-cleared';
  slot: number;
  dragon: string;
  seats: number[];
}

export interface TheftsRevealed {
  type: 'thefts-revealed';
  seat: number;
  victim: number;
  tokens: Heap[];
}

export interface PinchesRevealed {
  type: 'pinches-revealed';
  seat: number;
  tokens: Heap[];
}

export interface ScreenLifted {
  type: 'screen-lifted';
  seat: number;
  tokens: Heap[];
  cards: string[];
  points: number;
}

export interface GameEnded {
  type: 'game-ended';
  ending: string;
  winners: number[];
}

export interface SandTurned {
  type: 'sand-turned';
  seats: number[];
  tokens: Heap[];
}

export interface SplitProposed {
  type: 'split-proposed';
  seat: number;
  version: number;
  shares: Share[];
  missing: Heap[];
  reason: Reason | null;
}

export interface SplitSigned {
  type: 'split-signed';
  seat: number;
  author: number;
  version: number;
}

export interface SignatureWithdrawn {
  type: 'signature-withdrawn';
  seat: number;
  author: number;
}

export interface SplitRefused {
  type: 'split-refused';
  seat: number;
  author: number;
}

export interface GrainHeld {
  type: 'grain-held';
  seat: number;
}

export interface SharingGivenUp {
  type: 'sharing-given-up';
  seat: number;
}

export interface AgreementReached {
  type: 'agreement-reached';
  author: number;
  seats: number[];
}

export interface TheftDeclared {
  type: 'theft-declared';
  seat: number;
  victim: number;
  velvet: boolean;
}

export interface TheftDeclined {
  type: 'theft-declined';
  seat: number;
}

export interface ScreenSeen {
  type: 'screen-seen';
  seat: number;
  victim: number;
  tokens: Heap[];
}

export interface TokensStolen {
  type: 'tokens-stolen';
  seat: number;
  victim: number;
  count: number;
  tokens: Heap[];
}

export interface NothingFound {
  type: 'nothing-found';
  seat: number;
  victim: number;
}

export interface CardsDrawn {
  type: 'cards-drawn';
  seat: number;
  count: number;
  cards: string[];
}

export interface PileRenewed {
  type: 'pile-renewed';
  count: number;
}

export interface CardPlayed {
  type: 'card-played';
  seat: number;
  card: string;
}

export interface TokensRenewed {
  type: 'tokens-renewed';
  seat: number;
  returned: Heap[];
  drawn: Heap[];
}

export interface LensUsed {
  type: 'lens-used';
  seat: number;
  tokens: Heap[];
}

export interface TokensPicked {
  type: 'tokens-picked';
  seat: number;
  tokens: Heap[];
}

export interface SharesConfused {
  type: 'shares-confused';
  seat: number;
  first: number;
  second: number;
}

export interface TokensSwapped {
  type: 'tokens-swapped';
  first_slot: number;
  first_tokens: Heap[];
  second_slot: number;
  second_tokens: Heap[];
}

export interface DragonsInverted {
  type: 'dragons-inverted';
  first_slot: number;
  second_slot: number;
}

export interface WindowOpened {
  type: 'window-opened';
  window: string;
}

export interface WindowShut {
  type: 'window-shut';
  window: string;
}

export interface QuietlyAsked {
  type: 'quietly-asked';
  seat: number;
}

export interface MayBegin {
  type: 'may-begin';
  seat: number;
}

export interface EyeMoved {
  type: 'eye-moved';
  seat: number;
  slot: number;
}

export interface TokenPinched {
  type: 'token-pinched';
  seat: number;
  slot: number;
  token: string;
}

export interface TokensCounted {
  type: 'tokens-counted';
  counts: number[];
  lairs: Heap[][];
}

export interface PincherCaught {
  type: 'pincher-caught';
  seat: number;
  slot: number;
  token: string;
}

export interface PinchPlanned {
  type: 'pinch-planned';
  seat: number;
  slot: number;
  token: string;
}

export interface OrderKept {
  type: 'order-kept';
  seat: number;
}

export interface FairOpened {
  type: 'fair-opened';
  seat: number;
}

export interface DealPosted {
  type: 'deal-posted';
  seat: number;
  deal: Deal;
}

export interface DealSigned {
  type: 'deal-signed';
  seat: number;
  maker: number;
}

export interface DealRefused {
  type: 'deal-refused';
  seat: number;
  maker: number;
}

export interface DealUntaken {
  type: 'deal-untaken';
  maker: number;
}

export interface DealWithdrawn {
  type: 'deal-withdrawn';
  seat: number;
  deal: Deal;
}

export interface DealMade {
  type: 'deal-made';
  deal: Deal;
}

export interface WaresCried {
  type: 'wares-cried';
  seat: number;
  seeks: string[];
  offers: string[];
}

export interface TraderCalled {
  type: 'trader-called';
  seat: number;
}

export interface FairPassed {
  type: 'fair-passed';
  seat: number;
}

export interface TradingDone {
  type: 'trading-done';
  seat: number;
}

export interface FairClosed {
  type: 'fair-closed';
}

export type GameView = GoldView;

export type GameMove = Attack | Replace | Pass | PlayCard | Renew | Pick | Swap | Invert | Confuse | ReachOut | Steal | Give | Take | Propose | Sign | Unsign | Refuse | Hold | NoDeal | Mandate | Deal | SignDeal | WithdrawDeal | Cry | Done | SetEye | Pinch | ArmCloud | ArmWeakness | ArmStone | Arm | Disarm | SandOut | WindowClosed;

export type GameEvent = GameBegan | DragonAppeared | TurnBegan | AdventurersWoke | TurnSkipped | DragonCollapsed | AdventurerPlaced | AdventurerDrivenOff | PowerRaised | DragonKilled | TreasureCompleted | BagEmptied | RedsTaken | TreasureTaken | ShareReceived | TreasureLost | LairCleared | TheftsRevealed | PinchesRevealed | ScreenLifted | GameEnded | SandTurned | SplitProposed | SplitSigned | SignatureWithdrawn | SplitRefused | GrainHeld | SharingGivenUp | AgreementReached | TheftDeclared | TheftDeclined | ScreenSeen | TokensStolen | NothingFound | CardsDrawn | PileRenewed | CardPlayed | TokensRenewed | LensUsed | TokensPicked | SharesConfused | TokensSwapped | DragonsInverted | WindowOpened | WindowShut | QuietlyAsked | MayBegin | EyeMoved | TokenPinched | TokensCounted | PincherCaught | PinchPlanned | OrderKept | FairOpened | DealPosted | DealSigned | DealRefused | DealUntaken | DealWithdrawn | DealMade | WaresCried | TraderCalled | FairPassed | TradingDone | FairClosed;
