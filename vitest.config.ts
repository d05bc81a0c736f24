import { defineConfig } from 'vitest/config';

/** Here discord.js talks to a Discord: its undici is another version than ours, and both want to be the process's own. */
const WITH_DISCORD_JS = ['test/bot/**/*.test.ts', 'test/sandbox/discord/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: 'test/support/build-bot.ts',
    // Many tests wait, for limits and for processes: more of them than cores side by side.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // Loading the modules anew for each file would take a third of the time.
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...WITH_DISCORD_JS],
        },
      },
      { extends: true, test: { name: 'alone', include: WITH_DISCORD_JS } },
    ],
    // `npm test -- --coverage`. Counts what runs in the tests' own processes: the end-to-end tests start the built bot,
    // and what they cover of index.ts, the commands and the like is not in it.
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
});
