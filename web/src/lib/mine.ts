// One's own tables from any page: the server says when something is new among them, and nobody asks in between.
import { Backoff } from '../table/backoff';
import { transport } from '#transport';
import { session } from './session.svelte';
import type { Line } from './transport/contract';

const PROTOCOL = 2;

/** Count what waits now and whenever it changes, until the returned function is called. */
export function followMine(): () => void {
  const backoff = new Backoff();
  let line: Line | null = null;

  const count = (): void => void session.countWaiting().catch(() => undefined);

  /** Whoever comes back to the page after a while may have missed a word. */
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
        if ((JSON.parse(text) as { type: string }).type === 'mine-changed') count();
      },
      closed: () => backoff.again(open),
    });
  }

  open();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    backoff.stop();
    line?.close();
  };
}
