import type { Benchmark } from '../benchmark.ts';
import { measureFanOut, PER_SECOND } from '../fan-out-rate.ts';
import { newDatabase, startBot } from '../programs.ts';
import { withCleanup } from '../with-cleanup.ts';

export default {
  name: 'fan-out',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const { path } = track(await newDatabase());
      return measureFanOut({
        quick,
        bots: 'one process with SQLite',
        against: 'the fastest that Discord allows: 50 at once, the next 50 after a second',
        limit: (channels) => channels / (Math.ceil(channels / PER_SECOND) - 1),
        target: 0.95,
        database: path,
        start: async (settings) => [await startBot({ ...settings, DATABASE_PATH: path })],
      });
    }),
} satisfies Benchmark;
