import { expect, it } from 'vitest';
import type { DigestItem } from '../../../src/alerts/cards/digest-items.ts';
import { byUrgency, newestState } from '../../../src/alerts/outbox/render-digest.ts';
import type { Importance } from '../../../src/domain/alerts/alert-level.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';
import type { PendingDelivery } from '../../../src/store/index.ts';

function scanned(status: string, importance: Importance, at: number): PendingDelivery {
  const scan = { date: '', hour: '', status, location: 'Liège', country: 'BE' };
  const ids = { id: at, eventId: 1, destinationId: 1, updateId: at, topicId: 1 };
  const topic = { topicKind: 'parcel', topicKey: 'LP100000CN', notice: null } as const;
  return {
    ...ids,
    ...topic,
    ...{
      data: JSON.stringify(scan),
      at,
      seenAt: at,
      importance,
      batchKey: null,
      arrival: null,
      triedIn: null,
      createdAt: 1,
    },
  };
}

const OUT = scanned('Out for delivery', 'milestone', 20);

it.each([
  [
    'the milestone, although an unknown scan follows',
    [OUT, scanned('Blub', 'ordinary', 21)],
    'out_for_delivery',
  ],
  ['a later scan', [OUT, scanned('Arrived at facility', 'ordinary', 21)], 'in_transit'],
  [
    'no scan that is only reported later',
    [OUT, scanned('Arrived at facility', 'ordinary', 5)],
    'out_for_delivery',
  ],
  ['the last milestone', [scanned('Held by customs', 'problem', 9), OUT], 'out_for_delivery'],
  ['nothing where all scans are ordinary', [scanned('Arrived at facility', 'ordinary', 5)], undefined],
])('a parcel’s newest state is that of %s', (_which, scans, state) => {
  expect(newestState(scans)?.state).toBe(state);
});

it('a digest lists problems first, then what waits to be collected, what arrives by date, and the rest', () => {
  const named = { number: 'LP100000CN', label: null, masked: false };
  const scan = { date: '', hour: '', status: '', location: '', country: '' };
  const parcel = (state: ParcelState, latest?: number): DigestItem => ({
    ...{ kind: 'parcel', parcel: named, state, scan },
    ...(latest !== undefined && { arrival: expected(latest) }),
  });
  const expected = (latest: number) => ({
    ...({ state: 'expected', destination: 'DE', timeZone: 'Europe/Berlin', checkpoint: 'landed' } as const),
    ...{ today: 20_000, earliest: latest, likeliest: latest, latest, isToday: latest === 20_000 },
    ...{ days: { from: 1, to: 2 }, ofTen: 8 },
  });
  const sorted: DigestItem[] = [
    parcel('lost'),
    parcel('pickup'),
    { kind: 'stall', parcel: named },
    parcel('out_for_delivery'),
    parcel('in_transit', 20_001),
    { kind: 'date', parcel: named, arrival: expected(20_002), before: null },
    parcel('in_transit', 20_003),
    parcel('accepted'),
    parcel('delivered'),
    { kind: 'qc', name: 'Hoodie', photos: 1 },
    { kind: 'price', line: null },
    { kind: 'ended', parcel: named },
  ];
  expect(sorted.toReversed().toSorted(byUrgency)).toEqual(sorted);
});
