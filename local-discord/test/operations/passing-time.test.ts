import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';
import { voice, voiceSeed } from './voice-seed.ts';

const { ask, refused, local } = await startAsking({ seed: voiceSeed });
afterAll(() => local.close());
const { discord } = local;
const guild = { guild_id: seeded.testServer };
const { Guilds, GuildScheduledEvents, GuildInvites, GuildMembers } = Intent;
const bot = await bareBot(local, Guilds | GuildScheduledEvents | GuildInvites | GuildMembers);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const inHours = (hours: number) => new Date(discord.now() + hours * HOUR).toISOString();

/** What bots were told of something, in order. */
async function told(t: string, fits: (d: Record<string, unknown>) => boolean) {
  await bot.settled();
  return bot.events.filter((event) => event.t === t && fits(event.d)).map(({ d }) => d);
}

async function planned(change: object) {
  const body = {
    name: 'Picnic',
    privacy_level: 2,
    entity_type: 3,
    scheduled_start_time: inHours(1),
    ...change,
  };
  return ask('create_guild_scheduled_event', { params: guild, body });
}

const external = () => ({ entity_metadata: { location: 'The park' }, scheduled_end_time: inHours(2) });
const statusesOf = async (id: unknown) =>
  (await told('GUILD_SCHEDULED_EVENT_UPDATE', (d) => d['id'] === id)).map(({ status }) => status);

it('a thread is archived after its time without activity, and a message brings it back', async () => {
  const body = { name: 'Ideas', type: 11, auto_archive_duration: 60 };
  const thread = await ask('create_thread', { params: { channel_id: seeded.general }, body });
  const params = { channel_id: String(thread.id) };
  const isArchived = async () => (await ask('get_channel', { params })).thread_metadata.archived;
  discord.advanceTime(59 * MINUTE);
  await ask('create_message', { params, body: { content: 'Still here' } });
  discord.advanceTime(59 * MINUTE);
  expect(await isArchived()).toBe(false);
  discord.advanceTime(2 * MINUTE);
  const [update] = await told('THREAD_UPDATE', ({ id }) => id === thread.id);
  expect(update).toMatchObject({ thread_metadata: { archived: true } });
  await ask('create_message', { params, body: { content: 'Back again' } });
  expect(await isArchived()).toBe(false);
  discord.advanceTime(HOUR + 1);
  expect(await isArchived()).toBe(true);
});

it('a longer auto-archive time starts anew when it is set', async () => {
  const body = { name: 'Long', type: 11, auto_archive_duration: 60 };
  const thread = await ask('create_thread', { params: { channel_id: seeded.general }, body });
  const params = { channel_id: String(thread.id) };
  discord.advanceTime(50 * MINUTE);
  await ask('update_channel', { params, body: { auto_archive_duration: 1440 } });
  const setAt = discord.now();
  discord.advanceTime(2 * 24 * HOUR);
  const { thread_metadata } = await ask('get_channel', { params });
  expect(thread_metadata.archived).toBe(true);
  // It was archived at that time, not when the clock had arrived.
  const archivedAt = Date.parse(thread_metadata.archive_timestamp);
  expect(Math.abs(archivedAt - setAt - 24 * HOUR)).toBeLessThan(MINUTE);
});

it('an external event starts and ends at its times', async () => {
  const { id } = await planned(external());
  discord.advanceTime(HOUR + MINUTE);
  expect(await statusesOf(id)).toEqual([2]);
  discord.advanceTime(HOUR);
  expect(await statusesOf(id)).toEqual([2, 3]);
});

it('a recurring event is scheduled anew when it ends, without being completed in between', async () => {
  const start = inHours(1);
  const recurrence_rule = { start, frequency: 3, interval: 1 };
  const { id } = await planned({ ...external(), scheduled_start_time: start, recurrence_rule });
  discord.advanceTime(25.5 * HOUR);
  const updates = await told('GUILD_SCHEDULED_EVENT_UPDATE', (d) => d['id'] === id);
  expect(updates.map(({ status }) => status)).toEqual([2, 1, 2]);
  const next = new Date(Date.parse(start) + 24 * HOUR).toISOString();
  expect(updates[1]).toMatchObject({ scheduled_start_time: next });
  const params = { ...guild, guild_scheduled_event_id: String(id) };
  const ended = await ask('update_guild_scheduled_event', { params, body: { status: 3 } });
  expect(ended).toMatchObject({ status: 1 });
  await ask('delete_guild_scheduled_event', { params });
});

it('an event in a voice channel is started by people, and ends some minutes after everybody has left', async () => {
  const { id } = await planned({ entity_type: 2, channel_id: voice.channel });
  discord.advanceTime(HOUR + MINUTE);
  expect(await statusesOf(id)).toEqual([]);
  discord.admin.moveToVoice(seeded.testServer, seeded.mo, voice.channel);
  discord.admin.setEventStatus(String(id), 'active');
  discord.advanceTime(3 * HOUR);
  expect(await statusesOf(id)).toEqual([2]);
  discord.admin.moveToVoice(seeded.testServer, seeded.mo, null);
  discord.advanceTime(MINUTE);
  expect(await statusesOf(id)).toEqual([2]);
  discord.advanceTime(5 * MINUTE);
  expect(await statusesOf(id)).toEqual([2, 3]);
});

it('an event that nobody starts is canceled some hours later', async () => {
  const { id } = await planned({ entity_type: 2, channel_id: voice.channel });
  discord.advanceTime(5 * HOUR);
  expect(await statusesOf(id)).toEqual([4]);
});

it('an invite expires without an event, as with Discord', async () => {
  const params = { channel_id: seeded.general };
  const { code } = await ask('create_channel_invite', { params, body: { max_age: 600 } });
  discord.advanceTime(9 * MINUTE);
  await ask('invite_resolve', { params: { code } });
  discord.advanceTime(MINUTE + 1);
  expect(await refused('invite_resolve', { params: { code } })).toBe('404 10006');
  expect(await told('INVITE_DELETE', () => true)).toEqual([]);
});

it('a timeout ends without an event, and its time stays visible, as with Discord', async () => {
  const params = { ...guild, user_id: seeded.mo };
  const until = inHours(1);
  await ask('update_guild_member', { params, body: { communication_disabled_until: until } });
  const say = () => discord.as(seeded.mo).in(seeded.general).send('May I?');
  await expect(say()).rejects.toThrow('you may not send messages');
  discord.advanceTime(HOUR + 1);
  await say();
  expect(await told('GUILD_MEMBER_UPDATE', () => true)).toHaveLength(1);
  const member = await ask('get_guild_member', { params });
  expect(Date.parse(member.communication_disabled_until)).toBe(Date.parse(until));
});
