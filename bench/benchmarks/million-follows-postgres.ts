import type { Benchmark } from '../benchmark.ts';
import { measureManyFollows } from '../many-follows.ts';
import { postgresUnavailable, startMeasuredPostgres } from '../postgres.ts';

export default {
  name: 'million-follows-postgres',
  unavailable: postgresUnavailable,
  measure: ({ quick }) =>
    measureManyFollows({
      database: 'PostgreSQL',
      quick,
      newDatabase: async (track) => track(await startMeasuredPostgres()).newDatabase,
    }),
} satisfies Benchmark;
