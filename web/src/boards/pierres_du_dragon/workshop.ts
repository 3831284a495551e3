// The workshop of blank cards, for the page that mounts it and for the page that makes a table.
import type { Workshop } from '../contract';
import { clearHanded, handed } from './editor/kept';

const workshop: Workshop = {
  page: async () => (await import('./editor/CardEditor.svelte')).default,
  ready() {
    const cards = handed();
    return cards.length ? { own_characters: cards } : {};
  },
  clear: clearHanded,
};
export default workshop;
