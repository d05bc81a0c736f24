import { defineConfig } from 'vitest/config';

/** The quick tests, all in one process, that hold the files of stryker.config.mjs to account. */
export default defineConfig({
  test: {
    include: [
      'test/discord/messages/{custom-id,plain-text,cut-to-cells,one-line,escape-markdown,safe-url,markdown-link}.test.ts',
      // Not test/links/adversarial-input.test.ts, which measures time.
      'test/links/{every-agent,find,links-in-text,lookalike-hosts,nested-links,recognise,catalogue,url-parts,vectors}.test.ts',
      'test/webhook-receiver/{signature,envelope}.test.ts',
    ],
    testTimeout: 3_000,
    setupFiles: 'test/support/fast-check-setup.ts',
  },
});
