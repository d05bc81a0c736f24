import { createHmac } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const CONNECTIONS = 64;

/** A signed event as the service posts it, ready to be written to a socket: making it costs the measurement nothing. */
export function signedRequest(receiverUrl: string, body: string, secret: string): Buffer {
  const { host, pathname } = new URL(receiverUrl);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-reps-signature: ${signature}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Posts all requests over 64 kept-alive connections, one after the other on each: plain sockets, so that what is measured
 * is the receiver and not the sender.
 * @returns answers a second
 * @throws Error when one is answered by anything but 200
 */
export async function pour(receiverUrl: string, requests: readonly Buffer[]): Promise<number> {
  const { hostname, port } = new URL(receiverUrl);
  const rest = requests.values();
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => connected(Number(port), hostname)),
  );
  const startedAt = performance.now();
  await Promise.all(sockets.map((socket) => pourInto(socket, rest)));
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const socket of sockets) socket.destroy();
  return requests.length / seconds;
}

function connected(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function pourInto(socket: Socket, requests: Iterator<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const { value, done } = requests.next();
      if (done === true) resolve();
      else socket.write(value);
    };
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
      if (answer.length < end + 4 + length) return;
      if (!answer.startsWith('HTTP/1.1 200')) reject(new Error(answer));
      answer = '';
      next();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the receiver closed a connection')));
    next();
  });
}
