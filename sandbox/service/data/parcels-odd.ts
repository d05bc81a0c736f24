import type { ParcelSheet } from './parcel-sheet.ts';

const LONG_STATUS =
  'Your item is being processed at the international exchange office and is awaiting presentation to the competent customs authority. ' +
  'Please note that, owing to exceptionally high volumes, the presentation may take up to 15 working days, during which no further scans are made. ' +
  'You do not need to contact us: if documents are missing, you will receive a letter at the address written on the parcel. ' +
  'Ваше отправление ожидает таможенного оформления. Ihre Sendung wartet auf die Zollabfertigung. Votre envoi attend le dédouanement. ' +
  'Il vostro articolo è in attesa di sdoganamento. 您的邮件正在等待海关清关，请耐心等待。 お荷物は通関手続き待ちです。 '.repeat(
    3,
  );

/** Texts that are hard to display: other scripts, great lengths, Markdown, nothing at all. */
export const ODD_PARCELS: readonly ParcelSheet[] = [
  {
    number: 'SF1480921137745',
    shows: 'Chinese statuses and places',
    scans: [
      [3, '快件已到达【深圳宝安集散中心】，准备发往下一站', '深圳市', 'CN'],
      [8, '快件在【泉州转运中心】完成分拣，准备发往【深圳宝安集散中心】', '泉州市', 'CN'],
      [14, '快件已发车', '莆田市荔城区', 'CN'],
      [20, '顺丰速运已收取快件', '莆田市荔城区', 'CN'],
    ],
    next: [
      ['快件正在派送途中，请您准备签收（派件员：李师傅，电话：138****0000）', '深圳市宝安区', 'CN'],
      ['在官网“运单资料&签收图”，可查看签收人信息。已签收，签收人：仓库前台', '深圳市宝安区', 'CN'],
    ],
  },
  {
    number: 'LK902144735CN',
    shows: 'Very long status text and place',
    scans: [
      [
        15,
        LONG_STATUS,
        'International Exchange Office Bratislava 090 / Medzinárodná výmenná pošta – triediace stredisko, hala 4',
        'SK',
      ],
      [40, 'Arrived in destination country', 'Bratislava', 'SK'],
      [88, 'Accepted by carrier', 'Yiwu', 'CN'],
    ],
    next: [
      [`${LONG_STATUS}${LONG_STATUS}`, 'Bratislava', 'SK'],
      ['Released by customs', 'Bratislava', 'SK'],
    ],
  },
  {
    number: 'LP005581925CN',
    shows: 'Hostile text in statuses and places',
    scans: [
      [4, '@everyone **parcel** lost, [pay customs here](http://x) <@1234567890>', '`Chicago`\n# ISC', 'US'],
      [30, '||hidden|| ~~cancelled~~ __Departed__ ```code', '> Hong Kong', 'HK'],
      [55, 'Accepted \u202Eyb reirrac', '*Shenzhen*', 'CN'],
    ],
    next: [['<#123456> <:x:1> https://evil.example/claim @here', '_Chicago_', 'US']],
  },
  {
    number: 'JD0148822903317',
    shows: 'Two scans in one minute, empty place and country',
    scans: [
      [6, 'Unpacked', '', ''],
      [6, 'Weighed: 1.284 kg', 'Tianjin', 'CN'],
      [6.5, 'Accepted by carrier', 'Tianjin', 'CN'],
    ],
    next: [['Packed again', '', '']],
  },
];
