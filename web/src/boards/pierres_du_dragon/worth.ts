// What a colour of stones is worth now, as the view says it: the points one would get for it, and from whom.
import type { Place, StoneView } from '../../protocol/pierres_du_dragon';
import { COLOURS, type Colour } from './art/Gem.svelte';
import type { Who } from './characters';

interface Sale {
  character: Who;
  points: number;
  /** How many stones are missing. */
  lacking: number;
}

export interface ColourWorth {
  colour: Colour;
  points: number;
  /** Those who take this colour, the nearest first. */
  sales: Sale[];
}

/** What the stones of one player are worth, colour by colour. */
export function worthOf(view: StoneView, place: Place): Record<Colour, ColourWorth> {
  const entries = COLOURS.map((colour, at): [Colour, ColourWorth] => {
    const sales = view.sales.flatMap((sale, number) => {
      const lacking = place.worth.lacking[number]?.[at] ?? null;
      return lacking === null ? [] : [{ ...sale, lacking }];
    });
    sales.sort((one, other) => one.lacking - other.lacking);
    return [colour, { colour, points: place.worth.points[at] ?? 0, sales }];
  });
  return Object.fromEntries(entries) as Record<Colour, ColourWorth>;
}

/** As a thing that can be looked at is written: one word. */
export function written(worth: ColourWorth): string {
  return encodeURIComponent(JSON.stringify(worth));
}

export function read(value: string): ColourWorth {
  return JSON.parse(decodeURIComponent(value)) as ColourWorth;
}
