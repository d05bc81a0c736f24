// Not UTC, so that a test fails if a moment without a zone is not read as UTC.
process.env['TZ'] = 'Asia/Kolkata';

/**
 * `npm run mutate`: changes these files in small ways, one at a time, and checks that a test fails (docs/mutation.md). Files whose
 * tests open a database are not among them: each mutant would take seconds.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/webhook-receiver/{signature,envelope}.ts',
    'src/links/{recognise,url-parts,find,catalogue}.ts',
    'src/discord/messages/{custom-id,plain-text,markdown}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // On purpose not a file: Stryker would rewrite it with TypeScript's JavaScript API, which TypeScript 7 doesn't have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  concurrency: 2,
  // A busy machine must not look like an endless loop.
  timeoutMS: 15_000,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { reportTests: false },
};
