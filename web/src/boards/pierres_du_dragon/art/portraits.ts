// Every character has a picture of its own; one of the table's own has its icon on a medallion, by the light of its own hue.
import { GLYPHS } from './glyphs';
import type { Drawing } from './Portrait.svelte';
import { BASIC } from './portraits/basic';
import { DRAGONS } from './portraits/dragons';
import { SPECIAL } from './portraits/special';

const HUES = ['#3f8fa8', '#a85a3f', '#7a4fb8', '#3f9c5a', '#b83f6a', '#4f6ad0'];

export function portraitOf(character: string, glyph = 'star'): Drawing {
  return BASIC[character] ?? DRAGONS[character] ?? SPECIAL[character] ?? guest(glyph);
}

function guest(glyph: string): Drawing {
  const glow = HUES[Math.max(0, Object.keys(GLYPHS).indexOf(glyph)) % HUES.length] ?? '#7a4fb8';
  return {
    sky: { glow, rays: true },
    shapes: [
      '#241a44 #8a76c8: M30 206C34 150 60 132 100 132C140 132 166 150 170 206Z',
      '#2f2358 #8a76c8: M56 132C46 60 66 20 100 16C134 20 154 60 144 132C120 152 80 152 56 132Z',
      '#e8c25f: o100 88 50',
      '#1c1338 #7a5210: o100 88 45',
      {
        transform: 'translate(61 49) scale(3.25)',
        'fill-rule': 'evenodd',
        shapes: [`${glow} #fff3c4 1: ${GLYPHS[glyph] ?? GLYPHS.star}`],
      },
      '- #e8c25f99 3: M60 164H140M70 176H130M84 188H116',
    ],
  };
}
