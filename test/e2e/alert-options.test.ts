import { PermissionFlagsBits } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const NUMBER = 'LX208857143CN';

const bot = useRunningBot();
const { runCommand, removeAlerts, press, pressForged, submitForm, choose } = asUser(bot);

const add = (options: Record<string, string | boolean>) =>
  runCommand('alerts', { subcommand: 'add', options });
/** Presses the button beside a row, by the name of its component. */
const change = (message: ClientMessage, component: string, userId: string = seeded.ada) => {
  const [id = ''] = new RegExp(`(?:alerts|track):${component}(?::[^"]+)?`).exec(allTextOf(message)) ?? [];
  return pressForged(message, id, userId);
};

/** What is selected in the menus of a card. */
const chosenIn = ({ components }: ClientMessage) =>
  partsOf<{ options?: { value: string; default?: boolean }[] }>(components)
    .flatMap(({ options = [] }) => options)
    .filter((option) => option.default)
    .map(({ value }) => value);

afterEach(async () => {
  for (const channel of [seeded.parcels, seeded.general]) {
    bot().discord.admin.setBotPermissions(channel, null);
    await removeAlerts(channel);
  }
});

describe('the options of a channel', () => {
  it('are shown by /alerts add, changed in place, and summed up in the list', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels });
    expect(added.visibleTo).toBe(seeded.ada);
    expect(added).toHaveText('**About 5 posts per parcel:**');
    const every = await choose(added, 1, () => 'all');
    expect(every).toHaveText('**About 14 posts per parcel:**');
    const event = await change(await choose(every, 1, () => 'problems'), 'event');
    const asked = await bot()
      .discord.as(seeded.ada)
      .choose(event, /alerts:role:\d+/.exec(allTextOf(event))?.[0] ?? '', [seeded.adminRole]);
    const withRole = await asked.answer();
    const withReasons = await choose(withRole, 0, () => ['problems', 'customs']);
    expect(chosenIn(withReasons)).toEqual(['problems', 'customs']);

    const card = await press(withReasons, 'Back');
    expect(card).toHaveText(`**Role to ping**\n<@&${seeded.adminRole}>`);
    expect(card).toHaveText('**About 1 post per 10 parcels:**');
    const warned = await change(card, 'unmask');
    expect(warned).toHaveText(`**Show full tracking numbers in <#${seeded.parcels}>?**`);
    const masked = await press(warned, 'Back');
    expect(masked).toHaveText('**Full numbers**\nOff');
    const shown = await press(await change(masked, 'unmask'), 'Show full numbers');
    expect(shown).toHaveText('**Full numbers**\nOn, so `LX208857143CN`');
    const more = await press(shown, 'More');
    expect(more).toHaveText(`### <#${seeded.parcels}> › More`);
    expect(event).toHaveText(`### <#${seeded.parcels}> › New scans`);
    expect(more).toHaveText('**Silent**\nOff\n-# ');
    // While it is on, it is on the card itself, which need not say what it is.
    const silent = await change(more, 'silent');
    expect(silent).toHaveText(/\*\*Silent\*\*\nOn$/m);
    const list = await press(await press(silent, 'More'), 'All alert channels');
    expect(list).toHaveText('New scans: problems only');
    expect(list).toHaveText('silent');
    for (const answer of [event, withReasons, card, more, list]) expect(answer.id).toBe(added.id);
  });

  it('are not said to have posted nothing: tests and live cards aren’t counted', async () => {
    const tested = await press(await add({ event: 'tracking', channel: seeded.parcels }), 'Post a test');
    expect(tested).not.toHaveText('Real ');
    const list = descriptionOf(await runCommand('alerts', { subcommand: 'list' }));
    expect(list).toContain(`**<#${seeded.parcels}>**\nNew scans: milestones and problems`);
  });

  it('are nothing but a card per parcel, without what only posts need', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels });
    const card = await choose(added, 0, () => 'card');
    expect(card).toHaveText(/\*\*One silent card per parcel\*\*[^\n]*\nNothing else is posted/);
    expect(chosenIn(card)).toEqual(['card']);
    expect(allTextOf(card)).not.toMatch(/alerts:(hold|event|level)/);
    const list = descriptionOf(await runCommand('alerts', { subcommand: 'list' }));
    expect(list.match(/one card per parcel/g)).toHaveLength(1);
    expect(list).not.toContain('milestones');
    expect(chosenIn(await choose(card, 0, () => 'feed'))).toEqual(['feed', 'milestones']);
  });

  it('are a feed, or cards with posts, which keeps the level and never says more than is posted', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels });
    const card = await choose(added, 0, () => 'both');
    expect(card).toHaveText(/\*\*One silent card per parcel\*\*[^\n]*\n\*\*About 5 posts per parcel:\*\*/);
    expect(chosenIn(card)).toEqual(['both', 'milestones']);
    expect(allTextOf(card)).not.toContain('Every scan');
    expect(await runCommand('alerts', { subcommand: 'list' })).toHaveText('-# card and posts');
    const problems = await choose(card, 1, () => 'problems');
    expect(problems).toHaveText('✅ Saved.');
    expect(problems).toHaveText('**About 1 post per 10 parcels:**');
    const feed = await choose(problems, 0, () => 'feed');
    expect(feed).toHaveText('**About 1 post per 10 parcels:**');
    expect(chosenIn(feed)).toEqual(['feed', 'problems']);

    const every = await choose(feed, 1, () => 'all');
    const beside = await choose(every, 0, () => 'both');
    expect(chosenIn(beside)).toEqual(['both', 'milestones']);
    const list = descriptionOf(await runCommand('alerts', { subcommand: 'list' }));
    expect(list).toContain('New scans: milestones and problems');
    expect(chosenIn(await choose(beside, 0, () => 'feed'))).toEqual(['feed', 'all']);
  });

  it('keep saying that a role can’t be pinged until it can, and leave it out of tests', async () => {
    const { ViewChannel, SendMessages, EmbedLinks } = PermissionFlagsBits;
    const MAY_POST = ViewChannel | SendMessages | EmbedLinks;
    const WARNING = `⚠️ I can’t ping <@&${seeded.adminRole}>`;
    bot().discord.admin.setBotPermissions(seeded.parcels, MAY_POST);
    const added = await add({ event: 'tracking', channel: seeded.parcels, role: seeded.adminRole });
    expect(added).toHaveText(WARNING);
    const event = await change(added, 'event');
    expect(event).toHaveText(WARNING);
    const card = await press(event, 'Back');
    expect(card).toHaveText(WARNING);
    const list = await runCommand('alerts', { subcommand: 'list' });
    expect(list).toHaveText(`⚠️ can’t ping <@&${seeded.adminRole}>`);
    expect(await press(card, 'Post a test')).toHaveText('✅ Test posted');
    const test = await bot().discord.waitForMessage(
      (message) => message.channelId === seeded.parcels && allTextOf(message).includes('Test: '),
    );
    expect(allTextOf(test)).not.toContain(seeded.adminRole);
    const canPing = MAY_POST | PermissionFlagsBits.MentionEveryone;
    bot().discord.admin.setBotPermissions(seeded.parcels, canPing);
    expect(await press(await press(card, 'More'), 'Back')).not.toHaveText(WARNING);
  });

  it('refuse @everyone in place, with the menu as it was', async () => {
    const event = await change(await add({ event: 'tracking', channel: seeded.parcels }), 'event');
    const choice = bot()
      .discord.as(seeded.ada)
      .choose(event, /alerts:role:\d+/.exec(allTextOf(event))?.[0] ?? '', [seeded.haulClub]);
    const refused = await (await choice).answer();
    expect(refused.id).toBe(event.id);
    expect(refused).toHaveText('⚠️ Alerts never ping @everyone');
    expect(JSON.stringify(refused.components)).not.toContain('default_values');
  });

  it('say after a test what differs in real alerts', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels });
    expect(await press(await choose(added, 0, () => 'both'), 'Post a test')).toHaveText(
      'Real parcels each get a silent card, too.',
    );
    await submitForm(await change(added, 'hold'), 'digest', { time: '8', zone: 'UTC' });
    expect(await press(added, 'Post a test')).toHaveText('Real alerts wait until 8:00\u00A0AM.');
    const answer = await press(await choose(added, 0, () => 'card'), 'Post a test');
    expect(answer).toHaveText('Real parcels each get one silent card instead.');
    expect(answer).not.toHaveText('Real alerts wait');
  });

  it('count one message a day where there is a digest', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels, level: 'all' });
    const page = await change(added, 'hold');
    expect(page).toHaveText(`### <#${seeded.parcels}> › Quiet hours or digest`);
    const digest = await submitForm(page, 'digest', { time: '20', zone: 'UTC' });
    expect(digest).toHaveText('**One message a day, at 8:00\u00A0PM:** every scan.');
    // Nor does its menu promise so many posts.
    expect(JSON.stringify(digest)).not.toMatch(/\d+ posts? per|Feed/);
    expect(await choose(digest, 0, () => 'both')).toHaveText(
      /\*\*One silent card per parcel\*\*[^\n]*\n\*\*One message a day, at 8:00\u00A0PM:\*\* milestones and problems\./,
    );
  });

  it('say what a press does: nothing on them is called Change that only switches', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels });
    const labels = partsOf<{ label?: string; custom_id?: string }>(added.components).flatMap(
      ({ label, custom_id: id }) =>
        label === undefined || id === undefined ? [] : [[id.split(':')[1], label]],
    );
    expect(labels).toEqual([
      ['hold', 'Change'],
      ['event', 'Change'],
      ['unmask', 'Turn on'],
      ['also', 'Turn on'],
      ['try', 'Post a test'],
      ['more', 'More'],
    ]);
  });

  it('begin with the menu of channels in the list, which is there when it is empty as well', async () => {
    const list = await runCommand('alerts', { subcommand: 'list' });
    expect(list).toHaveText('No alert channels yet');
    const pick = async (channel: string) => {
      const asked = await bot().discord.as(seeded.ada).choose(list, 'alerts:pick', [channel]);
      return asked.answer();
    };
    bot().discord.admin.setBotPermissions(seeded.parcels, PermissionFlagsBits.ViewChannel);
    const refused = await pick(seeded.parcels);
    expect(refused).toHaveText(/Send Messages, Embed Links/);
    bot().discord.admin.setBotPermissions(seeded.parcels, null);
    const added = await pick(seeded.parcels);
    expect(added).toHaveText('✅ **New scans** will be posted');
    expect(added).toHaveText('**About 5 posts per parcel:**');
    const again = await runCommand('alerts', { subcommand: 'list' });
    expect(allTextOf(again)).toContain('alerts:pick');
    expect(again).toHaveText('milestones and problems');
  });

  it('turn on the other kind of event, whichever the channel began with', async () => {
    const scans = await add({ event: 'tracking', channel: seeded.parcels });
    expect(scans).toHaveText('**New QC photos**\nOff');
    const both = await change(scans, 'also');
    expect(both).toHaveText('✅ **New QC photos** will be posted');
    expect(both).toHaveText('**New scans**\n**About 5 posts per parcel:**');
    expect(allTextOf(both)).not.toContain('alerts:also');
    const rest = await press(await press(both, 'More'), 'remove');
    expect(rest).toHaveText('**New scans**\nOff');
    expect(await change(rest, 'also')).toHaveText('✅ **New scans** will be posted');
  });

  it('keep what else a channel gets when one kind of event is removed', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    const card = await add({ event: 'qc', channel: seeded.parcels });
    const left = await press(await press(card, 'More'), 'remove');
    expect(left).not.toHaveText('posts per parcel');
    expect(left).toHaveText('**New QC photos**');
  });

  it('are removed with the channel, once that was confirmed', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels });
    await submitForm(await change(added, 'hold'), 'digest', { time: '20', zone: 'Berlin' });
    const asked = await press(await press(await choose(added, 0, () => 'card'), 'More'), 'Remove');
    expect(asked).toHaveText(`**Remove the alerts in <#${seeded.parcels}>?**`);
    const kept = await press(asked, 'Back');
    expect(kept).toHaveText('**Silent**');
    const removed = await press(await press(kept, 'Remove'), 'Remove');
    expect(removed).toHaveText('No alert channels yet');
    const again = await add({ event: 'tracking', channel: seeded.parcels });
    expect(again).toHaveText('**Quiet hours or digest**\nOff');
    expect(chosenIn(again)).toEqual(['feed', 'milestones']);
  });

  it('stay until the last kind of event is removed, by /alerts remove as well', async () => {
    const channel = seeded.parcels;
    await add({ event: 'qc', channel });
    const added = await add({ event: 'tracking', channel });
    await submitForm(await change(added, 'hold'), 'digest', { time: '20', zone: 'UTC' });
    await runCommand('alerts', { subcommand: 'remove', options: { channel, event: 'tracking' } });
    const asked = await runCommand('alerts', { subcommand: 'remove', options: { channel } });
    expect(asked).toHaveText(`**Remove the alerts in <#${channel}>?**`);
    expect(await add({ event: 'tracking', channel })).toHaveText('**Daily digest**\n8:00\u00A0PM');
    await removeAlerts(channel);
    expect(await add({ event: 'tracking', channel })).not.toHaveText('8:00\u00A0PM');
  });

  it('leave out a level at which QC photos would never be posted, and @everyone as a role, and say so', async () => {
    const channel = seeded.parcels;
    const added = await add({ event: 'qc', channel, level: 'problems', role: seeded.haulClub });
    expect(added).toHaveText('✅ **New QC photos** will be posted');
    expect(added).toHaveText('⚠️ Level not set: QC photos are never problems');
    expect(added).toHaveText('⚠️ Role not set: alerts never ping @everyone');
    expect(added).toHaveText('**Role to ping**\nNobody');
    expect(chosenIn(added)).toEqual(['all']);
  });

  it('say first what they mean, then whose parcels and products are posted, and name each menu', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels });
    const whose =
      '**Parcels and products:** all that this bot gets updates about, even if nobody here follows them.';
    expect(added).toHaveText(
      /dates that move\.\n-# \*\*Parcels and products:\*\* .*`HOME_GUILD_IDS`\.\n\*\*Posts\*\*\n\*\*Which scans\*\*\n/,
    );
    const list = await runCommand('alerts', { subcommand: 'list' });
    expect(list).toHaveText(`### 🔔 Alert channels\n${whose}`);
  });

  it('take quiet hours as people write them, and keep what was typed after a mistake', async () => {
    const page = await change(await add({ event: 'tracking', channel: seeded.parcels }), 'hold');
    const typed = { from: '10:30 pm', until: '8', zone: 'Nowhere at all' };
    const refused = await submitForm(page, 'quiet', typed);
    expect(refused).toHaveText('I don’t know the time zone of “Nowhere at all”');
    expect(refused).not.toHaveText('isn’t a time');
    const both = await submitForm(refused, 'Try again', { until: '25' });
    expect(both).toHaveText(/“25” isn’t a time.*\n.*“Nowhere at all”/);
    expect(allTextOf(refused)).toContain(':10.30 pm:8:Nowhere at all');
    const late = await submitForm(both, 'Try again', { from: '25', until: '8', zone: 'Berlin' });
    expect(late).toHaveText('“25” isn’t a time');
    const same = await submitForm(late, 'Try again', { from: '8:00' });
    expect(same).toHaveText('can’t begin and end at the same time');
    const card = await submitForm(same, 'Try again', { from: '22h30' });
    expect(card).toHaveText(
      /\*\*Quiet hours\*\*\n10:30\u00A0PM–8:00\u00A0AM\n-# Berlin, now \d+:\d\d\u00A0[AP]M/,
    );

    const again = await change(card, 'hold');
    const digest = await submitForm(again, 'digest', { time: '20 Uhr', zone: 'UTC+2' });
    expect(digest).toHaveText('**Daily digest**\n8:00\u00A0PM\n-# UTC+2, now');
    expect(digest).not.toHaveText('10:30\u00A0PM');
    expect(await press(await change(digest, 'hold'), 'Turn off')).toHaveText(
      '**Quiet hours or digest**\nOff',
    );
  });

  it('of a forum need the permission to answer in its posts', async () => {
    const { ViewChannel, SendMessages, EmbedLinks } = PermissionFlagsBits;
    bot().discord.admin.setBotPermissions(seeded.finds, ViewChannel | SendMessages | EmbedLinks);
    expect(await add({ event: 'tracking', channel: seeded.finds })).toHaveText(
      'Missing permissions: **Send Messages in Threads**',
    );
    bot().discord.admin.setBotPermissions(seeded.finds, null);
    const forum = await add({ event: 'tracking', channel: seeded.finds });
    expect(descriptionOf(forum)).toContain('-# Each parcel gets one post in the forum');
    await change(await change(await press(forum, 'More'), 'askdrop'), 'drop');
  });

  it('turn threads that an older card offers into one card per parcel', async () => {
    const card = await add({ event: 'tracking', channel: seeded.parcels });
    const [id = ''] = /alerts:hold:\d+/.exec(allTextOf(card)) ?? [];
    const answer = await pressForged(card, `${id.replace('hold', 'threads')}:y`, seeded.ada);
    expect(answer).toHaveText('**One silent card per parcel**');
  });
});

describe('the options of one’s own DMs', () => {
  it('exist before anything is followed, and decide about new parcels', async () => {
    const settings = await runCommand('settings', { userId: seeded.lin });
    expect(settings).toHaveText('**Alerts in your DMs**\nMilestones and problems');
    const card = await change(settings, 'mine', seeded.lin);
    expect(allTextOf(card)).not.toContain('alerts:threads');
    await choose(await change(card, 'new', seeded.lin), 0, () => 'problems', seeded.lin);
    const parcel = await runCommand('track', { options: { number: NUMBER }, userId: seeded.lin });
    const followed = await press(parcel, 'Follow', seeded.lin);
    const following = await press(followed, 'Following', seeded.lin);
    expect(following).toHaveText('I’ll tell you about problems only');

    const page = await change(await change(settings, 'mine', seeded.lin), 'new', seeded.lin);
    expect(allTextOf(page)).not.toContain('alerts:apply');
    const changed = await choose(page, 0, () => 'all', seeded.lin);
    expect(await press(changed, 'Use it for my parcel', seeded.lin)).toHaveText('✅ Set for your parcel.');
    expect(await change(followed, 'destinations', seeded.lin)).toHaveText('I’ll tell you about every scan');
    await change(settings, 'mine', seeded.lin);
    const again = await runCommand('settings', { userId: seeded.lin });
    expect(again).toHaveText('**Alerts in your DMs**\nEvery scan');
  });
});

describe('the options of a follow', () => {
  it('are a level, and in a channel whether it sees the name', async () => {
    const { mo, parcels } = seeded;
    const parcel = await runCommand('track', { options: { number: NUMBER }, userId: mo, channelId: parcels });
    const followed = await pressForged(parcel, `track:follow:${NUMBER}:here`, mo);
    const following = await change(followed, 'destinations', mo);
    expect(following).toHaveText('I’ll tell you about milestones and problems');
    expect(allTextOf(following)).not.toContain('track:share-name');
    const fewer = await choose(following, 0, () => 'problems', mo);
    expect(fewer).toHaveText('I’ll tell you about problems only');
    const renamed = await submitForm(fewer, 'Name it', { label: 'Blue *bag*' }, mo);
    const named = await change(renamed, 'destinations', mo);
    expect(named).toHaveText('Hidden');
    expect(await change(named, 'share-name', mo)).toHaveText('Everyone sees **Blue \\*bag\\***');
    expect(await press(named, 'Stop following', mo)).not.toHaveText('Everyone sees');
  });
});
