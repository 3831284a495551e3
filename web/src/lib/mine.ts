// One's own tables from any page: the server says when something is new among them, and nobody asks in between.
import { Backoff } from '../table/backoff';
import { session } from './session.svelte';

const PROTOCOL = 2;

/** Count what waits now and whenever it changes, until the returned function is called. */
export function followMine(): () => void {
  const backoff = new Backoff();
  let socket: WebSocket | null = null;

  const count = (): void => void session.countWaiting().catch(() => undefined);

  /** Whoever comes back to the page after a while may have missed a word. */
  const look = (): void => {
    if (!document.hidden) count();
  };

  function open(): void {
    const address = new URL('/api/hall/live', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () => {
      opened.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, only: 'mine' }));
      backoff.reset();
      count();
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      if ((JSON.parse(data) as { type: string }).type === 'mine-changed') count();
    };
    opened.onclose = () => backoff.again(open);
  }

  open();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    backoff.stop();
    if (socket) socket.onclose = null;
    socket?.close();
  };
}
