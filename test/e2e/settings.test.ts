import { ComponentType, PermissionFlagsBits } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot();
const { runCommand, openSettings, press, choose, pressForged } = asUser(bot);

let serial = 0;
const newLink = () => {
  serial += 1;
  return `https://weidian.com/item.html?itemID=${7_400_000_000 + serial}`;
};

const write = (userId: string, channelId = bot().discord.admin.openThread(seeded.general, 'one')) =>
  bot().discord.as(userId).in(channelId).send(newLink());

async function expectReply(userId: string, channelId?: string): Promise<void> {
  const message = await write(userId, channelId);
  await bot().discord.waitForMessage(({ replyTo }) => replyTo === message.id);
}

/** The bot handles dispatches in order: what it has not requested by the answer to a later command, it never requests. */
async function expectSilence(userId: string, channelId?: string): Promise<void> {
  const { content } = await write(userId, channelId);
  await runCommand('help');
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
    const optedOut = await pressForged(mine, 'settings:optout:y', seeded.mo);
    expect(optedOut).toHaveText('**Replies to your links and numbers**\nOff');
    await expectSilence(seeded.mo);
    await expectReply(seeded.lin);
    const optedIn = await pressForged(optedOut, 'settings:optout:n', seeded.mo);
    expect(optedIn).toHaveText('**Replies to your links and numbers**\nOn');
    await expectReply(seeded.mo);
  });

  it('lets users choose preferred agents, which come first in /convert', async () => {
    const page = await pressForged(
      await runCommand('settings', { userId: seeded.lin }),
      'settings:mine-agents',
      seeded.lin,
    );
    await choose(
      page,
      0,
      ({ options }) => options.find(({ label }) => /^hoobuy$/i.test(label))?.value ?? '',
      seeded.lin,
    );
    const links = await runCommand('convert', { options: { link: newLink() }, userId: seeded.lin });
    const [first] = partsOf<{ label?: string; url?: string }>(links.components).filter(
      ({ url }) => url !== undefined,
    );
    expect(first?.label).toBe('Hoobuy');
  });

  it('lets managers turn conversion off except in one channel', async () => {
    const links = await pressForged(await runCommand('settings'), 'settings:links', seeded.ada);
    expect(allTextOf(links)).toContain('Links and tracking numbers get a reply');
    const off = await press(links, 'Turn off');
    await expectSilence(seeded.mo);
    const asked = await bot()
      .discord.as(seeded.ada)
      .choose(off, channelMenu(off)?.custom_id ?? '', [seeded.parcels]);
    await asked.answer();
    expect(allTextOf(await press(off, 'Back'))).toContain(`But with replies in <#${seeded.parcels}>`);
    await expectReply(seeded.mo, seeded.parcels);
    await press(await pressForged(off, 'settings:links', seeded.ada), 'Turn on');
    await expectReply(seeded.lin);
  });

  it('leads managers to the server’s pages and back', async () => {
    const server = await press(await runCommand('settings'), 'This server');
    expect(allTextOf(server)).toContain('Links and numbers in chat');
    const language = await pressForged(server, 'settings:languages', seeded.ada);
    expect(allTextOf(language)).toContain('Language of replies that everyone can see');
    const back = await press(await press(language, 'Back'), 'Back');
    expect(back).toHaveText(/^### Your settings/);
  });

  it('names the alert channels of the server, and leads to their list and back', async () => {
    const server = await press(await runCommand('settings'), 'This server');
    expect(server).toHaveText(/\*\*Alert channels\*\*\n.+\n-# Where I post new scans and QC photos/);
    const list = await pressForged(server, 'alerts:list:0', seeded.ada);
    expect(list.id).toBe(server.id);
    expect(list).toHaveText(/^### 🔔 Alert channels/);
    expect(await press(list, 'This server')).toHaveText(/^### This server/);
  });

  it('says what each setting of the server is for', async () => {
    const server = descriptionOf(await press(await runCommand('settings'), 'This server'));
    const rows = server.split(/\n(?=\*\*)/).slice(1);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const row of rows) expect(row).toMatch(/\n-# .{20}/);
  });

  it('shows managers which permissions are missing for conversion', async () => {
    const { ViewChannel, SendMessagesInThreads } = PermissionFlagsBits;
    bot().discord.admin.setBotPermissions(seeded.general, ViewChannel | SendMessagesInThreads);
    const trouble = await press(await runCommand('settings'), 'Problems?');
    expect(allTextOf(trouble)).toContain('Send Messages is missing');
    expect(allTextOf(trouble)).toContain(`Links in <#${seeded.general}> · I’m missing permissions here`);
    await write(seeded.ada, seeded.general);
    // The card, then the words alone: only after both is the channel known to refuse.
    const refused = () =>
      bot().discord.requests.filter(({ method, status }) => method === 'POST' && status === 403).length;
    await expect.poll(refused).toBe(2);
    const later = async () => allTextOf(await press(await runCommand('settings'), 'Problems?'));
    await expect.poll(later).toContain(`<#${seeded.general}>: Discord rejected a reply`);
    // The next command used there shows that the bot may write, and ends it.
    bot().discord.admin.setBotPermissions(seeded.general, null);
    expect(await later()).toContain(`🟢 Links in <#${seeded.general}> · I reply`);
    expect(await later()).not.toContain('Discord rejected a reply');
    await expectReply(seeded.lin, seeded.general);
  });

  it('names the permissions for pictures and polls, without which links are converted all the same', async () => {
    const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory } = PermissionFlagsBits;
    bot().discord.admin.setBotPermissions(
      seeded.general,
      ViewChannel | SendMessages | EmbedLinks | ReadMessageHistory,
    );
    const trouble = allTextOf(await press(await runCommand('settings'), 'Problems?'));
    bot().discord.admin.setBotPermissions(seeded.general, null);
    expect(trouble).toContain(`🟢 Links in <#${seeded.general}> · I reply`);
    expect(trouble).toContain('Attach Files is missing');
    expect(trouble).toContain('Create Polls is missing');
  });

  it('refuses members who forge a manager’s button', async () => {
    const own = await runCommand('settings', { userId: seeded.mo });
    const forged = ['links', 'languages', 'auto:n', 'channels', 'language', 'server-agents', 'server-add:0'];
    for (const component of [...forged, 'server-up:cnfans', 'server-currency', 'server-prices']) {
      const answer = await pressForged(own, `settings:${component}`, seeded.mo);
      expect([component, descriptionOf(answer)]).toEqual([
        component,
        expect.stringMatching(/“Manage Server” permission/),
      ]);
    }
    expect(await pressForged(own, 'settings:page:server', seeded.mo)).toHaveText(/^### Your settings/);
  });
});

describe('Problems?', () => {
  it('says privately what works, also to people who manage nothing', async () => {
    const shown = await openSettings('trouble', { userId: seeded.mo });
    expect(shown.visibleTo).toBe(seeded.mo);
    expect(shown).toHaveText(/^### Everything works\n/);
    expect(shown).toHaveText(`🟢 Links in <#${seeded.general}> · I reply`);
    bot().service.fault.set('500');
    await runCommand('track', { options: { number: 'RR482170353CN' } });
    bot().service.fault.set(null);
    const broken = await openSettings('trouble', { userId: seeded.mo });
    expect(broken).toHaveText(/^### Not working: Parcels and products\n/);
    expect(await press(broken, 'Back', seeded.mo)).toHaveText(/^### Your settings/);
  });

  it('tells somebody who opted out why their links get no reply', async () => {
    const mine = await runCommand('settings', { userId: seeded.lin });
    const off = await press(mine, 'Turn off', seeded.lin);
    const shown = await press(off, 'Problems?', seeded.lin);
    expect(shown).toHaveText('You turned it off in your settings.');
    await press(await press(shown, 'Back', seeded.lin), 'Turn on', seeded.lin);
  });
});

describe('messages of /privacy', () => {
  it('still show and delete what is stored', async () => {
    const message = await runCommand('help', { userId: seeded.lin });
    const shown = await pressForged(message, 'privacy:show', seeded.lin);
    expect(shown).toHaveText(/^### Your data/);
    const asked = await pressForged(message, 'privacy:ask', seeded.lin);
    expect(asked).toHaveText('can’t be undone');
    const deleted = await pressForged(message, 'privacy:delete', seeded.lin);
    expect(deleted).toHaveText('I no longer store');
  });
});
