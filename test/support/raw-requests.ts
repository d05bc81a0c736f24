import { connect } from 'node:net';

/** Malformed or incomplete requests. */
export const MALFORMED_REQUESTS: readonly string[] = [
  'GARBAGE\r\n\r\n',
  'POST /webhook HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'POST /webhook HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  `POST /webhook HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`,
  '\u0000\u0001\u0002',
  'POST /webhook HTTP/9.9\r\n\r\n',
];

/**
 * Sends raw bytes, and resolves with the whole response once either side has closed the connection.
 * @param end whether this side closes its end after sending
 */
export function rawExchange(port: number, bytes: string | Buffer, end = true): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => (end ? socket.end(bytes) : socket.write(bytes)));
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
  });
}

/** Sends bytes and resets the connection as soon as the system has taken them. */
export function sendAndReset(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
