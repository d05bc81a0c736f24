import { ComponentType, PermissionFlagsBits } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, buttonOf, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

/** Polling has found something; no webhook has come. */
const bot = useRunningBot({}, async ({ ingest }) => {
  const found = { digest: 'poll:1:one', kind: 'tracking.updated', source: 'poll', body: '{}' } as const;
  await ingest.record([{ ...found, createdAt: Date.now(), receivedAt: Date.now(), updates: [] }]);
});
const { runCommand, press, choose, pressForged } = asUser(bot);

let serial = 0;
const newLink = () => {
  serial += 1;
  return `https://weidian.com/item.html?itemID=${7_400_000_000 + serial}`;
};

const write = (userId: string, channelId = bot().discord.openThread(seeded.general, 'one')) =>
  bot().discord.sendMessage({ userId, channelId, content: newLink() });

async function expectReply(userId: string, channelId?: string): Promise<void> {
  const message = await write(userId, channelId);
  await bot().discord.waitForMessage(({ replyTo }) => replyTo === message.id);
}

/** The bot handles dispatches in order: what it has not requested by the answer to a later command, it never requests. */
async function expectSilence(userId: string, channelId?: string): Promise<void> {
  const { content } = await write(userId, channelId);
  await runCommand('status');
  const product = content.split('=').at(-1) ?? '';
  expect(bot().service.requests.filter(({ query }) => JSON.stringify(query).includes(product))).toEqual([]);
}

const channelMenu = (message: ClientMessage) =>
  partsOf<{ type: number; custom_id: string }>(message.components).find(
    ({ type }) => type === ComponentType.ChannelSelect,
  );

describe('/settings', () => {
  it('lets users opt out and back in', async () => {
    const mine = await runCommand('settings', { userId: seeded.mo });
    expect(mine.visibleTo).toBe(seeded.mo);
    expect(allTextOf(mine)).not.toContain('This server');
    const optedOut = await press(mine, 'Leave my links alone', seeded.mo);
    expect(allTextOf(optedOut)).toContain('are left alone');
    await expectSilence(seeded.mo);
    await expectReply(seeded.lin);
    await press(optedOut, 'Convert my links', seeded.mo);
    await expectReply(seeded.mo);
  });

  it('lets users choose preferred agents, which come first in /convert', async () => {
    const mine = await runCommand('settings', { userId: seeded.lin });
    const chosen = await choose(
      mine,
      0,
      ({ options }) => options.find(({ label }) => /^hoobuy$/i.test(label))?.value ?? '',
      seeded.lin,
    );
    const name = /Agents shown first\*\*\\n([^"\\]+)/.exec(JSON.stringify(chosen.components))?.[1] ?? '?';
    const links = await runCommand('convert', { options: { link: newLink() }, userId: seeded.lin });
    const [first] = partsOf<{ label?: string; url?: string }>(links.components).filter(
      ({ url }) => url !== undefined,
    );
    expect(first?.label).toBe(name);
  });

  it('lets managers turn conversion off except in one channel', async () => {
    const server = await runCommand('settings');
    expect(allTextOf(server)).toContain('This server');
    const off = await press(server, 'Turn off');
    await expectSilence(seeded.mo);
    const { interactionId } = await bot().discord.pressComponent({
      userId: seeded.ada,
      messageId: off.id,
      customId: channelMenu(off)?.custom_id ?? '',
      values: [seeded.parcels],
    });
    expect(allTextOf(await bot().discord.waitForAnswer(interactionId))).toContain(
      `But converted in <#${seeded.parcels}>`,
    );
    await expectReply(seeded.mo, seeded.parcels);
    await press(off, 'Turn on');
    await expectReply(seeded.lin);
  });

  it('shows managers which permissions are missing for conversion', async () => {
    const { ViewChannel, SendMessagesInThreads } = PermissionFlagsBits;
    bot().discord.setBotPermissions(seeded.general, ViewChannel | SendMessagesInThreads);
    const trouble = await press(await runCommand('settings'), 'Troubleshooting');
    expect(allTextOf(trouble)).toContain('Send Messages is missing');
    expect(allTextOf(trouble)).toContain('aren’t converted: I’m missing permissions here');
    await write(seeded.ada, seeded.general);
    // The card, then the words alone: only after both is the channel known to refuse.
    const refused = () =>
      bot().discord.requests.filter(({ method, status }) => method === 'POST' && status === 403).length;
    await expect.poll(refused).toBe(2);
    const later = async () => allTextOf(await press(await runCommand('settings'), 'Troubleshooting'));
    await expect.poll(later).toContain(`<#${seeded.general}>: Discord rejected a reply`);
    // The next command used there shows that the bot may write, and ends it.
    bot().discord.setBotPermissions(seeded.general, null);
    expect(await later()).toContain('Links in this channel are converted');
    expect(await later()).not.toContain('Discord rejected a reply');
    await expectReply(seeded.lin, seeded.general);
  });

  it('refuses members who forge a manager’s button', async () => {
    const server = await runCommand('settings');
    const { custom_id } = buttonOf(server, 'Turn off');
    const open = await runCommand('convert', { options: { link: newLink() } });
    for (const customId of [custom_id, 'settings:channels', 'settings:server0']) {
      expect(descriptionOf(await pressForged(open, customId, seeded.mo))).toMatch(
        /“Manage Server” permission/,
      );
    }
    expect(allTextOf(await pressForged(open, 'settings:page:server', seeded.mo))).not.toContain('Turn off');
  });
});

describe('/status', () => {
  it('shows privately what works', async () => {
    const status = await runCommand('status', { userId: seeded.mo });
    expect(status.visibleTo).toBe(seeded.mo);
    expect(descriptionOf(status)).toMatch(/Discord\*\*\n🟢 connected/);
    expect(descriptionOf(status)).toMatch(/Links in chat\*\*\n🟢 on/);
    expect(descriptionOf(status)).toMatch(/Database\*\*\n🟢 working/);
    expect(descriptionOf(status)).toMatch(/Events\*\*\n⚪ none received yet/);
    bot().service.fault.set('500');
    await runCommand('track', { options: { number: 'RR482170353CN' } });
    bot().service.fault.set(null);
    expect(descriptionOf(await runCommand('status'))).toMatch(/Data source\*\*\n🔴/);
  });

  it('shows the time of the last webhook event, not of the last poll result', async () => {
    expect(descriptionOf(await runCommand('status'))).toMatch(/Events\*\*\n⚪ none received yet/);
    await postEvent(bot().receiverUrl, trackingUpdated('LX208857143CN', { status: 'Customs cleared' }));
    expect(descriptionOf(await runCommand('status'))).toMatch(/Events\*\*\n🟢 last received/);
  });
});
