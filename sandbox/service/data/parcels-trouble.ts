import type { ParcelSheet } from './parcel-sheet.ts';

/** Parcels that need their owner, and those that will not come. */
export const TROUBLED_PARCELS: readonly ParcelSheet[] = [
  {
    number: 'LX431090877CN',
    shows: 'Held by customs, day 14: proof of value needed',
    scans: [
      ['2d 09:12', 'Held by customs: proof of value required', 'Chicago', 'US'],
      ['4d 16:40', 'Inbound into customs', 'Chicago', 'US'],
      ['5d 21:05', 'Departed from transit hub', 'Anchorage', 'US'],
      ['6d 11:30', 'Arrived at transit hub', 'Anchorage', 'US'],
      ['8d 23:50', 'Departed from country of origin', 'Guangzhou', 'CN'],
      ['11d 18:20', 'Arrived at sorting centre', 'Guangzhou', 'CN'],
      ['13d 10:05', 'Accepted by carrier', 'Guangzhou', 'CN'],
    ],
    next: [
      ['Documents received, inspection in progress', 'Chicago', 'US'],
      ['Released by customs', 'Chicago', 'US'],
      ['Out for delivery', 'Chicago', 'US'],
      ['Delivered, front porch', 'Chicago', 'US'],
    ],
  },
  {
    number: 'RB482107333CN',
    shows: 'Delivery attempt failed, nobody home',
    scans: [
      [4, 'Delivery attempt failed: nobody home, notice left', 'Lyon', 'FR'],
      [9, 'Out for delivery', 'Lyon', 'FR'],
      ['2d 07:45', 'Arrived at delivery office', 'Lyon', 'FR'],
      ['3d 15:10', 'Import customs clearance completed', 'Paris', 'FR'],
      ['6d 02:25', 'Departed from country of origin', 'Shanghai', 'CN'],
      ['9d 19:30', 'Accepted by carrier', 'Hangzhou', 'CN'],
    ],
    next: [
      ['Out for delivery', 'Lyon', 'FR'],
      ['Delivered', 'Lyon', 'FR'],
    ],
  },
  {
    number: 'RR617502847CN',
    shows: 'Address problem: house number missing',
    scans: [
      [20, 'Address incomplete: house number missing', 'Madrid', 'ES'],
      ['2d 06:30', 'Arrived at delivery office', 'Madrid', 'ES'],
      ['4d 13:00', 'Arrived in destination country', 'Madrid', 'ES'],
      ['7d 04:15', 'Departed from country of origin', 'Guangzhou', 'CN'],
      ['10d 17:55', 'Accepted by carrier', 'Dongguan', 'CN'],
    ],
    next: [
      ['Address corrected', 'Madrid', 'ES'],
      ['Out for delivery', 'Madrid', 'ES'],
      ['Delivered', 'Madrid', 'ES'],
    ],
  },
  {
    number: 'EB205733184CN',
    shows: 'Reported lost',
    scans: [
      ['2d 10:00', 'Parcel reported lost, investigation closed', 'Toronto', 'CA'],
      ['16d 11:20', 'Investigation started', 'Toronto', 'CA'],
      ['24d 22:45', 'Arrived in destination country', 'Toronto', 'CA'],
      ['27d 03:10', 'Departed from country of origin', 'Hong Kong', 'HK'],
      ['31d 15:35', 'Accepted by carrier', 'Shenzhen', 'CN'],
    ],
    next: [],
  },
  {
    number: 'RN771604922CN',
    shows: 'On its way back to the sender',
    scans: [
      [14, 'Being returned to sender: not collected in time', 'Rome', 'IT'],
      ['9d 08:20', 'Ready for collection at the post office', 'Rome', 'IT'],
      ['11d 12:00', 'Arrived in destination country', 'Milan', 'IT'],
      ['14d 01:40', 'Departed from country of origin', 'Beijing', 'CN'],
      ['17d 16:30', 'Accepted by carrier', 'Beijing', 'CN'],
    ],
    next: [
      ['Departed from destination country (return)', 'Milan', 'IT'],
      ['Returned to sender', 'Beijing', 'CN'],
    ],
  },
  {
    number: 'LP612088451CN',
    shows: 'Returned, back with the sender',
    scans: [
      ['2d 11:15', 'Return delivered to sender', 'Guangzhou', 'CN'],
      ['5d 14:00', 'Arrived in country of origin (return)', 'Guangzhou', 'CN'],
      ['15d 09:30', 'Returned: addressee unknown', 'Prague', 'CZ'],
      ['19d 10:10', 'Arrived in destination country', 'Prague', 'CZ'],
      ['24d 18:45', 'Accepted by carrier', 'Guangzhou', 'CN'],
    ],
    next: [],
  },
  {
    number: 'CY450291735CN',
    shows: 'Cancelled by the sender',
    scans: [
      ['3d 17:25', 'Shipment cancelled by sender', 'Yiwu', 'CN'],
      ['5d 09:00', 'Shipping label created', 'Yiwu', 'CN'],
    ],
    next: [],
  },
];
