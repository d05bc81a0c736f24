import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
/** A new webhook of the bot, as the parameters of its paths. */
async function newHook(channelId: string = seeded.general) {
  const made = await ask('create_webhook', { params: { channel_id: channelId }, body: { name: 'Hook' } });
  return { webhook_id: String(made.id), webhook_token: String(made.token) };
}

/** A webhook of a person, as other tools have it. */
function peoplesHook(channelId: string = seeded.general) {
  const { id, token } = local.discord.admin.createWebhook({ channelId, name: 'Build server' });
  return { webhook_id: id, webhook_token: token };
}

const open = { token: null };

it('a webhook posts under its own or another name, which bots and people see', async () => {
  const bot = await bareBot(local, Intent.GuildMessages | Intent.MessageContent);
  const params = peoplesHook();
  const body = { content: 'Build 7 is green', username: 'Builder', avatar_url: 'https://example.com/a.png' };
  const answer = await ask('execute_webhook', { params, body, query: { wait: true }, ...open });
  expect(answer).toMatchObject({
    content: 'Build 7 is green',
    webhook_id: params.webhook_id,
    author: { id: params.webhook_id, username: 'Builder', bot: true, discriminator: '0000' },
  });
  const event = await bot.event('MESSAGE_CREATE', ({ id }) => id === answer.id);
  expect(event.d).toMatchObject({ webhook_id: params.webhook_id, guild_id: seeded.testServer });
  expect(event.d).not.toHaveProperty('member');
  const seen = await local.discord.waitForMessage(({ id }) => id === answer.id);
  expect(seen.author.username).toBe('Builder');
  const avatar = await fetch(`${local.url}/avatars/${params.webhook_id}/${answer.author.avatar}.png`, {
    redirect: 'manual',
  });
  expect(avatar.headers.get('location')).toBe('https://example.com/a.png');
  bot.leave();
});

it('without wait only files have an answer, and embeds and refusals are those of messages', async () => {
  const params = peoplesHook();
  expect(await ask('execute_webhook', { params, body: { content: 'Quiet' }, ...open })).toBeNull();
  const form = new FormData();
  form.set('content', 'A file');
  form.set('files[0]', new Blob(['text'], { type: 'text/plain' }), 'note.txt');
  // Discord waits for files, whether it was asked to or not.
  const sent = await ask('execute_webhook', { params, body: form, ...open });
  expect(sent).toMatchObject({ content: 'A file', attachments: [{ filename: 'note.txt' }] });
  const refusal = (body: unknown) => refused('execute_webhook', { params, body, ...open });
  expect(await refusal({})).toBe('400 50006');
  expect(await refusal({ content: 'x'.repeat(2001) })).toBe('400 50035');
  expect(await refusal({ content: 'Hi', username: 'Discord' })).toBe('400 50035');
  const wrong = { ...params, webhook_token: 'wrong' };
  expect(await refused('execute_webhook', { params: wrong, body: { content: 'Hi' }, ...open })).toBe(
    '401 50027',
  );
  const unknown = { ...params, webhook_id: '1' };
  expect(await refused('execute_webhook', { params: unknown, body: { content: 'Hi' }, ...open })).toBe(
    '404 10015',
  );
});

it('a webhook notifies people only, unless allowed_mentions says otherwise', async () => {
  const params = peoplesHook();
  const content = `<@${seeded.mo}> <@&${seeded.adminRole}>`;
  const wait = { query: { wait: true }, ...open };
  expect(await ask('execute_webhook', { params, body: { content }, ...wait })).toMatchObject({
    mentions: [{ id: seeded.mo }],
    mention_roles: [],
  });
  const body = { content, allowed_mentions: { parse: ['roles'] } };
  expect(await ask('execute_webhook', { params, body, ...wait })).toMatchObject({
    mentions: [],
    mention_roles: [seeded.adminRole],
  });
});

it('only webhooks of applications send buttons; other ones need with_components for link buttons', async () => {
  const row = (button: unknown) => [{ type: 1, components: [button] }];
  const press = row({ type: 2, style: 1, label: 'Press', custom_id: 'press' });
  const link = row({ type: 2, style: 5, label: 'Open', url: 'https://example.com/' });
  const wait = { query: { wait: true }, ...open };
  const own = await newHook();
  const body = { content: 'Press it', components: press };
  expect((await ask('execute_webhook', { params: own, body, ...wait })).components).toHaveLength(1);
  const foreign = peoplesHook();
  expect((await ask('execute_webhook', { params: foreign, body, ...wait })).components).toEqual([]);
  const query = { wait: true, with_components: true };
  expect(await refused('execute_webhook', { params: foreign, body, query, ...open })).toBe('400 50035');
  const linked = { content: 'Open it', components: link };
  expect(
    (await ask('execute_webhook', { params: foreign, body: linked, query, ...open })).components,
  ).toHaveLength(1);
});

it('in a forum that asks for tags, a webhook names one of them', async () => {
  local.discord.admin.setForumTags(seeded.forum, [{ name: 'Finds' }], { areRequired: true });
  const { available_tags } = await ask('get_channel', { params: { channel_id: seeded.forum } });
  const [finds] = available_tags.map(({ id }: { id: string }) => id);
  const params = peoplesHook(seeded.forum);
  const body = { content: 'First', thread_name: 'A post' };
  expect(await refused('execute_webhook', { params, body, ...open })).toBe('400 40067');
  const tagged = { ...body, applied_tags: [finds] };
  const { channel_id } = await ask('execute_webhook', {
    params,
    body: tagged,
    query: { wait: true },
    ...open,
  });
  expect((await ask('get_channel', { params: { channel_id } })).applied_tags).toEqual([finds]);
  local.discord.admin.setForumTags(seeded.forum, []);
});

it('in a forum, a webhook opens a post or writes into one', async () => {
  const params = peoplesHook(seeded.forum);
  const wait = { wait: true };
  const execute = (body: unknown, query: Record<string, string | boolean> = wait) =>
    ask('execute_webhook', { params, body, query, ...open });
  const refusal = (body: unknown, query = {}) => refused('execute_webhook', { params, body, query, ...open });
  const first = await execute({ content: 'First', thread_name: 'A post' });
  expect(first.channel_id).toBe(first.id);
  const thread_id = String(first.channel_id);
  const second = await execute({ content: 'Second' }, { wait: true, thread_id });
  expect(second.channel_id).toBe(thread_id);
  expect(await refusal({ content: 'Where?' })).toBe('400 220001');
  expect(await refusal({ content: 'Where?', thread_name: 'x' }, { thread_id })).toBe('400 220002');
  expect(await refusal({ content: 'Where?' }, { thread_id: seeded.thread })).toBe('404 10003');
  const named = { content: 'Where?', thread_name: 'x' };
  expect(await refused('execute_webhook', { params: peoplesHook(), body: named, ...open })).toBe(
    '400 220003',
  );
  local.discord.admin.changeThread(thread_id, { archived: true });
  await execute({ content: 'Third' }, { wait: true, thread_id });
  const message = { ...params, message_id: String(second.id) };
  expect(await refused('get_webhook_message', { params: message, ...open })).toBe('404 10008');
  const found = await ask('get_webhook_message', { params: message, query: { thread_id }, ...open });
  expect(found.content).toBe('Second');
});

it('a webhook reads, edits and deletes its own messages only', async () => {
  const params = peoplesHook();
  const wait = { query: { wait: true }, ...open };
  const sent = await ask('execute_webhook', { params, body: { content: 'Before' }, ...wait });
  const message = { ...params, message_id: String(sent.id) };
  const body = { content: 'After' };
  const edited = await ask('update_webhook_message', { params: message, body, ...open });
  expect(edited).toMatchObject({ content: 'After', author: { username: 'Build server' } });
  expect(edited.edited_timestamp).not.toBeNull();
  expect(await ask('get_webhook_message', { params: message, ...open })).toMatchObject(body);
  const stranger = { ...peoplesHook(), message_id: String(sent.id) };
  expect(await refused('update_webhook_message', { params: stranger, body, ...open })).toBe('404 10008');
  expect(await refused('get_original_webhook_message', { params, ...open })).toBe('404 10008');
  await ask('delete_webhook_message', { params: message, ...open });
  expect(await refused('get_webhook_message', { params: message, ...open })).toBe('404 10008');
});
