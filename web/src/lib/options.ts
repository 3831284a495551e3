// The options of a table, as a form can show them.
import type { GameInfo, OptionInfo } from '../protocol/server';
import type { Speech } from './texts/speech';

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
  description?: string;
  items?: Schema;
  /** The kind under which the game's texts name such a value. */
  title?: string;
}

export interface Field {
  name: string;
  kind: 'switch' | 'choice' | 'number' | 'words' | 'things' | 'several';
  fallback: unknown;
  /** Nothing may be chosen too. */
  optional: boolean;
  choices: unknown[];
  /** The kind under which the game's texts name the choices; empty where the option itself says it. */
  named: string;
  low: number | undefined;
  high: number | undefined;
}

/** How a form asks for one option. */
export function field(option: OptionInfo): Field {
  const schema = option.schema as Schema;
  const parts = (schema.anyOf ?? [schema]).filter((part) => part.type !== 'null');
  const first = parts[0] ?? {};
  const choices = first.enum ?? first.items?.enum ?? [];
  return {
    name: option.name,
    kind: choices.length
      ? first.items
        ? 'several'
        : 'choice'
      : first.type === 'boolean'
        ? 'switch'
        : first.type === 'integer'
          ? 'number'
          : first.items?.type === 'object'
            ? 'things'
            : 'words',
    fallback: option.default,
    optional: (schema.anyOf ?? []).some((part) => part.type === 'null'),
    choices,
    named: first.items?.title ?? '',
    low: first.minimum,
    high: first.maximum,
  };
}

/** Decided by the pace of the table, and by nothing beside it. */
const BY_PACE = 'tempo';

/** Everything there is to choose for a table of a game. */
export function fieldsOf(game: Pick<GameInfo, 'options'> | undefined): Field[] {
  return (game?.options ?? []).map(field).filter(({ name }) => name !== BY_PACE);
}

/** One value of an option in words; a number mostly speaks for itself, the second of two equal cards has a number too. */
export function inWords(field: Field, value: unknown, speech: Speech): string {
  if (field.named) {
    const [name = '', copy] = String(value).split('#');
    return copy ? `${speech.name(field.named, name)} (${copy})` : speech.name(field.named, name);
  }
  const id = `value-${field.name}-${String(value)}`;
  return speech.has(id) ? speech.say(id) : String(value);
}

/** What a thing that players made is called. */
export function nameOfThing(thing: unknown, language: string): string {
  const names = (thing ?? {}) as Record<string, unknown>;
  return String(names[`name_${language}`] ?? names.name_fr ?? '?');
}

/** Only what differs from the rulebook's game. */
export function wishes(fields: Field[], chosen: Record<string, unknown>): Record<string, unknown> {
  const differing = fields.filter(({ name, fallback }) => name in chosen && chosen[name] !== fallback);
  return Object.fromEntries(differing.map(({ name }) => [name, chosen[name]]));
}
