// Which modules lie in one file: those that the same kinds of page need. A table would otherwise ask for a hundred and thirty files.

/** What is asked of the bundler about a module. */
export interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
export type Graph = (id: string) => Module | null;

const MAIN = /[\\/]src[\\/]main\.ts$/;
/** What every page fetches, the shelf too, once it is there. */
const ABOVE = /[\\/]src[\\/]frame[\\/]above\.ts$/;
const PAGE = /[\\/]src[\\/]pages[\\/](\w+)\.svelte$/;
const GAME = /[\\/]src[\\/]boards[\\/](\w+)[\\/](\w+)\.(?:svelte|ts)$/;
/** What every table of a game fetches. */
const AT_TABLE = ['Board', 'Detail', 'Scene', 'count', 'cues', 'marks'];
const WITH_BOARD = ['EmbeddedReplay', 'Learn', 'Puzzles', 'Replay', 'Screen'];
const EVERYWHERE = 'app';

/** For what something is that is fetched when it is wanted. */
interface Purpose {
  kind: 'page' | 'game' | 'beside';
  name: string;
}

function purposeOf(id: string): Purpose {
  const page = ABOVE.test(id) ? 'Shelf' : PAGE.exec(id)?.[1];
  if (page === 'Shelf' || page === 'Table') return { kind: 'page', name: page };
  if (page) return { kind: 'page', name: WITH_BOARD.includes(page) ? 'seen' : 'page' };
  const [, game = '', part = ''] = GAME.exec(id) ?? [];
  if (AT_TABLE.includes(part)) return { kind: 'game', name: game };
  return { kind: 'beside', name: part === 'Box' ? 'lid' : 'beside' };
}

/** The file of what serves all this; what both the shelf and a table need, everybody gets. */
function fileFor(purposes: readonly Purpose[]): string {
  const named = (kind: Purpose['kind']): string[] =>
    [...new Set(purposes.filter((each) => each.kind === kind).map(({ name }) => name))].toSorted();
  const [pages, games] = [named('page'), named('game')];
  if (pages.includes('Shelf') && pages.includes('Table')) return EVERYWHERE;
  if (pages.length) return [...pages, ...(games.length && pages.length < 3 ? ['boards'] : [])].join('-');
  return [...(games.length > 1 ? ['boards'] : games), ...named('beside')].join('-');
}

/** Everything that comes with a module, itself included. */
function closure(graph: Graph, root: string): Set<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of graph(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** By module, the file it lies in; what only one page needs comes with that page. */
export function groups(graph: Graph, main: string): Map<string, string> {
  const first = closure(graph, main);
  const later = new Set<string>();
  const seen = new Set([main]);
  for (const id of seen) {
    const module = graph(id);
    for (const next of module?.dynamicallyImportedIds ?? []) later.add(next);
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) seen.add(next);
  }
  const roots = new Map<string, Set<string>>();
  for (const root of later)
    for (const id of closure(graph, root)) roots.set(id, (roots.get(id) ?? new Set()).add(root));
  const named = new Map<string, string>();
  for (const id of first) if (id !== main) named.set(id, EVERYWHERE);
  for (const [id, by] of roots) {
    const purposes = [...by].map(purposeOf);
    const isShared = by.size > 1 || purposes.some(({ kind }) => kind === 'game');
    if (isShared && !first.has(id)) named.set(id, fileFor(purposes));
  }
  return named;
}

/** The bundler's option. */
export function grouped() {
  let known: Map<string, string> | null = null;
  let main = '';
  return {
    groups: [
      {
        debugName: 'what kinds of pages share',
        test: (id: string) => {
          if (MAIN.test(id)) main = id;
          return true;
        },
        name: (id: string, about: { getModuleInfo: Graph }) =>
          (known ??= groups((each) => about.getModuleInfo(each), main)).get(id) ?? null,
      },
    ],
    includeDependenciesRecursively: false,
  };
}
