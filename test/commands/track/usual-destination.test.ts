import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { usualDestination } from '../../../src/commands/track/usual-destination.ts';
import type { Context } from '../../../src/context.ts';
import { useAlerts } from '../../support/alerts-harness.ts';

const running = useAlerts();

const destinationOf = (userId: string) => {
  const { store, clock } = running();
  return usualDestination({ context: { store, clock } as Context, userId });
};

/** A parcel that somebody received in a country. */
async function receive(number: string, country: string, userId: string = seeded.mo) {
  const { store, alerts } = running();
  const dm = { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' } as const;
  await alerts.follow.parcel(dm, number, userId);
  const topic = await store.topics.find({ kind: 'parcel', key: number });
  if (topic === undefined) throw new Error('not followed');
  const at = Date.parse('2026-11-20T10:00:00Z');
  const scan = { date: '2026-11-20', hour: '10:00', status: 'Delivered', location: '', country, at };
  await store.updates.upsert(topic.id, [scanUpdate(number, scan)], at);
  await store.archive.add(userId, topic.id, { days: 9, endedAt: at }, Date.now());
}

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
