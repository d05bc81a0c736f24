import type { ParcelSheet } from './parcel-sheet.ts';

/** Whole journeys that end well, and the states before and at their end. */
export const SHOWN_PARCELS: readonly ParcelSheet[] = [
  {
    number: 'LX552130662CN',
    shows: 'Delivered in 11 days, by way of Anchorage',
    scans: [
      ['1d 10:48', 'Delivered', 'Chicago', 'US'],
      ['1d 07:30', 'Out for delivery', 'Chicago', 'US'],
      ['2d 19:05', 'Released by customs', 'Chicago', 'US'],
      ['3d 06:20', 'Inbound into customs', 'Chicago', 'US'],
      ['4d 15:10', 'Departed from transit hub', 'Anchorage', 'US'],
      ['4d 08:55', 'Arrived at transit hub', 'Anchorage', 'US'],
      ['7d 22:30', 'Departed from country of origin', 'Guangzhou', 'CN'],
      ['11d 14:00', 'Accepted by carrier', 'Guangzhou', 'CN'],
    ],
    next: [],
  },
  {
    number: 'RL509317465CN',
    shows: 'Ready for pickup in a parcel locker',
    scans: [
      [3, 'Ready for collection: parcel locker 142', 'Vienna', 'AT'],
      [8, 'Out for delivery', 'Vienna', 'AT'],
      ['2d 18:40', 'Import customs clearance completed', 'Vienna', 'AT'],
      ['4d 03:15', 'Arrived at transit hub', 'Liège', 'BE'],
      ['6d 09:50', 'Departed from country of origin', 'Hong Kong', 'HK'],
      ['9d 20:10', 'Accepted by carrier', 'Shenzhen', 'CN'],
    ],
    next: [['Collected by addressee', 'Vienna', 'AT']],
  },
  {
    number: 'LX336205171CN',
    shows: 'Announced: a label, nothing else',
    scans: [[20, 'Shipping label created, carrier awaiting item', 'Shenzhen', 'CN']],
    next: [
      ['Accepted by carrier', 'Shenzhen', 'CN'],
      ['Departed from country of origin', 'Hong Kong', 'HK'],
    ],
  },
  {
    number: 'UA663018295CN',
    shows: 'Texts and places in Chinese only, abroad',
    scans: [
      [5, '到达柏林派送中心', '柏林', 'DE'],
      ['2d 16:20', '进口清关完成', '法兰克福', 'DE'],
      ['3d 10:05', '到达目的国', '法兰克福', 'DE'],
      ['5d 23:30', '航班起飞，离开始发国', '香港', 'HK'],
      ['7d 12:00', '离开广州处理中心', '广州市', 'CN'],
      ['8d 19:45', '揽收成功', '广州市', 'CN'],
    ],
    next: [
      ['派送中', '柏林', 'DE'],
      ['已签收', '柏林', 'DE'],
    ],
  },
  {
    number: '00340434161094042557',
    shows: 'Texts in German, out for delivery',
    scans: [
      [2, 'Die Sendung wurde in das Zustellfahrzeug geladen.', 'Leipzig', 'DE'],
      [9, 'Die Sendung ist in der Zustellbasis eingetroffen.', 'Leipzig', 'DE'],
      ['2d 21:35', 'Die Sendung wurde im Start-Paketzentrum bearbeitet.', 'Frankfurt', 'DE'],
      ['3d 14:10', 'Die Zollabfertigung ist abgeschlossen.', 'Frankfurt', 'DE'],
      ['5d 02:00', 'Die Sendung hat das Ursprungsland verlassen.', 'Shanghai', 'CN'],
      ['7d 17:20', 'Die Sendung wurde elektronisch angekündigt.', 'Shanghai', 'CN'],
    ],
    next: [['Die Sendung wurde erfolgreich zugestellt.', 'Leipzig', 'DE']],
  },
  {
    number: 'LY388201569CN',
    shows: 'No scan names a place',
    scans: [
      [7, 'In transit to the next facility', '', ''],
      ['2d 08:00', 'Processed at facility', '', ''],
      ['4d 13:30', 'Accepted by carrier', '', ''],
      ['5d 20:15', 'Shipment information received', '', ''],
    ],
    next: [['Arrived at delivery office', '', '']],
  },
];
