// Written by `python -m tools.protocol` from the rules of jeu_des_dragons; do not edit.

export interface DragonView {
  viewer: number | null;
  players: number;
  prompt: Prompt | null;
  over: boolean;
  ending: string;
  winners: number[];
  options: DragonOptions;
  gambit: number;
  last_gambit: number;
  round: number;
  leader: number;
  next_leader: number;
  first_seat: number;
  active: number;
  reference: number;
  stakes: number;
  deck_size: number;
  deck_from: string[];
  discard: string[];
  antes: string[];
  laid: Laid[];
  druid: boolean;
  priest: number;
  wild_used: boolean;
  places: Place[];
  orders: Orders;
  ious: Iou[];
  ranking: number[][];
}

export interface Prompt {
  question: string;
  seats: number[];
  rule: string;
  about: Record<string, unknown>;
}

export interface DragonOptions {
  end_eliminations: number;
  target_hoard: number | null;
  time_limit: number | string | null;
  starting_hoard: number;
  max_gambits: number | null;
  campaign_abilities: boolean;
  absent_play: 'auto' | 'wait';
}

export interface Laid {
  seat: number;
  card: string;
}

export interface Place {
  seat: number;
  hoard: number;
  debts: Debt[];
  hand_size: number;
  hand: string[];
  flight: string[];
  strength: number;
  good: number;
  evil: number;
  barred: boolean;
  standing: string | null;
  slain: boolean;
  colour_counted: boolean;
  strength_counted: boolean;
  eliminated_in: number;
  ability: string;
}

export interface Debt {
  creditor: number;
  amount: number;
}

export interface Orders {
  green: 'ask' | 'if_rich' | 'pay' | 'strongest' | 'weakest';
  brass: 'ask' | 'if_rich' | 'pay' | 'strongest' | 'weakest';
  plan: Planned[];
  keep: boolean;
  dropped: boolean;
  wishes: Wish[];
}

export interface Planned {
  card: string;
  condition: 'always' | 'leads' | 'strongest' | 'triggers';
  wishes: Wish[];
}

export interface Wish {
  choice: StealGold | Levy | Target | TakeAnteCard | Discard | CopyPower | Slay | TriggerNext | CountColour | CountStrength;
  stakes: number;
}

export interface StealGold {
  type: 'steal-gold';
}

export interface Levy {
  type: 'levy';
}

export interface Target {
  type: 'target';
  seat: number;
}

export interface TakeAnteCard {
  type: 'take-ante-card';
  card: string;
}

export interface Discard {
  type: 'discard';
  card: string;
}

export interface CopyPower {
  type: 'copy-power';
  power: string;
}

export interface Slay {
  type: 'slay';
  card: string;
}

export interface TriggerNext {
  type: 'trigger-next';
  card: string;
}

export interface CountColour {
  type: 'count-colour';
  colour: string;
}

export interface CountStrength {
  type: 'count-strength';
  strength: number;
}

export interface Iou {
  debtor: number;
  creditor: number;
  amount: number;
}

export interface Ante {
  type: 'ante';
  card: string;
}

export interface PlayCard {
  type: 'play-card';
  card: string;
}

export interface Pay {
  type: 'pay';
}

export interface Give {
  type: 'give';
  card: string;
}

export interface ChooseAbility {
  type: 'choose-ability';
  ability: string;
}

export interface NameLeader {
  type: 'name-leader';
  seat: number;
}

export interface TurnAnother {
  type: 'turn-another';
}

export interface StealOneMore {
  type: 'steal-one-more';
}

export interface CountMortal {
  type: 'count-mortal';
  colour: string;
  card: string;
}

export interface Decline {
  type: 'decline';
}

export interface AnswerDemands {
  type: 'answer-demands';
  power: 'brass' | 'green';
  stance: 'ask' | 'if_rich' | 'pay' | 'strongest' | 'weakest';
}

export interface PlanCards {
  type: 'plan-cards';
  cards: Planned[];
  keep: boolean;
}

export interface TimeUp {
  type: 'time-up';
}

export interface GambitBegan {
  type: 'gambit-began';
  gambit: number;
}

export interface AnteSealed {
  type: 'ante-sealed';
  seat: number;
}

export interface AntesRevealed {
  type: 'antes-revealed';
  antes: Laid[];
}

export interface AntesAllTied {
  type: 'antes-all-tied';
}

export interface PriceSet {
  type: 'price-set';
  price: number;
}

export interface RoundBegan {
  type: 'round-began';
  round: number;
  leader: number;
}

export interface CardPlayed {
  type: 'card-played';
  seat: number;
  card: string;
  triggers: boolean;
  reference: number;
}

export interface TurnSkipped {
  type: 'turn-skipped';
  seat: number;
}

export interface PowerUsed {
  type: 'power-used';
  seat: number;
  card: string;
  power: string;
}

export interface PowerWithoutEffect {
  type: 'power-without-effect';
  seat: number;
  power: string;
}

export interface NothingCame {
  type: 'nothing-came';
  seat: number;
  power: string;
  cause: string;
}

export interface GoldTaken {
  type: 'gold-taken';
  seat: number;
  amount: number;
}

export interface GoldPaid {
  type: 'gold-paid';
  payer: number;
  payee: number;
  amount: number;
  owed: number;
}

export interface DebtRepaid {
  type: 'debt-repaid';
  debtor: number;
  creditor: number;
  amount: number;
}

export interface CardsDrawn {
  type: 'cards-drawn';
  seat: number;
  count: number;
  cards: string[];
}

export interface CardsBought {
  type: 'cards-bought';
  seat: number;
  card: string;
  price: number;
}

export interface DeckRenewed {
  type: 'deck-renewed';
  count: number;
}

export interface CardStolen {
  type: 'card-stolen';
  seat: number;
  victim: number;
  card: string;
}

export interface DemandMade {
  type: 'demand-made';
  seat: number;
  target: number;
  card: string;
  power: string;
}

export interface DemandAnswered {
  type: 'demand-answered';
  seat: number;
  asker: number;
  power: string;
}

export interface CardGiven {
  type: 'card-given';
  seat: number;
  asker: number;
  card: string;
}

export interface CardShown {
  type: 'card-shown';
  seat: number;
  asker: number;
  card: string;
}

export interface AnteCardsTaken {
  type: 'ante-cards-taken';
  seat: number;
  cards: string[];
}

export interface CardReplaced {
  type: 'card-replaced';
  seat: number;
  card: string;
  replacement: string;
}

export interface CardCameBack {
  type: 'card-came-back';
  seat: number;
  card: string;
}

export interface CardSlain {
  type: 'card-slain';
  seat: number;
  owner: number;
  card: string;
}

export interface CardDiscarded {
  type: 'card-discarded';
  seat: number;
  card: string;
}

export interface DruidInvoked {
  type: 'druid-invoked';
  seat: number;
}

export interface PriestInvoked {
  type: 'priest-invoked';
  seat: number;
}

export interface ColourFlightCounted {
  type: 'colour-flight-counted';
  seat: number;
  colour: string;
  value: number;
}

export interface StrengthFlightCounted {
  type: 'strength-flight-counted';
  seat: number;
  strength: number;
}

export interface FlightsTied {
  type: 'flights-tied';
  seats: number[];
}

export interface GambitWon {
  type: 'gambit-won';
  seat: number;
  strength: number;
  amount: number;
}

export interface StakesRanDry {
  type: 'stakes-ran-dry';
  seat: number;
}

export interface StakesShared {
  type: 'stakes-shared';
  seats: number[];
  amount: number;
}

export interface ShareTaken {
  type: 'share-taken';
  seat: number;
  amount: number;
}

export interface DebtForgiven {
  type: 'debt-forgiven';
  seat: number;
  amount: number;
}

export interface AbilityChosen {
  type: 'ability-chosen';
  seat: number;
  ability: string;
}

export interface AbilityUsed {
  type: 'ability-used';
  seat: number;
  ability: string;
}

export interface LeaderNamed {
  type: 'leader-named';
  seat: number;
  leader: number;
}

export interface PriceCardTurned {
  type: 'price-card-turned';
  seat: number;
  card: string;
  price: number;
}

export interface HandSeen {
  type: 'hand-seen';
  seat: number;
  victim: number;
  cards: string[];
}

export interface MortalCounted {
  type: 'mortal-counted';
  seat: number;
  card: string;
  colour: string;
}

export interface PlayerEliminated {
  type: 'player-eliminated';
  seat: number;
  cards: string[];
}

export interface TimeRanOut {
  type: 'time-ran-out';
}

export interface GameEnded {
  type: 'game-ended';
  ending: string;
  winners: number[];
}

export type GameView = DragonView;

export type GameMove = Ante | PlayCard | StealGold | Levy | Target | Pay | Give | TakeAnteCard | Discard | CopyPower | Slay | TriggerNext | CountColour | CountStrength | ChooseAbility | NameLeader | TurnAnother | StealOneMore | CountMortal | Decline | AnswerDemands | PlanCards | TimeUp;

export type GameEvent = GambitBegan | AnteSealed | AntesRevealed | AntesAllTied | PriceSet | RoundBegan | CardPlayed | TurnSkipped | PowerUsed | PowerWithoutEffect | NothingCame | GoldTaken | GoldPaid | DebtRepaid | CardsDrawn | CardsBought | DeckRenewed | CardStolen | DemandMade | DemandAnswered | CardGiven | CardShown | AnteCardsTaken | CardReplaced | CardCameBack | CardSlain | CardDiscarded | DruidInvoked | PriestInvoked | ColourFlightCounted | StrengthFlightCounted | FlightsTied | GambitWon | StakesRanDry | StakesShared | ShareTaken | DebtForgiven | AbilityChosen | AbilityUsed | LeaderNamed | PriceCardTurned | HandSeen | MortalCounted | PlayerEliminated | TimeRanOut | GameEnded;
