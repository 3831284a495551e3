// Every official character has a picture of its own.
import type { Component } from 'svelte';

const FILES = import.meta.glob<Component>('./portraits/*.svelte', { import: 'default', eager: true });

/** `red_dragon` is drawn in RedDragon.svelte, `dwarf_4` in Dwarf4.svelte. */
export function portraitOf(character: string): Component | null {
  const name = character.replace(/(^|_)(\w)/g, (_match, _gap, letter: string) => letter.toUpperCase());
  return FILES[`./portraits/${name}.svelte`] ?? null;
}
