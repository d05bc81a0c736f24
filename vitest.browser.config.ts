import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'test/support/build-bot.ts',
    setupFiles: 'test/support/message-matchers.ts',
    // Clearing them would also clear those of tests that run at the same time.
    clearMocks: false,
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
  },
});
