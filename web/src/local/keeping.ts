// A page that has no server is kept whole; a newer version waits until somebody wants it, so that no page sees two.
import { announceNewer } from '../frame/above';

export async function keep(): Promise<void> {
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
  void announceNewer(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    fresh.postMessage('take-over');
  });
}
