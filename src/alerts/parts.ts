import type { Ownership } from '../cluster/ownership.ts';
import type { Seal } from '../discord/messages/seal.ts';
import type { Poster } from '../discord/posting/poster.ts';
import type { RateLimiter } from '../discord/posting/rate-limiter.ts';
import type { Arrivals } from '../parcels/arrival.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import type { After } from '../process/timing/waiting.ts';
import type { Api, PhotoDownloads } from '../service/index.ts';
import type { Store } from '../store/index.ts';

/** What alerting needs. Each part of it picks what it uses. */
export interface AlertParts {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Encrypts what custom ids must not reveal. */
  readonly seal: Seal;
  /** When parcels arrive; undefined: alerts have no dates. */
  readonly arrivals?: Pick<Arrivals, 'of' | 'slowerOfTen'> | undefined;
  /** None: alerts without pictures. */
  readonly pictures?: Pictures | undefined;
  readonly photos?: PhotoDownloads | undefined;
  /** How long an alert waits for optional parts (`PICTURE_WAIT_MS`); three seconds by default. */
  readonly pictureWaitMs?: number | undefined;
  /** The timer for a destination's wait before a retry. */
  readonly after?: After | undefined;
  /** What this process does, if several share a database; undefined: everything. */
  readonly ownership?: Ownership | undefined;
  /** Called with the destinations that have new deliveries. */
  readonly onEnqueued: (destinationIds: readonly number[]) => void;
  /** Retries a suspended destination, because someone wants its alerts. */
  readonly resume: (destinationId: number) => void;
}
