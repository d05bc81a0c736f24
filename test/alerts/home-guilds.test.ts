import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { createHomeGuilds } from '../../src/alerts/home-guilds.ts';
import { isPublicBot } from '../../src/discord/gateway/application.ts';
import { createLog } from '../../src/process/log.ts';
import { isHome } from '../../src/store/index.ts';

let local: RunningLocalDiscord;
let lines: string[];
const stopping = new AbortController();
beforeEach(async () => {
  lines = [];
  local = await startLocalDiscord();
});
afterEach(() => local.close());

function createSource(configured: readonly string[] = []) {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return createHomeGuilds({ configured, isPublic: () => isPublicBot(local.apiUrl, LOCAL_TOKEN), log });
}

it.each([
  ['none for a public application', true, [], [], 'home servers: none'],
  ['all for a private application', false, [], 'all', 'home servers: all'],
  ['those of HOME_GUILD_IDS for a public application', true, ['1'], ['1'], 'home servers: those of'],
  ['those of HOME_GUILD_IDS for a private application', false, ['1'], ['1'], 'home servers: those of'],
])('finds home servers (%s) and logs them once', async (_which, bot_public, configured, expected, line) => {
  local.discord.admin.changePortal({ bot_public });
  const source = createSource(configured);
  await source.resolve(stopping.signal);
  expect(source.now()).toEqual(expected);
  expect(lines).toEqual([expect.stringContaining(line)]);
});

it('finds no home server when Discord does not say whether the application is public', async () => {
  local.discord.admin.changePortal({ bot_public: null });
  const source = createSource();
  await source.resolve(stopping.signal);
  expect(source.now()).toEqual([]);
});

it('follows the application when it becomes public and private again, and keeps the last answer during an outage', async () => {
  local.discord.admin.changePortal({ bot_public: false });
  const source = createSource();
  await source.resolve(stopping.signal);
  const stopped = new AbortController();
  const watching = source.watch(stopped.signal, 20);
  local.discord.admin.changePortal({ bot_public: true });
  await vi.waitFor(() => expect(source.now()).toEqual([]), { timeout: 10_000 });
  local.discord.admin.changePortal({ bot_public: false });
  await vi.waitFor(() => expect(source.now()).toBe('all'), { timeout: 10_000 });
  local.discord.faults.failNext({ status: 500, route: /^\/applications\/@me/, times: 3 });
  await vi.waitFor(() => expect(local.discord.faults.failing).toBe(0), { timeout: 10_000 });
  expect(source.now()).toBe('all');
  stopped.abort();
  await watching;
  expect(lines.map((line) => /home servers: (none|all)/.exec(line)?.[1])).toEqual(['all', 'none', 'all']);
});

it('has no home server until Discord answers, and logs the failed attempts once', async () => {
  local.discord.admin.changePortal({ bot_public: false });
  local.discord.faults.failNext({ status: 500, route: /^\/applications\/@me/, times: 2 });
  const source = createSource();
  const resolving = source.resolve(stopping.signal);
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('not known yet')]), {
    timeout: 10_000,
  });
  expect(source.now()).toBe('unknown');
  expect(isHome(source.now(), '1')).toBe(false);
  await resolving;
  expect(source.now()).toBe('all');
  expect(lines.filter((line) => line.includes('not known yet'))).toHaveLength(1);
});

it('asks again after a proxy answered with a JSON string, which discord.js reports as a TypeError', async () => {
  const replies = [{ status: 403, body: '"blocked"' }];
  const proxy = createServer((_request, response) => {
    const { status, body } = replies.shift() ?? { status: 200, body: '{"bot_public":false}' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = z.object({ port: z.number() }).parse(proxy.address());
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const url = `http://127.0.0.1:${address.port}`;
  const source = createHomeGuilds({ configured: [], isPublic: () => isPublicBot(url, LOCAL_TOKEN), log });
  await source.resolve(stopping.signal);
  expect(source.now()).toBe('all');
  expect(lines.join('')).toContain("Cannot use 'in' operator");
  proxy.close();
  proxy.closeAllConnections();
});
