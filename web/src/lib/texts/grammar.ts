// Grammar: what a name brings into a sentence, and the functions of the message files that fit it there, by the same
// rules as `grammar.py`.
import { type FluentFunction, FluentType, type FluentValue } from '@fluent/bundle';
import { an, the } from './english';
import { a, de, type Fitted, le, que, un } from './french';
import { unmarked } from './parts';

type Fit = (words: string, genus: string) => Fitted;

/** The name of a thing, with what its language must know to put an article before it. */
export class Noun extends FluentType<string> {
  constructor(
    text: string,
    readonly genus: string,
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** Several names already joined, which remembers them: « d'Alix et de Basile ». */
export class Listing extends FluentType<string> {
  constructor(
    readonly items: readonly (string | FluentType<unknown>)[],
    readonly joint: (words: string[]) => string,
  ) {
    super(joint(items.map(plain)));
  }

  override toString(): string {
    return this.value;
  }
}

/** The words of a value that is a name. */
export function plain(value: FluentValue): string {
  return value instanceof Noun || value instanceof Listing ? value.value : String(value);
}

/** A function of the message files: it fits one name, or every name of a list. */
function each(fit: Fit): FluentFunction {
  const fitted = (value: FluentValue): string => {
    if (value instanceof Listing) return value.joint(value.items.map(fitted));
    const [mark, words, end] = unmarked(plain(value));
    const { before, words: fits } = fit(words, value instanceof Noun ? value.genus : '');
    return before + mark + fits + end;
  };
  return ([value = '']) => fitted(value);
}

/** `OU($prices)`: the names of a list as a choice between them. */
function either(word: string): FluentFunction {
  return ([value = '']) => {
    if (!(value instanceof Listing)) return plain(value);
    const words = value.items.map(plain);
    return `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1) ?? ''}`;
  };
}

/** `CAP(LE($room))`: the same words at the beginning of a sentence. */
const capital: FluentFunction = ([value = '']) => {
  const [mark, words, end] = unmarked(plain(value));
  const [first = '', ...others] = words;
  return mark + first.toUpperCase() + others.join('') + end;
};

const COMMON = { CAP: capital };

/** What the message files of each language may call, beside what Fluent brings. */
export const FUNCTIONS: Record<string, Record<string, FluentFunction>> = {
  fr: { ...COMMON, LE: each(le), UN: each(un), DE: each(de), A: each(a), QUE: each(que), OU: either('ou') },
  en: { ...COMMON, THE: each(the), AN: each(an), OR: either('or') },
};
