// Words come file by file, and whoever reads may change the language meanwhile.
import { expect, it } from 'vitest';
import { t, texts } from './texts.svelte';

it('knows every room and game in a language that was chosen while they were on their way', async () => {
  await texts.speak('en');
  const switching = texts.speak('fr');
  await Promise.all([switching, texts.enter('offline'), texts.open('drakon')]);
  expect(texts.language).toBe('fr');
  expect(t('web-away-title')).toBe('Personne ne répond.');
  expect(texts.game('drakon').has('question-action')).toBe(true);
});
