import { connect, createServer } from 'node:net';
import { freePort } from '../../sandbox/free-port.ts';

/** The type of PostgreSQL's notification message. */
const NOTIFICATION = 'A';

/** A proxy to a PostgreSQL server that drops notifications, like a transaction-mode pooler. */
export async function startDeafProxy(server: string): Promise<{ url: string; close(): void }> {
  const to = new URL(server);
  const proxy = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname);
    let rest: Buffer = Buffer.alloc(0);
    upstream.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      // A message starts with its type and the length of the rest.
      for (;;) {
        if (rest.length < 5 || rest.length < 1 + rest.readInt32BE(1)) return;
        const end = 1 + rest.readInt32BE(1);
        if (String.fromCharCode(rest.readUInt8(0)) !== NOTIFICATION) client.write(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
    });
    client.pipe(upstream);
    upstream.on('close', () => client.end());
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  const url = Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(port) }).href;
  return { url, close: () => void proxy.close() };
}
