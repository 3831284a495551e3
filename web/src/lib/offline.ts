// Where the server cannot be reached, a worker answers with a page of ours; only over HTTPS, and on this machine. A page
// that has no server is kept whole, and says when there is a newer one.
import { toasts } from '../kit/toasts.svelte';
import { t } from './texts/texts.svelte';

/** From now on a page that cannot be fetched says so in this language. */
export function answerOffline(language: string): void {
  if (import.meta.env.MODE === 'site') void keepAll().catch(() => undefined);
  else if (import.meta.env.PROD) navigator.serviceWorker?.register(`/offline.${language}.js`).catch(() => undefined);
}

/** Keep all files on the device; a newer version waits until somebody wants it, so that no page sees two of them. */
async function keepAll(): Promise<void> {
  const kept = await navigator.serviceWorker?.register('keeper.js');
  if (!kept) return;
  if (kept.waiting) announce(kept.waiting);
  kept.onupdatefound = () => {
    const fresh = kept.installing;
    if (!fresh) return;
    fresh.onstatechange = () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) announce(fresh);
    };
  };
}

function announce(fresh: ServiceWorker): void {
  toasts.show(t('web-update-ready'), {
    link: t('web-update-take'),
    act: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      fresh.postMessage('take-over');
    },
  });
}
