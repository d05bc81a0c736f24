import { DefaultRestOptions, REST, type RESTOptions, type RequestData } from 'discord.js';
import * as z from 'zod';
import { parseJson } from '../../process/read-json.ts';
import { PostError, postErrorOf } from './post-error.ts';
import type { RefusalBudget } from './refusal-budget.ts';

/** discord.js keeps about a kilobyte for every channel until the next sweep, by default after an hour. */
const HANDLER_SWEEP_INTERVAL_MS = 60_000;

/**
 * Encodes uploads before they are sent. `@discordjs/rest` is made for an older undici than the one that sends
 * (`alias` in `build.js`), and newer ones don't recognize another version's form data.
 */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const encoded = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', encoded.headers.get('content-type') ?? 'multipart/form-data');
  const body = Buffer.from(await encoded.arrayBuffer());
  return DefaultRestOptions.makeRequest(url, { ...init, headers: Object.fromEntries(headers), body });
};

const editLimit = z.object({ code: z.literal(30_046) });

/**
 * Discord answers too many edits of a message older than an hour with 429, like a rate limit. But waiting
 * doesn't help, and discord.js would drop the error code, so the answer is turned into that of a refused
 * request.
 */
function withEditLimit(request: RESTOptions['makeRequest']): RESTOptions['makeRequest'] {
  return async (url, init) => {
    const response = await request(url, init);
    if (response.status !== 429) return response;
    const text = await response.text();
    const status = editLimit.safeParse(parseJson(text)).success ? 400 : 429;
    return new Response(text, { status, headers: Object.fromEntries(response.headers) });
  };
}

const HELD_BACK = 'Discord refused many requests, and bans addresses that it refuses more';

type RequestOptions = Pick<RequestData, 'body' | 'files' | 'query'> & {
  readonly signal?: AbortSignal | undefined;
};

/** Sends a request to Discord, unless requests are held back. Rejects with a {@link PostError}. */
export type Request = <T>(
  method: 'get' | 'post' | 'patch' | 'delete',
  route: Parameters<REST['get']>[0],
  answer: z.ZodType<T>,
  options?: RequestOptions,
) => Promise<T>;

/** Disables the retries of discord.js, which waits silently for rate limits: the outbox has to know about them. */
export function createRequest(
  apiUrl: string,
  token: string,
  timeoutMs: number,
  refusals: RefusalBudget,
): Request {
  const rest = new REST({
    version: '10',
    api: apiUrl,
    retries: 0,
    timeout: timeoutMs,
    handlerSweepInterval: HANDLER_SWEEP_INTERVAL_MS,
    rejectOnRateLimit: () => true,
    makeRequest: withEditLimit(makeRequest),
  }).setToken(token);
  refusals.watch(rest);
  const checkClock = resetLimitsOnClockChange(rest);
  return async (method, route, answer, { signal, ...data } = {}) => {
    const heldBackMs = refusals.heldBackMs();
    if (heldBackMs > 0) throw new PostError('held_back', HELD_BACK, { retryAfterMs: heldBackMs });
    checkClock();
    try {
      return await whileNotAborted(signal, async (ownSignal) =>
        answer.parse(await rest[method](route, { ...data, signal: ownSignal })),
      );
    } catch (error) {
      const failure = postErrorOf(error);
      // discord.js drops its token after a 401, but Discord has sent 401s by mistake before.
      if (failure.kind === 'unauthorised') rest.setToken(token);
      throw failure;
    }
  };
}

/**
 * Gives each request its own signal: discord.js never removes its listeners, so a long-lived signal would
 * collect them.
 */
async function whileNotAborted<T>(
  signal: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ownController = new AbortController();
  const abort = () => ownController.abort();
  signal?.addEventListener('abort', abort);
  try {
    return await request(ownController.signal);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Smaller corrections of the clock do no harm. */
const TOLERANCE_MS = 1_000;

/**
 * discord.js keeps rate limits by the wall clock. If the clock is set back, they would last until it has
 * caught up, so this deletes them; Discord's next answer contains the current ones.
 * @returns a function that checks whether the clock was set back, to call before requests
 */
export function resetLimitsOnClockChange(
  rest: REST,
  wallClock: () => number = Date.now,
  steadyClock: () => number = () => performance.now(),
): () => void {
  let offset = wallClock() - steadyClock();
  return () => {
    const now = wallClock() - steadyClock();
    if (now < offset - TOLERANCE_MS) {
      rest.globalReset = -1;
      rest.globalDelay = null;
      rest.handlers.clear();
    }
    offset = now;
  };
}
