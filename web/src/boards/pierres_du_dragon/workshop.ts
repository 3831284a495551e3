// The workshop of blank cards, for the page that mounts it and for the page that makes a table.
import type { Thing, Workshop } from '../contract';
import { checkCard } from './editor/check';
import { clearHanded, handed, handOver, keepCard } from './editor/kept';
import { readScript, writeScript, type Script } from './editor/script';

const asScript = (thing: Thing): Script | null => readScript(writeScript(thing as unknown as Script));

const workshop: Workshop = {
  page: async () => (await import('./editor/CardEditor.svelte')).default,
  face: async () => (await import('./editor/CardFace.svelte')).default,
  use(thing) {
    const card = asScript(thing);
    if (card) handOver(card);
  },
  keep(thing) {
    const card = asScript(thing);
    if (card) keepCard(card);
  },
  ready() {
    const cards = handed();
    return cards.length ? { own_characters: cards, guests_first: true } : {};
  },
  clear: clearHanded,
  async read(thing) {
    return (await checkCard(thing as Script)).text;
  },
};
export default workshop;
