import { loadSettings, settings } from '../../config/config.ts';
import { convertResult } from '../../service/convert.ts';
import { ApiError } from '../../service/errors.ts';
import { createHttp } from '../../service/http.ts';
import { SAMPLE_LINK } from '../events/send.ts';
import {
  bad,
  countLabel,
  type Finding,
  good,
  RESPONSE_TIMEOUT_MS,
  unreachableReason,
  warning,
} from './finding.ts';

export async function checkService(): Promise<Finding> {
  const { API_BASE_URL, API_KEY, API_TIMEOUT_MS } = loadSettings(
    settings.pick({ API_BASE_URL: true, API_KEY: true, API_TIMEOUT_MS: true }),
  );
  const { host } = new URL(API_BASE_URL);
  const timeoutMs = Math.min(API_TIMEOUT_MS, RESPONSE_TIMEOUT_MS);
  // Without retries: the doctor reports the first failure.
  const http = createHttp({ baseUrl: API_BASE_URL, key: API_KEY, now: Date.now });
  const requestedAt = performance.now();
  try {
    const answer = await http.get('convert', [['url', SAMPLE_LINK]], AbortSignal.timeout(timeoutMs));
    const tookMs = Math.round(performance.now() - requestedAt);
    const result = convertResult.safeParse(answer);
    if (!result.success) return bad(`${host} answers, but not like the tracking service`, CORRECT_ADDRESS);
    const agents = countLabel(Object.keys(result.data.agents).length, 'agent');
    return good(`${host} accepts the key and converts a link for ${agents} (${tookMs} ms)`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return toFinding(error, host, timeoutMs);
  } finally {
    await http.close();
  }
}

const CORRECT_ADDRESS = 'Correct API_BASE_URL: the service’s address, without /v1.';
const LATER = 'Until then, users see “not reachable”. Try again later, or ask the service.';

/** Omits the service's own message, which may quote the key. */
function toFinding(
  { kind, status, retryAfterMs, detail }: ApiError,
  host: string,
  timeoutMs: number,
): Finding {
  switch (kind) {
    case 'unauthorised':
      return bad(`${host} refuses the key (${status})`, 'Get a key at the service and put it into API_KEY.');
    case 'timed_out':
      return bad(
        `${host} does not answer within ${timeoutMs} ms`,
        'Is it slow, or is there a firewall? API_TIMEOUT_MS is how long the bot waits.',
      );
    case 'unavailable':
      return status === undefined
        ? bad(`${host} cannot be reached: ${unreachableReason(detail)}`, CORRECT_ADDRESS, LATER)
        : bad(`${host} answers ${status}: it has a problem`, LATER);
    case 'rate_limited': {
      const wait = retryAfterMs === undefined ? 'a while' : `${Math.ceil(retryAfterMs / 1_000)} s`;
      return warning(`${host} limits requests`, `Wait ${wait}, then run the doctor again.`);
    }
    case 'not_found':
      return warning(
        `${host} answers 404: it does not know the sample link, or nothing is at this address`,
        CORRECT_ADDRESS,
        'If it is right, try /convert in Discord.',
      );
    case 'bad_request':
      return warning(`${host} refuses the sample link (${status})`, 'Try /convert in Discord.');
    case 'not_understood':
      return bad(
        `${host} answers, but not like the tracking service${status === undefined ? '' : ` (${status})`}`,
        CORRECT_ADDRESS,
      );
  }
}
