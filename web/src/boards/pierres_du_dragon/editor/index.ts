// The workshop of blank cards, for the page that mounts it and for the page that makes a table.
export { default as CardEditor } from './CardEditor.svelte';
export { clearHanded, handed } from './kept';
export type { Script } from './script';
