// What stands in the picture of a card that is shared: its face, by its icon.
import { GLYPHS } from './art/glyphs';
import Picture from './Picture.svelte';

export const faces = {
  component: Picture,
  names: Object.keys(GLYPHS),
  props: (glyph: string) => ({ character: 'blank_1', glyph }),
};
