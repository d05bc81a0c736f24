import type { Benchmark } from '../benchmark.ts';
import { measureManyFollows } from '../many-follows.ts';
import { newDatabase } from '../programs.ts';

export default {
  name: 'million-follows',
  measure: ({ quick }) =>
    measureManyFollows({
      database: 'SQLite',
      quick,
      newDatabase: async (track) => async () => track(await newDatabase()).path,
    }),
} satisfies Benchmark;
