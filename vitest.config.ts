import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'test/support/build-bot.ts',
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    // Many tests wait, for limits and for processes: more of them than cores side by side.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // `npm test -- --coverage`. Counts what runs in the tests' own processes: the end-to-end tests start the built bot,
    // and what they cover of index.ts, the commands and the like is not in it.
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
});
