import { type REST, RESTEvents } from 'discord.js';
import type { Log } from '../log.ts';
import { type Metrics, uncounted } from '../metrics.ts';

/** Discord bans an address after 10,000 refused requests in ten minutes (developers/topics/rate-limits). */
const WINDOW_MS = 10 * 60_000;
const WARN_AT = 500;
const HOLD_BACK_AT = 2_000;
const BUCKET_MS = 10_000;
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

/** Keeps the requests that Discord refuses far below the number that it bans an address for. */
export interface RefusalBudget {
  /** Counts the answers that a REST client gets. */
  watch(rest: REST): void;
  /** Counts one answer. @param scope of a 429: shared limits do not count */
  count(status: number, scope: string | null): void;
  /** For how many milliseconds nothing may be sent; 0: requests may be sent. */
  heldBackMs(): number;
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
  metrics = uncounted,
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
      rest.on(RESTEvents.Response, (_request, { status, headers }) => {
        count(status, headers.get('x-ratelimit-scope'));
      });
    },
    count,
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
