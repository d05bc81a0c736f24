import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { usualDestination } from '../../../src/alerts/dates/usual-destination.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { receiveParcel } from '../../support/received-parcel.ts';

const running = useAlerts();

const destinationOf = (userId: string) => {
  const { store, clock } = running();
  return usualDestination({ context: { store, clock }, userId });
};

const receive = (number: string, country: string) => receiveParcel(running().store, number, country);

it('is the country that the last three parcels went to', async () => {
  await receive('LX100000001CN', 'DE');
  await receive('LX100000002CN', 'DE');
  expect(await destinationOf(seeded.mo)).toBeNull();
  await receive('LX100000003CN', 'DE');
  expect(await destinationOf(seeded.mo)).toBe('DE');
  expect(await destinationOf(seeded.lin)).toBeNull();
});

it('is not known where they went to several countries', async () => {
  await receive('LX100000001CN', 'DE');
  await receive('LX100000002CN', 'FR');
  await receive('LX100000003CN', 'DE');
  expect(await destinationOf(seeded.mo)).toBeNull();
});
