import { afterAll, expect, it } from 'vitest';
import { BOT_PERMISSIONS, defaultSeed, Permission, seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';
import { seedWithOtherBot } from './other-bot.ts';

const EVENTS = (1 << 0) | (1 << 1) | (1 << 2) | (1 << 9);

const { ask, refused, local } = await startAsking({ seed: seedWithOtherBot });
const plain = await startAsking({ seed: defaultSeed });
const bot = await bareBot(local, EVENTS);
afterAll(async () => {
  bot.leave();
  await Promise.all([local.close(), plain.local.close()]);
});

const { general, announcements, testServer, ada, mo } = seeded;
const { discord } = local;

const write = async (channel_id: string, content = 'x'): Promise<string> =>
  (await ask('create_message', { params: { channel_id }, body: { content } })).id;
const start = (body: object, channel_id: string = general) =>
  ask('create_thread', { params: { channel_id }, body });
const update = (channel_id: string, body: object) => ask('update_channel', { params: { channel_id }, body });
const refusedUpdate = (channel_id: string, body: object) =>
  refused('update_channel', { params: { channel_id }, body });
const messagesIn = (channelId: string, userId: string = ada) => discord.as(userId).in(channelId).messages();
it('a thread without a message is private unless told otherwise', async () => {
  const thread = await start({
    name: 'secret',
    invitable: false,
    auto_archive_duration: 60,
    rate_limit_per_user: 5,
  });
  expect(thread).toMatchObject({
    type: 12,
    owner_id: seeded.bot,
    rate_limit_per_user: 5,
    member: { user_id: seeded.bot },
    thread_metadata: { invitable: false, auto_archive_duration: 60, archived: false, locked: false },
  });
  const { d } = await bot.event('THREAD_CREATE', ({ id }) => id === thread.id);
  expect(d).toMatchObject({ newly_created: true, member: { user_id: seeded.bot } });
  await bot.event('THREAD_MEMBERS_UPDATE', ({ id }) => id === thread.id);
  await bot.event(
    'GUILD_AUDIT_LOG_ENTRY_CREATE',
    (d2) => d2['action_type'] === 110 && d2['target_id'] === thread.id,
  );
});

it('a public thread is announced in its channel', async () => {
  const thread = await start({ name: 'open', type: 11 });
  const { d } = await bot.event('MESSAGE_CREATE', ({ type, content }) => type === 18 && content === 'open');
  expect(d).toMatchObject({ channel_id: general, message_reference: { channel_id: thread.id } });
  expect(await start({ name: 'news' }, announcements)).toMatchObject({ type: 10 });
  const wrong = { params: { channel_id: announcements }, body: { name: 'x', type: 11 } };
  expect(await refused('create_thread', wrong)).toBe('400 50024');
});

it('a thread from a message begins with that message', async () => {
  const message_id = await write(general);
  const params = { channel_id: general, message_id };
  const thread = await ask('create_thread_from_message', { params, body: { name: 'about it' } });
  expect(thread).toMatchObject({ id: message_id, type: 11, message_count: 0 });
  const [first] = await ask('list_messages', { params: { channel_id: thread.id } });
  expect(first).toMatchObject({
    type: 21,
    position: 0,
    message_reference: { message_id, channel_id: general },
    referenced_message: { id: message_id },
  });
  expect(await ask('get_message', { params })).toMatchObject({ flags: 32, thread: { id: message_id } });
  expect(await refused('delete_message', { params: { channel_id: thread.id, message_id: first.id } })).toBe(
    '403 50021',
  );
  const both = { messages: [first.id, await write(thread.id)] };
  const bulk = { params: { channel_id: thread.id }, body: both };
  expect(await refused('bulk_delete_messages', bulk)).toBe('403 50021');
  expect(await refused('create_thread_from_message', { params, body: { name: 'again' } })).toBe('400 160004');
  const system = (await messagesIn(general)).find(({ type }) => type === 18);
  const params2 = { channel_id: general, message_id: system?.id ?? '' };
  expect(await refused('create_thread_from_message', { params: params2, body: { name: 'x' } })).toBe(
    '403 50021',
  );
});

it('messages in a thread have positions and are counted', async () => {
  const { id } = await start({ name: 'counted', type: 11 });
  await write(id);
  const second = await ask('create_message', { params: { channel_id: id }, body: { content: 'y' } });
  expect(second.position).toBe(1);
  await ask('delete_message', { params: { channel_id: id, message_id: second.id } });
  expect(await ask('get_channel', { params: { channel_id: id } })).toMatchObject({
    message_count: 1,
    total_message_sent: 2,
  });
});

it('changes of a thread are announced, recorded, and a new name is told in it', async () => {
  const { id } = await start({ name: 'old name', type: 11 });
  const changed = await update(id, {
    name: 'New Name',
    auto_archive_duration: 4320,
    rate_limit_per_user: 10,
  });
  expect(changed).toMatchObject({
    name: 'New Name',
    rate_limit_per_user: 10,
    thread_metadata: { auto_archive_duration: 4320 },
  });
  await bot.event('THREAD_UPDATE', (d) => d['id'] === id && d['name'] === 'New Name');
  await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (d) => d['action_type'] === 111 && d['target_id'] === id);
  expect((await messagesIn(id)).at(-1)).toMatchObject({ type: 4, content: 'New Name' });
  expect(await refusedUpdate(id, { auto_archive_duration: 61 })).toBe('400 50035');
});

it('an archived thread changes only by being reopened', async () => {
  const { id } = await start({ name: 'sleeping', type: 11 });
  const message_id = await write(id);
  const params = { channel_id: id, message_id, user_id: mo };
  await update(id, { archived: true });
  expect(await refusedUpdate(id, { name: 'x' })).toBe('400 50083');
  expect(await refused('update_message', { params, body: { content: 'x' } })).toBe('400 50083');
  expect(await refused('join_thread', { params })).toBe('400 50083');
  expect(await refused('add_thread_member', { params })).toBe('400 50083');
  expect(await refused('create_pin', { params })).toBe('400 50083');
  await bot.settled();
  expect(bot.events.filter(({ t, d }) => t === 'THREAD_MEMBER_UPDATE' && d['id'] === id)).toEqual([]);
  await write(id);
  await bot.event('THREAD_MEMBER_UPDATE', (d) => d['id'] === id && d['guild_id'] === testServer);
  await ask('delete_message', { params });
  await update(id, { archived: true });
  expect(await update(id, { archived: false, name: 'awake' })).toMatchObject({ name: 'awake' });
  await discord.admin.changeThread(id, { archived: true });
  await discord.as(mo).in(id).send('people reopen it, too');
  expect(await ask('get_channel', { params })).toMatchObject({ thread_metadata: { archived: false } });
});

it('a locked thread is for moderators', async () => {
  const { discord: other } = plain.local;
  const { thread } = seeded;
  const { id: message_id } = await plain.ask('create_message', {
    params: { channel_id: thread },
    body: { content: 'x' },
  });
  const params = { channel_id: thread, message_id };
  other.admin.changeThread(thread, { locked: true });
  expect(await plain.refused('create_message', { params, body: { content: 'x' } })).toBe('400 160005');
  expect(await plain.refused('update_message', { params, body: { content: 'y' } })).toBe('400 160005');
  expect(await plain.refused('update_channel', { params, body: { name: 'x' } })).toBe('403 50013');
  await expect(other.sendMessage({ userId: mo, channelId: thread, content: 'x' })).rejects.toThrow('locked');
  other.admin.changeThread(thread, { locked: false });
  expect(await plain.ask('update_channel', { params, body: { name: 'its own' } })).toMatchObject({
    name: 'its own',
  });
  expect(await plain.refused('update_channel', { params, body: { locked: true } })).toBe('403 50013');
  expect(await plain.refused('delete_channel', { params })).toBe('403 50013');
});

it('deleting a thread says which one, and takes Manage Threads', async () => {
  const { id } = await start({ name: 'short', type: 11 });
  await ask('delete_channel', { params: { channel_id: id } });
  const { d } = await bot.event('THREAD_DELETE');
  expect(d).toEqual({ id, guild_id: testServer, parent_id: general, type: 11 });
  await bot.event(
    'GUILD_AUDIT_LOG_ENTRY_CREATE',
    (one) => one['action_type'] === 112 && one['target_id'] === id,
  );
});

it('threads take permissions', async () => {
  const params = { channel_id: general };
  const allow = (bits: bigint) => plain.local.discord.admin.setBotPermissions(general, bits);
  expect(await plain.refused('create_thread', { params, body: { name: 'x', type: 12 } })).toBe('403 50013');
  allow(BOT_PERMISSIONS & ~Permission.CreatePublicThreads);
  expect(await plain.refused('create_thread', { params, body: { name: 'x', type: 11 } })).toBe('403 50013');
  allow(BOT_PERMISSIONS & ~Permission.ReadMessageHistory);
  expect(await plain.refused('list_public_archived_threads', { params })).toBe('403 50013');
  expect(await plain.refused('thread_search', { params })).toBe('403 50013');
  plain.local.discord.admin.setBotPermissions(general, null);
  const member = { channel_id: seeded.thread, user_id: mo };
  await plain.ask('add_thread_member', { params: member });
  expect(await plain.refused('delete_thread_member', { params: member })).toBe('403 50013');
});
