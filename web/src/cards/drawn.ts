// How the cards of a game are drawn, and what can be done with them.
import type { Component } from 'svelte';
import type { FaceProps, Thing, Workshop } from '../boards/contract';
import { workshopOf } from '../boards/find';
import { toasts } from '../kit/toasts.svelte';
import { t, texts } from '../lib/texts/texts.svelte';

export interface Drawn {
  workshop: Workshop;
  Face: Component<FaceProps>;
  /** Keep a card on this device, and say so. */
  keep: (thing: Thing) => void;
}

/** Null in a game whose players make nothing of their own. */
export async function drawnOf(game: string): Promise<Drawn | null> {
  const [workshop] = await Promise.all([workshopOf(game), texts.open(game)]);
  if (!workshop) return null;
  return {
    workshop,
    Face: await workshop.face(),
    keep(thing) {
      workshop.keep(thing);
      toasts.show(t('web-card-kept'));
    },
  };
}
