import { color, size } from './options.ts';
import type { ProductSheet } from './product-sheet.ts';

/** Exactly 400 characters, as sellers write them who hope to be found. */
const LONG_CHINESE_TITLE = [
  '春秋季新款男女同款复古跑步鞋厚底增高透气网面拼接麂皮休闲运动鞋',
  '情侣百搭校园风板鞋软底防滑耐磨减震轻便舒适日常通勤徒步旅行健身训练鞋',
  '港风潮流原宿街头嘻哈滑板鞋低帮系带圆头牛筋底反光条设计感小众老爹鞋',
]
  .join('')
  .repeat(5)
  .slice(0, 400);

/** Cases that a card has to survive: the shortest and the longest title, no price, no picture, very many photos. */
export const SHOWCASE: readonly ProductSheet[] = [
  {
    platform: 'weidian',
    id: '7240011900',
    shows: 'Field watch: no QC photos yet, 3 listing photos',
    kind: 'watch',
    title: 'Field watch, 38 mm, leather strap',
    price: { low: 219, high: 219, currency: 'CNY' },
    options: [color('Brown strap', 'Black strap')],
    stock: 'mixed',
    stocks: [52, 36],
    listing: 3,
    batches: [],
    warehouse: { weight_g: 160, box: [12, 10, 8], turnover: null },
  },
  {
    platform: 'weidian',
    id: '7240019999',
    shows: 'Title of four characters, a cent amount',
    kind: 'belt',
    title: 'Belt',
    price: { low: 9.9, high: 9.9, currency: 'CNY' },
    options: [color('Black', 'Brown')],
    stock: 'mixed',
    listing: 1,
    batches: [{ daysAgo: 7, sku: 'Black', photos: 2 }],
    warehouse: { weight_g: 85, box: [14, 12, 5], turnover: null },
  },
  {
    platform: '1688',
    id: '741852963014',
    shows: 'Chinese title of 400 characters, no price',
    kind: 'shoe',
    title: LONG_CHINESE_TITLE,
    price: null,
    options: [],
    stock: 640,
    listing: 4,
    batches: [],
    warehouse: null,
  },
  {
    platform: 'weidian',
    id: '7240012750',
    shows: 'No picture at all',
    kind: 'cap',
    title: 'Ribbed wool beanie, one size',
    price: { low: 42, high: 42, currency: 'CNY' },
    options: [],
    stock: 215,
    hasPicture: false,
    listing: 0,
    batches: [],
    warehouse: { weight_g: 110, box: [20, 14, 5], turnover: null },
  },
  {
    platform: 'weidian',
    id: '7240013388',
    shows: 'Sold out in every size',
    kind: 'tee',
    title: 'Harbor Crew tee, garment-dyed cotton',
    price: { low: 68, high: 68, currency: 'CNY' },
    options: [color('Navy', 'Off White', 'Rust'), size('S', 'M', 'L', 'XL')],
    stock: 'none',
    listing: 3,
    batches: [{ daysAgo: 33, sku: 'Navy / L', photos: 4 }],
    warehouse: { weight_g: 240, box: [28, 24, 3], turnover: '5 days' },
  },
  {
    platform: '1688',
    id: '756600123480',
    shows: '60 QC photos in a single set',
    kind: 'bag',
    title: 'Roll-top daypack, 22 L, recycled nylon',
    price: { low: 88, high: 104, currency: 'CNY' },
    options: [color('Olive', 'Black', 'Sand')],
    stock: 'mixed',
    listing: 6,
    batches: [{ daysAgo: 4, sku: 'Olive', photos: 60 }],
    warehouse: { weight_g: 720, box: [42, 28, 6], turnover: '3 days' },
  },
  {
    platform: 'taobao',
    id: '745120036618',
    shows: 'Exactly 10 QC photos in one set, prices in USD',
    kind: 'cap',
    title: 'Corduroy six-panel cap, tonal stitching',
    price: { low: 12.5, high: 14, currency: 'USD' },
    options: [color('Forest Green', 'Mustard Yellow')],
    stock: 'mixed',
    listing: 2,
    batches: [{ daysAgo: 2, sku: 'Forest Green', photos: 10 }],
    warehouse: { weight_g: 105, box: [20, 18, 12], turnover: '2 days' },
  },
];

/** Its lookup and its photos always fail; only its links can be converted. */
export const FAILING_PRODUCT = { platform: 'taobao', id: '652845977713' } as const;
