import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recogniseLink } from '../../src/links/recognise.ts';

const file = process.env['LINK_VECTORS'];

const vectors = z.array(
  z.object({
    input: z.string(),
    platform: z.string().nullable(),
    id: z.string().nullable(),
    optional: z.boolean().default(false),
  }),
);

describe.skipIf(file === undefined)(
  'collected links (LINK_VECTORS names their file; skipped without it)',
  () => {
    const all = file === undefined ? [] : vectors.parse(JSON.parse(readFileSync(file, 'utf8')));

    it.each(all.filter(({ optional }) => !optional))('$input', ({ input, platform, id }) => {
      const link = recogniseLink(input);
      expect(link?.kind === 'product' ? link.product : null).toEqual(
        platform === null ? null : { platform, id },
      );
    });
  },
);
