import { describe, expect, it } from 'vitest';
import { readTrackingUpdated } from '../../src/alerts/webhook-events/tracking-updated.ts';
import type { Log } from '../../src/process/log.ts';
import { rememberProducts } from '../../src/products/load-facts.ts';
import { convertResult } from '../../src/service/convert.ts';
import { lookupResult } from '../../src/service/lookup.ts';
import { qcResult } from '../../src/service/qc.ts';
import { trackingResult } from '../../src/service/tracking.ts';
import type { Store } from '../../src/store/index.ts';

const log = { info() {}, warn() {}, error() {} } as unknown as Log;

/** Half a character and a NUL, as JSON may contain them. */
const BROKEN = 'a\ud83d\0b';
const MENDED = 'a\ufffd\ufffdb';
const PHOTO = `https://photos.test/${BROKEN}.jpg`;

const lookup = {
  ...{ platform: BROKEN, product_id: BROKEN, canonical: BROKEN, source_agent: BROKEN, title: BROKEN },
  ...{ main_image: BROKEN, price: { currency: BROKEN }, sizes: [BROKEN], versions: [BROKEN] },
  variants: {
    options: [{ name: BROKEN, name_cn: BROKEN, values: [BROKEN] }],
    skus: [{ attrs: { [BROKEN]: BROKEN }, image: BROKEN }],
  },
  warehouse: { agent: BROKEN, dimensions_cm: BROKEN, turnover: { label: BROKEN, value: BROKEN } },
  ...{ source: BROKEN, docs: BROKEN },
};
const scan = { date: BROKEN, hour: BROKEN, status: BROKEN, location: BROKEN, country: BROKEN };
const tracking = { tracking_number: BROKEN, updates: [scan], source: BROKEN, attribution: BROKEN };
const qc = {
  ...{ platform: BROKEN, product_id: BROKEN, canonical: BROKEN, provider: BROKEN },
  batches: [{ date: BROKEN, sku: BROKEN, photos: [PHOTO] }],
};
const conversion = { platform: BROKEN, id: BROKEN, canonical: BROKEN, agents: { [BROKEN]: BROKEN } };
const event = { tracking_id: 'LX208857143CN', status: BROKEN, latest: null };

/** Discord refuses a message with half a character, PostgreSQL JSON with either. */
const REFUSED = /\\ud[89a-f]|\\u0000/;

describe('a text that Discord or PostgreSQL would refuse', () => {
  it.each<[string, (json: unknown) => unknown, unknown]>([
    ['a look-up', (json) => lookupResult.parse(json), lookup],
    ['tracking', (json) => trackingResult.parse(json), tracking],
    ['QC photos', (json) => qcResult.parse(json), qc],
    ['a conversion', (json) => convertResult.parse(json), conversion],
    ['an event', (json) => readTrackingUpdated(json, 0), event],
  ])('is mended in every field of %s', (_what, read, json) => {
    expect(JSON.stringify(json)).toMatch(REFUSED);
    const mended = JSON.stringify(read(json));
    expect(mended).not.toMatch(REFUSED);
    expect(mended).toContain(MENDED);
  });

  it('does not come from cutting a title', async () => {
    const titles: string[] = [];
    const store = {
      products: { remember: async ({ title }: { title: string }) => void titles.push(title) },
    } as unknown as Store;
    const remember = rememberProducts({ store, log, clock: () => 0 });
    for (const length of [498, 499, 500]) {
      remember(lookupResult.parse({ ...lookup, title: `${'a'.repeat(length)}👟👟` }));
    }
    expect(titles).toHaveLength(3);
    expect(titles.filter((title) => !title.isWellFormed())).toEqual([]);
  });
});
