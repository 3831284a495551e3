// Written by `python -m tools.protocol` from the rules of pierres_du_dragon; do not edit.

export interface StoneView {
  viewer: number | null;
  players: number;
  prompt: Prompt | null;
  over: boolean;
  ending: string;
  winners: number[];
  round: number;
  character: string | Invented | null;
  acting: number | null;
  seconds: number[];
  remaining: (string | Invented)[];
  auctioned: (string | Invented)[];
  sales: StoneSale[];
  special_pile: number;
  special_discard: (string | Invented)[];
  bank: Bank;
  places: Place[];
  auctions: Auction[];
  open_purses: boolean;
  slow: boolean;
  bluff: boolean;
  guests: Guest[];
  desk: Desk | null;
  ranking: number[][];
}

export interface Prompt {
  question: string;
  seats: number[];
  rule: string;
  about: Record<string, unknown>;
}

export interface Invented {
  type: 'invented';
  fr: string;
  en: string;
  blank: number;
}

export interface StoneSale {
  character: string | Invented;
  points: number;
}

export interface Bank {
  red: number;
  blue: number;
  yellow: number;
  fairy: number;
  common: number;
  silver: number;
  black: number;
  amulets: number;
}

export interface Place {
  seat: number;
  points: number;
  red: number;
  blue: number;
  yellow: number;
  spent: number;
  black: number;
  amulets: number;
  doppelganger: boolean;
  purse: Purse | null;
  closed: boolean;
  look: string | null;
  away: boolean;
  wants_to_stop: boolean;
  worth: Worth;
}

export interface Purse {
  fairy: number;
  common: number;
  silver: number;
}

export interface Worth {
  points: [number, number, number];
  lacking: ([number | null, number | null, number | null])[];
}

export interface Auction {
  character: string | Invented;
  winner: number | null;
  gold: GoldFist[];
  silver: SilverFist[];
}

export interface GoldFist {
  seat: number;
  fairy: number;
  common: number;
  black: boolean;
  amulet: boolean;
  value: number;
}

export interface SilverFist {
  seat: number;
  silver: number;
  amulet: boolean;
  value: number;
}

export interface Guest {
  character: Invented;
  glyph: string;
  flavour: string;
  text: Line[];
  advice: string[];
  script: Record<string, unknown>;
}

export interface Line {
  depth: number;
  clause: TextOptional | TextGain | TextLose | TextDeal | TextElse | TextScore | TextChoose | TextOption | TextMay | TextWhen | TextColour | TextVictim | TextEach | TextBag | TextPush | TextShop | TextBorrow | TextRefresh | TextTake | TextTakeFirst | TextHit | TextGrant | TextGift | TextSwap;
}

export interface TextOptional {
  type: 'text-optional';
}

export interface TextGain {
  type: 'text-gain';
  item: string;
  n: number;
}

export interface TextLose {
  type: 'text-lose';
  item: string;
  n: number | string;
}

export interface TextDeal {
  type: 'text-deal';
  cost: (CoinCost | StoneCost | BidCost)[];
}

export interface CoinCost {
  type: 'coin-cost';
  item: string;
  n: number;
}

export interface StoneCost {
  type: 'stone-cost';
  stones: string;
  n: number;
}

export interface BidCost {
  type: 'bid-cost';
}

export interface TextElse {
  type: 'text-else';
}

export interface TextScore {
  type: 'text-score';
  n: number;
}

export interface TextChoose {
  type: 'text-choose';
}

export interface TextOption {
  type: 'text-option';
  number: number;
}

export interface TextMay {
  type: 'text-may';
}

export interface TextWhen {
  type: 'text-when';
  fact: string;
  cmp: string;
  n: number;
}

export interface TextColour {
  type: 'text-colour';
  source: string;
}

export interface TextVictim {
  type: 'text-victim';
  among: string;
  with_stone: boolean;
}

export interface TextEach {
  type: 'text-each';
  who: string;
}

export interface TextBag {
  type: 'text-bag';
  red: number;
  blue: number;
  yellow: number;
  draw: number;
}

export interface TextPush {
  type: 'text-push';
  red: number;
  blue: number;
  yellow: number;
  whole_bank: boolean;
}

export interface TextShop {
  type: 'text-shop';
  item: string;
  prices: CoinCost[];
  most: number;
}

export interface TextBorrow {
  type: 'text-borrow';
  source: string;
  how: string;
}

export interface TextRefresh {
  type: 'text-refresh';
  n: number | string;
}

export interface TextTake {
  type: 'text-take';
  item: string;
  n: number | string;
}

export interface TextTakeFirst {
  type: 'text-take-first';
  ladder: string[];
}

export interface TextHit {
  type: 'text-hit';
  item: string;
  n: number | string;
}

export interface TextGrant {
  type: 'text-grant';
  item: string;
  n: number;
}

export interface TextGift {
  type: 'text-gift';
  item: string;
  n: number | string;
}

export interface TextSwap {
  type: 'text-swap';
}

export interface Desk {
  orders: StandingOrder[];
  stops: SetStops;
  paused: boolean;
  empty_fists: boolean;
}

export interface StandingOrder {
  type: 'standing-order';
  character: string;
  gold: GoldOrder;
  silver: SilverOrder | null;
  guard: Guard | null;
  sealed: boolean;
}

export interface GoldOrder {
  fairy: number | 'all';
  common: number | 'all';
  black: boolean;
  amulet: boolean;
}

export interface SilverOrder {
  silver: number | 'all';
  amulet: boolean;
}

export interface Guard {
  fact: string;
  n: number;
}

export interface SetStops {
  type: 'set-stops';
  win: boolean;
  score: boolean;
  stones: boolean;
}

export interface Bid {
  type: 'bid';
  fairy: number;
  common: number;
  black: boolean;
  amulet: boolean;
}

export interface BidSilver {
  type: 'bid-silver';
  silver: number;
  amulet: boolean;
}

export interface Double {
  type: 'double';
}

export interface UseOnce {
  type: 'use-once';
}

export interface Pay {
  type: 'pay';
  option: number;
  red: number;
  blue: number;
  yellow: number;
}

export interface TakeCoins {
  type: 'take-coins';
}

export interface ChooseOption {
  type: 'choose-option';
  option: number;
}

export interface NameColour {
  type: 'name-colour';
  colour: string;
}

export interface TakeStone {
  type: 'take-stone';
  colour: string;
}

export interface GiveStone {
  type: 'give-stone';
  colour: string;
}

export interface ChooseVictim {
  type: 'choose-victim';
  seat: number;
}

export interface DrawStone {
  type: 'draw-stone';
}

export interface StopDrawing {
  type: 'stop-drawing';
}

export interface UseCharacter {
  type: 'use-character';
  character: string;
}

export interface BuyStone {
  type: 'buy-stone';
  colour: string;
  item: string;
  n: number;
}

export interface StopBuying {
  type: 'stop-buying';
}

export interface Accept {
  type: 'accept';
}

export interface Decline {
  type: 'decline';
}

export interface CancelOrder {
  type: 'cancel-order';
  character: string;
}

export interface EmptyFists {
  type: 'empty-fists';
  on: boolean;
}

export interface Gesture {
  type: 'gesture';
  look: string;
}

export interface AgreeToStop {
  type: 'agree-to-stop';
}

export interface PlayOn {
  type: 'play-on';
}

export interface ComeBack {
  type: 'come-back';
}

export interface TimeUp {
  type: 'time-up';
}

export interface StonesDealt {
  type: 'stones-dealt';
  stones: Dealt[];
}

export interface Dealt {
  seat: number;
  red: number;
  blue: number;
  yellow: number;
}

export interface RoundBegan {
  type: 'round-began';
  round: number;
  specials: (string | Invented)[];
}

export interface SpecialPileRenewed {
  type: 'special-pile-renewed';
  count: number;
}

export interface CharacterShown {
  type: 'character-shown';
  character: string | Invented;
  remaining: number;
}

export interface FistClosed {
  type: 'fist-closed';
  seat: number;
}

export interface FistsOpened {
  type: 'fists-opened';
  fists: GoldFist[];
}

export interface AuctionCursed {
  type: 'auction-cursed';
  character: string | Invented;
  seats: number[];
}

export interface NobodyBid {
  type: 'nobody-bid';
  character: string | Invented;
}

export interface GoldTied {
  type: 'gold-tied';
  seats: number[];
  value: number;
}

export interface SilverOpened {
  type: 'silver-opened';
  fists: SilverFist[];
}

export interface Deadlocked {
  type: 'deadlocked';
  character: string | Invented;
}

export interface AuctionWon {
  type: 'auction-won';
  seat: number;
  character: string | Invented;
  value: number;
}

export interface RoundEnded {
  type: 'round-ended';
  round: number;
}

export interface GameEnded {
  type: 'game-ended';
  ending: string;
  winners: number[];
}

export interface PowerDoubled {
  type: 'power-doubled';
  seat: number;
  character: string | Invented;
}

export interface PowerUsed {
  type: 'power-used';
  seat: number;
  character: string | Invented;
}

export interface PowerIdle {
  type: 'power-idle';
  seat: number;
  character: string | Invented;
}

export interface PowerDeclined {
  type: 'power-declined';
  seat: number;
  character: string | Invented;
}

export interface OptionChosen {
  type: 'option-chosen';
  seat: number;
  option: number;
}

export interface PowerBorrowed {
  type: 'power-borrowed';
  seat: number;
  character: string | Invented;
}

export interface PileShuffled {
  type: 'pile-shuffled';
  count: number;
}

export interface DoppelgangerKept {
  type: 'doppelganger-kept';
  seat: number;
}

export interface GoodsGained {
  type: 'goods-gained';
  seat: number;
  item: string;
  n: number;
  missing: number;
}

export interface GoodsReturned {
  type: 'goods-returned';
  seat: number;
  item: string;
  n: number;
}

export interface StonesPaid {
  type: 'stones-paid';
  seat: number;
  red: number;
  blue: number;
  yellow: number;
}

export interface CoinsPaid {
  type: 'coins-paid';
  seat: number;
  item: string;
  n: number;
}

export interface BidBurnt {
  type: 'bid-burnt';
  seat: number;
  n: number;
}

export interface PointsScored {
  type: 'points-scored';
  seat: number;
  n: number;
  total: number;
}

export interface ColourNamed {
  type: 'colour-named';
  seat: number;
  colour: string;
}

export interface VictimChosen {
  type: 'victim-chosen';
  seat: number;
  victim: number;
}

export interface GoodsTaken {
  type: 'goods-taken';
  seat: number;
  victim: number;
  item: string;
  n: number | null;
}

export interface SpentGoldTaken {
  type: 'spent-gold-taken';
  seat: number;
  victim: number;
  n: number;
}

export interface GoodsGiven {
  type: 'goods-given';
  seat: number;
  receiver: number;
  item: string;
  n: number | null;
}

export interface SwapOffered {
  type: 'swap-offered';
  seat: number;
  victim: number;
  colour: string;
}

export interface StonesSwapped {
  type: 'stones-swapped';
  seat: number;
  victim: number;
  given: string;
  taken: string;
}

export interface BagFilled {
  type: 'bag-filled';
  red: number;
  blue: number;
  yellow: number;
}

export interface StonesDrawn {
  type: 'stones-drawn';
  seat: number;
  red: number;
  blue: number;
  yellow: number;
}

export interface StoneDrawn {
  type: 'stone-drawn';
  seat: number;
  colour: string;
}

export interface DrawKept {
  type: 'draw-kept';
  seat: number;
  red: number;
  blue: number;
  yellow: number;
}

export interface DrawLost {
  type: 'draw-lost';
  seat: number;
  colour: string;
}

export interface StoneBought {
  type: 'stone-bought';
  seat: number;
  colour: string;
  item: string;
  n: number;
}

export interface GoldRefreshed {
  type: 'gold-refreshed';
  seat: number;
  n: number;
}

export interface StopWanted {
  type: 'stop-wanted';
  seat: number;
  wanted: boolean;
}

export interface TimeRanOut {
  type: 'time-ran-out';
  seats: number[];
}

export interface WentAway {
  type: 'went-away';
  seat: number;
}

export interface CameBack {
  type: 'came-back';
  seat: number;
}

export interface GestureMade {
  type: 'gesture-made';
  seat: number;
  look: string;
}

export interface FistSealed {
  type: 'fist-sealed';
  seat: number;
  fingerprint: string;
}

export interface FistsProven {
  type: 'fists-proven';
  proofs: Proof[];
}

export interface Proof {
  seat: number;
  answer: string;
  salt: string;
}

export type GameView = StoneView;

export type GameMove = Bid | BidSilver | Double | UseOnce | Pay | TakeCoins | ChooseOption | NameColour | TakeStone | GiveStone | ChooseVictim | DrawStone | StopDrawing | UseCharacter | BuyStone | StopBuying | Accept | Decline | StandingOrder | CancelOrder | SetStops | EmptyFists | Gesture | AgreeToStop | PlayOn | ComeBack | TimeUp;

export type GameEvent = StonesDealt | RoundBegan | SpecialPileRenewed | CharacterShown | FistClosed | FistsOpened | AuctionCursed | NobodyBid | GoldTied | SilverOpened | Deadlocked | AuctionWon | RoundEnded | GameEnded | PowerDoubled | PowerUsed | PowerIdle | PowerDeclined | OptionChosen | PowerBorrowed | PileShuffled | DoppelgangerKept | GoodsGained | GoodsReturned | StonesPaid | CoinsPaid | BidBurnt | PointsScored | ColourNamed | VictimChosen | GoodsTaken | SpentGoldTaken | GoodsGiven | SwapOffered | StonesSwapped | BagFilled | StonesDrawn | StoneDrawn | DrawKept | DrawLost | StoneBought | GoldRefreshed | StopWanted | TimeRanOut | WentAway | CameBack | GestureMade | FistSealed | FistsProven;
