import { defineConfig } from 'vitest/config';

/** Of the runs inside of tests. */
export default defineConfig({ test: { include: ['*.test.ts'] } });
