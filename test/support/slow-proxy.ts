import { connect, createServer, type Socket } from 'node:net';

/** Forwards TCP connections to a server, and can delay its responses. */
export interface SlowProxy {
  /** The server's address with the proxy's port. */
  readonly url: string;
  /** Delays responses by this time. */
  delay(ms: number): void;
  /** Ends all connections, and accepts no further ones until `restore`. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startSlowProxy(target: string): Promise<SlowProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let delayedUntil = 0;
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port || 5432), hostname);
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => {});
    }
    client.on('data', (data) => upstream.write(data));
    upstream.on('data', (data) => {
      setTimeout(() => client.write(data), Math.max(0, delayedUntil - performance.now()));
    });
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: url.href,
    delay(ms) {
      delayedUntil = performance.now() + ms;
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
