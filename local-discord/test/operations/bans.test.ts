import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { type BareBot, bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const MEMBERS = 1 << 1;
const MODERATION = 1 << 2;
const MESSAGES = 1 << 9;
const guild = { guild_id: seeded.testServer };
const userOf = (user_id: string) => ({ ...guild, user_id });

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const plain = await startAsking();
let bot: BareBot;
beforeAll(async () => {
  bot = await bareBot(local, 1 | MEMBERS | MODERATION | MESSAGES);
});
afterAll(() => {
  bot.leave();
  return Promise.all([local.close(), plain.local.close()]);
});

it('a ban removes a member and the messages of the last seconds', async () => {
  const { discord } = local;
  const written = await discord.as(seeded.mo).in(seeded.general).send('spam');
  const body = { delete_message_seconds: 3600 };
  await ask('ban_user_from_guild', { params: userOf(seeded.mo), body, reason: 'spam' });
  const banned = await bot.event('GUILD_BAN_ADD');
  expect(banned.d).toMatchObject({ guild_id: seeded.testServer, user: { id: seeded.mo } });
  await bot.event('GUILD_MEMBER_REMOVE');
  const deleted = await bot.event('MESSAGE_DELETE_BULK');
  expect(deleted.d).toMatchObject({ ids: [written.id], channel_id: seeded.general });
  const entry = await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (d) => d['action_type'] === 22);
  expect(entry.d).toMatchObject({ target_id: seeded.mo, reason: 'spam' });
  const ban = { reason: 'spam', user: { id: seeded.mo } };
  expect(await ask('get_guild_ban', { params: userOf(seeded.mo) })).toMatchObject(ban);
  expect(await ask('list_guild_bans', { params: guild })).toMatchObject([ban]);
  expect(() => discord.admin.addMember(seeded.testServer, seeded.mo)).toThrow('banned');
});

it('a ban is lifted once', async () => {
  await ask('unban_user_from_guild', { params: userOf(seeded.mo) });
  await bot.event('GUILD_BAN_REMOVE', ({ user }) => (user as { id: string }).id === seeded.mo);
  expect(await refused('unban_user_from_guild', { params: userOf(seeded.mo) })).toBe('404 10026');
  expect(await refused('get_guild_ban', { params: userOf(seeded.mo) })).toBe('404 10026');
});

it('people who are no members can be banned, unknown ones cannot', async () => {
  await ask('ban_user_from_guild', { params: userOf(seeded.sam) });
  expect(await refused('ban_user_from_guild', { params: userOf('1') })).toBe('404 10013');
  expect(await refused('ban_user_from_guild', { params: userOf(seeded.ada) })).toBe('403 50013');
});

it('many bans say which failed, and fail as a whole when none is possible', async () => {
  const result = await ask('bulk_ban_users_from_guild', {
    params: guild,
    body: { user_ids: [seeded.lin, seeded.ada, seeded.sam] },
  });
  expect(result).toEqual({ banned_users: [seeded.lin], failed_users: [seeded.ada, seeded.sam] });
  const again = { params: guild, body: { user_ids: [seeded.lin] } };
  expect(await refused('bulk_ban_users_from_guild', again)).toBe('400 500000');
});

it('bans are listed by user id', async () => {
  const ids = async (query: Record<string, string | number>) =>
    (await ask('list_guild_bans', { params: guild, query })).map(
      (one: { user: { id: string } }) => one.user.id,
    );
  expect(await ids({})).toEqual([seeded.lin, seeded.sam]);
  expect(await ids({ after: seeded.lin })).toEqual([seeded.sam]);
  expect(await ids({ before: seeded.sam, after: seeded.lin })).toEqual([seeded.lin]);
  expect(await ids({ limit: 1 })).toEqual([seeded.lin]);
});

it('without Ban Members there are no bans to see or set, and no events of them', async () => {
  const other = await bareBot(plain.local, 1 | MODERATION);
  expect(await plain.refused('list_guild_bans', { params: guild })).toBe('403 50013');
  expect(await plain.refused('ban_user_from_guild', { params: userOf(seeded.mo) })).toBe('403 50013');
  plain.local.discord.admin.setRoles(seeded.testServer, seeded.mo, [seeded.adminRole]);
  await other.settled();
  expect(other.events.some(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE')).toBe(false);
  other.leave();
});
