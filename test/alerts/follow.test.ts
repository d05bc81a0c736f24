import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_FOLLOWS } from '../../src/alerts/follow.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { allTextOf } from '../support/discord-user.ts';

const destination = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const channel = {
  ...destination,
  kind: 'channel',
  discordId: seeded.parcels,
  guildId: seeded.haulClub,
} as const;

const alerting = useAlerts();

it('limits the follows of one person, and recognises existing ones', async () => {
  const { alerts, store } = alerting();
  const number = (serial: number) => `LP${String(serial).padStart(11, '0')}CN`;
  const follow = (serial: number, where: typeof destination | typeof channel = destination) =>
    alerts.follow.parcel(where, number(serial), seeded.mo);

  for (let serial = 1; serial <= MAX_FOLLOWS; serial += 1) expect(await follow(serial)).toBe('added');
  expect(await follow(MAX_FOLLOWS + 1)).toBe('too_many');
  expect(await follow(1)).toBe('already');
  expect(await follow(1, channel)).toBe('too_many');
  expect(await store.follows.list(seeded.mo, 'parcel')).toHaveLength(MAX_FOLLOWS);
});

it('shows the name of a parcel in the DM of the person who gave it, and in no channel', async () => {
  const { alerts, store, ingestScan, waitForText } = alerting();
  const number = 'UJ558209175CN';
  for (const where of [destination, channel]) await alerts.follow.parcel(where, number, seeded.mo, 'all');
  for (const { id } of await store.follows.list(seeded.mo, 'parcel')) {
    await store.follows.rename(seeded.mo, id, 'Divorce papers');
  }
  await ingestScan(number, 'marker 1');
  expect(allTextOf(await waitForText(seeded.dmMo, 'marker 1'))).toContain('Divorce papers');
  expect(allTextOf(await waitForText(seeded.parcels, 'marker 1'))).not.toContain('Divorce papers');
});
