import { isObject, type JsonObject } from '../../json.ts';
import { decodeEtf } from './etf-decoder.ts';
import { encodeEtf } from './etf-encoder.ts';

/** How payloads are encoded: as text in JSON, as bytes in ETF. */
export interface Encoding {
  encode(payload: unknown): string | Buffer;
  /** Throws if the bytes aren't in this encoding. */
  decode(bytes: Buffer): unknown;
}

/** By the values of `encoding` in the gateway's URL. */
export const ENCODINGS: ReadonlyMap<string, Encoding> = new Map([
  ['json', { encode: JSON.stringify, decode: (bytes: Buffer): unknown => JSON.parse(bytes.toString()) }],
  ['etf', { encode: encodeEtf, decode: decodeEtf }],
]);

/** The longest payload that a bot may send (developers/events/gateway#sending-events). */
const MAX_BYTES = 4096;

/** The payload that a bot sent, or why there is none. */
export function decodePayload(encoding: Encoding, message: Buffer): JsonObject | string {
  if (message.length > MAX_BYTES) return `${message.length} bytes; ${MAX_BYTES} are allowed`;
  try {
    const payload = encoding.decode(message);
    return isObject(payload) ? payload : 'a payload must be an object';
  } catch {
    // Omits the parser's message, which may quote the token.
    return 'not in the encoding that the URL of the connection names';
  }
}
