import { defineConfig } from 'vitest/config';

/** The quick tests, all in one process, that hold the files of stryker.config.mjs to account. */
export default defineConfig({
  test: {
    include: [
      'test/alerts/{accept,dispatcher,failure}.test.ts',
      'test/discord/{custom-id,truncate,escape-markdown,safe-url}.test.ts',
      // Not test/links/adversarial-input.test.ts, which measures time.
      'test/links/{address,find,hosts,parameters,recognise,short-links,sites,texts,vectors,every-agent}.test.ts',
      'test/store/fan-out/{ingest,recipients,replay}.test.ts',
      'test/webhook-receiver/{signature,envelope}.test.ts',
    ],
    testTimeout: 3_000,
    setupFiles: 'test/support/fast-check-setup.ts',
  },
});
