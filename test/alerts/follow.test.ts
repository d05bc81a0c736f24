import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { MAX_FOLLOWS } from '../../src/alerts/follow.ts';
import { useAlerting } from '../support/alerting.ts';

const alerting = useAlerting();

it('takes a bounded number of follows of one person, and knows those that are there', async () => {
  const { alerts, store } = alerting();
  const place = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
  const channel = { ...place, kind: 'channel', discordId: seeded.parcels, guildId: seeded.haulClub } as const;
  const number = (serial: number) => `LP${String(serial).padStart(11, '0')}CN`;
  const follow = (serial: number, where: typeof place | typeof channel = place) =>
    alerts.follow.parcel(where, number(serial), seeded.mo);

  for (let serial = 1; serial <= MAX_FOLLOWS; serial += 1) expect(await follow(serial)).toBe('added');
  expect(await follow(MAX_FOLLOWS + 1)).toBe('too_many');
  expect(await follow(1)).toBe('already');
  expect(await follow(1, channel)).toBe('too_many');
  expect(await store.follows.countOf(seeded.mo)).toBe(MAX_FOLLOWS);
});
