import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
afterAll(() => local.close());
const { discord } = local;
const guild = { guild_id: seeded.testServer };
const bot = await bareBot(local, Intent.GuildScheduledEvents | Intent.GuildModeration);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An event every day, first in an hour, for an hour. */
async function daily() {
  const first = discord.now() + HOUR;
  const at = (time: number) => new Date(time).toISOString();
  const body = {
    name: 'Stand-up',
    privacy_level: 2,
    entity_type: 3,
    entity_metadata: { location: 'The kitchen' },
    scheduled_start_time: at(first),
    scheduled_end_time: at(first + HOUR),
    recurrence_rule: { start: at(first), frequency: 3, interval: 1 },
  };
  const made = await ask('create_guild_scheduled_event', { params: guild, body });
  const params = { ...guild, guild_scheduled_event_id: String(made.id) };
  const except = (body: object) => ask('create_guild_scheduled_event_exception', { params, body });
  return { id: made.id, params, except, nth: (day: number) => at(first + day * DAY), first };
}

const updatesOf = async (id: unknown) => {
  await bot.settled();
  return bot.events.filter(({ t, d }) => t === 'GUILD_SCHEDULED_EVENT_UPDATE' && d['id'] === id);
};

it('an occurrence is canceled, moved and restored, and bots are told', async () => {
  const { id, params, except, nth } = await daily();
  const made = await except({ original_scheduled_start_time: nth(2), is_canceled: true });
  expect(made).toMatchObject({ event_id: id, is_canceled: true, scheduled_start_time: null });
  const told = async (kind: string) => (await bot.event(`GUILD_SCHEDULED_EVENT_EXCEPTION_${kind}`)).d;
  expect(await told('CREATE')).toEqual({ ...guild, ...made });
  const shown = await ask('get_guild_scheduled_event', { params });
  expect(shown.guild_scheduled_event_exceptions).toEqual([made]);
  const one = { ...params, exception_id: String(made.event_exception_id) };
  const body = { is_canceled: false, scheduled_start_time: nth(2.1) };
  const moved = await ask('update_guild_scheduled_event_exception', { params: one, body });
  expect(moved).toEqual({ ...made, ...body });
  expect(await told('UPDATE')).toEqual({ ...guild, ...moved });
  await ask('delete_guild_scheduled_event_exception', { params: one });
  expect(await told('DELETE')).toEqual({ ...guild, ...moved });
  expect(await refused('delete_guild_scheduled_event_exception', { params: one })).toBe('404 10070');
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries.map(({ action_type }) => action_type)).toEqual([100, 200, 201, 202]);
  await ask('delete_guild_scheduled_event', { params });
});

it('an exception needs a change, and an occurrence without one', async () => {
  const { params, except, nth } = await daily();
  const create = (body: object) => refused('create_guild_scheduled_event_exception', { params, body });
  expect(await create({ original_scheduled_start_time: nth(1) })).toBe('400 180005');
  expect(await create({ original_scheduled_start_time: nth(0.5), is_canceled: true })).toBe('400 50035');
  await except({ original_scheduled_start_time: nth(1), is_canceled: true });
  expect(await create({ original_scheduled_start_time: nth(1), is_canceled: true })).toBe('400 50035');
  await ask('delete_guild_scheduled_event', { params });
});

it('a canceled occurrence is skipped, and a moved one starts at its new time', async () => {
  const { id, params, except, nth, first } = await daily();
  await except({ original_scheduled_start_time: nth(0), is_canceled: true });
  await except({ original_scheduled_start_time: nth(1), scheduled_start_time: nth(1.25) });
  discord.advanceTime(first + DAY + HOUR - discord.now());
  const skipped = await updatesOf(id);
  expect(skipped.map(({ d }) => [d['status'], d['scheduled_start_time']])).toEqual([[1, nth(1)]]);
  discord.advanceTime(5.5 * HOUR);
  // The event itself goes on saying when the occurrence would have started.
  expect((await updatesOf(id)).at(-1)?.d).toMatchObject({ status: 2, scheduled_start_time: nth(1) });
  await ask('delete_guild_scheduled_event', { params });
});

it('an event with another rule loses its exceptions', async () => {
  const { params, except, nth } = await daily();
  const made = await except({ original_scheduled_start_time: nth(3), is_canceled: true });
  const body = { recurrence_rule: { start: nth(0), frequency: 2, interval: 1, by_weekday: [1] } };
  const changed = await ask('update_guild_scheduled_event', { params, body });
  expect(changed.guild_scheduled_event_exceptions).toEqual([]);
  await bot.event('GUILD_SCHEDULED_EVENT_EXCEPTION_DELETE', ({ event_id }) => event_id === made.event_id);
  await ask('delete_guild_scheduled_event', { params });
});

it('people can be interested in one occurrence only', async () => {
  const { id, params, except, nth } = await daily();
  const { event_exception_id } = await except({
    original_scheduled_start_time: nth(1),
    scheduled_start_time: nth(1.5),
  });
  const exception = String(event_exception_id);
  discord.admin.setInterest(String(id), seeded.mo, true, exception);
  const ofException = { guild_scheduled_event_exception_id: exception };
  expect((await bot.event('GUILD_SCHEDULED_EVENT_USER_ADD')).d).toMatchObject(ofException);
  const users = await ask('list_guild_scheduled_event_exception_users', {
    params: { ...params, ...ofException },
  });
  expect(users).toMatchObject([{ ...ofException, user_id: seeded.mo }]);
  expect(await ask('list_guild_scheduled_event_users', { params })).toEqual([]);
  const query = { guild_scheduled_event_exception_ids: exception };
  expect(await ask('count_guild_scheduled_event_users', { params, query })).toEqual({
    guild_scheduled_event_count: 0,
    guild_scheduled_event_exception_counts: { [exception]: 1 },
  });
  await ask('delete_guild_scheduled_event', { params });
});
