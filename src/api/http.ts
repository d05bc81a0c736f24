import { Agent, type Dispatcher, request } from 'undici';
import { z } from 'zod';
import { parseJson } from '../process/parse-json.ts';
import { ApiError, type ApiErrorKind, type Operation } from './errors.ts';
import { encodeQuery, type Query } from './query.ts';
import { readRetryAfter } from './retry-after.ts';

/** A product with hundreds of variants is some 100 kB; more than this is not an answer. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;

export type { Dispatcher } from 'undici';

export interface HttpOptions {
  readonly baseUrl: string;
  readonly key: string;
  readonly dispatcher?: Dispatcher | undefined;
  readonly now: () => number;
}

export interface Http {
  /**
   * One GET, without retries.
   * @returns the parsed JSON body
   * @throws ApiError for every way it can fail
   */
  get(operation: Operation, query: Query, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

/** The only place that knows HTTP and the key. Redirects are not followed: the key goes to one host alone. */
export function createHttp({ baseUrl, key, dispatcher = new Agent(), now }: HttpOptions): Http {
  return {
    async get(operation, query, signal) {
      const url = `${baseUrl}/v1/${operation}?${encodeQuery(query)}`;
      try {
        const { statusCode, headers, body } = await request(url, {
          dispatcher,
          signal,
          headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
        });
        const json = parseJson(await readBounded(body));
        if (statusCode === 200) {
          if (json === undefined)
            throw new ApiError('not_understood', { operation, status: statusCode, detail: 'not JSON' });
          return json;
        }
        const retryAfterMs = readRetryAfter(statusCode, headers['retry-after'], now());
        throw new ApiError(kindOf(statusCode), {
          operation,
          status: statusCode,
          retryAfterMs,
          detail: detailOf(json),
        });
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (error instanceof ResponseTooLargeError)
          throw new ApiError('not_understood', { operation, detail: error.message });
        if (signal.aborted) throw new ApiError('timed_out', { operation });
        // undici's errors can quote the URL, with the asker's words: only their code goes on.
        const code = z.object({ code: z.string() }).safeParse(error);
        throw new ApiError('unavailable', {
          operation,
          detail: code.success ? code.data.code : 'connection failed',
        });
      }
    },
    close: () => dispatcher.close(),
  };
}

class ResponseTooLargeError extends Error {
  override readonly name = 'TooLarge';
}

async function readBounded(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(z.instanceof(Uint8Array).parse(chunk));
    size += bytes.length;
    // Leaving the loop destroys the body, so nothing more is read.
    if (size > MAX_BODY_BYTES) throw new ResponseTooLargeError(`more than ${MAX_BODY_BYTES} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function kindOf(status: number): ApiErrorKind {
  if (status === 400 || status === 422) return 'bad_request';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'unavailable';
  return 'not_understood';
}

/** The error body's shape is not shown: the usual names are tried. */
function detailOf(json: unknown): string | undefined {
  const nested = z.looseObject({ message: z.string() });
  const body = z.looseObject({
    message: z.string().optional().catch(undefined),
    error: z
      .union([z.string(), nested.transform(({ message }) => message)])
      .optional()
      .catch(undefined),
    detail: z.string().optional().catch(undefined),
  });
  const parsed = body.safeParse(json);
  return parsed.success ? (parsed.data.message ?? parsed.data.error ?? parsed.data.detail) : undefined;
}
