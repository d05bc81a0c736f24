import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { silenceNotice } from '../../../src/alerts/stalls.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { buttonOf } from '../../support/discord-user.ts';

const NUMBER = 'ZZ208857143ZZ';
const DAY_MS = 86_400_000;
const here = {
  kind: 'channel',
  discordId: seeded.general,
  guildId: seeded.haulClub,
  locale: 'en-US',
} as const;
const dm = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;

const alerting = useAlerts();

/** Follows the parcel in a channel and in a DM, under a name, and says that it was silent for nine days. */
async function notify(notice: 'stall' | 'ended'): Promise<void> {
  const { alerts, store, clock, advanceClock, ingestScan } = alerting();
  for (const destination of [here, dm])
    await alerts.follow.parcel(destination, NUMBER, seeded.mo, 'problems');
  for (const { id } of await store.follows.list(seeded.mo, 'parcel'))
    await store.follows.rename(seeded.mo, id, 'Winter shoes');
  await ingestScan(NUMBER, 'Departed from hub', { date: new Date(clock()).toISOString().slice(0, 10) });
  advanceClock(9 * DAY_MS + DAY_MS / 2);
  const topic = await store.topics.find({ kind: 'parcel', key: NUMBER });
  const found = await silenceNotice(store, topic?.id ?? 0, notice, String, clock());
  expect(await store.notices.record(topic?.id ?? 0, found, clock())).toHaveLength(2);
  expect(await store.notices.record(topic?.id ?? 0, found, clock())).toEqual([]);
}

it('a stall is told in DMs by the parcel’s name, and in channels by its masked number', async () => {
  const { waitForText } = alerting();
  await notify('stall');
  const own = await waitForText(seeded.dmMo, 'no scan for');
  expect(own.content).toMatch(/^⏳ \*\*Winter shoes\*\*: no scan for (9|10) days · Liège\u00A0🇧🇪$/);
  const open = await waitForText(seeded.general, 'no scan for');
  expect(open.content).toContain('**ZZ••••43ZZ**');
  expect(JSON.stringify(open)).not.toContain(NUMBER);
  expect(JSON.stringify(open)).not.toContain('Winter shoes');
});

it('the end of watching offers to go on, and the parcel is no longer polled', async () => {
  const { waitForText, store } = alerting();
  await notify('ended');
  const own = await waitForText(seeded.dmMo, 'stopped checking');
  expect(own.content).toContain('💤 **Winter shoes**');
  expect(buttonOf(own, 'Keep checking').custom_id).toBe(`track:keep:${NUMBER}`);
  expect((await store.topics.find({ kind: 'parcel', key: NUMBER }))?.nextPollAt).toBeNull();
});
