import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'examples/vitest/**/*.test.ts'],
    maxWorkers: 2,
    env: { LOCAL_DISCORD_WAIT_MS: '40000' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
