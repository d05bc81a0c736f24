import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded, seedId } from '../../src/index.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const nsfw = seedId(60);
const seed = {
  ...adminSeed,
  guilds: adminSeed.guilds.map((one) =>
    one.id === seeded.testServer
      ? { ...one, channels: [...one.channels, { id: nsfw, name: 'after-dark', nsfw: true }] }
      : one,
  ),
};
const { ask, refused, local } = await startAsking({ seed });
afterAll(() => local.close());
const { discord } = local;
const params = { guild_id: seeded.testServer };
const channel = { channel_id: seeded.general };

beforeAll(async () => {
  const say = (content: string, more: object = {}) =>
    discord.sendMessage({ userId: seeded.mo, channelId: seeded.general, content, ...more });
  const { id: question } = await say('question');
  await discord.sendMessage({
    userId: seeded.lin,
    channelId: seeded.general,
    content: 'answer',
    replyTo: question,
  });
  await say('linked https://example.com/page');
  await say('pictured', { files: [{ name: 'cat.png', contentType: 'image/png', data: Buffer.from('') }] });
  await say('heard', { files: [{ name: 'song.mp3', contentType: 'audio/mpeg', data: Buffer.from('') }] });
  await discord.as(seeded.mo).in(nsfw).send('hidden');
  const write = (body: object) => ask('create_message', { params: channel, body });
  await write({
    content: 'embedded',
    embeds: [{ title: 'One', image: { url: 'https://example.com/a.png' } }],
  });
  const answers = [{ poll_media: { text: 'Yes' } }];
  await write({ content: 'polled', poll: { question: { text: 'Ready?' }, answers } });
  await write({ content: 'everyone @everyone' });
  const hook = discord.admin.createWebhook({ channelId: seeded.general, name: 'Hook' });
  await ask('execute_webhook', {
    params: { webhook_id: hook.id, webhook_token: hook.token },
    query: { wait: true },
    body: { content: 'hooked' },
    token: null,
  });
});

/** The first words of what is found, in the order of time. */
async function found(query: Record<string, string | boolean>): Promise<string[]> {
  const answer = await ask('guild_search', { params, query: { sort_order: 'asc', ...query } });
  return answer.messages.map(([{ content }]: [{ content: string }]) => content.split(' ')[0]);
}

it.each<[Record<string, string | boolean>, string[]]>([
  [{ author_type: 'webhook' }, ['hooked']],
  [{ author_type: 'bot' }, ['embedded', 'polled', 'everyone']],
  [{ author_type: '-user' }, ['embedded', 'polled', 'everyone', 'hooked']],
  [{ has: 'link' }, ['linked']],
  [{ has: 'file' }, ['pictured', 'heard']],
  [{ has: 'image' }, ['pictured', 'embedded']],
  [{ has: 'sound' }, ['heard']],
  [{ has: 'embed' }, ['embedded']],
  [{ has: 'poll' }, ['polled']],
  [{ has: '-file', author_type: 'user' }, ['question', 'answer', 'linked']],
  [{ link_hostname: 'example.com' }, ['linked']],
  [{ embed_type: 'image' }, ['embedded']],
  [{ attachment_filename: 'cat.png' }, ['pictured']],
  [{ attachment_extension: 'mp3' }, ['heard']],
  [{ replied_to_user_id: seeded.mo }, ['answer']],
  [{ mention_everyone: true }, ['everyone']],
  [{ include_nsfw: true, content: 'hidden' }, ['hidden']],
  [{ content: 'hidden' }, []],
])('a search for %j finds %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

it('a search for an unknown kind is refused', async () => {
  expect(await refused('guild_search', { params, query: { has: 'wings' } })).toBe('400 50035');
});
