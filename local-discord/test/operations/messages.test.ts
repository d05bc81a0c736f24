import { afterAll, expect, it } from 'vitest';
import { BOT_PERMISSIONS, Permission, seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking();
const admin = await startAsking({ seed: adminSeed });
const bot = await bareBot(local, (1 << 0) | (1 << 9) | (1 << 12));
afterAll(async () => {
  bot.leave();
  await Promise.all([local.close(), admin.local.close()]);
});

const { general, support, pictures, dmMo, ada, mo, testServer } = seeded;
const { discord } = local;

const at = (channel_id: string, message_id = '') => ({ channel_id, message_id });
const write = async (channel_id: string, body: object = { content: 'x' }) =>
  ask('create_message', { params: at(channel_id), body });
const refusedWrite = (channel_id: string, body: object) =>
  refused('create_message', { params: at(channel_id), body });
const said = async (content: string, channelId: string = general, userId: string = ada) =>
  (await discord.as(userId).in(channelId).send(content)).id;

it('writes, reads, edits and deletes a message, each with its event', async () => {
  const made = await write(general, { content: 'first', flags: 4 });
  expect(made).toMatchObject({ content: 'first', flags: 4, type: 0, author: { id: seeded.bot } });
  expect(made).not.toHaveProperty('position');
  const params = at(general, made.id);
  expect(await ask('get_message', { params })).toMatchObject({ id: made.id, content: 'first' });
  const created = await bot.event('MESSAGE_CREATE', ({ id }) => id === made.id);
  expect(created.d).toMatchObject({
    channel_type: 0,
    guild_id: testServer,
    member: { roles: [seeded.botRole] },
  });
  expect(await ask('update_message', { params, body: { content: 'second' } })).toMatchObject({
    content: 'second',
    flags: 4,
    edited_timestamp: expect.any(String),
  });
  await bot.event('MESSAGE_UPDATE', (d) => d['id'] === made.id && d['content'] === 'second');
  expect(await ask('update_message', { params, body: { flags: 0 } })).toMatchObject({
    flags: 0,
    content: 'second',
  });
  await ask('delete_message', { params });
  const deleted = await bot.event('MESSAGE_DELETE', ({ id }) => id === made.id);
  expect(deleted.d).toEqual({ id: made.id, channel_id: general, guild_id: testServer });
  expect(await refused('get_message', { params })).toBe('404 10008');
  expect(await refused('update_message', { params, body: { content: 'x' } })).toBe('404 10008');
});

it('lists messages by pages: the newest, before, after or around one', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await write(pictures)).id);
  const [fifth, fourth, third, second, first] = ids;
  const list = async (query: Record<string, string | number>) =>
    (await ask('list_messages', { params: at(pictures), query })).map(({ id }: { id: string }) => id);
  expect(await list({ limit: 2 })).toEqual([fifth, fourth]);
  expect(await list({ before: third ?? '', limit: 1 })).toEqual([second]);
  expect(await list({ after: third ?? '', limit: 1 })).toEqual([fourth]);
  expect(await list({ around: third ?? '', limit: 3 })).toEqual([fourth, third, second]);
  expect(await list({ around: first ?? '', limit: 1 })).toEqual([first]);
  expect(await list({ before: third ?? '', after: third ?? '' })).toEqual([fifth, fourth]);
});

it.each([
  ['limit=abc', { limit: 'abc' }],
  ['limit=0', { limit: 0 }],
  ['limit=101', { limit: 101 }],
  ['before=abc', { before: 'abc' }],
])('a list with %s is refused', async (_what, query) => {
  expect(await refused('list_messages', { params: at(general), query })).toBe('400 50035');
});

it('a reply shows what it replies to, or null once that is deleted', async () => {
  const target = await said('the question');
  const reply = await write(general, { content: 'the answer', message_reference: { message_id: target } });
  expect(reply).toMatchObject({
    type: 19,
    message_reference: { message_id: target, channel_id: general, guild_id: testServer },
    referenced_message: { id: target },
    mentions: [{ id: ada }],
  });
  await ask('delete_message', { params: at(general, target) });
  expect(await ask('get_message', { params: at(general, reply.id) })).toMatchObject({
    type: 19,
    referenced_message: null,
  });
});

it('a reply to nothing is refused, unless it does not mind', async () => {
  const body = { content: 'x', message_reference: { message_id: '1000000000000000000' } };
  expect(await refusedWrite(general, body)).toBe('400 50035');
  const lenient = { ...body, message_reference: { ...body.message_reference, fail_if_not_exists: false } };
  expect(await write(general, lenient)).toMatchObject({ type: 0 });
});

it('nobody replies to a system message, edits it or forwards it', async () => {
  const { id } = await admin.ask('create_message', { params: at(general), body: { content: 'x' } });
  await admin.ask('create_pin', { params: at(general, id) });
  const [told] = await admin.ask('list_messages', { params: at(general), query: { limit: 1 } });
  expect(told.type).toBe(6);
  const reply = { content: 'x', message_reference: { message_id: told.id } };
  expect(await admin.refused('create_message', { params: at(general), body: reply })).toBe('400 50035');
  expect(
    await admin.refused('update_message', { params: at(general, told.id), body: { content: 'x' } }),
  ).toBe('403 50021');
  const forward = { message_reference: { type: 1, message_id: told.id, channel_id: general } };
  expect(await admin.refused('create_message', { params: at(general), body: forward })).toBe('403 50021');
});

it('a message needs something to show, and a channel for text', async () => {
  expect(await refusedWrite(general, {})).toBe('400 50006');
  expect(await refusedWrite(general, { content: 'x'.repeat(2001) })).toBe('400 50035');
  expect(await refusedWrite('1', { content: 'x' })).toBe('404 10003');
  expect(await refusedWrite(seeded.forum, { content: 'x' })).toBe('400 50008');
  const category = discord.admin.createChannel({ guildId: testServer, name: 'a category', type: 4 });
  expect(await refusedWrite(category, { content: 'x' })).toBe('400 50008');
  const voice = discord.admin.createChannel({ guildId: testServer, name: 'voice', type: 2 });
  await write(voice);
  discord.admin.setBotPermissions(voice, BOT_PERMISSIONS & ~Permission.Connect);
  expect(await refused('list_messages', { params: at(voice) })).toBe('403 50001');
});

it('text to speech takes its permission, and updates never speak', async () => {
  expect(await refusedWrite(general, { content: 'x', tts: true })).toBe('403 50013');
  discord.admin.setBotPermissions(general, BOT_PERMISSIONS | Permission.SendTtsMessages);
  const spoken = await write(general, { content: 'x', tts: true });
  expect(spoken.tts).toBe(true);
  await ask('update_message', { params: at(general, spoken.id), body: { content: 'y' } });
  const { d } = await bot.event('MESSAGE_UPDATE', ({ id }) => id === spoken.id);
  expect(d['tts']).toBe(false);
  discord.admin.setBotPermissions(general, null);
});

it('a sticker that does not exist is refused', async () => {
  expect(await refusedWrite(general, { sticker_ids: ['1000000000000000000'] })).toBe('400 50081');
  const { id } = await write(general);
  const body = { sticker_ids: ['1000000000000000000'] };
  expect(await refused('update_message', { params: at(general, id), body })).toBe('400 50080');
});

it('the same nonce makes one message if it is enforced', async () => {
  const body = { content: 'once', nonce: 'n1', enforce_nonce: true };
  const [one, two] = [await write(general, body), await write(general, body)];
  expect(two.id).toBe(one.id);
  expect(one.nonce).toBe('n1');
});

it('messages of others are deleted by moderators only, and recorded', async () => {
  const params = at(general, await said('delete me'));
  const hearing = await bareBot(admin.local, 1 << 2);
  discord.admin.setBotPermissions(general, BOT_PERMISSIONS & ~Permission.ManageMessages);
  expect(await refused('delete_message', { params })).toBe('403 50013');
  discord.admin.setBotPermissions(general, null);
  expect(await refused('update_message', { params, body: { content: 'x' } })).toBe('403 50005');
  expect(await ask('update_message', { params, body: { flags: 4 } })).toMatchObject({ flags: 4 });
  await ask('delete_message', { params });
  const { id } = await admin.local.discord.as(mo).in(general).send('x');
  await admin.ask('delete_message', { params: at(general, id), reason: 'spam' });
  const { d } = await hearing.event('GUILD_AUDIT_LOG_ENTRY_CREATE');
  expect(d).toMatchObject({
    action_type: 72,
    target_id: mo,
    reason: 'spam',
    options: { channel_id: general, count: '1' },
  });
  hearing.leave();
  const dm = at(dmMo, await said('mine', dmMo, mo));
  expect(await refused('delete_message', { params: dm })).toBe('403 50003');
});

it('deletes many messages with one event', async () => {
  const messages = [await said('one', support), await said('two', support)];
  await ask('bulk_delete_messages', { params: at(support), body: { messages } });
  const { d } = await bot.event('MESSAGE_DELETE_BULK');
  expect(d).toEqual({ ids: messages, channel_id: support, guild_id: testServer });
  expect(await ask('list_messages', { params: at(support) })).toEqual([]);
});

it.each([
  ['one message', ['1500000000000000000'], '400 50016'],
  [
    '101 messages',
    Array.from({ length: 101 }, (_, index) => String(1_500_000_000_000n + BigInt(index))),
    '400 50016',
  ],
  ['the same message twice', ['1500000000000000000', '1500000000000000000'], '400 50035'],
  ['what is no id', ['x', 'y'], '400 50035'],
  ['messages older than two weeks', [seeded.general, seeded.support], '400 50034'],
  ['no list', 'x', '400 50035'],
])('a bulk deletion of %s is refused', async (_what, messages, code) => {
  expect(await refused('bulk_delete_messages', { params: at(support), body: { messages } })).toBe(code);
});

it('a bulk deletion takes Manage Messages in a server', async () => {
  const body = { messages: ['1500000000000000000', '1500000000000000001'] };
  expect(await refused('bulk_delete_messages', { params: at(dmMo), body })).toBe('403 50003');
  discord.admin.setBotPermissions(support, BOT_PERMISSIONS & ~Permission.ManageMessages);
  expect(await refused('bulk_delete_messages', { params: at(support), body })).toBe('403 50013');
  discord.admin.setBotPermissions(support, null);
});

it('people wait in slowmode, bots do not', async () => {
  const channelId = admin.local.discord.admin.createChannel({ guildId: testServer, name: 'slow' });
  await admin.ask('update_channel', { params: at(channelId), body: { rate_limit_per_user: 60 } });
  const { discord: other } = admin.local;
  await other.sendMessage({ userId: mo, channelId, content: 'first' });
  await expect(other.sendMessage({ userId: mo, channelId, content: 'second' })).rejects.toThrow('slowmode');
  await other.sendMessage({ userId: ada, channelId, content: 'administrators do not wait' });
  await other.sendMessage({ userId: ada, channelId, content: 'at all' });
  for (const content of ['a', 'b'])
    await admin.ask('create_message', { params: at(channelId), body: { content } });
});
