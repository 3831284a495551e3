// The workshop of blank cards, for the page that mounts it and for the page that makes a table.
import type { Workshop } from '../contract';
import { checkCard } from './editor/check';
import { clearHanded, handed } from './editor/kept';
import type { Script } from './editor/script';

const workshop: Workshop = {
  page: async () => (await import('./editor/CardEditor.svelte')).default,
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
