import { CLOTHING, color, SHOES, size } from './options.ts';
import type { ProductSheet } from './product-sheet.ts';

/** 3,008 pairs from 36 to 46: fog grey, navy, forest green (sold out), black. */
const RUNNER_STOCKS: readonly number[] = [
  ...[18, 27, 41, 66, 88, 104, 97, 82, 51, 26, 11],
  ...[12, 21, 33, 60, 14, 121, 0, 77, 41, 17, 6],
  ...[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ...[64, 98, 152, 231, 288, 326, 301, 262, 151, 84, 38],
];

export const WEIDIAN: readonly ProductSheet[] = [
  {
    platform: 'weidian',
    id: '7212345601',
    shows: 'Sneakers: 44 variants, 28 QC photos in 4 sets',
    kind: 'shoe',
    title: 'Harbor Runner 2.0 low-top sneakers, suede and mesh',
    price: { low: 238, high: 298, currency: 'CNY' },
    prices: [238, 268, 268, 298],
    options: [color('Fog Grey', 'Navy / White', 'Forest Green', 'Black / Gum'), size(...SHOES)],
    stock: 'mixed',
    stocks: RUNNER_STOCKS,
    mainVariant: 'Black / Gum',
    listing: 8,
    batches: [
      { daysAgo: 41, sku: 'Fog Grey / 42', photos: 11 },
      { daysAgo: 18, sku: 'Navy / White / 43', photos: 7 },
      { daysAgo: 18, sku: 'Forest Green / 40', photos: 4 },
      { daysAgo: 3, sku: 'Black / Gum / 44', photos: 6 },
    ],
    warehouse: { weight_g: 1180, box: [33, 22, 13], turnover: '4.2 days' },
  },
  {
    platform: 'weidian',
    id: '7298804417',
    shows: 'Hoodie: 67 QC photos in 7 sets, turnover as label and value',
    kind: 'hoodie',
    title: 'Heavyweight boxy hoodie, 480 g brushed cotton, double-layer hood',
    price: { low: 159, high: 189.5, currency: 'CNY' },
    options: [
      color('Washed Black', 'Cream', 'Olive', 'Burgundy', 'Sky Blue', 'Dusty Pink'),
      size(...CLOTHING),
    ],
    stock: 'mixed',
    listing: 12,
    batches: [
      { daysAgo: 96, sku: 'Washed Black / L', photos: 12 },
      { daysAgo: 74, sku: 'Cream / M', photos: 10 },
      { daysAgo: 52, sku: 'Olive / XL', photos: 10 },
      { daysAgo: 52, sku: 'Burgundy / XL', photos: 10 },
      { daysAgo: 31, sku: 'Sky Blue / S', photos: 11 },
      { daysAgo: 12, sku: 'Dusty Pink / M', photos: 9 },
      { daysAgo: 1, sku: 'Washed Black / 2XL', photos: 5 },
    ],
    warehouse: {
      weight_g: 940,
      box: [38, 30, 8],
      turnover: { label: 'Leaves the warehouse within', value: '6 days' },
    },
  },
  {
    platform: 'weidian',
    id: '7240011893',
    shows: 'No warehouse figures, no listing photos, 1 QC photo',
    kind: 'bag',
    title: 'Waxed canvas tote, 18 L, brass zip',
    price: { low: 79, high: 79, currency: 'CNY' },
    options: [color('Khaki', 'Ink Blue')],
    stock: 'mixed',
    listing: 0,
    batches: [{ daysAgo: 9, sku: 'Khaki', photos: 1 }],
    warehouse: null,
  },
  {
    platform: 'weidian',
    id: '7255501934',
    shows: 'Hostile text: mentions, Markdown, links',
    kind: 'tee',
    title:
      '@everyone **FREE** `drop` [claim here](http://x) <@1234567890> ||spoiler|| # big ```js\nalert(1)``` > quote https://evil.example/?q=<script>',
    price: { low: 49.9, high: 79.9, currency: 'CNY' },
    options: [
      {
        name: '**Color**',
        name_cn: '颜色](http://x)',
        values: ['@here `Black`', '[White](http://x)', '__Red__ | ~~Blue~~'],
        role: 'version',
      },
      { name: 'Size\n# heading', name_cn: '尺码', values: ['<M>', '*L*', '> XL'], role: 'size' },
    ],
    stock: 'mixed',
    listing: 4,
    batches: [
      { daysAgo: 20, sku: '@here `Black` / <M>', photos: 6 },
      { daysAgo: 6, sku: '[White](http://x) / *L*', photos: 4 },
    ],
    warehouse: { weight_g: 260, box: [28, 24, 3], turnover: '**instant** @everyone' },
  },
  {
    platform: 'weidian',
    id: '7190456632',
    shows: 'One option with one value, title of emoji only',
    kind: 'cap',
    title: '🧢🔥🧵👨‍👩‍👧‍👦✨',
    price: { low: 35, high: 35, currency: 'CNY' },
    options: [color('Mustard Yellow')],
    stock: 'mixed',
    listing: 2,
    batches: [{ daysAgo: 0, sku: 'Mustard Yellow', photos: 1 }],
    warehouse: { weight_g: 120, box: [20, 18, 12], turnover: null },
  },
];
