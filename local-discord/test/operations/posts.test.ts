import { afterAll, expect, it } from 'vitest';
import { defaultSeed, seeded } from '../../src/index.ts';
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

const { general, forum } = seeded;
const inTestServer = { guildId: seeded.testServer };
const start = (body: object, channel_id: string = general) =>
  ask('create_thread', { params: { channel_id }, body });
const update = (channel_id: string, body: object) => ask('update_channel', { params: { channel_id }, body });
const refusedUpdate = (channel_id: string, body: object) =>
  refused('update_channel', { params: { channel_id }, body });
it('a post carries tags of its forum, at least one if the forum asks for it', async () => {
  const tags = [{ name: 'bug' }, { name: 'staff', moderated: true }];
  const { available_tags } = await update(forum, {
    available_tags: tags,
    flags: 16,
    default_thread_rate_limit_per_user: 7,
  });
  const [bug] = available_tags;
  const body = { name: 'a post', message: { content: 'first' }, applied_tags: [bug.id] };
  const made = await start(body, forum);
  expect(made).toMatchObject({
    type: 11,
    applied_tags: [bug.id],
    rate_limit_per_user: 7,
    message: { id: made.id },
  });
  expect(await ask('get_channel', { params: { channel_id: forum } })).toMatchObject({
    last_message_id: made.id,
  });
  const refusedPost = (change: object) =>
    refused('create_thread', { params: { channel_id: forum }, body: { ...body, ...change } });
  expect(await refusedPost({ applied_tags: [] })).toBe('400 40067');
  expect(await refusedPost({ applied_tags: ['1'] })).toBe('404 10087');
  expect(await refusedPost({ message: {} })).toBe('400 50006');
  expect(await refusedPost({ message: undefined })).toBe('400 50035');
  expect(await refused('create_message', { params: { channel_id: forum }, body: { content: 'x' } })).toBe(
    '400 50008',
  );
});

it('a forum’s tags keep their ids by their names, and moderated ones are for moderators', async () => {
  const params = {
    channel_id: plain.local.discord.admin.createChannel({ ...inTestServer, name: 'tagged', type: 15 }),
  };
  const tags = async () => (await plain.ask('get_channel', { params })).available_tags;
  const post = (applied_tags: readonly string[]) =>
    plain.refused('create_thread', { params, body: { name: 'x', message: { content: 'x' }, applied_tags } });
  const staff = { name: 'staff', moderated: true, emoji: '🔒' };
  plain.local.discord.admin.setForumTags(params.channel_id, [staff], { areRequired: true });
  const [before] = await tags();
  expect(before).toMatchObject({ name: 'staff', moderated: true, emoji_name: '🔒', emoji_id: null });
  expect(await post([])).toBe('400 40066');
  expect(await post([before.id])).toBe('403 50013');
  plain.local.discord.admin.setForumTags(params.channel_id, [{ name: 'bug' }, staff], { areRequired: true });
  expect((await tags())[1]).toEqual(before);
  expect(await post([])).toBe('400 40067');
  plain.local.discord.admin.setForumTags(params.channel_id, []);
  expect((await plain.ask('get_channel', { params })).flags).toBe(0);
});

it('one post of a forum is pinned, until it is archived', async () => {
  const tagged = async (name: string) => {
    const { available_tags } = await ask('get_channel', { params: { channel_id: forum } });
    const applied_tags = available_tags.slice(0, 1).map(({ id }: { id: string }) => id);
    return (await start({ name, message: { content: 'x' }, applied_tags }, forum)).id as string;
  };
  const [one, two] = [await tagged('one'), await tagged('two')];
  expect(await update(one, { flags: 2 })).toMatchObject({ flags: 2 });
  expect(await refusedUpdate(two, { flags: 2 })).toBe('400 30047');
  expect(await update(one, { archived: true })).toMatchObject({ flags: 0 });
  expect(await update(two, { flags: 2 })).toMatchObject({ flags: 2 });
});
