import { afterAll, expect, it } from 'vitest';
import { BOT_PERMISSIONS, defaultSeed, Permission, seeded } from '../../src/index.ts';
import { customEmoji, emojiOf } from '../../src/messages/emoji-names.ts';
import { createWorld } from '../../src/world/create-world.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';

const REACTIONS = (1 << 10) | (1 << 0);

const { ask, refused, local } = await startAsking();
const bot = await bareBot(local, REACTIONS);
afterAll(async () => {
  bot.leave();
  await local.close();
});

const { general, ada, mo, dmMo, thread } = seeded;
const { discord } = local;

async function written(content = 'react to this', channelId: string = general, userId: string = ada) {
  const { id: message_id } = await discord.as(userId).in(channelId).send(content);
  return { channel_id: channelId, message_id };
}

const reactionsOf = async (params: { channel_id: string; message_id: string }) =>
  (await ask('get_message', { params })).reactions;

it('a bot reacts once with an emoji, and takes it back', async () => {
  const params = { ...(await written()), emoji_name: '👍' };
  await ask('add_my_message_reaction', { params });
  await ask('add_my_message_reaction', { params });
  expect(await reactionsOf(params)).toMatchObject([{ emoji: { id: null, name: '👍' }, count: 1, me: true }]);
  const [message] = (await discord.as(mo).in(general).messages()).slice(-1);
  expect(message?.reactions).toEqual([{ emoji: { id: null, name: '👍' }, userIds: [seeded.bot] }]);
  await ask('delete_my_message_reaction', { params });
  expect(await reactionsOf(params)).toBeUndefined();
});

it('bots hear of the reactions of people, with the member and the author of the message', async () => {
  const params = await written();
  await discord.as(mo).react({ id: params.message_id }, '🎉');
  const added = await bot.event('MESSAGE_REACTION_ADD', (d) => d['message_id'] === params.message_id);
  expect(added.d).toMatchObject({
    user_id: mo,
    channel_id: general,
    guild_id: seeded.testServer,
    message_author_id: ada,
    member: { user: { id: mo } },
    emoji: { id: null, name: '🎉' },
    burst: false,
    type: 0,
  });
  await discord.as(mo).removeReaction({ id: params.message_id }, '🎉');
  const removed = await bot.event('MESSAGE_REACTION_REMOVE', (d) => d['message_id'] === params.message_id);
  expect(removed.d).toMatchObject({ user_id: mo, emoji: { name: '🎉' }, burst: false, type: 0 });
  expect(removed.d).not.toHaveProperty('member');
});

it('letters, keycaps and flags are emoji', async () => {
  const params = await written();
  for (const emoji_name of ['🇾', '🇳🇴', '4️⃣']) {
    await ask('add_my_message_reaction', { params: { ...params, emoji_name } });
  }
  expect(await reactionsOf(params)).toMatchObject([
    { emoji: { name: '🇾' } },
    { emoji: { name: '🇳🇴' } },
    { emoji: { name: '4️⃣' } },
  ]);
});

it('an emoji that does not exist is unknown', async () => {
  const params = await written();
  for (const emoji_name of ['x', 'smile:1000000000000000000', '👍👍']) {
    expect(await refused('add_my_message_reaction', { params: { ...params, emoji_name } })).toBe('400 10014');
  }
  expect(emojiOf('smile:1000000000000000000')).toEqual({ name: 'smile', id: '1000000000000000000' });
  await expect(discord.as(mo).react({ id: params.message_id }, 'x')).rejects.toThrow();
});

it('a new emoji takes Add Reactions, one that is there already only Read Message History', async () => {
  const params = await written();
  await discord.as(mo).react({ id: params.message_id }, '👀');
  discord.admin.setBotPermissions(general, BOT_PERMISSIONS & ~Permission.AddReactions);
  await ask('add_my_message_reaction', { params: { ...params, emoji_name: '👀' } });
  expect(await refused('add_my_message_reaction', { params: { ...params, emoji_name: '👍' } })).toBe(
    '403 50013',
  );
  discord.admin.setBotPermissions(general, BOT_PERMISSIONS & ~Permission.ReadMessageHistory);
  expect(await refused('add_my_message_reaction', { params: { ...params, emoji_name: '👀' } })).toBe(
    '403 50013',
  );
  discord.admin.setBotPermissions(general, null);
});

it('a message takes 20 kinds of emoji', async () => {
  const params = await written();
  const emoji = Array.from({ length: 21 }, (_, index) => String.fromCodePoint(0x1f600 + index));
  for (const emoji_name of emoji.slice(0, 20)) {
    await ask('add_my_message_reaction', { params: { ...params, emoji_name } });
  }
  const over = { ...params, emoji_name: emoji[20] ?? '' };
  expect(await refused('add_my_message_reaction', { params: over })).toBe('400 30010');
});

it('lists who reacted, by pages of ids', async () => {
  const params = { ...(await written()), emoji_name: '❤️' };
  for (const userId of [mo, ada]) {
    await discord.as(userId).react({ id: params.message_id }, '❤️');
  }
  const list = 'list_message_reactions_by_emoji';
  const ids = (users: { id: string }[]) => users.map(({ id }) => id);
  expect(ids(await ask('list_message_reactions_by_emoji', { params }))).toEqual([ada, mo]);
  expect(ids(await ask(list, { params, query: { limit: 1 } }))).toEqual([ada]);
  expect(ids(await ask(list, { params, query: { after: ada } }))).toEqual([mo]);
  expect(await ask(list, { params, query: { type: 1 } })).toEqual([]);
  expect(await refused(list, { params, query: { limit: 101 } })).toBe('400 50035');
});

it('a moderator removes the reactions of others: one, those of an emoji, or all', async () => {
  const params = { ...(await written()), emoji_name: '👍' };
  const { message_id: messageId } = params;
  await discord.as(ada).react({ id: messageId }, '👍');
  await discord.as(mo).react({ id: messageId }, '👍');
  await ask('delete_user_message_reaction', { params: { ...params, user_id: mo } });
  expect(await reactionsOf(params)).toMatchObject([{ count: 1 }]);
  await ask('delete_all_message_reactions_by_emoji', { params });
  const emptied = await bot.event('MESSAGE_REACTION_REMOVE_EMOJI', (d) => d['message_id'] === messageId);
  expect(emptied.d).toMatchObject({ emoji: { name: '👍' }, channel_id: general });
  await discord.as(ada).react({ id: messageId }, '🎉');
  await ask('delete_all_message_reactions', { params });
  await bot.event('MESSAGE_REACTION_REMOVE_ALL', (d) => d['message_id'] === messageId);
  expect(await reactionsOf(params)).toBeUndefined();
});

it('without Manage Messages the reactions of others stay, and always in a DM', async () => {
  const params = { ...(await written()), emoji_name: '👍' };
  discord.admin.setBotPermissions(general, BOT_PERMISSIONS & ~Permission.ManageMessages);
  expect(await refused('delete_all_message_reactions', { params })).toBe('403 50013');
  discord.admin.setBotPermissions(general, null);
  const dm = { ...(await written('hi', dmMo, mo)), emoji_name: '👍' };
  await ask('add_my_message_reaction', { params: dm });
  expect(await refused('delete_all_message_reactions', { params: dm })).toBe('403 50003');
});

it('an archived thread takes no reactions', async () => {
  const params = { ...(await written('in a thread', thread)), emoji_name: '👍' };
  discord.admin.changeThread(thread, { archived: true });
  expect(await refused('add_my_message_reaction', { params })).toBe('400 50083');
  discord.admin.changeThread(thread, { archived: false });
});

it('a bot knows the custom emojis of its servers and its own', () => {
  const world = createWorld(defaultSeed, 'token');
  const emoji = {
    id: '1000000000000000000',
    name: 'blob',
    animated: true,
    roleIds: [],
    creatorId: ada,
    image: Buffer.from(''),
  };
  world.guilds.get(seeded.otherServer)?.emojis.set(emoji.id, emoji);
  expect(customEmoji(world, seeded.bot, emoji.id)).toBeUndefined();
  world.guilds.get(seeded.testServer)?.emojis.set(emoji.id, emoji);
  expect(customEmoji(world, seeded.bot, emoji.id)).toEqual({ emoji, guildId: seeded.testServer });
  world.bots.get(seeded.bot)?.emojis.set(emoji.id, emoji);
  expect(customEmoji(world, seeded.bot, emoji.id)).toEqual({ emoji, guildId: null });
});
