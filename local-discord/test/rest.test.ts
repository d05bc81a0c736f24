import { Client, type Message, REST } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';
import { loginBot } from './bot.ts';

const { mo, general, announcements } = seeded;
const path = `/channels/${general}/messages` as const;
let running: RunningLocalDiscord;
let rest: REST;

const post = async (body: unknown) => (await rest.post(path, { body })) as { id: string; content: string };

beforeAll(async () => {
  running = await startLocalDiscord();
  rest = new REST({ api: running.apiUrl, retries: 0 }).setToken(LOCAL_TOKEN);
});

afterAll(async () => {
  await running.close();
});

test('sends a message, edits only the given fields, and deletes it', async () => {
  const { id } = await post({ content: 'hello', embeds: [{ title: 'T' }] });
  const edited = await rest.patch(`${path}/${id}`, { body: { content: null } });
  expect(edited).toMatchObject({ content: '', embeds: [{ title: 'T' }] });
  await expect(rest.patch(`${path}/${id}`, { body: { embeds: [] } })).rejects.toMatchObject({ code: 50006 });
  await rest.delete(`${path}/${id}`);
  await expect(rest.get(`${path}/${id}`)).rejects.toMatchObject({ code: 10008, status: 404 });
});

test('returns the first message for a repeated enforced nonce', async () => {
  const first = await post({ content: 'once', nonce: 'abc', enforce_nonce: true });
  expect((await post({ content: 'once', nonce: 'abc', enforce_nonce: true })).id).toBe(first.id);
  expect((await post({ content: 'once', nonce: 'abc' })).id).not.toBe(first.id);
});

test('replies to a message, and refuses to reply to an unknown one', async () => {
  const asked = await running.discord.as(mo).in(general).send('hi');
  const reply = await post({ content: 'yes?', message_reference: { message_id: asked.id } });
  expect(reply).toMatchObject({ type: 19, referenced_message: { id: asked.id, content: 'hi' } });
  const missing = { message_id: seeded.bot };
  await expect(post({ content: 'x', message_reference: missing })).rejects.toMatchObject({ code: 50035 });
  expect(
    await post({ content: 'x', message_reference: { ...missing, fail_if_not_exists: false } }),
  ).toMatchObject({
    type: 0,
  });
});

test('answers bad requests with Discord errors', async () => {
  await expect(post({})).rejects.toMatchObject({ code: 50006, status: 400 });
  await expect(rest.get('/channels/123456789012345678')).rejects.toMatchObject({ code: 10003 });
  await expect(rest.get('/nothing/here')).rejects.toMatchObject({ status: 404 });
  await expect(
    rest.post(`/channels/${seeded.forum}/messages`, { body: { content: 'x' } }),
  ).rejects.toMatchObject({
    code: 50008,
  });
  const foreign = await running.discord.as(mo).in(general).send('mine');
  await expect(rest.patch(`${path}/${foreign.id}`, { body: { content: 'x' } })).rejects.toMatchObject({
    code: 50005,
  });
  expect(await rest.patch(`${path}/${foreign.id}`, { body: { flags: 4 } })).toMatchObject({ flags: 4 });
});

test('returns channels, DMs, threads and the bot', async () => {
  expect(await rest.get(`/channels/${announcements}`)).toMatchObject({
    type: 5,
    guild_id: seeded.testServer,
  });
  const dm = await rest.post('/users/@me/channels', { body: { recipient_id: mo } });
  expect(dm).toMatchObject({ id: seeded.dmMo, type: 1 });
  const message = { content: 'first' };
  const thread = await rest.post(`/channels/${seeded.forum}/threads`, { body: { name: 'Shoes', message } });
  const { id } = thread as { id: string };
  expect(thread).toMatchObject({ type: 11, parent_id: seeded.forum });
  expect(await rest.get(`/channels/${id}/messages`)).toMatchObject([{ content: 'first' }]);
  expect(await rest.get('/users/@me')).toMatchObject({ id: seeded.bot });
  expect(await rest.get('/applications/@me')).toMatchObject({ id: seeded.bot });
});

test('refuses follow-ups before the first answer with 10015', async () => {
  const bot = await loginBot(running, async () => undefined);
  const seen = new Promise<{ token: string }>((resolve) => bot.once('interactionCreate', resolve));
  await running.discord.as(mo).in(general).run('slow');
  const { token } = await seen;
  const body = { content: 'x' };
  const hook = `/webhooks/${seeded.bot}/${token}` as const;
  await expect(rest.post(hook, { body, auth: false })).rejects.toMatchObject({ code: 10015 });
  await bot.destroy();
});

test('injects failures into the chosen route only', async () => {
  running.discord.faults.failNext({ status: 429, retryAfter: 0.05, route: /messages/ });
  running.discord.faults.failNext({ status: 503, route: /typing/ });
  expect((await post({ content: 'after the limit' })).content).toBe('after the limit');
  await expect(rest.post(`/channels/${general}/typing`)).rejects.toMatchObject({ status: 503 });
  const statuses = running.discord.requests.slice(-3).map(({ status }) => status);
  expect(statuses).toEqual([429, 200, 503]);
});

test('refuses requests with a wrong token', async () => {
  const client = new Client({ intents: [], rest: { api: running.apiUrl } });
  await expect(client.login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
});

test('shows message content only to bots that can read it', async () => {
  const read = async (intents: number, content: string) => {
    const bot = await loginBot(running, async () => undefined, { intents });
    const next = new Promise<Message>((resolve) => bot.once('messageCreate', resolve));
    await running.discord.as(mo).in(general).send(content);
    const message = await next;
    await bot.destroy();
    return message.content;
  };
  const messages = 1 | (1 << 9);
  expect(await read(messages, 'secret link')).toBe('');
  expect(await read(messages, `<@${seeded.bot}> link`)).toBe(`<@${seeded.bot}> link`);
  expect(await read(messages | (1 << 15), 'open link')).toBe('open link');
});

test('offers the client calls over HTTP, with events', async () => {
  const call = (method: string, body: unknown) =>
    fetch(`${running.url}/client/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const leave = new AbortController();
  const events = await fetch(`${running.url}/client/events?user=${mo}`, { signal: leave.signal });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const sent = await call('sendMessage', { userId: mo, channelId: general, content: 'over http' });
  expect(sent.status).toBe(200);
  let text = '';
  while (reader && !text.includes('over http')) text += (await reader.read()).value ?? '';
  expect(text).toMatch(/^data: \{"type":"message.create"/m);
  leave.abort();
  const refused = await call('runCommand', { userId: mo, channelId: general, name: 'nothing' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({ message: 'there is no command "nothing" here' });
  expect((await call('state', { userId: 'nobody' })).status).toBe(400);
  expect((await call('toString', {})).status).toBe(404);
});
