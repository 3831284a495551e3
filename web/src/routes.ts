// Routes: which page answers which address.
import type { Component } from 'svelte';

type Page = Promise<{ default: Component<Record<string, string>> }>;
type Load = () => Page;

interface Route {
  load: Load;
  parameters: Record<string, string>;
}

const page = (load: () => Promise<unknown>): Load => load as Load;

const ROUTES: [path: string, load: Load][] = [
  ['/', page(() => import('./pages/Shelf.svelte'))],
  ['/new/:game', page(() => import('./pages/NewTable.svelte'))],
  ['/workshop/:game', page(() => import('./pages/Workshop.svelte'))],
  ['/gallery/:game', page(() => import('./pages/Gallery.svelte'))],
  ['/card/:id', page(() => import('./pages/Card.svelte'))],
  ['/learn/:game', page(() => import('./pages/Learn.svelte'))],
  ['/puzzles/:game', page(() => import('./pages/Puzzles.svelte'))],
  ['/tables', page(() => import('./pages/Tables.svelte'))],
  ['/join/:code', page(() => import('./pages/Join.svelte'))],
  ['/table/:id/screen', page(() => import('./pages/Screen.svelte'))],
  ['/table/:id', page(() => import('./pages/Table.svelte'))],
  ['/replay', page(() => import('./pages/OpenReplay.svelte'))],
  ['/replay/:id', page(() => import('./pages/Replay.svelte'))],
  ['/embed/replay/:id', page(() => import('./pages/EmbeddedReplay.svelte'))],
  ['/me', page(() => import('./pages/Me.svelte'))],
  ['/people/:name', page(() => import('./pages/Person.svelte'))],
  ['/ratings', page(() => import('./pages/Ratings.svelte'))],
  ['/reset', page(() => import('./pages/Reset.svelte'))],
  ['/confirm', page(() => import('./pages/Confirm.svelte'))],
  ['/unsubscribe', page(() => import('./pages/Unsubscribe.svelte'))],
  ['/rules', page(() => import('./pages/RulesIndex.svelte'))],
  ['/rules/:game', page(() => import('./pages/Rules.svelte'))],
  ['/settings', page(() => import('./pages/Settings.svelte'))],
  ['/admin', page(() => import('./pages/Admin.svelte'))],
];
if (import.meta.env.DEV) {
  ROUTES.push(['/workbench', page(() => import('./workbench/Workbench.svelte'))]);
  ROUTES.push(['/workbench/boxes', page(() => import('./workbench/Boxes.svelte'))]);
}

const LOST = page(() => import('./pages/Lost.svelte'));

/** The page of a path, with the words that stand for its parameters. */
export function routeOf(path: string): Route {
  const words = path.split('/').filter(Boolean);
  for (const [pattern, load] of ROUTES) {
    const parameters = matched(pattern.split('/').filter(Boolean), words);
    if (parameters) return { load, parameters };
  }
  return { load: LOST, parameters: {} };
}

function matched(pattern: string[], words: string[]): Record<string, string> | null {
  if (pattern.length !== words.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const word = words[at] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return parameters;
}
