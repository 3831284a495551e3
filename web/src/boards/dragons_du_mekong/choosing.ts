// Choosing: what every part of the board needs to know of the move being put together.
import type { Choice } from '../../kit/Target.svelte';

export interface Choosing {
  of: (id: string) => Choice;
  choose: (id: string, event: Event) => void;
}
