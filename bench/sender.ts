import { createHmac } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * Posts signed events over keep-alive connections, one at a time on each. Plain sockets and prepared requests
 * keep the sender's cost out of the measurement.
 */
export interface Sender {
  /** A signed event, ready to be written to a socket. */
  request(body: string): Buffer;
  /**
   * Resolves once all responses are there.
   * @throws Error for any status other than 200
   */
  post(requests: readonly Buffer[]): Promise<void>;
  close(): Promise<void>;
}

export async function connectSender(url: string, secret: string, connections = 1): Promise<Sender> {
  const { hostname, host, port, pathname } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => connected(Number(port), hostname)),
  );
  return {
    request(body) {
      const head = [
        `POST ${pathname} HTTP/1.1`,
        `host: ${host}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        `x-reps-signature: ${createHmac('sha256', secret).update(body).digest('hex')}`,
      ];
      return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
    },
    async post(requests) {
      const rest = requests.values();
      await Promise.all(sockets.map((socket) => postOn(socket, rest)));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function connected(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends requests until none are left. */
function postOn(socket: Socket, requests: Iterator<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error?: Error) => {
      socket.off('data', listen).off('close', lost);
      if (error === undefined) resolve();
      else reject(error);
    };
    const lost = () => finish(new Error('the receiver closed a connection'));
    const next = () => {
      const { value, done } = requests.next();
      if (done === true) finish();
      else socket.write(value);
    };
    let response = '';
    const listen = (chunk: Buffer) => {
      response += chunk.toString('latin1');
      const end = response.indexOf('\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(response)?.[1]);
      if (end === -1 || response.length < end + 4 + length) return;
      if (!response.startsWith('HTTP/1.1 200')) return finish(new Error(response));
      response = '';
      next();
    };
    socket.on('data', listen).once('close', lost);
    next();
  });
}
