import { AGENTS } from '../../src/links/agents.ts';
import type {
  CachedResponse,
  ConvertResult,
  LookupResult,
  QcResult,
  TrackingResult,
} from '../../src/service/index.ts';

/** Fillers for texts: many bytes, many escapes, many code units per character, plain letters, Markdown, nothing. */
export const FILLERS = ['漢', '*', '👩‍👩‍👧‍👦', 'x', '**EVIL0;**', ''] as const;

export type Filler = (typeof FILLERS)[number];

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Longer than any view shows. */
export const fill = (filler: Filler): string => filler.repeat(Math.ceil(1_100 / Math.max(1, filler.length)));
const longAddress = (index: number): string => `https://photos.example/${'p'.repeat(480)}${index}`;
const LONG_ADDRESSES = many(100, longAddress);
/** Reuses strings, because maximal answers have thousands of them. */
export const longUrl = (index: number): string => LONG_ADDRESSES[index] ?? longAddress(index);
/** Too long for any link button. */
const TOO_LONG_URL = `https://agent.example/${'a'.repeat(600)}`;

function answer<T>(data: T): CachedResponse<T> {
  return { data, checkedAt: 4_000_000_000_000, stale: true };
}

export function maximalScan(filler: Filler) {
  const text = fill(filler);
  return { date: text, hour: text, status: text, location: text, country: text };
}

export function maximalTracking(filler: Filler): CachedResponse<TrackingResult> {
  const text = fill(filler);
  return answer({
    tracking_number: text,
    count: 1e21,
    updates: many(30, () => maximalScan(filler)),
    source: text,
    attribution: text,
    docs: text,
  });
}

export function maximalSet(filler: Filler, photos: number) {
  const text = fill(filler);
  return { date: text, sku: text, photos: many(photos, longUrl) };
}

const PRODUCT = { platform: 'P'.repeat(12), canonical: longUrl(0) };
export const LONGEST_ID = '9'.repeat(20);

export function maximalQc(filler: Filler): CachedResponse<QcResult> {
  const text = fill(filler);
  return answer({
    ...PRODUCT,
    product_id: LONGEST_ID,
    provider: text,
    total_photos: 1e21,
    batch_count: 1e21,
    batches: many(60, () => maximalSet(filler, 25)),
    listing_photos: many(25, longUrl),
    source: text,
    docs: text,
  });
}

export function maximalLookup(filler: Filler): CachedResponse<LookupResult> {
  const text = fill(filler);
  const pair = { label: text, value: text };
  const values = many(60, (index) => `${index}${text}`);
  const options = many(7, (index) => ({ name: `${index}${text}`, name_cn: text, values }));
  const attrs = Object.fromEntries(options.map(({ name }) => [name, values[0] ?? '']));
  return answer({
    ...PRODUCT,
    product_id: LONGEST_ID,
    source_agent: text,
    title: text,
    main_image: longUrl(1),
    price: { low: 1e14 + 0.25, high: 2e14 + 0.25, currency: text === '' ? 'CNY' : text },
    availability: { in_stock: true, total_stock: 1e14 + 0.25 },
    variant_source: text,
    sizes: many(60, () => text),
    versions: many(60, () => text),
    variants: { options, skus: [{ attrs, stock: 1e14 + 0.25, price: 1e14 + 0.25, image: longUrl(2) }] },
    warehouse: {
      agent: text,
      storage_time: pair,
      turnover: pair,
      weight_g: 1e14 + 0.25,
      volume_cm3: 1e14 + 0.25,
      dimensions_cm: text,
    },
    source: text,
    docs: text,
  });
}

export function maximalConvert(filler: Filler, id = LONGEST_ID): CachedResponse<ConvertResult> {
  const known = AGENTS.map((agent, index) => [agent.id, longUrl(index)] as const);
  const unknown = many(70, (index) => [`a${index}`.padEnd(16, 'g'), longUrl(index)] as const);
  const odd = [
    [`${fill(filler)}!`, longUrl(0)],
    ['toolong', TOO_LONG_URL],
  ] as const;
  return answer({
    ...PRODUCT,
    id,
    agents: Object.fromEntries([...odd, ...known, ...unknown]),
    source: fill(filler),
    docs: undefined,
  });
}
