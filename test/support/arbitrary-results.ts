import fc from 'fast-check';
import type {
  CachedResponse,
  ConvertResult,
  LookupResult,
  QcResult,
  TrackingResult,
} from '../../src/service/index.ts';
import { anyText, webUrl } from './any-text.ts';
import { hostileText, hostileUrl } from './hostile-text.ts';

/** Text of any script and length, with broken surrogates, control characters and Markdown. */
export const text = fc.oneof(
  hostileText,
  anyText({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
  fc.constantFrom(
    '',
    ' ',
    '漢'.repeat(3_000),
    'x'.repeat(6_000),
    '**[a](https://x.example)** @everyone',
    '👩‍👩‍👧‍👦'.repeat(200),
    '\\'.repeat(500),
    '\u202Eabc',
    '-'.repeat(400),
  ),
);
export const url = fc.oneof(
  webUrl,
  hostileUrl,
  fc.constantFrom(
    '',
    'javascript:alert(1)',
    'http://',
    `https://example.com/${'y'.repeat(700)}`,
    'https://例え.example/ü?q=漢',
    'ftp://x.example/',
  ),
  // The service may use any host in URLs, but not in texts.
  text.map((written) => written.replaceAll('evil.example', 'shop.example')),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const count = fc.oneof(fc.nat(), fc.double({ noNaN: true }), fc.constant(-1));
/** `the service` is a platform value of the interface (section 4) and means Weidian. */
const platform = fc.oneof(fc.constantFrom('weidian', 'taobao', 'tmall', '1688', 'the service'), text);
const id = fc.oneof(fc.stringMatching(/^\d{3,20}$/), text);
const date = fc.oneof(fc.constantFrom('2026-11-20', '2026-02-30', '0000-00-00'), text);

function answer<T>(data: fc.Arbitrary<T>): fc.Arbitrary<CachedResponse<T>> {
  return fc.record({ data, checkedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }), stale: fc.boolean() });
}

export const anyScan = fc.record({
  date: maybe(date),
  hour: maybe(fc.oneof(fc.constantFrom('14:05', '99:99'), text)),
  status: maybe(text),
  location: maybe(text),
  country: maybe(fc.oneof(fc.constantFrom('CN', 'de', 'ZZZ'), text)),
});

export const anyTracking: fc.Arbitrary<CachedResponse<TrackingResult>> = answer(
  fc.record({
    tracking_number: text,
    count: maybe(count),
    updates: fc.array(anyScan, { maxLength: 30 }),
    source: maybe(text),
    attribution: maybe(text),
    docs: maybe(url),
  }),
);

export const anyBatch = fc.record({
  date: maybe(date),
  sku: maybe(text),
  photos: fc.array(url, { maxLength: 25 }),
});

export const anyQc: fc.Arbitrary<CachedResponse<QcResult>> = answer(
  fc.record({
    platform,
    product_id: id,
    canonical: maybe(url),
    provider: maybe(text),
    total_photos: maybe(count),
    batch_count: maybe(count),
    batches: fc.array(anyBatch, { maxLength: 60, size: 'max' }),
    listing_photos: fc.array(url, { maxLength: 14 }),
    source: maybe(text),
    docs: maybe(url),
  }),
);

const names = fc.oneof(text, fc.constantFrom('Colour', 'Size'));
const values = fc.oneof(
  fc.array(text, { maxLength: 6 }),
  fc.array(text, { maxLength: 70, size: 'max' }),
  fc.constant<string[]>(['S', 'S', 'M']),
);

const option = fc.record({
  name: maybe(names),
  name_cn: maybe(names),
  values,
});

const sku = fc.record({
  attrs: fc.dictionary(names, text),
  stock: maybe(count),
  price: maybe(count),
  image: maybe(url),
});

const pair = fc.record({
  label: maybe(text),
  value: maybe(text),
});

export const anyLookup: fc.Arbitrary<CachedResponse<LookupResult>> = answer(
  fc.record({
    platform,
    product_id: id,
    canonical: maybe(url),
    source_agent: maybe(text),
    title: maybe(text),
    main_image: maybe(url),
    price: maybe(
      fc.record({
        low: maybe(count),
        high: maybe(count),
        currency: maybe(fc.oneof(fc.constantFrom('CNY', 'usd', 'XXX'), text)),
      }),
    ),
    availability: maybe(
      fc.record({
        in_stock: maybe(fc.boolean()),
        total_stock: maybe(count),
      }),
    ),
    variant_source: maybe(platform),
    sizes: fc.array(text, { maxLength: 60 }),
    versions: fc.array(text, { maxLength: 60 }),
    variants: maybe(
      fc.record({
        options: fc.array(option, { maxLength: 7 }),
        skus: fc.array(sku, { maxLength: 8 }),
      }),
    ),
    warehouse: maybe(
      fc.record({
        agent: maybe(text),
        storage_time: maybe(pair),
        turnover: maybe(pair),
        weight_g: maybe(count),
        volume_cm3: maybe(count),
        dimensions_cm: maybe(text),
      }),
    ),
    source: maybe(text),
    docs: maybe(url),
  }),
);

export const anyConvert: fc.Arbitrary<CachedResponse<ConvertResult>> = answer(
  fc.record({
    platform,
    id,
    canonical: maybe(url),
    agents: fc.dictionary(fc.oneof(fc.stringMatching(/^[a-z]{3,12}$/), text), url, {
      maxKeys: 70,
      size: 'max',
    }),
    source: maybe(text),
    docs: maybe(url),
  }),
);
