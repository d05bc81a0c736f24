import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../../src/index.ts';
import { describeFrame } from '../../src/transcript/lines.ts';
import { Permission } from '../../src/world/permissions.ts';
import { bareBot } from '../bare-bot.ts';

const { mo, general } = seeded;
const GUILD_MESSAGES = 1 << 9;
let local: RunningLocalDiscord;
beforeAll(async () => {
  local = await startLocalDiscord();
});
afterAll(() => local.close());

const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
const post = (path: string, body: unknown) =>
  fetch(`${local.apiUrl}/v10${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
/** Without the times. */
const lines = () =>
  local.discord
    .transcript()
    .split('\n')
    .map((line) => line.replace(/^ *\d+\.\d{3} {2}/, ''));

it('tells who said what, and what was sent and refused, with names', async () => {
  const bot = await bareBot(local, GUILD_MESSAGES);
  await local.discord.as(mo).in(general).send('Hello');
  await post(`/channels/${general}/messages`, { content: 'Hi' });
  await post(`/channels/${general}/messages`, { content: '' });
  await bot.settled();
  bot.leave();
  const told = lines();
  expect(told).toContain('Mo: sendMessage {"channelId":"#general","content":"Hello"}');
  expect(told).toContain('Mo in #general: Hello');
  expect(told).toContainEqual(expect.stringMatching(/^gateway → bot MESSAGE_CREATE .*channel_id="#general"/));
  expect(told).toContain('Bot in #general: Hi');
  expect(told).toContain('bot → POST /channels/#general/messages: 200 {"content":"Hi"}');
  expect(told).toContainEqual(expect.stringMatching(/^ +! .*50006/));
  expect(told.filter((line) => line === 'Bot in #general: Hi')).toHaveLength(1);
  expect(local.discord.transcript()).not.toContain(LOCAL_TOKEN);
});

it('tells later lines to listeners, from a reset on anew', async () => {
  local.discord.reset();
  const heard: string[] = [];
  const stop = local.discord.onTranscriptLine((line) => heard.push(line));
  await local.discord.as(mo).in(general).send('Again');
  stop();
  await local.discord.as(mo).in(general).send('Unheard');
  expect(heard.filter((line) => !line.includes('gateway →'))).toEqual([
    expect.stringMatching(/Mo: sendMessage/),
    expect.stringMatching(/Mo in #general: Again$/),
  ]);
});

it('writes mentions as people see them', async () => {
  local.discord.reset();
  const { support, testServer } = seeded;
  const content = `<@${mo}>, see <#${support}>, says <@&${seeded.adminRole}> of ${testServer}`;
  await local.discord.as(mo).in(general).send(content);
  expect(lines()).toContain('Mo in #general: @Mo, see #support, says @Administrator of Test Server');
});

it('names the permissions that a refused request lacks', async () => {
  local.discord.reset();
  local.discord.admin.setBotPermissions(general, Permission.ViewChannel);
  await post(`/channels/${general}/messages`, { embeds: [{ title: 'Hello' }] });
  local.discord.admin.setBotPermissions(general, 0n);
  await post(`/channels/${general}/messages`, { content: 'Hello' });
  expect(lines().filter((line) => /^ +! the bot/.test(line))).toEqual([
    expect.stringMatching(/! the bot lacks SendMessages, EmbedLinks$/),
    expect.stringMatching(/! the bot lacks ViewChannel$/),
  ]);
});

it('names the fields of a request that were ignored', () => {
  const text = describeFrame({
    kind: 'rest',
    method: 'PATCH',
    route: '/users/@me',
    headers: {},
    body: { colour: 'red' },
    status: 200,
    answer: {},
    warnings: ['field "colour" is ignored'],
    address: '127.0.0.1',
    arrivedAt: 0,
    tookMs: 1,
  });
  expect(text).toMatch(/^bot → PATCH \/users\/@me: 200 .*\n +! field "colour" is ignored$/);
});
