// Characters: official ones by their id, those of the table's own by the number of their blank card.
import type { Speech } from '../../lib/texts/speech';
import type { GameMove, Guest, Invented, Line, StoneView } from '../../protocol/pierres_du_dragon';

export type Who = string | Invented;

const BASIC = ['witch', 'red_dragon', 'blue_dragon', 'yellow_dragon', 'wizard', 'magician', 'sorcerer', 'thief'];
const SPECIAL = [
  ...['alchemist', 'ancient_dragon', 'apprentice', 'brigand', 'charlatan', 'doppelganger', 'two_headed_dragon'],
  ...['rainbow_dragon', 'enchantress', 'ghost', 'fairy', 'gnome', 'goblin', 'leprechaun', 'merchant', 'dwarf_4'],
  ...['dwarf_5', 'necromancer', 'goldsmith', 'troll'],
];

export const CHARACTERS: readonly string[] = [...BASIC, ...SPECIAL];

export function isBasic(who: Who): boolean {
  return typeof who === 'string' && BASIC.includes(who);
}

/** The id by which moves name a character. */
export function idOf(who: Who): string {
  return typeof who === 'string' ? who : `blank_${who.blank}`;
}

export function nameOf(who: Who, speech: Speech): string {
  return speech.name('character', who);
}

/** The guest a character is, if it is one. */
export function guestOf(view: StoneView, who: Who): Guest | null {
  const number = typeof who === 'string' ? Number(/^blank_(\d)$/.exec(who)?.[1] ?? 0) : who.blank;
  return view.guests.find((guest) => guest.character.blank === number) ?? null;
}

/** A line of a generated text; the depth is how far it is indented. */
export function lineText(line: Line, speech: Speech): string {
  return speech.name('clause', line.clause);
}

/** Keys that stay the same from one view to the next, where two cards may carry one name. */
export function keyed<T>(list: readonly T[], id: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return list.map((item) => {
    const count = (seen.get(id(item)) ?? 0) + 1;
    seen.set(id(item), count);
    return { key: `${id(item)}#${count}`, item };
  });
}

/** A move in words, where a blank card goes by the name of who stands on it. */
export function moveText(move: GameMove, view: StoneView, speech: Speech): string {
  const guest = 'character' in move ? guestOf(view, move.character) : null;
  return speech.move(guest ? { ...move, character: guest.character } : { ...move });
}

/** The guest whose power asks, if it is one that does. */
export function askingGuest(view: StoneView): Guest | null {
  return guestOf(view, (view.prompt?.about.character as Who | undefined) ?? view.character ?? '');
}

/** The lines under a numbered choice of a guest's text, as far as they are indented further. */
export function optionLines(guest: Guest | null, option: number): Line[] {
  const lines = guest?.text ?? [];
  const start = lines.findIndex(({ clause }) => clause.type === 'text-option' && clause.number === option);
  const depth = lines[start]?.depth ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.depth <= depth);
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
}
