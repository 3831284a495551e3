import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import WORKER from '../offline/worker.js?raw';
import { offlineWorker } from './offline';

const PAGE = '<p>Pas de "réseau" $& </p><script>again();</script>';

it('answers with the page alone where the server cannot be reached, and never for what is no page', async () => {
  const source = offlineWorker(WORKER, PAGE);
  const heard: Record<string, (event: unknown) => void> = {};
  const self = { addEventListener: (name: string, hear: (event: unknown) => void) => (heard[name] = hear) };
  let reached = true;
  const fetch = () => (reached ? Promise.resolve('from the server') : Promise.reject(new TypeError('offline')));
  new Function('self', 'fetch', source)(self, fetch);

  const asked = (mode: string) => {
    let answer: unknown = null;
    heard.fetch?.({ request: { mode }, preloadResponse: undefined, respondWith: (given: unknown) => (answer = given) });
    return answer;
  };
  expect(await asked('navigate')).toBe('from the server');
  expect(asked('cors')).toBeNull();
  reached = false;
  const answer = (await asked('navigate')) as Response;
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe(PAGE);
  const allowed = createHash('sha256').update('again();').digest('base64');
  expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'sha256-${allowed}'`);
});
