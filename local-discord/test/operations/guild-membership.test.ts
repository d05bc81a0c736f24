import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { type BareBot, bareBot } from '../bare-bot.ts';
import { GUILDS, guild, second, startGuilds } from './guild-setup.ts';
import { PIXEL } from './pictures.ts';

const { ask, refused, local, plain, bot, close } = await startGuilds();
afterAll(close);

it('a bot lists its guilds, with its permissions', async () => {
  const mine = await plain.ask('list_my_guilds', { query: { with_counts: true } });
  expect(mine).toMatchObject([{ id: seeded.testServer, owner: false, approximate_member_count: 4 }]);
  expect(await plain.ask('list_my_guilds', { query: { after: seeded.testServer } })).toEqual([]);
});

it('a bot changes its own user and a server, whose pictures are served', async () => {
  const changed = await ask('update_my_user', { body: { username: 'Robot', avatar: PIXEL } });
  expect(changed).toMatchObject({ username: 'Robot', avatar: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const served = await fetch(`${local.url}/avatars/${seeded.bot}/${changed.avatar}.png?size=64`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { icon } = await ask('update_guild', { params: guild, body: { icon: PIXEL } });
  expect((await fetch(`${local.url}/icons/${seeded.testServer}/${icon}.webp`)).status).toBe(200);
  expect((await fetch(`${local.url}/icons/${seeded.testServer}/${'0'.repeat(32)}.png`)).status).toBe(404);
  await bot.event('USER_UPDATE', ({ username }) => username === 'Robot');
  expect(await refused('update_my_user', { body: { username: 'Robot', avatar: 'x' } })).toBe('400 50035');
  expect(await ask('get_my_oauth2_authorization')).toMatchObject({ application: { id: seeded.bot } });
});

it('an integration of a bot goes with the bot', async () => {
  local.discord.admin.addBot(seeded.testServer, second.id);
  await bot.event('INTEGRATION_CREATE');
  const integrations = await ask('list_guild_integrations', { params: guild });
  expect(integrations.map(({ id }: { id: string }) => id)).toEqual([seeded.bot, second.id]);
  const query = { action_type: 80 };
  const log = await ask('list_guild_audit_log_entries', { params: guild, query });
  expect(log.integrations).toMatchObject([{ id: second.id, type: 'discord', application_id: second.id }]);
  await ask('delete_guild_integration', { params: { ...guild, integration_id: second.id } });
  await bot.event('INTEGRATION_DELETE', ({ id }) => id === second.id);
  await bot.event('GUILD_MEMBER_REMOVE', ({ user }) => (user as { id: string }).id === second.id);
  const gone = { params: { ...guild, integration_id: second.id } };
  expect(await refused('delete_guild_integration', gone)).toBe('404 10005');
});

it('an outage hides a server and its events from bots until it is over', async () => {
  local.discord.admin.setOutage(seeded.testServer, true);
  await bot.event('GUILD_DELETE', ({ unavailable }) => unavailable === true);
  const late = await bareBot(local, GUILDS);
  await late.event('GUILD_DELETE', ({ unavailable }) => unavailable === true);
  local.discord.admin.removeMember(seeded.testServer, seeded.lin);
  await bot.settled();
  const removed = ({ t, d }: BareBot['events'][number]) =>
    t === 'GUILD_MEMBER_REMOVE' && (d['user'] as { id: string }).id === seeded.lin;
  expect(bot.events.some(removed)).toBe(false);
  local.discord.admin.setOutage(seeded.testServer, false);
  const back = await late.event('GUILD_CREATE');
  expect(back.d).toMatchObject({ id: seeded.testServer, unavailable: false });
  late.leave();
});

it('a bot that is kicked, or leaves, gets GUILD_DELETE and 50001', async () => {
  const isOver = (d: Record<string, unknown>) => d['unavailable'] === undefined;
  await ask('update_guild', { params: guild, body: { name: 'Club' } });
  local.discord.admin.kickBot(seeded.testServer);
  await bot.event('GUILD_DELETE', isOver);
  expect(await refused('get_guild', { params: guild })).toBe('403 50001');
  const post = { params: { channel_id: seeded.general }, body: { content: 'hello' } };
  expect(await refused('create_message', post)).toBe('403 50001');
  local.discord.admin.addBot(seeded.testServer);
  await bot.event('GUILD_CREATE', ({ name, roles }) => name === 'Club' && (roles as unknown[]).length === 3);
  await ask('create_message', post);
  const before = bot.events.length;
  await ask('leave_guild', { params: guild });
  await bot.settled();
  expect(bot.events.slice(before).map(({ t }) => t)).toContain('GUILD_DELETE');
  expect(await refused('leave_guild', { params: guild })).toBe('404 10004');
});
