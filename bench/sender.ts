import { createHmac } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * Posts signed events over kept-alive connections, one after the other on each: plain sockets and requests made before,
 * so that what is measured is the receiver and not the sender.
 */
export interface Sender {
  /** A signed event, ready to be written to a socket. */
  request(body: string): Buffer;
  /**
   * Resolves once all of them are answered.
   * @throws Error when one is answered by anything but 200
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

/** Takes requests until there are none left. */
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
    let answer = '';
    const listen = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
      if (end === -1 || answer.length < end + 4 + length) return;
      if (!answer.startsWith('HTTP/1.1 200')) return finish(new Error(answer));
      answer = '';
      next();
    };
    socket.on('data', listen).once('close', lost);
    next();
  });
}
