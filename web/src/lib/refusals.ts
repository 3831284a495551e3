// Refusals in words, with the way to the rule that decides.
import { toasts } from '../kit/toasts.svelte';
import type { Problem } from '../protocol/server';
import { Refusal } from './api';
import { t, texts } from './texts/texts.svelte';

/** The sentence of a problem, in the words of the game it comes from. */
export function sentence(problem: Problem, game = '', names: readonly string[] = []): string {
  const speech = game ? texts.game(game, names) : texts.app;
  return speech.has(problem.code) || problem.code.startsWith('bug-')
    ? speech.refusal(problem.code, problem.args)
    : t('web-error-strange');
}

/** What went wrong, as a problem. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : { code: 'web-error-strange', args: {}, rule: '' };
}

/** Tell the reader why something was not done. */
export function complain(error: unknown, game = '', names: readonly string[] = []): void {
  complainOf(problemOf(error), game, names);
}

/** Tell why, with a way to the rule: beside the table where there is one, else on its own page. */
export function complainOf(
  problem: Problem,
  game = '',
  names: readonly string[] = [],
  openRule?: (paragraph: string) => void,
): void {
  const { rule } = problem;
  const link = t('web-see-rule', { rule: texts.rule(game, rule) });
  const way = openRule ? { link, act: () => openRule(rule) } : { link, href: `/rules/${game}#${rule}` };
  toasts.show(sentence(problem, game, names), { look: 'bad', ...(game && rule ? way : {}) });
}
