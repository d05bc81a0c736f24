import { defineConfig } from 'vitest/config';

/** `npm run test:drills`: the short form of each drill, one after the other, since drills measure time and load. */
export default defineConfig({
  test: {
    globalSetup: 'test/support/build-bot.ts',
    include: ['test/drills/scenarios/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
