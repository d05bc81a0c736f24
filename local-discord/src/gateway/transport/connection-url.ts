import type { Transport } from './bot-socket.ts';
import { ENCODINGS } from './encoding.ts';
import { createZlibStream } from './zlib-stream.ts';
import { createZstdStream } from './zstd-stream.ts';

/** What the URL of a connection asks for. */
export interface ConnectionWish {
  readonly version: number;
  readonly transport: Transport;
}

export type CloseReason = readonly [code: number, reason: string];

const PATHS: readonly string[] = ['/', '/gateway', '/gateway/'];

/** Whether the gateway is meant: libraries append their parameters to its URL with and without a slash. */
export function isGatewayPath(url: string): boolean {
  return URL.canParse(`http://local${url}`) && PATHS.includes(parsed(url).pathname);
}

/** Versions that are not discontinued; without one, 6 is the default (developers/reference#api-versioning). */
const VERSIONS: readonly string[] = ['6', '7', '8', '9', '10'];
const DEFAULT_VERSION = '6';

const COMPRESSIONS: ReadonlyMap<string, (() => (message: Buffer) => Buffer) | null> = new Map([
  ['', null],
  ['zlib-stream', createZlibStream],
  ['zstd-stream', createZstdStream],
]);

/** Reads the URL of a connection. @returns why the connection has to be closed if it asks for what does not exist */
export function connectionWish(url: string): ConnectionWish | CloseReason {
  const parameters = parsed(url).searchParams;
  const version = parameters.get('v') ?? DEFAULT_VERSION;
  const encoding = ENCODINGS.get(parameters.get('encoding') ?? 'json');
  const compress = COMPRESSIONS.get(parameters.get('compress') ?? '');
  if (!VERSIONS.includes(version)) return [4012, 'Invalid API version.'];
  // Discord documents no answer to these two; a payload could not be decoded.
  if (!encoding) return [4002, 'Error while decoding payload: the encoding must be json or etf.'];
  if (compress === undefined) {
    return [4002, 'Error while decoding payload: compress must be zlib-stream or zstd-stream.'];
  }
  return { version: Number(version), transport: { encoding, compress: compress?.() ?? null } };
}

function parsed(url: string): URL {
  return new URL(`http://local${url}`);
}
