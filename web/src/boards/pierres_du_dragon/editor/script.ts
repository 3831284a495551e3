// A character of the table's own as a script of the format pd-card/1. (6.2)

export const FORMAT = 'pd-card/1';
/** Bytes of the largest card the server reads. */
export const LARGEST = 16_384;

export type Step = { op: string } & Record<string, unknown>;

export interface Script {
  schema: string;
  name_fr: string;
  name_en?: string;
  flavour?: string;
  glyph: string;
  optional?: boolean;
  steps: Step[];
}

export function blankScript(): Script {
  return { schema: FORMAT, name_fr: '', glyph: 'star', steps: [{ op: 'gain', item: 'silver', n: 2 }] };
}

/** Three characters to begin with. (6.2-examples) */
export const EXAMPLES: readonly Script[] = [
  {
    schema: FORMAT,
    name_fr: 'La Passeuse',
    name_en: 'The Ferrywoman',
    glyph: 'boat',
    flavour: 'Her fee is small and her memory is long.',
    steps: [
      { op: 'victim', among: 'others', prefer: 'has_stone', do: [{ op: 'swap' }] },
      { op: 'gain', item: 'silver', n: 1 },
    ],
  },
  {
    schema: FORMAT,
    name_fr: 'La Gardienne du Puits',
    name_en: 'The Moonwell Keeper',
    glyph: 'moon',
    steps: [
      {
        op: 'choose',
        options: [
          [{ op: 'deal', cost: [{ item: 'silver', n: 2 }], reward: [{ op: 'refresh', n: 3 }] }],
          [{ op: 'gain', item: 'silver', n: 2 }],
        ],
      },
    ],
  },
  {
    schema: FORMAT,
    name_fr: 'Le Dragonnier',
    name_en: 'The Dragon-rider',
    glyph: 'saddle',
    steps: [
      {
        op: 'choose',
        options: [
          [
            {
              op: 'deal',
              cost: [
                { stones: 'same', n: 3 },
                { item: 'silver', n: 2 },
              ],
              reward: [{ op: 'score', n: 1 }],
            },
          ],
          [
            { op: 'bag', put: { red: 1, blue: 1, yellow: 1 }, draw: 1 },
            { op: 'gain', item: 'silver', n: 1 },
          ],
        ],
      },
    ],
  },
];

/** The card in a text, or null where the text holds none; whether it is a good card the server says. */
export function readScript(text: string): Script | null {
  if (new TextEncoder().encode(text).length > LARGEST) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isCard(found) ? found : null;
  } catch {
    return null;
  }
}

/** The card as text, one key to a line. */
export function writeScript(script: Script): string {
  return `${JSON.stringify(script, null, 2)}\n`;
}

function isCard(found: unknown): found is Script {
  if (typeof found !== 'object' || found === null) return false;
  const { schema, name_fr, glyph, steps } = found as Partial<Script>;
  return schema === FORMAT && typeof name_fr === 'string' && typeof glyph === 'string' && areSteps(steps);
}

function areSteps(found: unknown): boolean {
  return Array.isArray(found) && found.every((step: unknown) => typeof (step as Step | null)?.op === 'string');
}
