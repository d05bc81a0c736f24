import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';
import { PIXEL } from './pictures.ts';
import { voice, voiceSeed } from './voice-seed.ts';

const { ask, refused, local } = await startAsking({ seed: voiceSeed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
const guild = { guild_id: seeded.testServer };
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const picnic = () => ({
  name: 'Picnic',
  privacy_level: 2,
  entity_type: 3,
  entity_metadata: { location: 'The park' },
  scheduled_start_time: inHours(1),
  scheduled_end_time: inHours(2),
});

it('an event is planned, listed, started, ended and deleted, and bots are told', async () => {
  const bot = await bareBot(local, Intent.GuildScheduledEvents | Intent.GuildModeration);
  const body = { ...picnic(), image: PIXEL, description: 'Bring food' };
  const made = await ask('create_guild_scheduled_event', { params: guild, body, reason: 'summer' });
  expect(made).toMatchObject({ status: 1, creator_id: seeded.bot, channel_id: null });
  expect((await fetch(`${local.url}/guild-events/${made.id}/${made.image}.png`)).status).toBe(200);
  expect((await bot.event('GUILD_SCHEDULED_EVENT_CREATE')).d).toEqual(made);
  expect(await ask('list_guild_scheduled_events', { params: guild })).toEqual([made]);
  const params = { ...guild, guild_scheduled_event_id: String(made.id) };
  const started = await ask('update_guild_scheduled_event', { params, body: { status: 2 } });
  expect(started).toEqual({ ...made, status: 2 });
  expect((await bot.event('GUILD_SCHEDULED_EVENT_UPDATE')).d).toEqual(started);
  expect(await refused('update_guild_scheduled_event', { params, body: { status: 4 } })).toBe('400 50035');
  await ask('update_guild_scheduled_event', { params, body: { status: 3 } });
  expect(await refused('update_guild_scheduled_event', { params, body: { name: 'Late' } })).toBe(
    '400 180000',
  );
  await ask('delete_guild_scheduled_event', { params });
  expect((await bot.event('GUILD_SCHEDULED_EVENT_DELETE')).d).toMatchObject({ id: made.id, status: 3 });
  expect(await refused('get_guild_scheduled_event', { params })).toBe('404 10070');
  await bot.settled();
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries.map(({ action_type }) => action_type)).toEqual([100, 101, 101, 102]);
  expect(entries[1]).toMatchObject({ changes: [{ key: 'status', old_value: 1, new_value: 2 }] });
  bot.leave();
});

it('an event in a voice channel needs a fitting channel, and can repeat', async () => {
  const rule = { start: inHours(1), frequency: 2, interval: 1, by_weekday: [2] };
  const { entity_metadata: _, ...shared } = picnic();
  const body = { ...shared, entity_type: 2, channel_id: voice.channel, recurrence_rule: rule };
  const made = await ask('create_guild_scheduled_event', { params: guild, body });
  expect(made).toMatchObject({ entity_metadata: null, recurrence_rule: { by_weekday: [2] } });
  const create = (change: object) =>
    refused('create_guild_scheduled_event', { params: guild, body: { ...picnic(), ...change } });
  expect(await create({ entity_type: 2, channel_id: null })).toBe('400 50035');
  expect(await create({ entity_type: 2, channel_id: voice.stage })).toBe('400 50024');
  expect(await create({ entity_metadata: null })).toBe('400 50035');
  expect(await create({ scheduled_end_time: null })).toBe('400 50035');
  expect(await create({ scheduled_start_time: inHours(-1) })).toBe('400 50035');
  expect(await create({ scheduled_end_time: inHours(0.5) })).toBe('400 50035');
  const refusal = await powerless.refused('create_guild_scheduled_event', { params: guild, body: picnic() });
  expect(refusal).toBe('403 50013');
});

it('people become interested in an event and are listed', async () => {
  const bot = await bareBot(local, Intent.GuildScheduledEvents);
  const made = await ask('create_guild_scheduled_event', { params: guild, body: picnic() });
  const eventId = String(made.id);
  const params = { ...guild, guild_scheduled_event_id: eventId };
  for (const userId of [seeded.ada, seeded.mo, seeded.lin])
    local.discord.admin.setInterest(eventId, userId, true);
  local.discord.admin.setInterest(eventId, seeded.ada, false);
  const data = { guild_scheduled_event_id: eventId, guild_id: seeded.testServer };
  expect((await bot.event('GUILD_SCHEDULED_EVENT_USER_ADD')).d).toEqual({ ...data, user_id: seeded.ada });
  expect((await bot.event('GUILD_SCHEDULED_EVENT_USER_REMOVE')).d).toEqual({ ...data, user_id: seeded.ada });
  const query = { with_member: true, limit: 1 };
  expect(await ask('list_guild_scheduled_event_users', { params, query })).toMatchObject([
    { user_id: seeded.mo, member: { user: { id: seeded.mo } } },
  ]);
  const later = { after: seeded.mo };
  expect(await ask('list_guild_scheduled_event_users', { params, query: later })).toHaveLength(1);
  expect(await ask('count_guild_scheduled_event_users', { params })).toMatchObject({
    guild_scheduled_event_count: 2,
  });
  const counted = { params, query: { with_user_count: true } };
  expect(await ask('get_guild_scheduled_event', counted)).toMatchObject({ user_count: 2 });
  bot.leave();
});
