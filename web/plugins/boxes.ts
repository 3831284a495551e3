// What stands on the lid of each box, cut out of the games' message files, so that the shelf loads no whole game.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['fr', 'en'] as const;
const LID =
  /^(?:game-title|game-summary|game-authors|game-length|game-difficulty|game-designer|game-published) =.*(?:\n[ \t]+.*)*/gm;
const NAME = 'virtual:boxes';

/** Offers `virtual:boxes`: by language and game, the messages of the lid. */
export function boxes(root: string): Plugin {
  const games = join(root, 'src/dracotheque/games');
  return {
    name: 'boxes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const lids = Object.fromEntries(LANGUAGES.map((language) => [language, lidsIn(games, language)]));
      return `export default ${JSON.stringify(lids)}`;
    },
  };
}

function lidsIn(games: string, language: string): Record<string, string> {
  const folders = readdirSync(games, { withFileTypes: true }).filter((each) => each.isDirectory());
  const found: Record<string, string> = {};
  for (const { name } of folders) {
    const text = read(join(games, name, 'texts', `${language}.ftl`));
    if (text) found[name] = (text.match(LID) ?? []).join('\n');
  }
  return found;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf-8');
  } catch {
    return ''; // a folder without texts is no game
  }
}
