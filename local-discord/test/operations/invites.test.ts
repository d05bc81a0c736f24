import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
const general = { channel_id: seeded.general };
const guild = { guild_id: seeded.testServer };
const unique = { unique: true };

it('an invite is created, listed, looked up by everyone and revoked, and bots are told', async () => {
  const bot = await bareBot(local, Intent.GuildInvites | Intent.GuildModeration);
  const body = { max_age: 600, max_uses: 5, ...unique };
  const made = await ask('create_channel_invite', { params: general, body, reason: 'guests' });
  expect(made).toMatchObject({ type: 0, max_age: 600, max_uses: 5, uses: 0, inviter: { id: seeded.bot } });
  expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(600_000);
  const created = await bot.event('INVITE_CREATE');
  expect(created.d).toMatchObject({
    code: made.code,
    channel_id: seeded.general,
    max_uses: 5,
    temporary: false,
  });
  expect(await ask('list_channel_invites', { params: general })).toEqual([made]);
  expect(await ask('list_guild_invites', { params: guild })).toEqual([made]);
  const params = { code: String(made.code) };
  const found = await ask('invite_resolve', { params, query: { with_counts: true }, token: null });
  expect(found).toMatchObject({ guild: { name: 'Test Server' }, approximate_member_count: 4 });
  expect(found).not.toHaveProperty('uses');
  await ask('invite_revoke', { params });
  const deleted = await bot.event('INVITE_DELETE');
  expect(deleted.d).toEqual({ code: made.code, channel_id: seeded.general, guild_id: seeded.testServer });
  expect(await refused('invite_resolve', { params })).toBe('404 10006');
  await bot.settled();
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries).toMatchObject([{ action_type: 40, reason: 'guests' }, { action_type: 42 }]);
  bot.leave();
});

it('the same invite is given again unless a unique one is wanted', async () => {
  const first = await ask('create_channel_invite', { params: general, body: {} });
  expect((await ask('create_channel_invite', { params: general, body: {} })).code).toBe(first.code);
  expect((await ask('create_channel_invite', { params: general, body: unique })).code).not.toBe(first.code);
  const other = await ask('create_channel_invite', { params: general, body: { max_age: 0 } });
  expect(other).toMatchObject({ expires_at: null });
  expect(other.code).not.toBe(first.code);
});

it('an invite can name roles, an application and people', async () => {
  const withRole = { role_ids: [seeded.adminRole], ...unique };
  expect(await ask('create_channel_invite', { params: general, body: withRole })).toMatchObject({
    roles: [{ id: seeded.adminRole }],
  });
  const embedded = { target_type: 2, target_application_id: seeded.bot, ...unique };
  const made = await ask('create_channel_invite', { params: general, body: embedded });
  expect(made).toMatchObject({ target_application: { id: seeded.bot } });
  const params = { code: String(made.code) };
  expect(await refused('get_invite_target_users', { params })).toBe('404 10129');
  expect(await refused('get_invite_target_users_job_status', { params })).toBe('404 10124');
  const form = (ids: string) => {
    const data = new FormData();
    data.set('target_users_file', new Blob([`user_id\n${ids}\n`]), 'users.csv');
    return data;
  };
  await ask('update_invite_target_users', { params, body: form(seeded.mo) });
  expect(await ask('get_invite_target_users', { params })).toBe(`user_id\n${seeded.mo}`);
  expect(await ask('get_invite_target_users_job_status', { params })).toMatchObject({ total_users: 1 });
  expect(await refused('update_invite_target_users', { params, body: form('5') })).toBe('400 50035');
});

it('what an invite asks for is checked, and so are channels and permissions', async () => {
  const create = (body: unknown, params = general) => refused('create_channel_invite', { params, body });
  expect(await create({ max_uses: 101 })).toBe('400 50035');
  expect(await create({ target_type: 1 })).toBe('400 50035');
  expect(await create({}, { channel_id: seeded.thread })).toBe('400 50024');
  expect(await create({}, { channel_id: seeded.dmMo })).toBe('403 50003');
  expect(await powerless.refused('list_channel_invites', { params: general })).toBe('403 50013');
  expect(await powerless.refused('list_guild_invites', { params: guild })).toBe('403 50013');
  const { code } = await powerless.ask('create_channel_invite', { params: general, body: {} });
  expect(await powerless.refused('invite_revoke', { params: { code } })).toBe('403 50013');
});

it('events about invites go to bots that manage the channel', async () => {
  const bot = await bareBot(powerless.local, Intent.GuildInvites);
  await powerless.ask('create_channel_invite', { params: general, body: unique });
  await bot.settled();
  expect(bot.events.map(({ t }) => t)).not.toContain('INVITE_CREATE');
  bot.leave();
});
