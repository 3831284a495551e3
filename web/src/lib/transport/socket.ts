// Over the network: HTTP for what is asked once, a WebSocket for what goes on.
import type { Answer, Asked, Hearing, Line, Transport } from './contract';

async function ask({ method, path, headers = {}, body, signal }: Asked): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}

function connect(path: string, hearing: Hearing): Line {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.onopen = () => hearing.opened();
  socket.onmessage = (message: MessageEvent<string>) => hearing.heard(message.data);
  socket.onclose = (event) => hearing.closed(event.code);
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

export const transport: Transport = { ask, connect, hasPeople: true, preparing: null };
