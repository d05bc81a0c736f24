import type { Benchmark } from '../benchmark.ts';
import { startBots } from '../bots-on-postgres.ts';
import { measureFanOut, PER_SECOND } from '../fan-out-rate.ts';
import { postgresUnavailable, startMeasuredPostgres } from '../postgres.ts';
import { withCleanup } from '../with-cleanup.ts';

const PROCESSES = 3;

export default {
  name: 'fan-out-postgres',
  unavailable: postgresUnavailable,
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const postgres = track(await startMeasuredPostgres());
      const database = await postgres.newDatabase();
      return measureFanOut({
        quick,
        bots: 'three processes with PostgreSQL',
        // Processes that share a limit space their requests: none may start with fifty at once.
        against: '50 requests a second, evenly spaced',
        limit: () => PER_SECOND,
        target: 0.9,
        database,
        start: (settings) => startBots(PROCESSES, { ...settings, DATABASE_URL: database }),
      });
    }),
} satisfies Benchmark;
