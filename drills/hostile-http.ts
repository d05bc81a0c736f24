import { connect, type Socket } from 'node:net';
import { signatureOf } from '../sandbox/service/index.ts';
import { MALFORMED_REQUESTS, rawExchange } from '../test/support/raw-requests.ts';
import { SECRET, trackingUpdated } from '../test/support/signed-events.ts';

const TRICKLE_MS = 500;
const OVERSIZED_BODY = 'x'.repeat(1024 * 1024);

/** How many requests {@link sendHostileRequests} sends. */
export const HOSTILE_REQUESTS = MALFORMED_REQUESTS.length + 6;

/** A valid event, about a different parcel for each serial number. */
export function validEvent(serial: number) {
  return trackingUpdated(`LP${100_000_000 + serial}CN`, { date: '2026-11-20', status: 'x' });
}

/** A signed HTTP request, byte for byte. */
export function signedRequest(event: object, headers: Readonly<Record<string, string>> = {}): string {
  const body = JSON.stringify(event);
  return rawRequest(body, {
    'content-length': String(Buffer.byteLength(body)),
    'x-reps-signature': signatureOf(body, SECRET, 'hex'),
    ...headers,
  });
}

function rawRequest(body: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'x', 'content-type': 'application/json', ...headers });
  return `POST /webhook HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** The status codes in a connection's response. */
export function statusesIn(response: string): string[] {
  return [...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => match[1] ?? '');
}

export interface SlowConnection {
  readonly socket: Socket;
  /** Resolves with how long the connection was open, in milliseconds. */
  readonly closed: Promise<number>;
}

/** Opens connections that send a never complete request byte by byte. */
export function openSlowConnections(port: number, count: number): SlowConnection[] {
  const incomplete = [
    `POST /webhook HTTP/1.1\r\nhost: x\r\nx-slow: ${'a'.repeat(5_000)}`,
    signedRequest(validEvent(1), { 'content-length': '5000' }),
  ];
  const connections = Array.from({ length: count }, (_, index) =>
    openSlowConnection(port, incomplete[index % incomplete.length] ?? ''),
  );
  // Complete headers with a body that never ends.
  for (const { socket } of connections.filter((_, index) => index % 4 === 1)) {
    socket.write(signedRequest(validEvent(1), { 'content-length': '200000' }));
  }
  return connections;
}

function openSlowConnection(port: number, text: string): SlowConnection {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(text[sent % text.length] ?? 'a');
    sent += 1;
  }, TRICKLE_MS);
  socket.on('error', () => {});
  socket.resume();
  const closed = new Promise<number>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - startedAt);
    });
  });
  return { socket, closed };
}

/**
 * Sends one hostile request of each kind.
 * @returns those with a wrong response
 */
export async function sendHostileRequests(port: number, serial: number): Promise<string[]> {
  const valid = signedRequest(validEvent(serial));
  const forged = signedRequest(validEvent(serial), { 'x-reps-signature': '0'.repeat(64) });
  const oversizedHeaders = await rawExchange(
    port,
    signedRequest(validEvent(serial), { 'x-long': 'a'.repeat(200_000) }),
  );
  const others = await Promise.all([
    rawExchange(port, rawRequest(OVERSIZED_BODY, { 'content-length': String(OVERSIZED_BODY.length) })),
    rawExchange(port, `${forged}${forged}${forged}`),
    rawExchange(port, signedRequest(validEvent(serial), { 'content-length': '100000' })),
    rawExchange(port, signedRequest(validEvent(serial), { 'content-length': '10' })),
    // Request smuggling: proxy and receiver must not disagree on where the second request starts.
    rawExchange(port, rawRequest(valid, { 'content-length': '0', 'transfer-encoding': 'chunked' })),
  ]);
  for (const text of MALFORMED_REQUESTS) await rawExchange(port, text);
  const statuses = statusesIn(oversizedHeaders);
  return [
    ...(statuses.includes('431') ? [] : [`oversized headers: ${statuses.join() || 'no response'}`]),
    ...[...others, oversizedHeaders]
      .filter((response) => statusesIn(response).includes('200'))
      .map((response) => `a hostile request was accepted: ${response.slice(0, 200)}`),
  ];
}
