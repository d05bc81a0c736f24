import type { ClientMessage } from 'local-discord';
import { afterEach, expect, it } from 'vitest';
import { type Environment, startEnvironment } from '../../drills/environment.ts';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';
import { addAlertChannel, followIn } from '../support/store-fixtures.ts';

const FOLLOWED = 'LX208857143CN';
const MASKED = 'LX••••43CN';
const OTHER = 'LP00123456784821CN';

let here: Environment | undefined;
afterEach(async () => {
  await here?.close();
  here = undefined;
});

/** The bot in two servers, each with an alert channel: one masked, the other not. A thread of the first one follows. */
async function twoServers(isPublic: boolean, homeOf: (second: string) => string) {
  const around = await startEnvironment({ moreGuilds: 1, isPublic });
  here = around;
  const { guilds } = await around.discord.as(seeded.ada).state();
  const second = guilds.find(({ name }) => name === 'Server 1');
  const otherChannel = second?.channels[0]?.id ?? '';
  const thread = around.discord.admin.openThread(seeded.general, 'quiet corner');
  await around.prepare(async (store) => {
    await followIn(store, thread, FOLLOWED);
    const topicId = await store.topics.upsert({ kind: 'parcel', key: FOLLOWED }, Date.now());
    await store.topics.schedule(topicId, Date.now(), 'reset');
    for (const [channelId, guildId, mask] of [
      [seeded.parcels, seeded.haulClub, true],
      [otherChannel, second?.id ?? '', false],
    ] as const) {
      const destinationId = await store.destinations.upsert({
        kind: 'channel',
        discordId: channelId,
        guildId,
        locale: 'en-US',
      });
      const channel = {
        destinationId,
        guildId,
        event: 'tracking',
        roleId: null,
        mask,
        addedBy: seeded.ada,
      } as const;
      await store.alertChannels.add(channel, Date.now());
    }
  });
  around.startBot({ POLL_MINUTES: '1', HOME_GUILD_IDS: homeOf(second?.id ?? '') });
  await around.untilReady();
  await around.untilCommandsRegistered();
  return { around, thread, otherChannel };
}

const messagesIn = async ({ discord }: Environment, channelId: string): Promise<string> => {
  const messages = await discord.as(seeded.ada).in(channelId).messages();
  return messages
    .filter(({ visibleTo }: ClientMessage) => visibleTo === null)
    .map(allTextOf)
    .join('\n');
};

it.each([
  ['a public bot without home servers', true, () => '', { first: false, second: false }],
  [
    'a public bot with the second server as home',
    true,
    (second: string) => second,
    { first: false, second: true },
  ],
  ['a private bot', false, () => '', { first: true, second: true }],
] as const)(
  '%s posts poll results only in the server that follows, and webhook events in home servers',
  async (_which, isPublic, homeOf, reached) => {
    const { around, thread, otherChannel } = await twoServers(isPublic, homeOf);
    const polled = (message: ClientMessage) => message.channelId === thread;
    await around.discord.waitForMessage(polled);
    const event = trackingUpdated(OTHER, { date: '2026-11-20', status: 'Reported by webhook' });
    expect((await postEvent(around.receiverUrl, event)).status).toBe(200);
    await around.untilAllPosted(20_000);

    expect(await messagesIn(around, thread)).toContain(MASKED);
    expect(await messagesIn(around, thread)).not.toContain(FOLLOWED);
    const first = await messagesIn(around, seeded.parcels);
    expect(first).toContain(MASKED);
    expect(first).not.toContain(FOLLOWED);
    expect(first.includes('Reported by webhook')).toBe(reached.first);
    const second = await messagesIn(around, otherChannel);
    expect(second).not.toMatch(new RegExp(`${FOLLOWED}|${MASKED}`));
    expect(second.includes('Reported by webhook')).toBe(reached.second);

    const { runCommand } = asUser(() => ({ discord: around.discord }));
    const list = await runCommand('alerts', { subcommand: 'list', channelId: seeded.general });
    expect(allTextOf(list).includes('add this server to')).toBe(!reached.first);
  },
  60_000,
);

it('a private bot posts events in alert channels once, even when it finds out late that all servers are home', async () => {
  const around = await startEnvironment();
  here = around;
  await around.prepare(async (store) => void (await addAlertChannel(store, seeded.parcels)));
  around.discord.faults.failNext({ status: 500, route: /^\/applications\/@me/, times: 4 });
  around.startBot();
  const event = trackingUpdated(OTHER, { date: '2026-11-20', status: 'Reported by webhook' });
  await expect
    .poll(async () => (await postEvent(around.receiverUrl, event).catch(() => null))?.status, {
      timeout: 20_000,
    })
    .toBe(200);
  expect(around.discord.faults.failing).toBeGreaterThan(0);
  await around.discord.waitForMessage(({ channelId }) => channelId === seeded.parcels);
  await around.untilAllPosted(20_000);
  expect((await messagesIn(around, seeded.parcels)).match(/Reported by webhook/g)).toHaveLength(1);
}, 60_000);
