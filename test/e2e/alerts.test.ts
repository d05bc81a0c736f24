import { PermissionFlagsBits, Routes } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { sealedIds } from '../../src/parcels/cards/parcel-ids.ts';
import { saidAbout } from '../support/alert-lines.ts';
import { allTextOf, asUser, buttonOf, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, qcBatchCreated, trackingUpdated } from '../support/signed-events.ts';

const bot = useRunningBot({ MAX_ALERT_CHANNELS: '3' });
const { runCommand, removeAlerts, openSettings, press, pressForged, submitForm, choose } = asUser(bot);

let serial = 0;
/** A number that no other test uses. */
const newNumber = () => {
  serial += 1;
  return `LP${String(100_000_000 + serial)}CN`;
};
const masked = (number: string) => `${number.slice(0, 2)}••••${number.slice(-4)}`;
const send = (event: unknown) => postEvent(bot().receiverUrl, event);
const alertWith = (channelId: string, text: string): Promise<ClientMessage> =>
  bot().discord.waitForMessage(
    (message) => message.channelId === channelId && allTextOf(message).includes(text),
  );
const add = (options: Record<string, string | boolean>) =>
  runCommand('alerts', { subcommand: 'add', options: { level: 'all', ...options } });

afterEach(async () => {
  for (const channel of [
    seeded.general,
    seeded.parcels,
    seeded.qcPhotos,
    seeded.announcements,
    seeded.thread,
  ]) {
    bot().discord.admin.setBotPermissions(channel, null);
    await removeAlerts(channel);
  }
});

describe('/alerts', () => {
  it.each([
    ['a text channel', seeded.parcels],
    ['an announcement channel', seeded.announcements],
    ['a thread', seeded.thread],
  ])('posts new scans in %s', async (_what, channel) => {
    const added = await add({ event: 'tracking', channel });
    expect(added.visibleTo).toBe(seeded.ada);
    expect(allTextOf(added)).toContain(`<#${channel}>`);
    const number = newNumber();
    const scan = {
      date: '2026-11-20',
      hour: '10:15',
      status: 'Departed from hub',
      location: 'Liège',
      country: 'BE',
    };
    expect(await send(trackingUpdated(number, scan))).toEqual({ status: 200, body: { status: 'accepted' } });
    const alert = await alertWith(channel, saidAbout(scan.status));
    expect(alert.content).toContain(`🚚 **${masked(number)}**: `);
    expect(JSON.stringify(alert)).not.toContain(number);
  });

  it('hides a masked number in the texts of the service, too', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    const number = newNumber();
    const spelled = `${number.slice(0, 4).toLowerCase()} ${number.slice(4, 9)}-${number.slice(9)}`;
    await send(trackingUpdated(number, { status: `Zyx ${spelled} wvu` }));
    expect((await alertWith(seeded.parcels, 'wvu')).content).toContain('“Zyx •••• wvu”');
  });

  it('shows full numbers and pings only one role when the administrator chooses so', async () => {
    await add({ event: 'tracking', channel: seeded.parcels, mask: false, role: seeded.adminRole });
    const number = newNumber();
    await send(trackingUpdated(number, { status: 'Delivered. @everyone <@&1>' }));
    const alert = await alertWith(seeded.parcels, number);
    expect(alert.content).toBe(`✅ **${number}**: delivered <@&${seeded.adminRole}>`);
    const isPost = ({ method, route }: { method: string; route: string }) =>
      method === 'POST' && route === Routes.channelMessages(seeded.parcels);
    await expect
      .poll(() => bot().discord.requests.findLast(isPost)?.body)
      .toMatchObject({ allowed_mentions: { parse: [], roles: [seeded.adminRole] } });
  });

  it('posts new QC photos with one picture, and asks the service when the event has none', async () => {
    const product = SAMPLES.products[0];
    if (product === undefined) throw new Error('no sample');
    await add({ event: 'qc', channel: seeded.qcPhotos, role: seeded.adminRole });
    const batch = bot().service.qc.addBatch(product);
    await send(qcBatchCreated({ platform: product.platform, product_id: product.id }));
    const alert = await alertWith(seeded.qcPhotos, 'new QC photo');
    const count = batch?.photos.length ?? 0;
    expect(alert.content).toMatch(
      new RegExp(`^📸 \\*\\*.+\\*\\*: ${count} new QC photos, .+ <@&${seeded.adminRole}>$`),
    );
    // The line says how many, and of what: nothing below repeats it.
    expect(alert.embeds[0]?.title).toContain('CN¥');
    expect(JSON.stringify([alert.embeds, alert.components])).not.toContain(`${count} `);
    expect(alert.embeds[0]?.image?.url).toMatch(/\/photos\.webp\?/);
    const whole = await press(alert, 'All photos', seeded.mo);
    expect(whole.visibleTo).toBe(seeded.mo);
    expect(allTextOf(whole)).toContain(product.id);
  });

  it('posts new QC photos without buttons when the product id is too long for them', async () => {
    await add({ event: 'qc', channel: seeded.qcPhotos });
    const product = { platform: 'Xianyu Second Hand', product_id: '7212345601-7212345602-7212345603' };
    const batch = { date: '2026-11-20', sku: 'Red', photos: ['https://example.com/red.jpg'] };
    expect((await send(qcBatchCreated({ ...product, batch }))).status).toBe(200);
    const alert = await alertWith(seeded.qcPhotos, '7212…5603');
    expect(allTextOf(alert)).toContain('https://example.com/red.jpg');
    expect(alert.components).toEqual([]);
  });

  it('names the missing permissions and saves nothing', async () => {
    const VIEW_ONLY = 1024n;
    bot().discord.admin.setBotPermissions(seeded.parcels, VIEW_ONLY);
    const refused = await add({ event: 'tracking', channel: seeded.parcels });
    expect(refused).toHaveText(/Send Messages, Embed Links/);
    expect(allTextOf(await runCommand('alerts', { subcommand: 'list' }))).toContain('No alert channels yet');
  });

  it('refuses more alert channels than a server may have', async () => {
    for (const channel of [seeded.parcels, seeded.general, seeded.thread])
      await add({ event: 'tracking', channel });
    const refused = await add({ event: 'tracking', channel: seeded.qcPhotos });
    expect(refused).toHaveText('This server already has 3 alert channels, which is the limit');
    expect(allTextOf(await runCommand('alerts', { subcommand: 'list' }))).not.toContain(seeded.qcPhotos);
    expect(allTextOf(await add({ event: 'tracking', channel: seeded.thread, mask: false }))).toContain(
      'On, so',
    );
  });

  it('test, unmask and remove buttons work on the card of an alert channel', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    const card = await press(await runCommand('alerts', { subcommand: 'list' }), 'Change');
    expect(allTextOf(await press(card, 'Post a test'))).toContain('Test posted in');
    expect((await alertWith(seeded.parcels, 'posted this test')).content).toMatch(/^Test: 🛵/);
    const shown = await press(await press(card, 'Turn on'), 'Show full numbers');
    expect(allTextOf(shown)).toContain('On, so');
    const asked = await press(await press(shown, 'More'), 'Remove');
    expect(allTextOf(await press(asked, 'Remove'))).toContain('No alert channels yet');
    const { custom_id: unmask } = buttonOf(card, 'Turn on');
    expect(allTextOf(await pressForged(shown, unmask, seeded.ada))).toContain('has been removed');
  });

  it('refuses members who press or forge an administrator’s button', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    const card = await press(await runCommand('alerts', { subcommand: 'list' }), 'Change');
    const drop = buttonOf(card, 'More').custom_id.replace('more', 'drop');
    const event = buttonOf(card, 'Turn on').custom_id.replace('unmask', 'event');
    const open = await runCommand('convert', { options: { link: SAMPLES.products[0]?.canonical ?? '' } });
    for (const customId of [
      drop,
      ...['card', 'more', 'askdrop', 'how', 'hold', 'hold-off', 'new', 'apply', 'try', 'quiet'].map((name) =>
        drop.replace('drop', name),
      ),
      ...['live', 'threads', 'silent'].map((name) => `${drop.replace('drop', name)}:y`),
      event,
      ...['mask', 'unmask', 'remove', 'level', 'role', 'pings'].map((name) => event.replace('event', name)),
      'alerts:list:0',
      'alerts:pick',
    ]) {
      expect(await pressForged(open, customId, seeded.mo)).toHaveText(/“Manage Server” permission/);
    }
    // Discord does not even offer the command to them.
    await expect(runCommand('alerts', { subcommand: 'list', userId: seeded.mo })).rejects.toThrow();
    expect(allTextOf(await runCommand('alerts', { subcommand: 'list' }))).toContain(seeded.parcels);
  });

  it('tests only the channel that the manager chooses', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    await add({ event: 'qc', channel: seeded.qcPhotos });
    const where = await runCommand('alerts', { subcommand: 'test' });
    expect(descriptionOf(where)).toContain('Where should I post a test?');
    expect(allTextOf(where)).not.toContain('Test posted');
    const answer = await press(where, 'Post a test');
    expect(descriptionOf(answer)).toContain(`✅ Test posted in <#${seeded.parcels}>`);
    expect(allTextOf(await alertWith(seeded.parcels, 'Test: '))).toContain('Ada posted this test');
    const { messages } = bot().discord;
    const elsewhere = await messages({ userId: seeded.ada, channelId: seeded.qcPhotos });
    expect(elsewhere.filter((message) => allTextOf(message).includes('Test: '))).toEqual([]);
  });

  it('suspends a channel that refuses, says what is missing, and posts everything once it works again', async () => {
    const MISSING = 'Missing permissions: **View Channels**. Grant them to my role';
    await add({ event: 'tracking', channel: seeded.parcels });
    await add({ event: 'qc', channel: seeded.parcels });
    const added = await runCommand('alerts', { subcommand: 'list' });
    const tests = await press(added, 'Change');
    for (const _ of Array(5)) await press(tests, 'Post a test');
    expect(await press(tests, 'Post a test')).toHaveText('was tested a moment ago');
    bot().discord.admin.setBotPermissions(seeded.parcels, 0n);
    await send(trackingUpdated(newNumber(), { status: 'marker later' }));
    await expect
      .poll(async () => allTextOf(await runCommand('alerts', { subcommand: 'list' })), { timeout: 10_000 })
      .toContain(MISSING);
    const tested = descriptionOf(await runCommand('alerts', { subcommand: 'test' }));
    expect(tested.split(MISSING)).toHaveLength(2);
    const list = await runCommand('alerts', { subcommand: 'list' });
    expect(list).toHaveText('-# I try again by myself, first after 10 minutes');
    const card = await press(list, 'Change');
    expect(card).toHaveText(MISSING);
    expect(card).toHaveText('*Post a test* tries now');
    const again = descriptionOf(await press(card, 'Post a test'));
    expect(again).toContain('The test wasn’t posted.');
    expect(again.split(MISSING)).toHaveLength(2);
    bot().discord.admin.setBotPermissions(seeded.parcels, null);
    // The bot hears of its permissions a moment later.
    await expect
      .poll(async () => allTextOf(await runCommand('alerts', { subcommand: 'test' })), {
        timeout: 10_000,
        interval: 1_000,
      })
      .toContain(`✅ Alerts are back in <#${seeded.parcels}>, including the ones that were waiting.`);
    await alertWith(seeded.parcels, 'marker later');
  });
});

describe('the same update', () => {
  it('is posted once, from the same bytes or from another body with the same scan', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    const number = newNumber();
    const scan = {
      date: '2026-11-20',
      hour: '09:00',
      status: 'marker once',
      location: 'Liège',
      country: 'BE',
    };
    const event = trackingUpdated(number, scan);
    expect((await send(event)).body).toEqual({ status: 'accepted' });
    expect((await send(event)).body).toEqual({ status: 'duplicate' });
    expect((await send(trackingUpdated(number, scan, new Date(Date.now() - 60_000)))).body).toEqual({
      status: 'accepted',
    });
    await send(trackingUpdated(newNumber(), { status: 'marker afterwards' }));
    await alertWith(seeded.parcels, 'marker afterwards');
    const messages = await bot().discord.as(seeded.ada).in(seeded.parcels).messages();
    expect(messages.filter((message) => allTextOf(message).includes('marker once'))).toHaveLength(1);
  });

  it('is combined with others of a burst into one message', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    const number = newNumber();
    for (const status of ['First of three', 'Second of three', 'Third of three']) {
      await send(trackingUpdated(number, { date: '2026-11-20', status }));
    }
    const { content } = await alertWith(seeded.parcels, 'Third of three');
    expect(content.match(/First|Second|Third/g)).toEqual(['Third', 'Second', 'First']);
  });
});

describe('following a parcel or product', () => {
  const SCRIPTED = 'LX208857143CN';

  it('posts new scans in the DM, under the given name, until the user stops it', async () => {
    const card = await runCommand('track', { options: { number: SCRIPTED }, userId: seeded.mo });
    const followed = await press(card, 'Follow', seeded.mo);
    expect(followed).toHaveText(
      'I’ll DM you at milestones and when there’s a problem. Change that under *Following*.',
    );
    const following = await press(followed, 'Following', seeded.mo);
    await submitForm(
      await choose(following, 0, () => 'all', seeded.mo),
      'Name it',
      { label: 'Winter *shoes*' },
      seeded.mo,
    );
    await send(trackingUpdated(SCRIPTED, { status: 'Out for delivery', location: 'Leipzig', country: 'DE' }));
    const alert = await alertWith(seeded.dmMo, 'Winter');
    expect(alert.content).toMatch(/^🛵 \*\*Winter \\\*shoes\\\*\*\*: out for delivery · Leipzig/);
    expect(descriptionOf(alert)).toMatch(/^-# Day\s\d+/);
    expect(alert).toHaveText(SCRIPTED);
    expect(alert.embeds[0]?.image?.url).toMatch(/\/journey\.webp\?/);
    // Scans from before the follow are not posted.
    expect((await bot().discord.as(seeded.mo).in(seeded.dmMo).messages()).length).toBe(1);

    const { choices } = await bot()
      .discord.as(seeded.mo)
      .in(seeded.general)
      .autocomplete('track', 'number', { number: 'winter' });
    expect(choices).toEqual([
      { name: expect.stringMatching(/^Winter \*shoes\* · LX…7143CN · /), value: SCRIPTED },
    ]);
    const list = await runCommand('track', { userId: seeded.mo });
    expect(list.visibleTo).toBe(seeded.mo);
    expect(list).toHaveText('Winter');

    await pressForged(alert, `track:end:${SCRIPTED}`, seeded.mo);
    expect(await runCommand('track', { userId: seeded.mo })).toHaveText('No parcels yet');
  });

  it('posts new scans in the channel with a masked number, in its history, too', async () => {
    const number = 'EE739146028CN';
    const card = await runCommand('track', { options: { number }, userId: seeded.mo });
    await pressForged(card, `track:follow:${number}:here`, seeded.mo);
    await send(trackingUpdated(number, { status: 'Delivery failed, nobody home' }));
    const alert = await alertWith(seeded.general, masked(number));
    expect(JSON.stringify(alert)).not.toContain(number);
    expect(JSON.stringify(await press(alert, 'History', seeded.lin))).not.toContain(number);
    const text = await press(alert, 'Text for my agent', seeded.lin);
    expect(text).toHaveText(masked(number));
    expect(JSON.stringify(text)).not.toContain(number);
    expect(await press(alert, 'Text for my agent', seeded.mo)).toHaveText(number);
    // As below alerts of earlier versions.
    const end = sealedIds(number, seeded.general, createSeal(LOCAL_TOKEN))('end');
    expect(await pressForged(alert, end, seeded.lin)).toHaveText(/You didn’t set this up/);
    expect(await pressForged(alert, end, seeded.mo)).toHaveText('No more alerts');
  });

  describe('in a channel requires permission to write there', () => {
    const { ViewChannel, SendMessages, SendMessagesInThreads, EmbedLinks } = PermissionFlagsBits;
    const READ_ONLY = ViewChannel | EmbedLinks | SendMessagesInThreads;
    const NO_THREADS = ViewChannel | EmbedLinks | SendMessages;

    async function follow(channelId: string): Promise<string> {
      const asked = { userId: seeded.lin, channelId };
      const card = await runCommand('track', { options: { number: SCRIPTED }, ...asked });
      const followed = await pressForged(card, `track:follow:${SCRIPTED}:here`, seeded.lin);
      const gallery = await runCommand('qc', {
        options: { link: SAMPLES.products[1]?.canonical ?? '' },
        ...asked,
      });
      const watching = await pressForged(
        gallery,
        `qc:watching:${SAMPLES.products[1]?.platform}:${SAMPLES.products[1]?.id}`,
        seeded.lin,
      );
      const watched = await press(watching, 'In this channel', seeded.lin);
      return `${descriptionOf(followed)}\n${descriptionOf(watched)}`;
    }

    const FOLLOWED = /New scans will be posted in this channel.+New photos will be posted in this channel/s;
    const REFUSED = /You can’t send messages in this channel.+You can’t send messages in this channel/s;

    afterEach(() => bot().discord.admin.setMemberPermissions(seeded.announcements, null));

    it.each([
      ['refuses members in the channel who may write only in its threads', READ_ONLY, REFUSED, FOLLOWED],
      ['refuses members in threads who may write only in the channel', NO_THREADS, FOLLOWED, REFUSED],
    ])('%s', async (_who, bits, inChannel, inThread) => {
      bot().discord.admin.setMemberPermissions(seeded.announcements, bits);
      expect(await follow(seeded.announcements)).toMatch(inChannel);
      expect(await follow(bot().discord.admin.openThread(seeded.announcements, 'a thread'))).toMatch(
        inThread,
      );
    });

    it.each([
      ['the channel', READ_ONLY, 'Send Messages', true],
      ['its threads', NO_THREADS, 'Send Messages in Threads', false],
    ])('names the permissions that the bot lacks in %s', async (_where, bits, missing, isChannel) => {
      bot().discord.admin.setBotPermissions(seeded.parcels, bits);
      const thread = bot().discord.admin.openThread(seeded.parcels, 'a thread');
      const [refuses, takes] = isChannel ? [seeded.parcels, thread] : [thread, seeded.parcels];
      expect(await follow(refuses)).toContain(`Missing permissions: **${missing}**`);
      expect(await follow(takes)).toMatch(FOLLOWED);
    });
  });

  it('ends from my parcels, in one channel or everywhere', async () => {
    const number = 'LX208857143CN';
    const lin = seeded.lin;
    for (const channelId of [seeded.parcels, seeded.thread, seeded.dmLin]) {
      const card = await runCommand('track', { options: { number }, userId: lin, channelId });
      await pressForged(card, `track:follow:${number}:${channelId === seeded.dmLin ? 'dm' : 'here'}`, lin);
    }
    const list = await runCommand('track', { userId: lin });
    const card = await choose(list, 0, () => number, lin);
    expect(card.id).toBe(list.id);
    const followList = await press(await press(card, 'More', lin), 'Change', lin);
    expect(followList.visibleTo).toBe(lin);
    expect(followList).toHaveText(`In <#${seeded.parcels}>`);
    expect(followList).toHaveText(`In <#${seeded.thread}>`);
    const [newest = ''] = /track:place:[^"]+/.exec(allTextOf(followList)) ?? [];
    // Somebody else who forges the button ends nothing.
    const mo = await runCommand('track', { options: { number }, userId: seeded.mo });
    await pressForged(mo, newest.replace('place', 'leave'), seeded.mo);
    expect(allTextOf(await pressForged(mo, newest, seeded.mo))).toContain('You’re not following this parcel');
    await pressForged(mo, `track:leaveall:${number}`, seeded.mo);
    expect(await runCommand('track', { userId: lin })).toHaveText('LX…7143CN');

    const fewer = await press(await pressForged(followList, newest, lin), 'Stop', lin);
    expect(allTextOf(fewer)).not.toContain('In your DMs');
    expect(allTextOf(fewer)).toContain(seeded.parcels);
    const ended = await press(fewer, 'Stop following', lin);
    const back = await press(ended, 'Back', lin);
    expect(back.id).toBe(list.id);
    expect(back).not.toHaveText('LX…7143CN');
  });

  it('starts and is named in my parcels, too, before the number is known', async () => {
    const list = await runCommand('track', { userId: seeded.lin });
    const number = 'ZZ999999995ZZ';
    const added = await submitForm(list, 'Add', { list: `Socks ${number}` }, seeded.lin);
    expect(added).toHaveText('### ⏳ Socks: no scan yet\n');
    const back = await press(added, 'Back', seeded.lin);
    expect(back).toHaveText('⏳ **Socks** · no scan yet');
    await pressForged(back, `track:leaveall:${number}`, seeded.lin);
  });

  it('offers a watch of their own to members who can’t end somebody else’s', async () => {
    const product = SAMPLES.products[1];
    if (product === undefined) throw new Error('no sample');
    const { platform, id, canonical } = product;
    const gallery = await runCommand('qc', { options: { link: canonical }, userId: seeded.lin });
    await pressForged(gallery, `qc:watch:${platform}:${id}:here`, seeded.lin);
    await send(qcBatchCreated({ canonical, batch: bot().service.qc.addBatch(product) }));
    const alert = await alertWith(seeded.general, 'new QC photo');
    const refused = await press(alert, 'Stop watching', seeded.mo);
    expect(refused).toHaveText(/You didn’t set this up/);
    expect(await press(refused, 'Watch', seeded.mo)).toHaveText('I’ll DM you new photos');
    await press(alert, 'Stop watching', seeded.lin);
  });

  it('posts new photos of a product in the DM', async () => {
    const product = SAMPLES.products[2];
    if (product === undefined) throw new Error('no sample');
    const gallery = await runCommand('qc', { options: { link: product.canonical }, userId: seeded.lin });
    const watching = await press(await press(gallery, 'More', seeded.lin), 'Turn on', seeded.lin);
    const where = await press(watching, 'Change', seeded.lin);
    expect(where).toHaveText('I’ll DM you new photos');
    const batch = bot().service.qc.addBatch(product);
    await send(qcBatchCreated({ canonical: product.canonical, batch }));
    const alert = await alertWith(seeded.dmLin, 'new QC photo');
    expect(alert.content).toContain(`${batch?.photos.length} new QC photos`);
    await pressForged(gallery, `lookup:watch:${product.platform}:${product.id}:`, seeded.lin);
    const stopped = await press(alert, 'Stop watching', seeded.lin);
    expect(descriptionOf(stopped)).toBe(
      'No more QC photo alerts about this product here.\nPrice and stock alerts stay on.',
    );
    expect(await press(stopped, 'Stop those too', seeded.lin)).toHaveText('No longer watching this price');
    const back = await pressForged(stopped, `qc:watch:${product.platform}:${product.id}:dm`, seeded.lin);
    expect(back).toHaveText('I’ll DM you new photos');
  });

  it('Your data shows what is stored, and deletes it after a confirmation', async () => {
    const number = 'RR482170353CN';
    await press(
      await runCommand('track', { options: { number }, userId: seeded.sam, channelId: seeded.lobby }),
      'Follow',
      seeded.sam,
    );
    const sam = { userId: seeded.sam, channelId: seeded.lobby };
    const kept = await openSettings('data', sam);
    expect(kept).toHaveText(number);
    const asked = await press(kept, 'Delete all of it', seeded.sam);
    expect(asked).toHaveText('can’t be undone');
    const back = await press(asked, 'Back', seeded.sam);
    expect(back).toHaveText(number);
    const again = await press(back, 'Delete all of it', seeded.sam);
    expect(await press(again, 'Delete all of it', seeded.sam)).toHaveText('I no longer store');
    expect(await openSettings('data', sam)).toHaveText('I don’t store anything');
  });
});

describe('the cache', () => {
  it('adds a link from an event to the known ones without asking the service', async () => {
    const product = SAMPLES.products[2];
    if (product === undefined) throw new Error('no sample');
    const data = {
      platform: product.platform,
      id: product.id,
      canonical: product.canonical,
      agents: { cnfans: 'https://cnfans.com/reported' },
    };
    const linksOf = async () => {
      const card = await runCommand('convert', { options: { link: product.canonical } });
      const [, all = ''] = /"label":"(All \d+ agents)"/.exec(allTextOf(card)) ?? [];
      return allTextOf(card) + allTextOf(await press(card, all));
    };
    const known = await linksOf();
    expect(known).toContain('kakobuy.com');
    const before = bot().service.requests.length;
    await send({ event: 'convert.resolved', created: new Date().toISOString(), data });
    const answer = await linksOf();
    expect(answer).toContain('https://cnfans.com/reported');
    expect(answer).toContain('kakobuy.com');
    expect(bot().service.requests.length).toBe(before);
  });
});
