import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import * as z from 'zod';
import { parseJson } from '../process/read-json.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import { ApiError, errorOfResponse, type Operation } from './errors.ts';
import { encodeQuery, type Query } from './request.ts';
import { createJsonShortener } from './shorten-json.ts';

/** A product with hundreds of variants takes about 100 kB. In larger answers, the ends of lists are dropped. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

export type { Dispatcher } from 'undici';

interface HttpOptions {
  readonly baseUrl: string;
  readonly key: string;
  readonly dispatcher?: Dispatcher | undefined;
  readonly now: () => number;
}

export type Http = ReturnType<typeof createHttp>;

/** The only part that knows HTTP and the key. Redirects are not followed, so that the key goes to one host only. */
export function createHttp({ baseUrl, key, dispatcher = new Agent(), now }: HttpOptions) {
  return {
    /** One GET, without retries; returns the parsed JSON body. @throws ApiError for every failure */
    async get(operation: Operation, query: Query, signal: AbortSignal): Promise<unknown> {
      const url = `${baseUrl}/v1/${operation}?${encodeQuery(query)}`;
      const headers = { authorization: `Bearer ${key}`, accept: 'application/json' };
      try {
        return await readJson(operation, await request(url, { dispatcher, signal, headers }), now);
      } catch (error) {
        throw error instanceof ApiError ? error : transportError(operation, error, signal);
      }
    },
    close: () => dispatcher.close(),
  };
}

/** @throws ApiError unless the status is 200 and the body is JSON */
async function readJson(
  operation: Operation,
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  now: () => number,
): Promise<unknown> {
  const shortener = createJsonShortener();
  if (!(await readBounded(body, MAX_BODY_BYTES, shortener.add)))
    throw new ApiError('not_understood', { operation, detail: `more than ${MAX_BODY_BYTES} bytes` });
  await takeTurn();
  const json = parseJson(shortener.text());
  if (status !== 200) throw errorOfResponse(operation, status, headers['retry-after'], json, now());
  if (json === undefined) throw new ApiError('not_understood', { operation, status, detail: 'not JSON' });
  return json;
}

/** False if the body is too large, or `take` stopped. @param take returns whether to continue */
async function readBounded(
  body: AsyncIterable<unknown>,
  maxBytes: number,
  take: (bytes: Uint8Array) => boolean,
): Promise<boolean> {
  let size = 0;
  for await (const chunk of body) {
    const bytes = z.instanceof(Uint8Array).parse(chunk);
    size += bytes.length;
    // Leaving the loop destroys the body, so the rest is not read.
    if (size > maxBytes || !take(bytes)) return false;
  }
  return true;
}

/** undici's errors can quote the URL, and with it what the user typed, so only their code is kept. */
function transportError(operation: Operation, error: unknown, signal: AbortSignal): ApiError {
  if (signal.aborted) return new ApiError('timed_out', { operation });
  const { code = 'connection failed' } = z.object({ code: z.string() }).safeParse(error).data ?? {};
  return new ApiError('unavailable', { operation, detail: code });
}

/** An agent that resolves host names with `lookup`. */
export const createAgent = (lookup: LookupFunction): Dispatcher => new Agent({ connect: { lookup } });

/**
 * One GET without the key or redirects; null unless the status is 200 and the body fits into `maxBytes`.
 * @throws when the connection fails or the signal aborts
 */
export async function getBytes(
  url: string,
  { dispatcher, signal, maxBytes }: { dispatcher: Dispatcher; signal: AbortSignal; maxBytes: number },
): Promise<Buffer<ArrayBuffer> | null> {
  const { statusCode, body } = await request(url, { dispatcher, signal });
  if (statusCode === 200) {
    const chunks: Uint8Array[] = [];
    const isRead = await readBounded(body, maxBytes, (bytes) => chunks.push(bytes) > 0);
    return isRead ? Buffer.concat(chunks) : null;
  }
  await body.dump({ limit: 16_384, signal });
  return null;
}
