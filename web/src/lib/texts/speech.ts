// A message and its values become a sentence, by the same rules as in the Python package.
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FUNCTIONS, Listing, Noun, plain } from './grammar';
import { PLAIN_KINDS, type Kinds } from './kinds';
import { type Part, marked, parted } from './parts';

export type Values = Record<string, unknown>;
/** A move, an event, or a structure inside one: fields, and mostly a `type`. */
export type Structure = Values & { type?: string };

/** The kind of a part that names a player; its value is the seat. */
export const PLAYER = 'player';
/** No player's number; what is meant then, a kind says in its message `<kind>-nobody`: the clock, for a seat. */
const NOBODY = -1;
const LONGEST_WORD = 500;

/** A name, or several: plain words, or words that know their grammar. */
type Words = string | Noun | Listing;

export class MissingText extends Error {}

/** Set while a sentence is made whose named things can be looked at. */
let marking = false;

/** `LOOK("card", "thief", "the Thief")`: words inside a message that name a thing to look at. */
const LOOK: FluentFunction = ([kind, value, words]) =>
  marking ? marked(String(kind), String(value), String(words)) : String(words);

/** Everything that can be said in one language, of one game or of none, to the players of one table. */
export class Speech {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    private readonly sources: readonly string[],
    private readonly kinds: Kinds = PLAIN_KINDS,
    readonly names: readonly string[] = [],
    bundle?: FluentBundle,
  ) {
    this.#bundle =
      bundle ?? new FluentBundle(language, { useIsolating: false, functions: { LOOK, ...FUNCTIONS[language] } });
    if (!bundle)
      for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same words, at a table of these players. */
  at(names: readonly string[]): Speech {
    return new Speech(this.language, this.sources, this.kinds, names, this.#bundle);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of a message; each value is named as its key says. */
  say(id: string, values: Values = {}): string {
    return this.#gently(id, () => this.#sentence(id, values));
  }

  /** What happened, for the log. */
  event(event: Structure): string {
    return this.#gently(tag(event), () => this.#tell(tag(event), event, this.kinds.events[tag(event)] ?? {}));
  }

  /** What happened, in pieces: words, and things that can be looked at. */
  eventParts(event: Structure): Part[] {
    marking = true;
    try {
      return parted(this.event(event));
    } finally {
      marking = false;
    }
  }

  /** A move as the label of a choice. */
  move(move: Structure): string {
    const id = `move-${tag(move)}`;
    return this.#gently(id, () => this.#tell(id, move, this.kinds.moves[tag(move)] ?? {}));
  }

  /** What a player is asked. */
  prompt(question: string, about: Values = {}): string {
    return this.say(`ask-${question}`, about);
  }

  /** Why something was refused; one sentence serves for all bugs. */
  refusal(code: string, values: Values = {}): string {
    return code.startsWith('bug-') ? this.say('bug', { code }) : this.say(code, values);
  }

  /** How a value of this kind is named inside a sentence. */
  name(kind: string, value: unknown): string {
    return this.#gently(`${kind}-${String(value)}`, () => plain(this.#name(kind, value)));
  }

  #gently(id: string, make: () => string): string {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof MissingText)) throw error;
      if (import.meta.env.MODE === 'test') throw error;
      if (import.meta.env.DEV) console.warn(error.message);
      return id;
    }
  }

  #sentence(id: string, values: Values): string {
    const kinds = Object.fromEntries(Object.keys(values).map((key) => [key, keyKind(key)]));
    return this.#format(id, this.#arguments(values, kinds));
  }

  #tell(id: string, structure: Structure, kinds: Record<string, string>): string {
    const { type: _type, ...values } = structure;
    return this.#format(id, this.#arguments(values, kinds));
  }

  #name(kind: string, value: unknown): Words {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) {
      const words = value.map((item) => this.#name(kind, item));
      return this.#enumerate(words, this.#joint(kind, value[0]));
    }
    if (typeof value === 'object') return this.#part(kind, value as Structure);
    if (typeof value === 'boolean') return this.#sentence(yesOrNo(value), {});
    if (typeof value === 'number' && this.#namesPlayers(kind)) return this.#player(kind, value);
    const proper = this.#properName(`${kind}-${String(value)}`);
    if (proper === null) return clip(String(value));
    if (!marking) return proper;
    const name = marked(kind, String(value), plain(proper));
    return proper instanceof Noun ? new Noun(name, proper.genus) : name;
  }

  #part(kind: string, value: Structure): string {
    const name = partName(kind, value) || partByFields(this.kinds, value);
    // A move inside another that has no words for it reads like its label.
    return this.#tell(
      this.has(name) ? name : `move-${name}`,
      value,
      this.kinds.parts[name] ?? this.kinds.moves[name] ?? {},
    );
  }

  /** Whether numbers of this kind are players': a kind says so by having a word for nobody. */
  #namesPlayers(kind: string): boolean {
    return this.has(`${kind}-nobody`);
  }

  #player(kind: string, seat: number): string {
    if (seat === NOBODY) return this.#sentence(`${kind}-nobody`, {});
    const name = this.names[seat];
    if (name === undefined) return this.#format('seat-number', { number: seat + 1 });
    return marking ? marked(PLAYER, String(seat), clip(name)) : clip(name);
  }

  #properName(id: string): Words | null {
    if (!this.has(id)) return null; // an error thrown and caught costs much, and most things have no name of their own
    try {
      const text = this.#format(id, {});
      const genus = this.#bundle.getMessage(id)?.attributes['is'];
      return genus === undefined ? text : new Noun(text, this.#bundle.formatPattern(genus));
    } catch (error) {
      if (error instanceof MissingText) return null;
      throw error;
    }
  }

  /** The message that joins structures which are lists themselves, where the game has written one for them. */
  #joint(kind: string, item: unknown): string | null {
    if (typeof item !== 'object' || item === null) return null;
    const joint = `list-${partName(kind, item as Structure) || partByFields(this.kinds, item as Structure)}`;
    return this.has(joint) ? joint : null;
  }

  #enumerate(words: Words[], joint: string | null): Words {
    if (words.length < 2) return words[0] ?? '';
    if (joint !== null) return words.map(plain).reduce((left, right) => this.#format(joint, { left, right }));
    return new Listing(words, (each) => this.#joined(each));
  }

  #joined(words: string[]): string {
    const front = words.slice(0, -1).reduce((left, right) => this.#format('list-comma', { left, right }));
    return this.#format('list-and', { left: front, right: words.at(-1) ?? '' });
  }

  #arguments(values: Values, kinds: Record<string, string>): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(values)) {
      found[key] = this.#argument(kinds[key] ?? '', value);
      Object.assign(found, selectors(key, value, kinds[key] ?? ''));
    }
    return found;
  }

  /** A number stays one, for Fluent to format and to count by; anything else is named. */
  #argument(kind: string, value: unknown): FluentVariable {
    if (typeof value === 'boolean') return yesOrNo(value);
    if (typeof value === 'number' && !this.#namesPlayers(kind)) return value;
    return this.#name(kind, value);
  }

  #format(id: string, values: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) throw new MissingText(`${this.language}: ${id}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new MissingText(`${this.language}: ${id}: ${errors[0].message}`);
    return text;
  }
}

/** The kind a key names by its last part: `asker_seat` and `seats` are both of the kind `seat`. */
export function keyKind(key: string): string {
  const last = key.slice(key.lastIndexOf('_') + 1);
  return last.endsWith('s') ? last.slice(0, -1) : last;
}

/**
 * What a message selects on beside the named value: `$card_id` is the value itself, `$cards_count` how many.
 * A structure has no value to select on but its own name.
 */
function selectors(key: string, value: unknown, kind: string): Record<string, FluentVariable> {
  if (Array.isArray(value)) return { [`${key}_count`]: value.length };
  if (value === null || value === undefined || value === '') return { [`${key}_id`]: 'none' };
  if (typeof value === 'number') return { [`${key}_id`]: value };
  if (typeof value === 'object') return { [`${key}_id`]: partName(kind, value as Structure) };
  return typeof value === 'string' ? { [`${key}_id`]: clip(value) } : {};
}

/** The name of a structure: its own where it says so, else that of the field it stands in. */
function partName(kind: string, value: Structure): string {
  return value.type ?? (kind.startsWith('{') ? kind.slice(1, -1) : '');
}

/** The part of a game that has the fields of a structure of which nobody says what it is, as in a prompt. */
function partByFields(kinds: Kinds, value: Structure): string {
  const fits = Object.entries(kinds.parts).filter(
    ([, fields]) => Object.keys(fields).length > 0 && Object.keys(fields).every((field) => field in value),
  );
  fits.sort(([, some], [, others]) => Object.keys(others).length - Object.keys(some).length);
  return fits[0]?.[0] ?? '';
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

function clip(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_WORD ? text : `${letters.slice(0, LONGEST_WORD - 1).join('')}…`;
}

function tag(structure: Structure): string {
  return structure.type ?? '';
}
