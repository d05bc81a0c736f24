import { CLOTHING, color, size } from './options.ts';
import type { ProductSheet } from './product-sheet.ts';

export const TMALL: readonly ProductSheet[] = [
  {
    platform: 'tmall',
    id: '660450128873',
    shows: 'Out of stock, variants read from Taobao',
    kind: 'tee',
    title: 'Linework graphic tee, oversized fit, screen print front and back',
    price: { low: 119, high: 139, currency: 'CNY' },
    options: [color('Off White', 'Charcoal', 'Brick Red'), size(...CLOTHING)],
    stock: 'none',
    listing: 5,
    batches: [
      { daysAgo: 120, sku: 'Charcoal / L', photos: 5 },
      { daysAgo: 88, sku: 'Brick Red / M', photos: 5 },
    ],
    warehouse: { weight_g: 310, box: [29, 25, 4], turnover: '11.5 days' },
    variantSource: 'taobao',
  },
  {
    platform: 'tmall',
    id: '715588203346',
    shows: 'No variants at all, 0 QC photos',
    kind: 'watch',
    title: 'Pocket barometer watch, brass case',
    price: { low: 459, high: 459, currency: 'CNY' },
    options: [],
    stock: 37,
    listing: 1,
    batches: [],
    warehouse: { weight_g: 180, box: [11, 9, 7], turnover: null },
  },
  {
    platform: 'tmall',
    id: '623309911205',
    shows: 'Prices in EUR, three options',
    kind: 'hoodie',
    title: 'Fjördur half-zip fleece – Größe fällt groß aus, für Übergang & Winter',
    price: { low: 41.9, high: 58.4, currency: 'EUR' },
    options: [
      color('Moss Green', 'Rust Orange', 'Stone Grey'),
      size('XS', ...CLOTHING),
      { name: 'Lining', name_cn: '内衬', values: ['None', 'Fleece'] },
    ],
    stock: 'mixed',
    listing: 7,
    batches: [
      { daysAgo: 45, sku: 'Moss Green / M / Fleece', photos: 3 },
      { daysAgo: 45, sku: 'Rust Orange / L / None', photos: 3 },
      { daysAgo: 22, sku: 'Stone Grey / XS / Fleece', photos: 4 },
    ],
    warehouse: { weight_g: 560, box: [34, 28, 7], turnover: '3 days' },
  },
];
