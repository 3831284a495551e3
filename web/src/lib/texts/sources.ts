// Sources: the message files of the whole project, compiled in, each language and game a file of its own.
import lids from 'virtual:boxes';
import { lidOf, outsiders, wordsOf } from '../outside.svelte';
import { PLAIN_KINDS, type Kinds } from './kinds';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Loader<T> = Record<string, () => Promise<T>>;

const COMMON = import.meta.glob<string>('../../../../src/dracotheque/texts/common.*.ftl', {
  query: '?raw',
  import: 'default',
});
const SERVER = import.meta.glob<string>('../../../../src/dracotheque/server/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const BOTS = import.meta.glob<string>('../../../../src/dracotheque/bots/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const ANALYSIS = import.meta.glob<string>('../../../../src/dracotheque/analysis/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const WEB = import.meta.glob<string>('../../../texts/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../../src/dracotheque/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});
const KINDS = import.meta.glob<Kinds>('../../protocol/*.kinds.json', { import: 'default' });

async function load<T>(loaders: Loader<T>, ending: string): Promise<T | undefined> {
  const path = Object.keys(loaders).find((each) => each.endsWith(ending));
  return path === undefined ? undefined : loaders[path]?.();
}

/** What the application itself says. */
export async function appSources(language: Language): Promise<string[]> {
  const files = await Promise.all([
    load(COMMON, `/common.${language}.ftl`),
    load(SERVER, `/${language}.ftl`),
    load(BOTS, `/${language}.ftl`),
    load(WEB, `/${language}.ftl`),
  ]);
  return files.filter((file) => file !== undefined);
}

/** Parts of the application that the shelf does not wait for: around a game, where the server is run, without a network. */
export const ROOMS = ['table', 'admin', 'offline'] as const;
export type Room = (typeof ROOMS)[number];

/** What the application says in these rooms only; around a game, also of one that was studied. */
export async function roomSources(language: Language, rooms: readonly Room[]): Promise<string[]> {
  const files = rooms.map((room) => load(WEB, `/${room}.${language}.ftl`));
  if (rooms.includes('table')) files.push(load(ANALYSIS, `/${language}.ftl`));
  return (await Promise.all(files)).filter((file) => file !== undefined);
}

/** What a game says, and what its fields mean. */
export async function gameSource(language: Language, game: string): Promise<{ source: string; kinds: Kinds }> {
  const [source, kinds] = await Promise.all([
    load(GAMES, `/${game}/texts/${language}.ftl`),
    load(KINDS, `/${game}.kinds.json`),
  ]);
  if (source !== undefined) return { source, kinds: kinds ?? PLAIN_KINDS };
  const words = await wordsOf(game, language);
  return { source: words?.texts ?? '', kinds: words?.kinds ?? PLAIN_KINDS };
}

/** What stands on the lid of a game's box. */
export function lidSource(language: Language, game: string): string {
  return lids[language]?.[game] ?? lidOf(game, language);
}

/** The games whose boxes were on the shelf when this page was built, and those the server has said it has besides. */
export function knownGames(): string[] {
  return [...Object.keys(lids.fr ?? {}), ...outsiders()];
}
