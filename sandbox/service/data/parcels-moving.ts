import type { ParcelSheet } from './parcel-sheet.ts';

/** Parcels in each ordinary state. Letters-digits-letters numbers carry a valid UPU S10 check digit. */
export const MOVING_PARCELS: readonly ParcelSheet[] = [
  {
    number: 'LP006472184CN',
    shows: 'Known, but not scanned yet',
    scans: [],
    next: [
      ['Shipment information received', 'Shenzhen', 'CN'],
      ['Accepted by carrier', 'Shenzhen', 'CN'],
      ['Departed from sorting centre', 'Guangzhou', 'CN'],
      ['Handed over to airline', 'Guangzhou Baiyun Airport', 'CN'],
      ['Arrived in destination country', 'Frankfurt am Main', 'DE'],
      ['Customs clearance completed', 'Frankfurt am Main', 'DE'],
      ['Out for delivery', 'Leipzig', 'DE'],
      ['Delivered, letter box', 'Leipzig', 'DE'],
    ],
  },
  {
    number: 'RR482170353CN',
    shows: 'Accepted, one scan',
    scans: [[5, 'Accepted by carrier', 'Hangzhou', 'CN']],
    next: [
      ['Departed from sorting centre', 'Hangzhou', 'CN'],
      ['Arrived at export centre', 'Shanghai', 'CN'],
      ['Export customs clearance started', 'Shanghai', 'CN'],
      ['Departed from country of origin', 'Shanghai Pudong Airport', 'CN'],
    ],
  },
  {
    number: 'LX208857143CN',
    shows: 'In transit, day 12: Shenzhen, Hong Kong, Liège, Leipzig',
    scans: [
      [3, 'Departed from transit hub', 'Leipzig', 'DE'],
      [17, 'Import customs clearance completed', 'Leipzig', 'DE'],
      ['3d 14:05', 'Departed from transit hub', 'Liège', 'BE'],
      ['4d 05:40', 'Arrived at transit hub', 'Liège', 'BE'],
      ['6d 23:15', 'Departed from country of origin', 'Hong Kong', 'HK'],
      ['11d 16:30', 'Accepted by carrier', 'Shenzhen', 'CN'],
      ['12d 11:20', 'Shipment information received', 'Shenzhen', 'CN'],
    ],
    next: [
      ['Arrived at delivery office', 'Leipzig', 'DE'],
      ['Out for delivery', 'Leipzig', 'DE'],
      ['Delivered to parcel locker 117', 'Leipzig', 'DE'],
    ],
  },
  {
    number: 'EE739146028CN',
    shows: 'Held by customs, at an exchange office',
    scans: [
      [31, 'Held by customs: proof of value required', 'Chicago ISC', 'US'],
      [49, 'Inbound into customs', 'Chicago ISC', 'US'],
      [52, 'Arrived in destination country', 'Chicago', 'US'],
      [76, 'Departed from country of origin', 'Beijing Capital Airport', 'CN'],
      [101, 'Accepted by carrier', 'Yiwu', 'CN'],
    ],
    next: [
      ['Documents received, inspection in progress', 'Chicago ISC', 'US'],
      ['Released by customs', 'Chicago ISC', 'US'],
      ['Out for delivery', 'Madison, WI', 'US'],
      ['Delivered, front porch', 'Madison, WI', 'US'],
    ],
  },
  {
    number: '1ZR7V4316804425713',
    shows: 'Out for delivery (courier number)',
    scans: [
      [2, 'Out For Delivery Today', 'Manchester', 'GB'],
      [7, 'Arrived at Facility', 'Manchester', 'GB'],
      [22, 'Departed from Facility', 'Castle Donington', 'GB'],
      [33, 'Import Scan', 'Castle Donington', 'GB'],
      [58, 'Export Scan', 'Hong Kong', 'HK'],
      [70, 'Pickup Scan', 'Shenzhen', 'CN'],
    ],
    next: [
      ['Delivery attempted, no one at home', 'Manchester', 'GB'],
      ['Delivered to neighbour at no. 14', 'Manchester', 'GB'],
    ],
  },
  {
    number: 'UJ558209175CN',
    shows: 'Delivered',
    scans: [
      [44, 'Delivered', 'Lyon', 'FR'],
      [50, 'Out for delivery', 'Lyon', 'FR'],
      [68, 'Arrived at delivery office', 'Lyon', 'FR'],
      [95, 'Import customs clearance completed', 'Roissy CDG', 'FR'],
      [103, 'Arrived in destination country', 'Roissy CDG', 'FR'],
      [139, 'Departed from country of origin', 'Zhengzhou', 'CN'],
      [170, 'Accepted by carrier', 'Putian', 'CN'],
    ],
    next: [],
  },
  {
    number: 'CP316402889CN',
    shows: 'Returned to sender',
    scans: [
      [12, 'Returned to sender: addressee unknown', 'Milano Roserio', 'IT'],
      [160, 'Awaiting collection, notice left', 'Bologna', 'IT'],
      [184, 'Delivery failed: incorrect address', 'Bologna', 'IT'],
      [190, 'Out for delivery', 'Bologna', 'IT'],
      [231, 'Arrived in destination country', 'Milano Malpensa', 'IT'],
      [290, 'Accepted by carrier', 'Guangzhou', 'CN'],
    ],
    next: [
      ['Departed from destination country (return)', 'Milano Malpensa', 'IT'],
      ['Arrived at country of origin (return)', 'Guangzhou', 'CN'],
      ['Return delivered to sender', 'Guangzhou', 'CN'],
    ],
  },
  {
    number: '4PX3001846620957CN',
    shows: 'Exception: damaged on the way',
    scans: [
      [19, 'Exception: parcel damaged, repacked at hub', 'Leipzig Halle', 'DE'],
      [28, 'Arrived at transit hub', 'Leipzig Halle', 'DE'],
      [66, 'Departed from country of origin', 'Hong Kong', 'HK'],
      [92, 'Accepted by carrier', 'Shenzhen', 'CN'],
    ],
    next: [
      ['Departed from transit hub', 'Leipzig Halle', 'DE'],
      ['Arrived at delivery office', 'Brno', 'CZ'],
      ['Delivered', 'Brno', 'CZ'],
    ],
  },
  {
    number: 'RB661204834SG',
    shows: 'Waiting at a pick-up point',
    scans: [
      [6, 'Ready for collection at pick-up point', 'Rotterdam Zuidplein', 'NL'],
      [29, 'Arrived in destination country', 'Amsterdam Schiphol', 'NL'],
      [74, 'Departed from transit hub', 'Singapore Changi', 'SG'],
      [120, 'Accepted by carrier', 'Singapore', 'SG'],
    ],
    next: [['Collected by addressee', 'Rotterdam Zuidplein', 'NL']],
  },
];
