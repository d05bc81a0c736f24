import type { Transport } from './bot-socket.ts';
import { ENCODINGS } from './encoding.ts';
import { createZlibStream } from './zlib-stream.ts';
import { createZstdStream } from './zstd-stream.ts';

/** The connection parameters in a gateway URL. */
export interface ConnectionWish {
  readonly version: number;
  readonly transport: Transport;
}

export type CloseReason = readonly [code: number, reason: string];

const PATHS: readonly string[] = ['/', '/gateway', '/gateway/'];

/** Whether the URL is the gateway's: libraries append parameters with and without a slash. */
export function isGatewayPath(url: string): boolean {
  return URL.canParse(`http://local${url}`) && PATHS.includes(parsed(url).pathname);
}

/** Supported API versions; the default is 6 (developers/reference#api-versioning). */
const VERSIONS: readonly string[] = ['6', '7', '8', '9', '10'];
const DEFAULT_VERSION = '6';

const COMPRESSIONS: ReadonlyMap<string, (() => (message: Buffer) => Buffer) | null> = new Map([
  ['', null],
  ['zlib-stream', createZlibStream],
  ['zstd-stream', createZstdStream],
]);

/** Reads a connection's URL. @returns the close reason if it asks for something that doesn't exist */
export function connectionWish(url: string): ConnectionWish | CloseReason {
  const parameters = parsed(url).searchParams;
  const version = parameters.get('v') ?? DEFAULT_VERSION;
  const encoding = ENCODINGS.get(parameters.get('encoding') ?? 'json');
  const compress = COMPRESSIONS.get(parameters.get('compress') ?? '');
  if (!VERSIONS.includes(version)) return [4012, 'Invalid API version.'];
  // Undocumented, so this answers as to an undecodable payload.
  if (!encoding) return [4002, 'Error while decoding payload: the encoding must be json or etf.'];
  if (compress === undefined) {
    return [4002, 'Error while decoding payload: compress must be zlib-stream or zstd-stream.'];
  }
  return { version: Number(version), transport: { encoding, compress: compress?.() ?? null } };
}

function parsed(url: string): URL {
  return new URL(`http://local${url}`);
}
