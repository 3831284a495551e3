// Cards kept on this device, and the one handed over to a new table.
import { readScript, type Script } from './script';

const GALLERY = 'draco-pierres-cards';
const HANDED = 'draco-own-characters';
const MOST = 60;

/** The cards of this device, newest first. */
export const keptCards = (): Script[] => cardsIn(localStorage.getItem(GALLERY));

/** What cannot be read is left out. */
function cardsIn(text: string | null): Script[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.flatMap((card) => readScript(JSON.stringify(card)) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keep a card, in place of one of the same name. */
export function keepCard(card: Script): Script[] {
  return write([card, ...keptCards().filter((each) => each.name_fr !== card.name_fr)].slice(0, MOST));
}

export function forgetCard(name: string): Script[] {
  return write(keptCards().filter((each) => each.name_fr !== name));
}

function write(cards: Script[]): Script[] {
  localStorage.setItem(GALLERY, JSON.stringify(cards));
  return cards;
}

/** Put a card on the next table that is made; three blanks are all there are. */
export function handOver(card: Script): void {
  const others = handed().filter((each) => each.name_fr !== card.name_fr);
  sessionStorage.setItem(HANDED, JSON.stringify([...others, card].slice(-3)));
}

/** The cards for the next table, for the page that makes it. */
export const handed = (): Script[] => cardsIn(sessionStorage.getItem(HANDED));

export function clearHanded(): void {
  sessionStorage.removeItem(HANDED);
}
