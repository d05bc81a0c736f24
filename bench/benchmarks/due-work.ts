import { createAlerts } from '../../src/alerts/index.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { createPoster } from '../../src/discord/posting/poster.ts';
import { createRateLimiter } from '../../src/discord/posting/rate-limiter.ts';
import { createLog } from '../../src/process/log.ts';
import { noMetrics } from '../../src/process/metrics.ts';
import { createApi } from '../../src/service/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { now, runInterleaved } from '../measure.ts';
import { newDatabase } from '../programs.ts';
import { toResult } from '../result.ts';
import { openStore } from '../seed-database.ts';
import { storeManyFollows } from '../seed-many-follows.ts';
import { type Track, withCleanup } from '../with-cleanup.ts';

/** Nothing listens there, which is fine: no work is due. */
const NOWHERE = 'http://127.0.0.1:9';
const LOOKS = 200;
/** As many deliveries and probes as a sweep of the outbox reads at once. */
const SWEEP = { deliveries: 500, probes: 20 };

export default {
  name: 'due-work',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const many = quick ? 100_000 : 1_000_000;
      const quiet = many / 10;
      const reference = await prepareLooks({ follows: 1 }, track);
      const ours = await prepareLooks({ follows: many, quiet }, track);
      await runInterleaved(3, reference, ours);
      return [
        toResult(
          {
            measure: `one look for work that is due, and a sweep of the outbox, with ${many} follows, ${quiet} destinations in their quiet hours and ${quiet} alerts held back`,
            against: 'in a database that is nearly empty',
            unit: 'µs',
            target: { of: 'ratio', bound: 'at most', value: 1.5 },
            note: 'The bot looks every 5 seconds, and sweeps the outbox every 3.',
          },
          await runInterleaved(quick ? 5 : 15, reference, ours),
        ),
      ];
    }),
} satisfies Benchmark;

/** @returns looks for due work many times, and resolves with how long one took */
async function prepareLooks(
  size: Parameters<typeof storeManyFollows>[1],
  track: Track,
): Promise<() => Promise<number>> {
  const { path } = track(await newDatabase());
  await storeManyFollows(path, size);
  const store = track(await openStore(path));
  const api = track(
    createApi({
      baseUrl: NOWHERE,
      key: 'none',
      timeoutMs: 1_000,
      concurrency: 1,
      arrayEncoding: 'repeat',
      now: Date.now,
    }),
  );
  const alerts = createAlerts({
    store,
    api,
    poster: createPoster(NOWHERE, 'none'),
    rateLimiter: createRateLimiter(),
    log: createLog('silent'),
    clock: Date.now,
    metrics: noMetrics,
    seal: createSeal('none'),
    pollMinutes: 0,
  });
  return async () => {
    const startedAt = now();
    for (let look = 0; look < LOOKS; look += 1) {
      await alerts.runDueJobs();
      const { destinationIds } = await store.deliveries.page(0, SWEEP.deliveries);
      const probes = await store.destinations.claimProbes(Date.now(), SWEEP.probes);
      if (destinationIds.length + probes.length > 0) throw new Error('something is due');
    }
    return ((now() - startedAt) * 1_000) / LOOKS;
  };
}
