import type { ParcelSheet, ScanText } from './parcel-sheet.ts';

type Stop = readonly [location: string, country: string];

/** Two scans at each stop, so that something keeps happening while someone tries the sandbox. */
function journey(
  stops: readonly Stop[],
  [place, country]: Stop,
  [arrived, departed]: readonly [string, string],
): readonly ScanText[] {
  return [
    ...stops.flatMap((stop): ScanText[] => [
      [arrived, ...stop],
      [departed, ...stop],
    ]),
    ['Arrived at delivery office', place, country],
    ['Out for delivery', place, country],
    ['Delivered', place, country],
  ];
}

/** Parcels that get new scans automatically until they are delivered. */
export const TRAVELLING_PARCELS: readonly ParcelSheet[] = [
  {
    number: 'LX417305682CN',
    shows: 'Moving, by rail',
    isMoving: true,
    scans: [
      [2, 'Train departed', 'Chengdu', 'CN'],
      [9, 'Accepted by carrier', 'Chengdu', 'CN'],
      [21, 'Shipment information received', '', 'CN'],
    ],
    next: journey(
      [
        ['Xi’an', 'CN'],
        ['Lanzhou', 'CN'],
        ['Ürümqi', 'CN'],
        ['Khorgos', 'KZ'],
        ['Almaty', 'KZ'],
        ['Astana', 'KZ'],
        ['Aktau', 'KZ'],
        ['Baku', 'AZ'],
        ['Tbilisi', 'GE'],
        ['Kars', 'TR'],
        ['İstanbul', 'TR'],
        ['Sofia', 'BG'],
        ['Beograd', 'RS'],
        ['Budapest', 'HU'],
      ],
      ['Wien', 'AT'],
      ['Arrived at rail terminal', 'Train departed'],
    ),
  },
  {
    number: 'EV620948135CN',
    shows: 'Moving, by sea',
    isMoving: true,
    scans: [
      [5, 'Vessel departed', 'Ningbo', 'CN'],
      [30, 'Accepted by carrier', 'Yiwu', 'CN'],
    ],
    next: journey(
      [
        ['Xiamen', 'CN'],
        ['Hong Kong', 'HK'],
        ['Hải Phòng', 'VN'],
        ['Singapore', 'SG'],
        ['Port Klang', 'MY'],
        ['Colombo', 'LK'],
        ['Jebel Ali', 'AE'],
        ['Jeddah', 'SA'],
        ['Port Said', 'EG'],
        ['Piraeus', 'GR'],
        ['Valencia', 'ES'],
        ['Tanger', 'MA'],
        ['Le Havre', 'FR'],
        ['Antwerpen', 'BE'],
      ],
      ['Utrecht', 'NL'],
      ['Vessel arrived', 'Vessel departed'],
    ),
  },
  {
    number: 'RR905162747CN',
    shows: 'Moving, by air',
    isMoving: true,
    scans: [[1, 'Accepted by carrier', 'Guangzhou', 'CN']],
    next: journey(
      [
        ['Shenzhen', 'CN'],
        ['Taipei', 'TW'],
        ['Seoul Incheon', 'KR'],
        ['Tokyo Narita', 'JP'],
        ['Anchorage, AK', 'US'],
        ['Vancouver, BC', 'CA'],
        ['Seattle, WA', 'US'],
        ['Los Angeles, CA', 'US'],
        ['Dallas, TX', 'US'],
        ['Memphis, TN', 'US'],
        ['Louisville, KY', 'US'],
        ['Chicago, IL', 'US'],
        ['Toronto, ON', 'CA'],
        ['Newark, NJ', 'US'],
      ],
      ['Boston, MA', 'US'],
      ['Flight arrived', 'Flight departed'],
    ),
  },
];
