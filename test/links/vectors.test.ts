import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recogniseLink } from '../../src/links/recognise.ts';
import { everyVector, type LinkVector } from '../support/link-vectors.ts';

const file = process.env['LINK_VECTORS'];

/** A vector without a platform is not a product; its other fields are hints only. */
function expected({ platform, id, agent }: LinkVector) {
  return platform === null ? null : { platform, id, agent };
}

function recognised({ input }: LinkVector) {
  const link = recogniseLink(input);
  return link?.kind === 'product' ? { ...link.product, agent: link.agent } : null;
}

describe.skipIf(file === undefined)('collected links (skipped unless LINK_VECTORS names their file)', () => {
  const all = file === undefined ? [] : everyVector(readFileSync(file, 'utf8'));

  it.each(all.filter(({ optional }) => !optional))('recognises $input', (vector) => {
    expect(recognised(vector)).toEqual(expected(vector));
  });

  it('reports how many optional links are recognised', async ({ annotate }) => {
    const optional = all.filter((vector) => vector.optional);
    const passing = optional.filter(
      (vector) => JSON.stringify(recognised(vector)) === JSON.stringify(expected(vector)),
    );
    await annotate(`${passing.length} of ${optional.length} optional links`);
  });
});
