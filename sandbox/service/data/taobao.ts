import { CLOTHING, color, HALF_SIZES, size } from './options.ts';
import type { ProductSheet } from './product-sheet.ts';

export const TAOBAO: readonly ProductSheet[] = [
  {
    platform: 'taobao',
    id: '731204458890',
    shows: 'Chinese title and values, turnover null, 10 QC photos',
    kind: 'bag',
    title: '复古水洗帆布斜挎包男女同款大容量学生书包通勤单肩包日系工装风多口袋',
    price: { low: 68, high: 88, currency: 'CNY' },
    options: [
      {
        name: 'Color',
        name_cn: '颜色分类',
        values: ['黑色', '军绿色', '卡其色', '米白色', '深蓝色'],
        role: 'version',
      },
    ],
    stock: 'mixed',
    listing: 6,
    batches: [
      { daysAgo: 27, sku: '军绿色', photos: 4 },
      { daysAgo: 5, sku: '卡其色', photos: 6 },
    ],
    warehouse: { weight_g: 620, box: [36, 28, 9], turnover: null },
  },
  {
    platform: 'taobao',
    id: '802915577031',
    shows: 'Very long title with emoji, 240 variants, 30 sizes',
    kind: 'shoe',
    title:
      '🔥2026新款🔥 Cloud Drift chunky trainers 老爹鞋 — *breathable* knit upper, _extra-light_ EVA midsole 👟👟👟 ~anti-slip~ rubber, reflective tabs, ' +
      'spare laces ×2 【官方正品】 for running / walking / gym / school / travel / work, wide toe box, machine washable (cold!), size up ½ if between sizes ' +
      '✨限时优惠✨ ships within 48 h from Putian, 7-day returns, please read the size table before ordering, colour may differ slightly from the pictures ' +
      'because of the light 💡 — שלום — مرحبا — спасибо за покупку — ขอบคุณครับ 🙏🙏🙏',
    price: { low: 129, high: 219, currency: 'CNY' },
    options: [
      color(
        'Triple White',
        'Triple Black',
        'Bone / Gum',
        'Sand',
        'Ice Blue',
        'Volt Yellow',
        'Rose',
        'Lilac Purple',
      ),
      size(...HALF_SIZES),
    ],
    stock: 'mixed',
    listing: 10,
    batches: [
      { daysAgo: 60, sku: 'Triple White / EU 42 (27.0 cm)', photos: 5 },
      { daysAgo: 33, sku: 'Ice Blue / EU 38.5 (24.6 cm)', photos: 12 },
      { daysAgo: 2, sku: 'Lilac Purple / EU 40 (25.6 cm)', photos: 6 },
    ],
    warehouse: { weight_g: 1420, box: [35, 24, 14], turnover: '2' },
  },
  {
    platform: 'taobao',
    id: '790033415562',
    shows: 'Right-to-left title, prices in USD',
    kind: 'watch',
    title: 'ساعة يد كلاسيكية بحزام جلدي (Model A-7) שעון יד קלאסי, 40 mm \u202Eexe.gpj\u202C',
    price: { low: 24.5, high: 31, currency: 'USD' },
    options: [
      {
        name: 'Strap',
        name_cn: '表带',
        values: ['Brown leather', 'Black leather', 'Steel silver'],
        role: 'version',
      },
    ],
    stock: 'mixed',
    listing: 3,
    batches: [{ daysAgo: 14, sku: 'Brown leather', photos: 10 }],
    warehouse: { weight_g: 210, box: [12, 10, 8], turnover: { label: 'متوسط البقاء', value: '9 days' } },
  },
  {
    platform: 'taobao',
    id: '755012349981',
    shows: 'Never photographed in a warehouse: 0 QC photos, 12 listing photos',
    kind: 'tee',
    title: 'Plain tee, 240 g compact cotton, 3-pack',
    price: { low: 99, high: 99, currency: 'CNY' },
    options: [color('White', 'Black', 'Heather Grey'), size(...CLOTHING)],
    stock: 'mixed',
    listing: 12,
    batches: [],
    warehouse: { weight_g: 690, box: [30, 24, 6], turnover: null },
  },
];
