import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Every bot is a process of its own; loading the server anew for each file would take most of the time.
    isolate: false,
    maxWorkers: 2,
    env: { LOCAL_DISCORD_WAIT_MS: '25000' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
