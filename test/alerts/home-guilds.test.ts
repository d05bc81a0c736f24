import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../sandbox/discord.ts';
import { createHomeGuilds } from '../../src/alerts/home-guilds.ts';
import { isPublic } from '../../src/discord/is-public-bot.ts';
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

function homesOf(configured: readonly string[] = []) {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return createHomeGuilds({ configured, isPublic: () => isPublic(local.apiUrl, LOCAL_TOKEN), log });
}

it.each([
  ['none for a public application', true, [], [], 'home servers: none'],
  ['all for a private application', false, [], 'all', 'home servers: all'],
  ['those of HOME_GUILD_IDS for a public application', true, ['1'], ['1'], 'home servers: those of'],
  ['those of HOME_GUILD_IDS for a private application', false, ['1'], ['1'], 'home servers: those of'],
])('home servers: %s, with one line in the log', async (_which, bot_public, configured, expected, line) => {
  local.discord.changePortal({ bot_public });
  const homes = homesOf(configured);
  await homes.resolve(stopping.signal);
  expect(homes.now()).toEqual(expected);
  expect(lines).toEqual([expect.stringContaining(line)]);
});

it('home servers: none for an application of which Discord does not say whether it is public', async () => {
  local.discord.changePortal({ bot_public: null });
  const homes = homesOf();
  await homes.resolve(stopping.signal);
  expect(homes.now()).toEqual([]);
});

it('home servers: none soon after a private application became public, and all again afterwards', async () => {
  local.discord.changePortal({ bot_public: false });
  const homes = homesOf();
  await homes.resolve(stopping.signal);
  const stopped = new AbortController();
  const watching = homes.watch(stopped.signal, 20);
  local.discord.changePortal({ bot_public: true });
  await vi.waitFor(() => expect(homes.now()).toEqual([]));
  local.discord.changePortal({ bot_public: false });
  await vi.waitFor(() => expect(homes.now()).toBe('all'));
  local.discord.failNext({ status: 500, route: /^\/applications\/@me/, times: 3 });
  await vi.waitFor(() => expect(local.discord.failing).toBe(0));
  expect(homes.now()).toBe('all');
  stopped.abort();
  await watching;
  expect(lines.map((line) => /home servers: (none|all)/.exec(line)?.[1])).toEqual(['all', 'none', 'all']);
});

it('home servers: none until Discord has answered, which is said once however often it is asked', async () => {
  local.discord.changePortal({ bot_public: false });
  local.discord.failNext({ status: 500, route: /^\/applications\/@me/, times: 2 });
  const homes = homesOf();
  const learning = homes.resolve(stopping.signal);
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('not known yet')]));
  expect(homes.now()).toBe('unknown');
  expect(isHome(homes.now(), '1')).toBe(false);
  await learning;
  expect(homes.now()).toBe('all');
  expect(lines.filter((line) => line.includes('not known yet'))).toHaveLength(1);
});
