import { PermissionFlagsBits } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const NUMBER = 'LX208857143CN';

const bot = useRunningBot();
const { runCommand, press, pressForged, submitForm, choose } = asUser(bot);

const add = (options: Record<string, string | boolean>) =>
  runCommand('alerts', { subcommand: 'add', options });
/** Presses the button beside a row, by the name of its component. */
const change = (message: ClientMessage, component: string, userId: string = seeded.ada) => {
  const [id = ''] = new RegExp(`(?:alerts|track):${component}(?::[^"]+)?`).exec(allTextOf(message)) ?? [];
  return pressForged(message, id, userId);
};

afterEach(async () => {
  for (const channel of [seeded.parcels, seeded.general]) {
    bot().discord.setBotPermissions(channel, null);
    await runCommand('alerts', { subcommand: 'remove', options: { channel } });
  }
});

describe('the options of a channel', () => {
  it('are shown by /alerts add, changed in place, and summed up in the list', async () => {
    const added = await add({ event: 'tracking', channel: seeded.parcels, level: 'milestones' });
    expect(added.visibleTo).toBe(seeded.ada);
    expect(descriptionOf(added)).toContain('**New scans**\nMilestones and problems');
    const event = await change(added, 'event');
    await choose(event, 0, () => 'problems');
    const { interactionId } = await bot().discord.pressComponent({
      userId: seeded.ada,
      messageId: event.id,
      customId: /alerts:role:\d+/.exec(allTextOf(event))?.[0] ?? '',
      values: [seeded.adminRole],
    });
    const withRole = await bot().discord.waitForAnswer(interactionId);
    const withReasons = await choose(withRole, 1, () => ['problems', 'customs']);
    const defaults = partsOf<{ options?: { value: string; default?: boolean }[] }>(withReasons.components)
      .flatMap(({ options = [] }) => options)
      .filter((option) => option.default)
      .map(({ value }) => value);
    expect(defaults).toEqual(['problems', 'problems', 'customs']);

    const card = await press(withReasons, 'Back');
    expect(descriptionOf(card)).toContain(`pings <@&${seeded.adminRole}>`);
    expect(descriptionOf(await change(card, 'live'))).toContain('**Live card**\nOn');
    expect(descriptionOf(await change(card, 'silent'))).toContain('**Silent**\nOn');
    const list = await press(card, 'Back');
    expect(descriptionOf(list)).toContain('New scans: problems only');
    expect(descriptionOf(list)).toContain('live card\u00A0· silent');
    for (const answer of [event, withReasons, card, list]) expect(answer.id).toBe(added.id);
  });

  it('keep what else a channel gets when one kind of event is removed', async () => {
    await add({ event: 'tracking', channel: seeded.parcels });
    const card = await add({ event: 'qc', channel: seeded.parcels });
    const left = await press(await change(card, 'event'), 'Remove');
    expect(descriptionOf(left)).not.toContain('**New scans**\n');
    expect(descriptionOf(left)).toContain('**New QC photos**');
  });

  it('refuse a level at which QC photos would never be posted', async () => {
    const refused = await add({ event: 'qc', channel: seeded.parcels, level: 'problems' });
    expect(descriptionOf(refused)).toContain('QC photos are never problems');
  });

  it('take quiet hours as people write them, and keep what was typed after a mistake', async () => {
    const page = await change(await add({ event: 'tracking', channel: seeded.parcels }), 'hold');
    const typed = { from: '10:30 pm', until: '8', zone: 'Nowhere at all' };
    const refused = await submitForm(page, 'Quiet hours', typed);
    expect(descriptionOf(refused)).toContain('I don’t know the time zone of “Nowhere at all”');
    expect(descriptionOf(refused)).not.toContain('isn’t a time');
    const both = await submitForm(refused, 'Try again', { until: '25' });
    expect(descriptionOf(both)).toMatch(/“25” isn’t a time.*\n.*“Nowhere at all”/);
    expect(allTextOf(refused)).toContain(':10.30 pm:8:Nowhere at all');
    const late = await submitForm(both, 'Try again', { from: '25', until: '8', zone: 'Berlin' });
    expect(descriptionOf(late)).toContain('“25” isn’t a time');
    const same = await submitForm(late, 'Try again', { from: '8:00' });
    expect(descriptionOf(same)).toContain('can’t begin and end at the same time');
    const card = await submitForm(same, 'Try again', { from: '22h30' });
    expect(descriptionOf(card)).toMatch(/\*\*Quiet hours\*\*\n22:30–08:00, Berlin\n-# It’s \d\d:\d\d there/);

    const again = await change(card, 'hold');
    const digest = await submitForm(again, 'Daily digest', { time: '20 Uhr', zone: 'UTC+2' });
    expect(descriptionOf(digest)).toContain('**Daily digest**\n20:00, UTC+2');
    expect(descriptionOf(digest)).not.toContain('22:30');
    expect(descriptionOf(await press(await change(digest, 'hold'), 'Turn off'))).toContain(
      '**Quiet hours or daily digest**\nOff',
    );
  });

  it('offer threads in text channels only, and name the permissions that threads need', async () => {
    const announcements = await add({ event: 'tracking', channel: seeded.announcements });
    expect(allTextOf(announcements)).not.toContain('alerts:threads');
    await press(announcements, 'Remove');
    const { ViewChannel, SendMessages, EmbedLinks, SendMessagesInThreads } = PermissionFlagsBits;
    bot().discord.setBotPermissions(seeded.finds, ViewChannel | SendMessages | EmbedLinks);
    expect(descriptionOf(await add({ event: 'tracking', channel: seeded.finds }))).toContain(
      'Missing permissions: **Send Messages in Threads**',
    );
    bot().discord.setBotPermissions(seeded.finds, null);
    const forum = await add({ event: 'tracking', channel: seeded.finds });
    expect(allTextOf(forum)).not.toContain('alerts:threads');
    expect(descriptionOf(await press(forum, 'Back'))).toContain('threads');
    await change(forum, 'drop');

    const card = await add({ event: 'tracking', channel: seeded.parcels });
    bot().discord.setBotPermissions(
      seeded.parcels,
      ViewChannel | SendMessages | EmbedLinks | SendMessagesInThreads,
    );
    const refused = await change(card, 'threads');
    expect(descriptionOf(refused)).toContain('Missing permissions: **Create Public Threads**');
    bot().discord.setBotPermissions(seeded.parcels, null);
    const again = await add({ event: 'tracking', channel: seeded.parcels });
    expect(descriptionOf(again)).toContain('**Threads**\nOff');
    expect(descriptionOf(await change(again, 'threads'))).toContain('**Threads**\nOn');
  });
});

describe('the options of one’s own DMs', () => {
  it('exist before anything is followed, and decide about new parcels', async () => {
    const settings = await runCommand('settings', { userId: seeded.lin });
    expect(descriptionOf(settings)).toContain('**Alerts in your DMs**\nMilestones and problems');
    const card = await change(settings, 'mine', seeded.lin);
    expect(allTextOf(card)).not.toContain('alerts:threads');
    await choose(await change(card, 'new', seeded.lin), 0, () => 'problems', seeded.lin);
    const parcel = await runCommand('track', { options: { number: NUMBER }, userId: seeded.lin });
    const followed = await press(parcel, 'Follow', seeded.lin);
    const following = await press(followed, 'Following', seeded.lin);
    expect(descriptionOf(following)).toContain('I’ll tell you about problems only');

    const page = await change(await change(settings, 'mine', seeded.lin), 'new', seeded.lin);
    expect(allTextOf(page)).not.toContain('alerts:apply');
    const changed = await choose(page, 0, () => 'all', seeded.lin);
    expect(descriptionOf(await press(changed, 'Use it for my parcel', seeded.lin))).toContain(
      '✅ Set for your parcel.',
    );
    expect(descriptionOf(await change(followed, 'destinations', seeded.lin))).toContain(
      'I’ll tell you about every scan',
    );
    await change(settings, 'mine', seeded.lin);
    const again = await runCommand('settings', { userId: seeded.lin });
    expect(descriptionOf(again)).toContain('**Alerts in your DMs**\nEvery scan');
  });
});

describe('the options of a follow', () => {
  it('are a level, and in a channel whether it sees the name', async () => {
    const { mo, parcels } = seeded;
    const parcel = await runCommand('track', { options: { number: NUMBER }, userId: mo, channelId: parcels });
    const followed = await pressForged(parcel, `track:follow:${NUMBER}:here`, mo);
    const following = await change(followed, 'destinations', mo);
    expect(descriptionOf(following)).toContain('I’ll tell you about milestones and problems');
    expect(allTextOf(following)).not.toContain('track:share-name');
    const fewer = await choose(following, 0, () => 'problems', mo);
    expect(descriptionOf(fewer)).toContain('I’ll tell you about problems only');
    const renamed = await submitForm(fewer, 'Name it', { label: 'Blue *bag*' }, mo);
    const named = await change(renamed, 'destinations', mo);
    expect(descriptionOf(named)).toContain('Hidden');
    expect(descriptionOf(await change(named, 'share-name', mo))).toContain(
      'Everyone sees **Blue \\*bag\\***',
    );
    expect(descriptionOf(await press(named, 'Stop following', mo))).toContain('You’re not following');
  });
});
