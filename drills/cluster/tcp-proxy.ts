import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Endpoint } from './network.ts';

/** Forwards connections to another port, and can simulate a network that loses every packet. */
export interface TcpProxy {
  readonly port: number;
  /** While cut, nothing passes, not even the end of a connection; data sent arrives later, since TCP retransmits it. */
  setCut(isCut: boolean): void;
  close(): Promise<void>;
}

interface Pair {
  setCut(isCut: boolean): void;
  destroy(): void;
}

/** @param from the address that the target sees */
export async function startTcpProxy(to: Endpoint, from = '127.0.0.1'): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let isCut = false;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const pair = joined(client, to, from, () => pairs.delete(pair));
    pairs.add(pair);
    pair.setCut(isCut);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    setCut(cut) {
      isCut = cut;
      for (const pair of pairs) pair.setCut(cut);
    },
    async close() {
      for (const pair of pairs) pair.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Connects to the target once a packet may pass. */
function joined(client: Socket, to: Endpoint, from: string, onClose: () => void): Pair {
  let target: Socket | undefined;
  const destroy = () => {
    client.destroy();
    target?.destroy();
    onClose();
  };
  const pass = (source: Socket, sink: Socket) => {
    source.on('data', (data) => sink.write(data));
    source.on('end', () => sink.end());
    source.on('error', destroy);
    source.on('close', () => {
      sink.end();
      if (sink.destroyed) onClose();
    });
  };
  const open = (): Socket => {
    const opened = connect({ host: to.host, port: to.port, localAddress: from });
    pass(client, opened);
    pass(opened, client);
    return opened;
  };
  return {
    setCut(isCut) {
      if (isCut) {
        client.pause();
        target?.pause();
        return;
      }
      target ??= open();
      client.resume();
      target.resume();
    },
    destroy,
  };
}
