import { deflateSync } from 'node:zlib';
import type { JsonObject } from '../../json.ts';
import type { Encoding } from './encoding.ts';

/** A bot's websocket in whole payloads, whatever their encoding and compression. */
export interface BotSocket {
  /** Sends a payload if the socket is still open. @param compresses whether the bot asked for payload compression */
  send(payload: JsonObject, compresses?: boolean): void;
  /**
   * Closes the socket; anything the bot sends afterwards is ignored.
   * @param problem a more detailed reason than Discord's, shown in the Wire but not sent to the bot
   */
  close(code: number, reason: string, problem?: string): void;
  terminate(): void;
  /** Calls back for everything that happens from now on. */
  listen(listeners: BotSocketListeners): void;
}

export interface BotSocketListeners {
  /** Receives undecoded messages, since they may be too long. */
  onMessage(message: Buffer): void;
  onClose(end: ConnectionEnd): void;
}

/** What is used of a WebSocket of `ws`, whose types would have to be installed with this package. */
interface WebSocket {
  readonly readyState: number;
  readonly OPEN: number;
  send(data: string | Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'error', listener: () => void): unknown;
  on(event: 'message', listener: (data: unknown) => void): unknown;
  on(event: 'close', listener: (code: number, reason: Buffer) => void): unknown;
}

/** Why a connection ended. */
export interface ConnectionEnd {
  readonly code: number;
  readonly reason: string;
  readonly problem?: string;
}

/** How payloads travel on one connection (developers/events/gateway#encoding-and-compression). */
export interface Transport {
  readonly encoding: Encoding;
  /** Transport compression, with this connection's state; null: none. */
  readonly compress: ((message: Buffer) => Buffer) | null;
}

/** Payload compression applies only to some payloads; Discord doesn't say which. */
const WORTH_COMPRESSING = 512;

/** Wraps a websocket that was just opened. */
export function createBotSocket(socket: WebSocket, transport: Transport): BotSocket {
  let end: ConnectionEnd | null = null;
  return {
    send(payload, compresses = false) {
      if (socket.readyState === socket.OPEN) socket.send(packed(transport, payload, compresses));
    },
    close(code, reason, problem) {
      if (socket.readyState === socket.OPEN) end = { code, reason, ...(problem ? { problem } : {}) };
      socket.close(code, reason);
    },
    terminate: () => socket.terminate(),
    listen({ onMessage, onClose }) {
      socket.on('error', () => socket.terminate());
      socket.on('message', (data) => {
        if (socket.readyState === socket.OPEN && Buffer.isBuffer(data)) onMessage(data);
      });
      // Not every client echoes the close reason.
      socket.on('close', (code, reason) => onClose(end ?? { code, reason: reason.toString() }));
    },
  };
}

function packed(
  { encoding, compress }: Transport,
  payload: JsonObject,
  compresses: boolean,
): string | Buffer {
  const encoded = encoding.encode(payload);
  if (compress) return compress(Buffer.from(encoded));
  // Payload compression exists for JSON only, and not together with transport compression.
  const isWorthIt = compresses && typeof encoded === 'string' && encoded.length >= WORTH_COMPRESSING;
  return isWorthIt ? deflateSync(encoded) : encoded;
}
