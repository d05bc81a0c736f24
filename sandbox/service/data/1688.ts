import { color, size } from './options.ts';
import type { ProductSheet } from './product-sheet.ts';

export const PLATFORM_1688: readonly ProductSheet[] = [
  {
    platform: '1688',
    id: '684120097755',
    shows: 'Wholesale cap: wide price range, 1 QC photo',
    kind: 'cap',
    title: '厂家批发 six-panel cotton cap, embroidered logo on request, MOQ 2',
    price: { low: 6.8, high: 19.5, currency: 'CNY' },
    options: [
      {
        name: 'Style',
        name_cn: '款式',
        values: ['Blank black', 'Blank navy', 'Blank beige', 'Embroidered red', 'Embroidered green'],
        role: 'version',
      },
    ],
    stock: 'mixed',
    listing: 3,
    batches: [{ daysAgo: 16, sku: 'Embroidered red', photos: 1 }],
    warehouse: { weight_g: 95, box: [19, 17, 11], turnover: '1 day' },
  },
  {
    platform: '1688',
    id: '740019928834',
    shows: 'Four options, 120 variants',
    kind: 'watch',
    title: 'Field watch 38 mm, build your own: dial, strap, movement, engraving',
    price: { low: 188, high: 436, currency: 'CNY' },
    options: [
      {
        name: 'Dial',
        name_cn: '表盘',
        values: ['Black', 'Cream', 'Blue', 'Green', 'Orange'],
        role: 'version',
      },
      { name: 'Strap', name_cn: '表带', values: ['Canvas', 'Leather', 'Steel', 'Rubber'] },
      { name: 'Movement', name_cn: '机芯', values: ['Quartz', 'Automatic', 'Solar'] },
      { name: 'Engraving', name_cn: '刻字', values: ['None', 'Back plate'] },
    ],
    stock: 'mixed',
    listing: 9,
    batches: [
      { daysAgo: 38, sku: 'Black / Canvas / Automatic / None', photos: 8 },
      { daysAgo: 11, sku: 'Green / Steel / Quartz / Back plate', photos: 7 },
      { daysAgo: 11, sku: 'Orange / Rubber / Solar / None', photos: 8 },
    ],
    warehouse: { weight_g: 240, box: [13, 11, 9], turnover: { label: 'Median stay', value: '5 d 4 h' } },
  },
  {
    platform: '1688',
    id: '812200456718',
    shows: 'Very long option names and values, prices in JPY',
    kind: 'bag',
    title: 'Modular backpack *system* — 【模块化】 25 L / 32 L / 40 L_with_underscores_and_(brackets)[x]',
    price: { low: 4180, high: 7920, currency: 'JPY' },
    options: [
      {
        name: 'Colour, fabric and hardware combination (choose one)',
        name_cn: '颜色、面料与五金组合（请选择一个，下单前请咨询客服）',
        values: [
          'Black ripstop nylon 500D with matte black buckles, orange zip pulls, reflective piping, detachable chest strap, rain cover in the bottom pocket and a card sleeve behind the left shoulder pad',
          'Olive waxed canvas with antique brass buckles and vegetable-tanned leather pulls (each piece is unique, marks and small scratches are part of the material and no reason for a return)',
          '深蓝色再生涤纶面料搭配银色金属扣件与可拆卸胸带，底部口袋内附防雨罩，左肩带后方设有卡片夹层，适合城市通勤与短途旅行使用，颜色以实物为准',
        ],
        role: 'version',
      },
      size('25 L', '32 L', '40 L'),
    ],
    stock: 'mixed',
    listing: 5,
    batches: [
      {
        daysAgo: 29,
        sku: 'Black ripstop nylon 500D with matte black buckles, orange zip pulls, reflective piping / 32 L',
        photos: 10,
      },
    ],
    warehouse: { weight_g: 1650, box: [52, 34, 18], turnover: '8 days' },
  },
  {
    platform: '1688',
    id: '698834420016',
    shows: 'Shoes over many runs on many dates, 60 QC photos',
    kind: 'shoe',
    title: '批发 canvas plimsolls, vulcanised sole, white and colours',
    price: { low: 32, high: 45, currency: 'CNY' },
    options: [color('White', 'Black', 'Red', 'Royal Blue'), size('36', '38', '40', '42', '44')],
    stock: 'mixed',
    listing: 4,
    batches: Array.from({ length: 12 }, (_, index) => ({
      daysAgo: 150 - index * 12,
      sku: `${['White', 'Black', 'Red', 'Royal Blue'][index % 4] ?? 'White'} / ${36 + (index % 5) * 2}`,
      photos: 5,
    })),
    warehouse: { weight_g: 780, box: [31, 20, 11], turnover: '2.5 days' },
  },
];
