import { RateLimitError, REST } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { Permission } from '../src/world/permissions.ts';

let running: RunningLocalDiscord;
let rest: REST;
beforeAll(async () => {
  running = await startLocalDiscord();
  rest = new REST({ api: running.apiUrl, retries: 0, rejectOnRateLimit: () => true }).setToken(LOCAL_TOKEN);
});
afterAll(() => running.close());

const { general, forum } = seeded;
const id = async (request: Promise<unknown>) => ((await request) as { id: string }).id;
const post = (channelId: string, content = 'x') =>
  id(rest.post(`/channels/${channelId}/messages`, { body: { content } }));
const start = (messageId: string, body: object = { name: 'a thread' }) =>
  rest.post(`/channels/${general}/messages/${messageId}/threads`, { body });
const openPost = (body: object = { name: 'a post', message: { content: 'first' } }) =>
  id(rest.post(`/channels/${forum}/threads`, { body }));
const edit = (channelId: string, messageId: string) =>
  rest.patch(`/channels/${channelId}/messages/${messageId}`, { body: { content: 'y' } });

test('a message has one thread, with its id', async () => {
  const message = await post(general);
  expect(await id(start(message))).toBe(message);
  await expect(start(message)).rejects.toMatchObject({ code: 160_004 });
});

test.each([
  ['an empty name', { name: ' ' }],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['a time that Discord does not offer', { name: 'x', auto_archive_duration: 90 }],
])('a thread with %s is refused', async (_what, body) => {
  await expect(start(await post(general), body)).rejects.toMatchObject({ code: 50_035 });
});

test('starting a thread takes its permission, writing in it another one', async () => {
  const message = await post(general);
  const all = Object.values(Permission).reduce((sum, bit) => sum | bit, 0n) & ~Permission.Administrator;
  running.discord.admin.setBotPermissions(general, all & ~Permission.CreatePublicThreads);
  await expect(start(message)).rejects.toMatchObject({ code: 50_013 });
  running.discord.admin.setBotPermissions(general, all & ~Permission.SendMessagesInThreads);
  await start(message);
  await expect(post(message)).rejects.toMatchObject({ code: 50_013 });
  running.discord.admin.setBotPermissions(general, null);
  await post(message);
});

test('a message brings an archived thread back, an edit does not', async () => {
  const thread = await openPost();
  running.discord.admin.changeThread(thread, { archived: true });
  await expect(edit(thread, thread)).rejects.toMatchObject({ code: 50_083 });
  await post(thread);
  await edit(thread, thread);
});

test('the bot brings an archived thread back by itself', async () => {
  const thread = await openPost();
  running.discord.admin.changeThread(thread, { archived: true });
  await rest.patch(`/channels/${thread}`, { body: { archived: false } });
  await edit(thread, thread);
});

test('a locked thread takes no message and stays as it is', async () => {
  const thread = await openPost();
  running.discord.admin.changeThread(thread, { archived: true, locked: true });
  await expect(post(thread)).rejects.toMatchObject({ code: 160_005 });
  await expect(rest.patch(`/channels/${thread}`, { body: { archived: false } })).rejects.toMatchObject({
    code: 50_013,
  });
});

test('a deleted thread is unknown, with its messages', async () => {
  const message = await post(general);
  await start(message);
  const reply = await post(message);
  running.discord.admin.deleteChannel(message);
  await expect(post(message)).rejects.toMatchObject({ code: 10_003 });
  await expect(edit(message, reply)).rejects.toMatchObject({ code: 10_003 });
  await edit(general, message);
});

test('lists the threads of a server that are not archived', async () => {
  const [one, archived] = [await openPost(), await openPost()];
  running.discord.admin.changeThread(archived, { archived: true });
  const { threads } = (await rest.get(`/guilds/${seeded.testServer}/threads/active`)) as {
    threads: { id: string; parent_id: string }[];
  };
  expect(threads).toContainEqual(expect.objectContaining({ id: one, parent_id: forum }));
  expect(threads.map((thread) => thread.id)).not.toContain(archived);
});

test('refuses further edits of old messages when a test says so', async () => {
  const message = await post(general);
  running.discord.admin.limitOldEdits({ edits: 1, olderThanMs: 0 });
  await edit(general, message);
  await expect(edit(general, message)).rejects.toBeInstanceOf(RateLimitError);
  expect(running.discord.requests.at(-1)?.status).toBe(429);
  running.discord.admin.limitOldEdits(null);
  await edit(general, message);
});
