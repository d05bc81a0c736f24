import { afterAll, expect, it } from 'vitest';
import { defaultSeed, seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';
import { OTHER_BOT, OTHER_TOKEN, seedWithOtherBot } from './other-bot.ts';

const EVENTS = (1 << 0) | (1 << 1) | (1 << 2) | (1 << 9);

const { ask, refused, local } = await startAsking({ seed: seedWithOtherBot });
const plain = await startAsking({ seed: defaultSeed });
const bot = await bareBot(local, EVENTS);
afterAll(async () => {
  bot.leave();
  await Promise.all([local.close(), plain.local.close()]);
});

const { general, testServer, ada, mo, lin } = seeded;
const { discord } = local;

const start = (body: object, channel_id: string = general) =>
  ask('create_thread', { params: { channel_id }, body });
const update = (channel_id: string, body: object) => ask('update_channel', { params: { channel_id }, body });
const messagesIn = (channelId: string, userId: string = ada) => discord.as(userId).in(channelId).messages();
const idsOf = ({ threads }: { threads: { id: string }[] }) => threads.map(({ id }) => id);

it('members join, leave, and are added and removed by others', async () => {
  const { id: channel_id } = await start({ name: 'club', type: 11 });
  const of = (user_id: string) => ({ params: { channel_id, user_id } });
  await ask('add_thread_member', of(mo));
  const { d } = await bot.event(
    'THREAD_MEMBERS_UPDATE',
    (one) => one['id'] === channel_id && one['member_count'] === 2,
  );
  expect(d['added_members']).toMatchObject([{ user_id: mo, member: { user: { id: mo } }, presence: null }]);
  expect((await messagesIn(channel_id)).at(-1)).toMatchObject({ type: 1 });
  expect(await ask('get_thread_member', of(mo))).not.toHaveProperty('member');
  const full = { ...of(mo), query: { with_member: true } };
  expect(await ask('get_thread_member', full)).toMatchObject({ user_id: mo, member: { user: { id: mo } } });
  const list = 'list_thread_members';
  expect(await ask('list_thread_members', { params: { channel_id } })).toHaveLength(2);
  const page = { params: { channel_id }, query: { with_member: true, limit: 1, after: seeded.bot } };
  expect(await ask(list, page)).toMatchObject([{ user_id: mo, member: { user: { id: mo } } }]);
  await ask('delete_thread_member', of(mo));
  await bot.event(
    'THREAD_MEMBERS_UPDATE',
    ({ removed_member_ids: ids }) => Array.isArray(ids) && ids[0] === mo,
  );
  expect(await refused('get_thread_member', of(mo))).toBe('404 10007');
  expect(await refused('add_thread_member', of('1'))).toBe('404 10007');
  await ask('leave_thread', of(mo));
  await ask('leave_thread', of(mo));
  expect(await ask(list, { params: { channel_id } })).toEqual([]);
  await ask('join_thread', of(mo));
  await bot.event('THREAD_CREATE', (one) => one['id'] === channel_id && one['newly_created'] === undefined);
  expect(await refused('join_thread', { params: { channel_id: general } })).toBe('400 50024');
});

it('who writes in a thread joins it', async () => {
  const { id: channel_id } = await start({ name: 'talk', type: 11 });
  await discord.as(lin).in(channel_id).send(`hello <@${mo}>`);
  for (const user_id of [lin, mo]) await ask('get_thread_member', { params: { channel_id, user_id } });
});

it('a private thread is seen by its members and by moderators', async () => {
  const { id: channel_id } = await start({ name: 'private', type: 12 });
  const params = { channel_id, user_id: OTHER_BOT };
  const sees = async (userId: string) =>
    (await discord.as(userId).state()).guilds.some(({ channels }) =>
      channels.some(({ id }) => id === channel_id),
    );
  expect(await refused('get_channel', { params, token: OTHER_TOKEN })).toBe('403 50001');
  expect([await sees(ada), await sees(mo)]).toEqual([true, false]);
  await ask('add_thread_member', { params });
  await ask('add_thread_member', { params: { ...params, user_id: mo } });
  await ask('get_channel', { params, token: OTHER_TOKEN });
  expect(await sees(mo)).toBe(true);
  const active = await ask('get_active_guild_threads', {
    params: { guild_id: testServer },
    token: OTHER_TOKEN,
  });
  expect(idsOf(active)).toContain(channel_id);
  expect(active.members).toContainEqual(expect.objectContaining({ id: channel_id, user_id: OTHER_BOT }));
  await ask('delete_thread_member', { params });
  expect(await refused('get_channel', { params, token: OTHER_TOKEN })).toBe('403 50001');
  expect(
    idsOf(await ask('get_active_guild_threads', { params: { guild_id: testServer }, token: OTHER_TOKEN })),
  ).not.toContain(channel_id);
});

it('lists archived threads by pages: public, private, and those it joined', async () => {
  const channel_id = discord.admin.createChannel({ guildId: testServer, name: 'archive' });
  const params = { channel_id };
  const archived = async (type: number) => {
    const { id } = await start({ name: 'done', type }, channel_id);
    await update(id, { archived: true });
    return id as string;
  };
  const open = [await archived(11), await archived(11), await archived(11)].reverse();
  const closed = [await archived(12), await archived(12)].reverse();
  const list = 'list_public_archived_threads';
  const page = await ask('list_public_archived_threads', { params, query: { limit: 2 } });
  expect({ ids: idsOf(page), more: page.has_more }).toEqual({ ids: open.slice(0, 2), more: true });
  const before = page.threads[1].thread_metadata.archive_timestamp;
  const rest = await ask(list, { params, query: { before } });
  expect(open.slice(2)).toEqual(expect.arrayContaining(idsOf(rest)));
  expect(idsOf(await ask('list_private_archived_threads', { params }))).toEqual(closed);
  expect(idsOf(await ask('list_my_private_archived_threads', { params }))).toEqual(closed);
  const older = { params, query: { before: closed[0] ?? '' } };
  expect(idsOf(await ask('list_my_private_archived_threads', older))).toEqual(closed.slice(1));
  expect(await refused(list, { params, query: { limit: 1 } })).toBe('400 50035');
  expect(await refused(list, { params: { channel_id: seeded.dmMo } })).toBe('400 50024');
  const plainParams = { params: { channel_id: general } };
  expect(await plain.refused('list_private_archived_threads', plainParams)).toBe('403 50013');
  expect(idsOf(await plain.ask('list_my_private_archived_threads', plainParams))).toEqual([]);
});

it('finds threads by their names and tags', async () => {
  const channel_id = discord.admin.createChannel({ guildId: testServer, name: 'searched', type: 15 });
  const { available_tags } = await update(channel_id, { available_tags: [{ name: 'a' }, { name: 'b' }] });
  const [a, b] = available_tags.map(({ id }: { id: string }) => id);
  const post = async (name: string, applied_tags: string[]) =>
    (await start({ name, message: { content: name }, applied_tags }, channel_id)).id as string;
  const [apple, pear] = [await post('Apple pie', [a]), await post('Pear pie', [a, b])];
  const search = async (query: Record<string, string | number | boolean>) => {
    const found = await ask('thread_search', { params: { channel_id }, query });
    return { ids: idsOf(found), total: found.total_results, first: found.first_messages?.length ?? 0 };
  };
  expect(await search({ name: 'pie' })).toEqual({ ids: [pear, apple], total: 2, first: 2 });
  expect(await search({ name: 'apple' })).toMatchObject({ ids: [apple] });
  expect(await search({ tag: `${a},${b}`, tag_setting: 'match_all' })).toMatchObject({ ids: [pear] });
  expect(await search({ tag: b })).toMatchObject({ ids: [pear] });
  expect(await search({ sort_by: 'creation_time', sort_order: 'asc', limit: 1 })).toMatchObject({
    ids: [apple],
    total: 2,
  });
  expect(await search({ archived: true })).toMatchObject({ ids: [] });
});
