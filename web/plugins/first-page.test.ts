import { expect, it } from 'vitest';
import { inLanguage } from './first-page';

const PAGE = '<html lang="%language%"><title>%web-first-title%</title>100%';

it('says everything of the page in one language', () => {
  expect(inLanguage(PAGE, 'en', 'web-first-title = Dragons')).toBe('<html lang="en"><title>Dragons</title>100%');
});

it('misses no words in silence', () => {
  expect(() => inLanguage(PAGE, 'en', 'web-other = Dragons')).toThrow('web-first-title');
});
