import { type REST, RESTEvents } from 'discord.js';
import type { Log } from '../process/log.ts';
import { type Metrics, noMetrics } from '../process/metrics.ts';

/** Discord bans an address after 10,000 refused requests in ten minutes (developers/topics/rate-limits). */
const WINDOW_MS = 10 * 60_000;
const WARN_AT = 500;
const HOLD_BACK_AT = 2_000;
/** Answers to people go on until here, half of what Discord bans for. */
const CUT_OFF_AT = 5_000;
/** What is tried on the chance that it is not refused any more stays below the warning. */
const RISKY_REQUESTS_BELOW = 400;
const BUCKET_MS = 10_000;
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** Asked once per connection; without an answer the process ends, and the next one would count from nothing. */
const GATEWAY = /\/gateway(\/bot)?$/;
const CUT_OFF = 'not sent: Discord refused so many requests that it may ban this address';

/** Keeps the requests that Discord refuses far below the number that it bans an address for. */
export interface RefusalBudget {
  /** Counts the answers that a REST client gets, and lets it send nothing more when far too many were refusals. */
  watch(rest: REST): void;
  /** Counts one answer. @param scope of a 429: shared limits do not count */
  count(status: number, scope: string | null): void;
  /** For how many milliseconds nothing may be sent; 0: requests may be sent. */
  heldBackMs(): number;
  /** Whether there is room for requests that Discord will probably refuse. */
  allowsRiskyRequests(): boolean;
}

export interface RefusalBudgetOptions {
  readonly log?: Log;
  readonly metrics?: Pick<Metrics, 'refusal'>;
  /** Milliseconds, monotonic. */
  readonly now?: () => number;
}

/** One budget for the whole process: Discord counts by address, not by client. */
export function createRefusalBudget({
  log,
  metrics = noMetrics,
  now = () => performance.now(),
}: RefusalBudgetOptions = {}): RefusalBudget {
  /** Refusals in the window, oldest first, in buckets of ten seconds. */
  let buckets: { readonly since: number; refused: number }[] = [];
  const report = createReport(log, now);

  const total = (): number => {
    const oldest = now() - WINDOW_MS - BUCKET_MS;
    if ((buckets[0]?.since ?? now()) <= oldest) buckets = buckets.filter(({ since }) => since > oldest);
    return buckets.reduce((sum, { refused }) => sum + refused, 0);
  };

  const count = (status: number, scope: string | null): void => {
    if (!REFUSED.has(status) || scope === 'shared') return;
    metrics.refusal(status);
    const last = buckets.at(-1);
    if (last !== undefined && now() - last.since < BUCKET_MS) last.refused += 1;
    else buckets.push({ since: now(), refused: 1 });
    report(total());
  };

  return {
    watch(rest) {
      const { makeRequest } = rest.options;
      // discord.js repeats what is limited for as long as Discord says so.
      rest.options.makeRequest = async (url, init) => {
        if (total() >= CUT_OFF_AT && !GATEWAY.test(url)) throw new Error(CUT_OFF);
        return makeRequest(url, init);
      };
      rest.on(RESTEvents.Response, (_request, { status, headers }) => {
        count(status, headers.get('x-ratelimit-scope'));
      });
    },
    count,
    allowsRiskyRequests: () => total() < RISKY_REQUESTS_BELOW,
    heldBackMs() {
      let left = total();
      if (left < HOLD_BACK_AT) return 0;
      for (const { since, refused } of buckets) {
        left -= refused;
        if (left < HOLD_BACK_AT) return Math.max(1, since + WINDOW_MS + BUCKET_MS - now());
      }
      return WINDOW_MS;
    },
  };
}

/** Logs high numbers of refusals, each level at most once per window. */
function createReport(log: Log | undefined, now: () => number): (refused: number) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  let heldBackAt = Number.NEGATIVE_INFINITY;
  return (refused) => {
    const about = { refused, windowMs: WINDOW_MS };
    if (refused >= WARN_AT && now() - warnedAt >= WINDOW_MS) {
      warnedAt = now();
      log?.warn(about, 'many requests refused by Discord');
    }
    if (refused >= HOLD_BACK_AT && now() - heldBackAt >= WINDOW_MS) {
      heldBackAt = now();
      log?.error(about, 'requests to Discord held back: more refusals would get this address banned');
    }
  };
}
