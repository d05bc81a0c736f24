import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const community = {
  ...adminSeed,
  guilds: adminSeed.guilds.map((one) => ({ ...one, features: ['COMMUNITY'] })),
};
const { ask, refused, local } = await startAsking({ seed: community });
const plain = await startAsking();
const bot = await bareBot(local, (1 << 0) | (1 << 2) | (1 << 11));
afterAll(async () => {
  bot.leave();
  await Promise.all([local.close(), plain.local.close()]);
});

const { testServer, general, support, thread, mo, ada, dmMo, botRole } = seeded;
const guild = { guild_id: testServer };
const create = (body: object) => ask('create_guild_channel', { params: guild, body });
const update = (channel_id: string, body: object, reason = '') =>
  ask('update_channel', { params: { channel_id }, body, ...(reason ? { reason } : {}) });
const refusedUpdate = (channel_id: string, body: object) =>
  refused('update_channel', { params: { channel_id }, body });
const recorded = (action: number, target: string) =>
  bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (d) => d['action_type'] === action && d['target_id'] === target);

it('creates channels with the names that Discord keeps, and says so', async () => {
  const params = guild;
  const made = await ask('create_guild_channel', {
    params,
    body: { name: 'My  New Channel!', topic: 'x' },
    reason: 'why',
  });
  expect(made).toMatchObject({ name: 'my-new-channel', type: 0, topic: 'x', guild_id: testServer });
  await bot.event('CHANNEL_CREATE', ({ id }) => id === made.id);
  expect((await recorded(10, made.id)).d).toMatchObject({ reason: 'why', user_id: seeded.bot });
  expect(await ask('get_channel', { params: { channel_id: made.id } })).toEqual(made);
  expect(await create({ name: 'Voice Room', type: 2, bitrate: 9000, user_limit: 5 })).toMatchObject({
    name: 'Voice Room',
    bitrate: 9000,
    user_limit: 5,
  });
  const listed = await ask('list_guild_channels', { params });
  expect(listed.map(({ id }: { id: string }) => id)).toContain(made.id);
  expect(listed.map(({ id }: { id: string }) => id)).not.toContain(thread);
});

it('a forum has tags and defaults', async () => {
  const forum = await create({
    name: 'help',
    type: 15,
    available_tags: [
      { name: 'Bug', moderated: true },
      { name: 'Idea', emoji_name: '💡' },
    ],
    default_reaction_emoji: { emoji_name: '👍' },
    default_sort_order: 1,
    default_forum_layout: 2,
  });
  expect(forum).toMatchObject({
    available_tags: [
      { name: 'Bug', moderated: true, emoji_id: null },
      { name: 'Idea', emoji_name: '💡' },
    ],
    default_reaction_emoji: { emoji_name: '👍', emoji_id: null },
    default_sort_order: 1,
    default_forum_layout: 2,
  });
  const [bug] = forum.available_tags;
  const changed = await update(forum.id, {
    available_tags: [{ ...bug, name: 'Fault' }, { name: 'New' }],
    flags: 16,
  });
  expect(changed).toMatchObject({
    flags: 16,
    available_tags: [{ id: bug.id, name: 'Fault' }, { name: 'New' }],
  });
  expect(await refusedUpdate(forum.id, { available_tags: [{ name: 'A' }, { name: 'a' }] })).toBe('400 40061');
});

it.each([
  ['no name', {}],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['a type that does not exist', { name: 'x', type: 99 }],
  ['a topic of 1,025 characters', { name: 'x', topic: 'x'.repeat(1025) }],
  ['a parent that is no category', { name: 'x', parent_id: general }],
  ['a parent that does not exist', { name: 'x', parent_id: '1' }],
  ['a slowmode of more than six hours', { name: 'x', rate_limit_per_user: 21_601 }],
])('a channel with %s is refused', async (_what, body) => {
  expect(await refused('create_guild_channel', { params: guild, body })).toBe('400 50035');
});

it('updates what is given, and sends one event and one record', async () => {
  const { id } = await create({ name: 'before', topic: 'old' });
  const changed = await update(
    id,
    { name: 'After All', nsfw: true, rate_limit_per_user: 5, position: 3 },
    'tidy',
  );
  expect(changed).toMatchObject({
    name: 'after-all',
    topic: 'old',
    nsfw: true,
    rate_limit_per_user: 5,
    position: 3,
  });
  await bot.event('CHANNEL_UPDATE', (d) => d['id'] === id && d['name'] === 'after-all');
  expect((await recorded(11, id)).d).toMatchObject({
    reason: 'tidy',
    changes: expect.arrayContaining([{ key: 'name', old_value: 'before', new_value: 'after-all' }]),
  });
  expect(await update(id, { topic: null })).toMatchObject({ topic: null, name: 'after-all' });
  expect(await update(id, { type: 5 })).toMatchObject({ type: 5 });
  expect(await refusedUpdate(id, { type: 2 })).toBe('400 50035');
  expect(await refusedUpdate(dmMo, { name: 'x' })).toBe('403 50003');
  expect(await refusedUpdate('1', { name: 'x' })).toBe('404 10003');
});

it('a category holds 50 channels', async () => {
  const { id: parent_id } = await create({ name: 'full', type: 4 });
  for (let count = 0; count < 50; count += 1) await create({ name: `c${count}`, parent_id });
  const body = { name: 'one more', parent_id };
  expect(await refused('create_guild_channel', { params: guild, body })).toBe('400 50035');
});

it('orders channels, and moves one at a time', async () => {
  const category = await create({
    name: 'moved to',
    type: 4,
    permission_overwrites: [{ id: botRole, type: 0, allow: '1024' }],
  });
  const [one, two] = [await create({ name: 'one' }), await create({ name: 'two' })];
  const move = (body: object[]) => ({ params: guild, body });
  const first = { id: one.id, position: 90, parent_id: category.id, lock_permissions: true };
  await ask('bulk_update_guild_channels', move([first, { id: two.id, position: 91 }]));
  expect(await ask('get_channel', { params: { channel_id: one.id } })).toMatchObject({
    position: 90,
    parent_id: category.id,
    permission_overwrites: category.permission_overwrites,
  });
  const both = [
    { id: one.id, parent_id: null },
    { id: two.id, parent_id: category.id },
  ];
  expect(await refused('bulk_update_guild_channels', move(both))).toBe('400 40009');
  expect(await refused('bulk_update_guild_channels', move([{ id: '1', position: 1 }]))).toBe('404 10003');
});

it('a voice channel shows a status', async () => {
  const { id: channel_id } = await create({ name: 'talk', type: 2 });
  await ask('update_voice_channel_status', { params: { channel_id }, body: { status: 'reading' } });
  const { d } = await bot.event('VOICE_CHANNEL_STATUS_UPDATE');
  expect(d).toEqual({ id: channel_id, guild_id: testServer, status: 'reading' });
  const wrong = { params: { channel_id: general }, body: { status: 'x' } };
  expect(await refused('update_voice_channel_status', wrong)).toBe('400 50024');
});

it('follows an announcement channel', async () => {
  const params = { channel_id: seeded.announcements };
  const body = { webhook_channel_id: support };
  const { channel_id, webhook_id } = await ask('follow_channel', { params, body });
  expect(channel_id).toBe(seeded.announcements);
  expect(webhook_id).toMatch(/^\d+$/);
  const [told] = (await local.discord.as(ada).in(support).messages()).slice(-1);
  expect(told).toMatchObject({ type: 12 });
  const { id: message_id } = await ask('create_message', { params, body: { content: 'news' } });
  const crossposted = await ask('crosspost_message', { params: { ...params, message_id } });
  expect(crossposted.flags & 1).toBe(1);
  await local.discord.waitForMessage(({ channelId, content }) => channelId === support && content === 'news');
  expect(await refused('crosspost_message', { params: { ...params, message_id } })).toBe('400 40033');
  expect(await refused('follow_channel', { params: { channel_id: general }, body })).toBe('400 50024');
});

it('opens a DM, and closing it keeps it', async () => {
  const dm = await ask('create_dm', { body: { recipient_id: mo } });
  expect(dm).toMatchObject({ id: dmMo, type: 1, recipients: [{ id: mo }] });
  expect(await ask('delete_channel', { params: { channel_id: dmMo } })).toMatchObject({ id: dmMo });
  expect(await ask('create_dm', { body: { recipient_id: mo } })).toMatchObject({ id: dmMo });
  expect(await refused('create_dm', { body: { recipient_id: '1' } })).toBe('400 50033');
  expect(await refused('create_dm', { body: { recipient_id: seeded.bot } })).toBe('400 50007');
});

it('a bot has no group DMs', async () => {
  const params = { channel_id: dmMo, user_id: ada };
  expect(await refused('add_group_dm_user', { params, body: { access_token: 'x' } })).toBe('400 50024');
  expect(await refused('delete_group_dm_user', { params })).toBe('400 50024');
});

it('typing is shown with the member', async () => {
  await ask('trigger_typing_indicator', { params: { channel_id: general } });
  const { d } = await bot.event('TYPING_START');
  expect(d).toMatchObject({
    user_id: seeded.bot,
    guild_id: testServer,
    member: { user: { id: seeded.bot } },
  });
});

it('people get channels that a test creates', async () => {
  const id = local.discord.admin.createChannel({ guildId: testServer, name: 'Made by a test', type: 0 });
  await bot.event('CHANNEL_CREATE', (d) => d['id'] === id && d['name'] === 'made-by-a-test');
  await local.discord.as(mo).in(id).send('hello');
  local.discord.admin.deleteChannel(id);
  await bot.event('CHANNEL_DELETE', (d) => d['id'] === id);
});
