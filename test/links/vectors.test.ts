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
    agent: z.string().nullable().default(null),
    optional: z.boolean().default(false),
  }),
);

type Vector = z.infer<typeof vectors>[number];

/** A vector without a platform says only that it is no product; what else it is, is a hint. */
function expected({ platform, id, agent }: Vector) {
  return platform === null ? null : { platform, id, agent };
}

function recognised({ input }: Vector) {
  const link = recogniseLink(input);
  return link?.kind === 'product' ? { ...link.product, agent: link.agent } : null;
}

describe.skipIf(file === undefined)(
  'collected links (LINK_VECTORS names their file; skipped without it)',
  () => {
    const all = file === undefined ? [] : vectors.parse(JSON.parse(readFileSync(file, 'utf8')));

    it.each(all.filter(({ optional }) => !optional))('$input', (vector) => {
      expect(recognised(vector)).toEqual(expected(vector));
    });

    it('says how many of the optional ones it knows', async ({ annotate }) => {
      const optional = all.filter((vector) => vector.optional);
      const passing = optional.filter(
        (vector) => JSON.stringify(recognised(vector)) === JSON.stringify(expected(vector)),
      );
      await annotate(`${passing.length} of ${optional.length} optional links`);
    });
  },
);
