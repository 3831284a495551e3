// Every room and every adventurer has a drawing of its own.
import type { Component } from 'svelte';

const FILES = import.meta.glob<Component>('./*/*.svelte', { import: 'default', eager: true });

/** The room `gold` is drawn in rooms/Gold.svelte; whoever is not known looks like a stranger. */
export function drawingOf(of: 'rooms' | 'figures', name: string): Component {
  const found = FILES[`./${of}/${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`];
  return found ?? (FILES['./figures/Stranger.svelte'] as Component);
}
