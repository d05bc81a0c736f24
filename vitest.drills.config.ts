import { defineConfig } from 'vitest/config';

/**
 * `npm run test:drills`: the short form of each drill, and the tests that kill, freeze or break what the real bot needs. One after
 * the other, since they measure time and load.
 */
export default defineConfig({
  test: {
    globalSetup: 'test/support/build-bot.ts',
    setupFiles: 'test/support/message-matchers.ts',
    // Clearing them would also clear those of tests that run at the same time.
    clearMocks: false,
    include: ['test/drills/scenarios/*.test.ts', 'test/resilience/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
  },
});
