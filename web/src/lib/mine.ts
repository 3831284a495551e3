// One's own tables from any page: the server says when something is new among them, and nobody asks in between.
import { Backoff } from '../table/backoff';
import { transport } from '#transport';
import { sounds } from '../kit/sound.svelte';
import { router } from './router.svelte';
import { session } from './session.svelte';
import type { Line } from './transport/contract';

const PROTOCOL = 2;

/** Count what waits now and whenever it changes, until the returned function is called. */
export function followMine(): () => void {
  const backoff = new Backoff();
  let line: Line | null = null;

  const count = (): void => void session.countWaiting().catch(() => undefined);

  /** A table that waits now calls; one that is open calls by itself. */
  async function hear(): Promise<void> {
    const before = session.waiting;
    await session.countWaiting().catch(() => undefined);
    if (session.waiting > before && !router.path.startsWith('/table/')) sounds.play(['turn']);
  }

  /** Whoever comes back to the page, or to the network, after a while may have missed a word. */
  const look = (): void => {
    if (!document.hidden) count();
  };

  function open(): void {
    line = transport.connect('/api/hall/live', {
      opened: () => {
        line?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, only: 'mine' }));
        backoff.reset();
        count();
      },
      heard: (text) => {
        if ((JSON.parse(text) as { type: string }).type === 'mine-changed') void hear();
      },
      closed: () => backoff.again(open),
    });
  }

  open();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    backoff.stop();
    line?.close();
  };
}
