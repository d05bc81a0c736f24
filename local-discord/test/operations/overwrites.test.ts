import { afterAll, expect, it } from 'vitest';
import { MEMBER_PERMISSIONS, Permission, seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const plain = await startAsking();
const bot = await bareBot(local, (1 << 0) | (1 << 2) | (1 << 11));
afterAll(async () => {
  bot.leave();
  await Promise.all([local.close(), plain.local.close()]);
});

const { testServer, general, support, thread, mo } = seeded;
const guild = { guild_id: testServer };
const create = (body: object) => ask('create_guild_channel', { params: guild, body });
const update = (channel_id: string, body: object, reason = '') =>
  ask('update_channel', { params: { channel_id }, body, ...(reason ? { reason } : {}) });
const recorded = (action: number, target: string) =>
  bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (d) => d['action_type'] === action && d['target_id'] === target);

it('a category passes its overwrites on, and leaves its channels behind', async () => {
  const category = await create({
    name: 'A Category',
    type: 4,
    permission_overwrites: [{ id: mo, type: 1, deny: String(Permission.SendMessages) }],
  });
  const child = await create({ name: 'inside', parent_id: category.id });
  expect(child.permission_overwrites).toEqual(category.permission_overwrites);
  await update(category.id, { permission_overwrites: [] });
  expect(await ask('get_channel', { params: { channel_id: child.id } })).toMatchObject({
    permission_overwrites: [],
  });
  await ask('delete_channel', { params: { channel_id: category.id } });
  await bot.event('CHANNEL_DELETE', ({ id }) => id === category.id);
  await bot.event('CHANNEL_UPDATE', (d) => d['id'] === child.id && d['parent_id'] === null);
  expect(await refused('get_channel', { params: { channel_id: category.id } })).toBe('404 10003');
});

it('overwrites are set, replaced and removed, each with its record', async () => {
  const { id: channel_id } = await create({ name: 'closed' });
  const params = { channel_id, overwrite_id: mo };
  const shown = async () => (await ask('get_channel', { params })).permission_overwrites;
  await ask('set_channel_permission_overwrite', { params, body: { type: 1, deny: '2048' } });
  expect(await shown()).toEqual([{ id: mo, type: 1, allow: '0', deny: '2048' }]);
  expect((await recorded(13, channel_id)).d).toMatchObject({ options: { id: mo, type: '1' } });
  await ask('set_channel_permission_overwrite', { params, body: { type: 1, allow: '2048' } });
  expect(await shown()).toEqual([{ id: mo, type: 1, allow: '2048', deny: '0' }]);
  await recorded(14, channel_id);
  await ask('delete_channel_permission_overwrite', { params });
  expect(await shown()).toEqual([]);
  await recorded(15, channel_id);
  expect(await refused('delete_channel_permission_overwrite', { params })).toBe('404 10009');
  const nobody = { params: { channel_id, overwrite_id: '1' }, body: { type: 0 } };
  expect(await refused('set_channel_permission_overwrite', nobody)).toBe('404 10009');
});

it('overwrites decide what people see', async () => {
  const { id: channelId } = await create({ name: 'hidden from mo' });
  const sees = async () => {
    const { guilds } = await local.discord.as(mo).state();
    return guilds.some(({ channels }) => channels.some(({ id }) => id === channelId));
  };
  expect(await sees()).toBe(true);
  local.discord.admin.setOverwrite(channelId, {
    id: testServer,
    type: 0,
    allow: 0n,
    deny: Permission.ViewChannel,
  });
  expect(await sees()).toBe(false);
  local.discord.admin.setOverwrite(channelId, { id: testServer, remove: true });
  expect(await sees()).toBe(true);
});

it('a bot that gains a channel hears of its threads', async () => {
  const { discord } = plain.local;
  const limited = await bareBot(plain.local, 1 << 0);
  discord.admin.setOverwrite(general, { id: testServer, type: 0, allow: 0n, deny: Permission.ViewChannel });
  expect(await plain.refused('get_channel', { params: { channel_id: general } })).toBe('403 50001');
  discord.admin.setOverwrite(general, { id: testServer, remove: true });
  const { d } = await limited.event('THREAD_LIST_SYNC');
  expect(d).toMatchObject({ guild_id: testServer, channel_ids: [general], threads: [{ id: thread }] });
  expect(d['members']).toMatchObject([{ id: thread, user_id: seeded.bot }]);
  limited.leave();
});

it('an ordinary bot manages nothing', async () => {
  const params = { channel_id: support, overwrite_id: mo };
  expect(await plain.refused('create_guild_channel', { params: guild, body: { name: 'x' } })).toBe(
    '403 50013',
  );
  expect(await plain.refused('bulk_update_guild_channels', { params: guild, body: [] })).toBe('403 50013');
  expect(await plain.refused('update_channel', { params, body: { name: 'x' } })).toBe('403 50013');
  expect(await plain.refused('delete_channel', { params })).toBe('403 50013');
  expect(await plain.refused('set_channel_permission_overwrite', { params, body: { type: 1 } })).toBe(
    '403 50013',
  );
  expect(await plain.refused('delete_channel_permission_overwrite', { params })).toBe('403 50013');
});

it('a bot grants only what it has', async () => {
  const { discord } = plain.local;
  discord.admin.setBotPermissions(
    support,
    MEMBER_PERMISSIONS | Permission.ManageRoles | Permission.ManageChannels,
  );
  const params = { channel_id: support, overwrite_id: mo };
  const allow = (bits: bigint) => ({ params, body: { type: 1, allow: String(bits) } });
  await plain.ask('set_channel_permission_overwrite', allow(Permission.SendMessages));
  expect(await plain.refused('set_channel_permission_overwrite', allow(Permission.BanMembers))).toBe(
    '403 50013',
  );
  discord.admin.setBotPermissions(support, null);
});
