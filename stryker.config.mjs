// Not UTC, so that a moment without a zone is seen to be read as UTC all the same.
process.env.TZ = 'Asia/Kolkata';

/**
 * `npm run mutate`: breaks these files in small ways, one at a time, and looks whether a test fails (docs/mutation.md).
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/webhook-receiver/{signature,envelope}.ts',
    'src/alerts/ingest/ingest.ts',
    'src/alerts/outbox/{dispatcher,sweep,queue-filler,worker-pool,worker,send-message,handle-failure,retry-later,classify-failure}.ts',
    'src/links/{recognise,address,parameters,find,product,sites,short-links}.ts',
    'src/bot/{custom-id,limits}.ts',
    'src/store/fan-out/ingest.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // No such file on purpose: Stryker would rewrite it with TypeScript's JavaScript API, which TypeScript 7 has not.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  concurrency: 2,
  // A busy machine must not look like an endless loop.
  timeoutMS: 15_000,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { reportTests: false },
};
