// What a hint names can always be done: "Do it" sends it as the answer to the question that is asked.
import { fireEvent, render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { opened, voice } from '../../tests/boards';
import { offers, type Decision, type Tagged } from '../boards/contract';
import { t } from '../lib/texts/texts.svelte';
import type { Hint } from '../protocol/server';
import { fixtureNames } from '../workbench/fixtures';
import { Counsel } from './counsel';
import HintLine from './HintLine.svelte';
import type { Live } from './live.svelte';

const hintOf = (move: Tagged): Hint => ({ type: 'hint', id: '1', move, why: '', args: {}, chances: null }) as Hint;

it.each(fixtureNames())('is done in every situation of %s', async (name) => {
  const { game, names, steps } = await opened(name);
  const speech = (await voice('en', game)).at(names);
  const met = new Set<string>();
  for (const { decision } of steps as { decision: Decision | null }[]) {
    for (const move of decision?.moves ?? []) {
      const counsel = new Counsel();
      counsel.ask('1', decision);
      expect(counsel.weigh(hintOf(move), decision)).toBe('of use');
      const kind = `${decision?.question} ${move.type}`;
      if (met.has(kind)) continue;
      met.add(kind);
      const play = vi.fn<(move: Tagged) => void>();
      const { getByRole, unmount } = render(HintLine, {
        live: { hint: hintOf(move), play } as unknown as Live,
        speech,
      });
      await fireEvent.click(getByRole('button', { name: t('web-hint-play') }));
      expect(play.mock.calls).toEqual([[move]]);
      unmount();
    }
  }
});

it('is not shown where it names what cannot be done', () => {
  const decision = { number: 1, open_ended: false, moves: [{ type: 'sign', parchment: 1 }] } as unknown as Decision;
  expect(offers(decision, { type: 'sign', parchment: 2 })).toBe(false);
  expect(offers({ ...decision, open_ended: true }, { type: 'sign', parchment: 2 })).toBe(true);
  expect(offers({ ...decision, open_ended: true }, { type: 'refuse' })).toBe(false);
});
