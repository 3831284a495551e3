// Whatever can lie on a table can be looked at closely: every card, tile, character, object and place, in both languages.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { voice } from '../../tests/boards';
import { gameSource, knownGames, LANGUAGES } from '../lib/texts/sources';
import { detailOf } from './find';

/** What boards and logs let one look at: kinds that have a name for every one of them. */
const KINDS: Record<string, readonly string[]> = {
  dragons_du_mekong: ['card', 'place'],
  drakon: ['tile', 'room', 'adventurer'],
  jeu_des_dragons: ['card', 'ability'],
  or_des_dragons: ['card', 'dragon', 'token', 'adventurer'],
  pierres_du_dragon: ['character', 'item'],
};

/** However it is spaced. */
const plainly = (text: string): string => text.replace(/\s+/g, ' ');

afterEach(cleanup);

it('knows what can be looked at in every game', () => {
  expect(Object.keys(KINDS).sort()).toEqual([...knownGames()].sort());
});

describe.each(Object.entries(KINDS))('%s', (game, kinds) => {
  it.each(LANGUAGES)('shows each of its things by name, with what it does, in %s', async (language) => {
    const [speech, { source, kinds: known }] = await Promise.all([voice(language, game), gameSource(language, game)]);
    const Detail = await detailOf(game);
    if (!Detail) throw new Error(`${game} shows nothing closely`);
    const things = kinds.map((kind) =>
      [...source.matchAll(new RegExp(`^${kind}-([\\w-]+) =`, 'gm'))]
        .map(([id, value = '']) => ({ kind, value, id: id.replace(' =', '') }))
        .filter(({ id }) => !id.endsWith('-text') && !(id in known.events)),
    );
    expect(things.filter((each) => !each.length)).toEqual([]);
    const [first] = things.flat();
    if (!first) throw new Error(game);
    const { container, rerender } = render(Detail, { props: { ...first, speech } });
    for (const { kind, value, id } of things.flat()) {
      await rerender({ kind, value, speech });
      const shown = plainly(container.textContent);
      expect(shown, id).toContain(plainly(speech.name(kind, value)));
      if (speech.has(`${id}-text`)) expect(shown, id).toContain(plainly(speech.say(`${id}-text`)));
    }
  });
});
