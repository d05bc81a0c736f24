import { type REST, RESTEvents } from 'discord.js';
import type { Log } from '../../process/log.ts';
import { type Metrics, noMetrics } from '../../process/metrics.ts';

/** How long Discord counts a refused request (developers/topics/rate-limits). */
const REFUSAL_WINDOW_MS = 10 * 60_000;
const BUCKET_MS = 10_000;
// Discord bans an IP address after 10,000 refused requests in ten minutes (developers/topics/rate-limits).
const WARN_AT = 500;
const HOLD_BACK_AT = 2_000;
/** Replies to users continue up to this number, half of what leads to a ban. */
const CUT_OFF_AT = 5_000;
/** Requests that will probably be refused stop before the warning. */
const RISKY_REQUESTS_BELOW = 400;
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** Sent once per connection. Without its answer the process ends, and the next process would count from zero. */
const GATEWAY = /\/gateway(\/bot)?$/;
const CUT_OFF = 'not sent: Discord refused so many requests that it may ban this address';

export type RefusalBudget = ReturnType<typeof createRefusalBudget>;

interface RefusalBudgetOptions {
  readonly log?: Log;
  readonly metrics?: Pick<Metrics, 'refusal'>;
  /** Milliseconds, monotonic. */
  readonly now?: () => number;
}

/**
 * Keeps the number of requests that Discord refuses far below the number that leads to a ban. The process needs exactly one:
 * Discord counts by IP address, not by client.
 */
export function createRefusalBudget({
  log,
  metrics = noMetrics,
  now = () => performance.now(),
}: RefusalBudgetOptions = {}) {
  const refusals = new RefusalWindow(now);
  const report = createReport(log, now);

  /** Counts one answer. @param scope of a 429: shared limits do not count */
  const count = (status: number, scope: string | null): void => {
    if (!REFUSED.has(status) || scope === 'shared') return;
    metrics.refusal(status);
    refusals.add();
    report(refusals.total());
  };

  return {
    /** Counts the refusals that a REST client gets, and stops its requests after far too many. */
    watch(rest: REST): void {
      const { makeRequest } = rest.options;
      // Checked for each request, because discord.js itself repeats rate-limited ones.
      rest.options.makeRequest = async (url, init) => {
        if (refusals.total() >= CUT_OFF_AT && !GATEWAY.test(url)) throw new Error(CUT_OFF);
        return makeRequest(url, init);
      };
      rest.on(RESTEvents.Response, (_request, { status, headers }) => {
        count(status, headers.get('x-ratelimit-scope'));
      });
    },
    count,
    /** Whether there is room for requests that Discord will probably refuse. */
    allowsRiskyRequests: () => refusals.total() < RISKY_REQUESTS_BELOW,
    /** Milliseconds for which requests are held back; 0: requests may be sent. */
    heldBackMs: () => refusals.msUntilBelow(HOLD_BACK_AT),
  };
}

/** Logs high numbers of refusals, each level at most once per window. */
function createReport(log: Log | undefined, now: () => number): (refused: number) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  let heldBackAt = Number.NEGATIVE_INFINITY;
  return (refused) => {
    const details = { refused, windowMs: REFUSAL_WINDOW_MS };
    if (refused >= WARN_AT && now() - warnedAt >= REFUSAL_WINDOW_MS) {
      warnedAt = now();
      log?.warn(details, 'many requests refused by Discord');
    }
    if (refused >= HOLD_BACK_AT && now() - heldBackAt >= REFUSAL_WINDOW_MS) {
      heldBackAt = now();
      log?.error(details, 'requests to Discord held back: more refusals would get this address banned');
    }
  };
}

interface Bucket {
  readonly since: number;
  refused: number;
}

/** Counts refusals in the last ten minutes. */
class RefusalWindow {
  readonly #now: () => number;
  /** Oldest first, in buckets of ten seconds. */
  #buckets: Bucket[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  add(): void {
    const last = this.#buckets.at(-1);
    if (last !== undefined && this.#now() - last.since < BUCKET_MS) last.refused += 1;
    else this.#buckets.push({ since: this.#now(), refused: 1 });
  }

  total(): number {
    const oldest = this.#now() - REFUSAL_WINDOW_MS - BUCKET_MS;
    if ((this.#buckets[0]?.since ?? this.#now()) <= oldest) {
      this.#buckets = this.#buckets.filter(({ since }) => since > oldest);
    }
    return this.#buckets.reduce((sum, { refused }) => sum + refused, 0);
  }

  /** Milliseconds until fewer than `limit` are left; 0: there are fewer now. */
  msUntilBelow(limit: number): number {
    let left = this.total();
    if (left < limit) return 0;
    for (const { since, refused } of this.#buckets) {
      left -= refused;
      if (left < limit) return Math.max(1, since + REFUSAL_WINDOW_MS + BUCKET_MS - this.#now());
    }
    return REFUSAL_WINDOW_MS;
  }
}
