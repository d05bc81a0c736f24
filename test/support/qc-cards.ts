import type { Reader } from '../../src/cards/reader.ts';
import type { QcCard } from '../../src/products/cards/qc-card.ts';
import { NO_FACTS, summaryOf } from '../../src/products/index.ts';
import type { CachedResponse, LookupResult, QcResult } from '../../src/service/index.ts';
import type { Texts } from '../../src/texts/index.ts';

export const NOW = Date.parse('2026-11-22T12:00:00Z');

/** A card in a server where all features are available. */
export function qcCard(
  answer: CachedResponse<QcResult>,
  { lookup = null, ...changes }: Partial<QcCard> & { lookup?: LookupResult | null } = {},
): QcCard {
  const product = { platform: answer.data.platform, id: answer.data.product_id };
  return {
    answer,
    summary: summaryOf(product, { ...NO_FACTS, qc: answer.data, lookup }),
    lookup,
    agent: { agent: 'cnfans', name: 'CNFans', url: 'https://cnfans.com/product?id=1' },
    watching: false,
    canAsk: true,
    canDraw: true,
    attached: new Map(),
    now: NOW,
    ...changes,
  };
}

/** Sets with this many photos each, newest first, of the named variants. */
export function qcAnswer(
  sets: readonly { readonly sku?: string; readonly date?: string; readonly photos: number }[],
  changes: Partial<QcResult> = {},
): CachedResponse<QcResult> {
  const batches = sets.map(({ sku, date, photos }, set) => ({
    sku,
    date: date ?? `2026-11-${String(20 - set).padStart(2, '0')}`,
    photos: Array.from({ length: photos }, (_, index) => `https://p.example/${set}/${index}.jpg`),
  }));
  return {
    checkedAt: NOW,
    stale: false,
    data: {
      platform: 'weidian',
      product_id: '7212345601',
      canonical: undefined,
      provider: undefined,
      total_photos: undefined,
      batch_count: undefined,
      batches,
      listing_photos: [],
      source: undefined,
      docs: undefined,
      ...changes,
    },
  };
}

export function reader(texts: Texts): Reader {
  return { texts, currency: { code: 'EUR', rates: new Map([['EUR', 0.128]]) } };
}
