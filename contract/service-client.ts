import { setTimeout as pause } from 'node:timers/promises';
import { parseJson } from '../src/process/read-json.ts';
import { readRetryAfter } from '../src/service/errors.ts';
import type { Operation } from './contract.ts';

/** As much as the bot reads. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_ATTEMPTS = 3;
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

export interface Answer {
  readonly status: number;
  /** The content type without its parameters. */
  readonly type: string | undefined;
  /** Undefined: not JSON. */
  readonly body: unknown;
}

/** No answer, and why. */
export interface NoAnswer {
  readonly problem: string;
}

export type Query = Readonly<Record<string, string | readonly string[]>>;

export interface ServiceClient {
  /** @param key null: none */
  get(operation: Operation, query: Query, key?: string | null): Promise<Answer | NoAnswer>;
  /** Responses that limit calls; of these, without a usable `Retry-After`. */
  readonly limited: { readonly all: number; readonly silent: number };
}

interface ClientOptions {
  readonly baseUrl: string;
  readonly key: string;
  readonly callTimeoutMs: number;
  /** Ends all calls. */
  readonly deadline: AbortSignal;
}

/** Calls the service as the bot does. Redirects are not followed, so that the key goes to one host only. */
export function createServiceClient({
  baseUrl,
  key: ownKey,
  callTimeoutMs,
  deadline,
}: ClientOptions): ServiceClient {
  const limited = { all: 0, silent: 0 };
  let attempts = MAX_ATTEMPTS;

  async function call(url: string, key: string | null): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        signal: AbortSignal.any([AbortSignal.timeout(callTimeoutMs), deadline]),
      });
      if (response.status !== 429) return response;
      const wait = readRetryAfter(429, response.headers.get('retry-after') ?? undefined, Date.now());
      limited.all += 1;
      if (wait === undefined) limited.silent += 1;
      if (attempt >= attempts) {
        // It limits every call.
        attempts = 1;
        return response;
      }
      await response.body?.cancel();
      await pause(Math.min(Math.max(wait ?? 0, SHORTEST_WAIT_MS), LONGEST_WAIT_MS), undefined, {
        signal: deadline,
      });
    }
  }

  return {
    limited,
    async get(operation, query, key = ownKey) {
      const pairs = Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      );
      try {
        const response = await call(`${baseUrl}/v1/${operation}?${new URLSearchParams(pairs)}`, key);
        const text = await readBounded(response.body ?? [], MAX_BODY_BYTES);
        if (text === null) return { problem: `the body has more than ${MAX_BODY_BYTES} bytes` };
        return {
          status: response.status,
          type: bareType(response.headers.get('content-type')),
          body: parseJson(text),
        };
      } catch (error) {
        return { problem: problemOf(error, deadline) };
      }
    },
  };
}

/** `Application/JSON; charset=utf-8` → `application/json` */
export const bareType = (header: string | null | undefined): string | undefined =>
  header?.split(';', 1)[0]?.trim().toLowerCase();

/** Null for a body with more bytes. */
async function readBounded(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Only the code: messages can quote what was sent. */
function problemOf(error: unknown, deadline: AbortSignal): string {
  if (deadline.aborted) return 'the time for the whole check is over';
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause
    ? `no answer: ${String(cause.code)}`
    : 'the connection failed';
}
