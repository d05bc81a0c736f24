import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../../src/index.ts';
import { type BareBot, bareBot } from '../bare-bot.ts';

const { mo, general, testServer } = seeded;
const GUILDS = 1;
let local: RunningLocalDiscord;
let bot: BareBot;

beforeAll(async () => {
  local = await startLocalDiscord();
  bot = await bareBot(local, GUILDS);
});
afterAll(async () => {
  bot.leave();
  await local.close();
});

const headers = { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
const register = () =>
  fetch(`${local.apiUrl}/v10/applications/${seeded.bot}/commands`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'ask', description: 'Asks' }),
  });
const commandNames = async () => (await local.discord.as(mo).state()).commands.map(({ name }) => name);
const write = () => local.discord.as(mo).in(general).send('Hello');

it('removes messages and channels, planned failures, permissions and requests', async () => {
  const { discord } = local;
  await write();
  await register();
  discord.admin.deleteChannel(seeded.support);
  discord.admin.setBotPermissions(general, 0n);
  discord.faults.failNext({ status: 500 });
  discord.reset();
  expect(await discord.as(mo).in(general).messages()).toEqual([]);
  const { guilds } = await discord.as(mo).state();
  expect(guilds[0]?.channels.map(({ id }) => id)).toContain(seeded.support);
  expect(discord.faults.failing).toBe(0);
  expect(discord.requests).toEqual([]);
  expect(discord.transcript()).toBe('');
  const body = JSON.stringify({ content: 'Allowed again' });
  const sent = await fetch(`${local.apiUrl}/v10/channels/${general}/messages`, {
    method: 'POST',
    headers,
    body,
  });
  expect(sent.status).toBe(200);
});

it('shows connected bots an outage of their servers', async () => {
  await bot.settled();
  bot.events.length = 0;
  local.discord.reset();
  await bot.event('GUILD_CREATE', ({ id }) => id === testServer);
  expect(bot.events.map(({ t, d }) => [t, d['id'], d['unavailable']])).toEqual([
    ['GUILD_DELETE', testServer, true],
    ['GUILD_CREATE', testServer, false],
  ]);
  expect(local.discord.isConnected()).toBe(true);
});

it('keeps commands, unless they are to be forgotten', async () => {
  await register();
  local.discord.reset();
  expect(await commandNames()).toEqual(['ask']);
  local.discord.reset({ forgetCommands: true });
  expect(await commandNames()).toEqual([]);
});

it('refuses late answers to what was before', async () => {
  await register();
  const { interactionId } = await local.discord.as(mo).in(general).run('ask');
  const { d } = await bot.event('INTERACTION_CREATE', ({ id }) => id === interactionId);
  local.discord.reset();
  const url = `${local.apiUrl}/v10/interactions/${interactionId}/${d['token']}/callback`;
  const body = JSON.stringify({ type: 4, data: { content: 'Late' } });
  const late = await fetch(url, { method: 'POST', headers, body });
  expect([late.status, Object(await late.json()).code]).toEqual([404, 10062]);
  expect(await local.discord.as(mo).in(general).messages()).toEqual([]);
});

it('drops bots if told so', async () => {
  const dropped = await bareBot(local, GUILDS);
  local.discord.reset({ dropBots: true });
  await expect.poll(() => dropped.events.some(({ op }) => op === 9)).toBe(true);
  dropped.leave();
});

it('keeps bots that came with a token of their own', async () => {
  const open = await startLocalDiscord({ token: null });
  const token = `${Buffer.from('200000000000000001').toString('base64url')}.x.y`;
  const me = async () => {
    const answer = await fetch(`${open.apiUrl}/v10/users/@me/guilds`, {
      headers: { authorization: `Bot ${token}` },
    });
    return answer.status;
  };
  await me();
  open.discord.reset();
  expect(open.discord.operations.size).toBeGreaterThan(0);
  const { users } = await open.discord.as(mo).state();
  expect(users.map(({ id }) => id)).toContain('200000000000000001');
  await open.close();
});
