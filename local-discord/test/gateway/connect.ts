import { once } from 'node:events';
import { inflateSync } from 'node:zlib';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { LOCAL_TOKEN, type RunningLocalDiscord } from '../../src/index.ts';

export interface Payload {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: Record<string, unknown>;
}

/** A connection without a library: it sees exactly what Discord sends. */
export interface Connection {
  readonly payloads: readonly Payload[];
  /** The raw messages, as they came. */
  readonly messages: readonly { readonly data: Buffer; readonly isBinary: boolean }[];
  send(op: number, d: unknown): void;
  sendRaw(data: string | Buffer): void;
  /** The first payload that fits, whether it has come already or comes later. */
  payload(fits: (payload: Payload) => boolean): Promise<Payload>;
  /** Resolves once this many heartbeats are acknowledged. */
  acknowledged(heartbeats: number): Promise<unknown>;
  /** Identifies, and resolves with READY. */
  identify(fields?: object): Promise<Payload>;
  /** Resolves with the code and reason once the connection is closed. */
  readonly closed: Promise<readonly [code: number, reason: string]>;
  close(code: number): void;
}

export interface ConnectOptions {
  /** After the address of the server. */
  readonly path?: string;
  /** How a message is read; as JSON, inflated where it is binary, unless given. */
  readonly decode?: (data: Buffer, isBinary: boolean) => unknown;
  readonly encode?: (payload: unknown) => string | Buffer;
}

const decodeJson = (data: Buffer, isBinary: boolean): unknown =>
  JSON.parse((isBinary ? inflateSync(data) : data).toString());

const PATIENCE = { timeout: 10_000 };

/** Connects and waits for the first message or the end. */
export async function connect(
  running: RunningLocalDiscord,
  { path = '/gateway?v=10&encoding=json', decode = decodeJson, encode = JSON.stringify }: ConnectOptions = {},
): Promise<Connection> {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}${path}`);
  const payloads: Payload[] = [];
  const messages: { data: Buffer; isBinary: boolean }[] = [];
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    messages.push({ data, isBinary });
    const payload = decode(data, isBinary);
    if (payload) payloads.push(payload as Payload);
  });
  const closed = new Promise<readonly [number, string]>((resolve) =>
    socket.on('close', (code, reason) => resolve([code, reason.toString()])),
  );
  await Promise.race([once(socket, 'message'), closed]);
  const connection: Connection = {
    payloads,
    messages,
    send: (op, d) => socket.send(encode({ op, d })),
    sendRaw: (data) => socket.send(data),
    payload: (fits) =>
      vi.waitFor(() => {
        const found = payloads.find(fits);
        if (!found) throw new Error('no such payload yet');
        return found;
      }, PATIENCE),
    acknowledged: (heartbeats) =>
      vi.waitFor(() => {
        const seen = payloads.filter(({ op }) => op === 11).length;
        if (seen !== heartbeats) throw new Error(`${seen} heartbeats are acknowledged`);
      }, PATIENCE),
    identify(fields = {}) {
      connection.send(2, { token: LOCAL_TOKEN, intents: 0, properties: {}, ...fields });
      return connection.payload(({ t }) => t === 'READY');
    },
    closed,
    close: (code) => socket.close(code),
  };
  return connection;
}
