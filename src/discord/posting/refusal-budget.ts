import { type REST, RESTEvents } from 'discord.js';
import type { Log } from '../../process/log.ts';
import { type Metrics, noMetrics } from '../../process/metrics.ts';

/** How long Discord counts a refused request (developers/topics/rate-limits). */
const REFUSAL_WINDOW_MS = 10 * 60_000;
const BUCKET_MS = 10_000;
// Discord bans an IP address after 10,000 refused requests in ten minutes (developers/topics/rate-limits).
const WARN_AT = 500;
const HOLD_BACK_AT = 2_000;
/** Replies to users continue up to this number, half of the ban threshold. */
const CUT_OFF_AT = 5_000;
/** Requests that will probably be refused stop before the warning is logged. */
const RISKY_REQUESTS_BELOW = 400;
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** Exempt: sent once per connection. Without an answer, the process would end, and the next one would count from zero. */
const GATEWAY = /\/gateway(\/bot)?$/;
/** Refusal counts at which a message is logged, each at most once per window. */
const REPORTS = [
  { from: WARN_AT, level: 'warn', message: 'many requests refused by Discord' },
  {
    from: HOLD_BACK_AT,
    level: 'error',
    message: 'requests to Discord held back: more refusals would get this address banned',
  },
] as const;
const CUT_OFF = 'not sent: Discord refused so many requests that it may ban this address';

export type RefusalBudget = ReturnType<typeof createRefusalBudget>;

interface RefusalBudgetOptions {
  readonly log?: Log;
  readonly metrics?: Pick<Metrics, 'refusal'>;
  readonly now?: () => number;
}

/** Keeps refusals far below the number that leads to a ban. One per process: Discord counts by IP address. */
export function createRefusalBudget({
  log,
  metrics = noMetrics,
  now = () => performance.now(),
}: RefusalBudgetOptions = {}) {
  const refusals = new RefusalWindow(now);
  const reportedAt = new Map<string, number>();
  const report = (refused: number): void => {
    for (const { from, level, message } of REPORTS) {
      const age = now() - (reportedAt.get(level) ?? Number.NEGATIVE_INFINITY);
      if (refused < from || age < REFUSAL_WINDOW_MS) continue;
      reportedAt.set(level, now());
      log?.[level]({ refused, windowMs: REFUSAL_WINDOW_MS }, message);
    }
  };

  /** Counts one answer. @param scope of a 429: shared limits don't count */
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
      // Checked for each request, because discord.js repeats rate-limited ones itself.
      rest.options.makeRequest = async (url, init) => {
        if (refusals.total() >= CUT_OFF_AT && !GATEWAY.test(url)) throw new Error(CUT_OFF);
        return makeRequest(url, init);
      };
      rest.on(RESTEvents.Response, (_request, { status, headers }) => {
        count(status, headers.get('x-ratelimit-scope'));
      });
    },
    count,
    allowsRiskyRequests: () => refusals.total() < RISKY_REQUESTS_BELOW,
    /** Milliseconds for which requests are held back; 0: requests may be sent. */
    heldBackMs: () => refusals.msUntilBelow(HOLD_BACK_AT),
  };
}

class RefusalWindow {
  readonly #now: () => number;
  /** Oldest first, in buckets of ten seconds. */
  #buckets: { readonly since: number; refused: number }[] = [];

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

  /** Milliseconds until fewer than `limit` refusals count; 0: fewer count now. */
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
