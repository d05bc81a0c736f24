import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './test/support/postgres-cluster.ts';

/** In these, discord.js talks to a Discord: its undici is another version than ours, and both set a process-wide dispatcher. */
const WITH_DISCORD_JS = [
  'test/discord/gateway/{client,identify,leased-gateway,start-bot}.test.ts',
  'test/discord/interactions/register-commands.test.ts',
  'test/discord/posting/{poster,refusal-budget}.test.ts',
];

/** Run by `npm run test:drills`. */
const DRILLS = ['test/drills/scenarios/**', 'test/resilience/**'];

/** What only concerns PostgreSQL. */
const ONLY_POSTGRES = ['test/{store,cluster,cli}/postgres/**/*.test.ts'];

/** What only concerns SQLite. */
const ONLY_SQLITE = [
  'test/store/sqlite/**',
  'test/store/upgrade/{arrivals-added,hauls-added,released-databases,upgraded-rows,upgraded-schema}.test.ts',
];

/** What both databases must do. */
const ON_POSTGRES = {
  name: 'postgres',
  isolate: false,
  globalSetup: 'test/support/postgres-setup.ts',
  // Each statement takes a way over the network.
  testTimeout: 120_000,
  include: ['test/{store/**/*,alerts/outbox/shared-outbox}.test.ts', ...ONLY_POSTGRES],
  exclude: ONLY_SQLITE,
};

export default defineConfig({
  test: {
    globalSetup: 'test/support/build-bot.ts',
    setupFiles: ['test/support/property-seed.ts', 'test/support/message-matchers.ts'],
    // Node.js loads the sources as they are, which takes less than having Vite transform them; no test replaces a module.
    experimental: { viteModuleRunner: false },
    // For the processes that tests start from sources.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/tests') },
    // Clearing them would also clear those of tests that run at the same time.
    clearMocks: false,
    // More workers than the two cores of CI: many tests wait for rate limits and processes.
    maxWorkers: 4,
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
          exclude: ['test/browser/**', ...DRILLS, ...WITH_DISCORD_JS, ...ONLY_POSTGRES],
        },
      },
      { extends: true, test: { name: 'alone', include: WITH_DISCORD_JS } },
      ...(hasPostgres ? [{ extends: true, test: ON_POSTGRES } as const] : []),
    ],
    // `npm test -- --coverage`. Counts what runs in the tests' own processes: the end-to-end tests start the built bot,
    // and what they cover of index.ts, the commands and the like is not in it.
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
});
