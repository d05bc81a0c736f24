import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOT_PERMISSIONS, defaultSeed, Permission, seeded } from '../../src/index.ts';
import { type BareBot, bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const GUILDS = 1;
const MEMBERS = 1 << 1;
const MODERATION = 1 << 2;
const VOICE = 1 << 7;
const guild = { guild_id: seeded.testServer };
const ada = { ...guild, user_id: seeded.ada };
const mo = { ...guild, user_id: seeded.mo };
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The role of an administrator is above that of the bot, which moderates. */
const moderatorSeed = {
  ...defaultSeed,
  guilds: defaultSeed.guilds.map((one) => ({
    ...one,
    roles: one.roles
      .map((role) =>
        role.id === seeded.botRole
          ? { ...role, permissions: BOT_PERMISSIONS | Permission.ModerateMembers | Permission.KickMembers }
          : role,
      )
      .toReversed(),
    members: one.members.map((member) =>
      member.userId === seeded.lin ? { ...member, roleIds: [seeded.adminRole] } : member,
    ),
  })),
};

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const moderator = await startAsking({ seed: moderatorSeed });
const plain = await startAsking();
let bot: BareBot;
beforeAll(async () => {
  bot = await bareBot(local, GUILDS | MEMBERS | MODERATION | VOICE);
});
afterAll(() => {
  bot.leave();
  return Promise.all([local, moderator.local, plain.local].map((one) => one.close()));
});

it('members are listed by id, one unless asked for more', async () => {
  expect(await ask('list_guild_members', { params: guild })).toHaveLength(1);
  const all = await ask('list_guild_members', { params: guild, query: { limit: 1000 } });
  expect(all.map(({ user }: { user: { id: string } }) => user.id)).toEqual(
    [seeded.bot, seeded.ada, seeded.mo, seeded.lin].toSorted(),
  );
  const rest = await ask('list_guild_members', { params: guild, query: { limit: 9, after: seeded.mo } });
  expect(rest).toMatchObject([{ user: { id: seeded.lin } }]);
  expect(await refused('list_guild_members', { params: guild, query: { limit: 1001 } })).toBe('400 50035');
});

it('members are found by the start of a name', async () => {
  const found = await ask('search_guild_members', { params: guild, query: { query: 'MO', limit: 5 } });
  expect(found).toMatchObject([{ user: { id: seeded.mo } }]);
  expect(await refused('search_guild_members', { params: guild })).toBe('400 50035');
});

it('a nickname is set with an event and an audit log entry', async () => {
  const changed = await ask('update_guild_member', { params: mo, body: { nick: 'Momo' }, reason: 'asked' });
  expect(changed).toMatchObject({ nick: 'Momo', user: { id: seeded.mo } });
  const { d } = await bot.event('GUILD_MEMBER_UPDATE', ({ nick }) => nick === 'Momo');
  expect(d).toEqual({ guild_id: seeded.testServer, ...changed });
  const entry = await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (one) => one['action_type'] === 24);
  expect(entry.d).toMatchObject({ reason: 'asked', changes: [{ key: 'nick', new_value: 'Momo' }] });
  const tooLong = { params: mo, body: { nick: 'x'.repeat(33) } };
  expect(await refused('update_guild_member', tooLong)).toBe('400 50035');
});

it('nobody renames, times out or removes the owner', async () => {
  expect(await refused('update_guild_member', { params: ada, body: { nick: 'x' } })).toBe('403 50013');
  const body = { communication_disabled_until: inDays(1) };
  expect(await refused('update_guild_member', { params: ada, body })).toBe('403 50013');
  expect(await refused('delete_guild_member', { params: ada })).toBe('403 50013');
});

it('a timeout lasts at most 28 days and takes the permission to write', async () => {
  const until = inDays(28);
  const out = await ask('update_guild_member', { params: mo, body: { communication_disabled_until: until } });
  expect(out.communication_disabled_until).toBe(until);
  const body = { communication_disabled_until: inDays(29) };
  expect(await refused('update_guild_member', { params: mo, body })).toBe('400 50035');
  const canWrite = async () => {
    const { guilds } = await local.discord.as(seeded.mo).state();
    const members = guilds.flatMap((one) => one.members);
    const own = BigInt(members.find(({ userId }) => userId === seeded.mo)?.permissions ?? 0);
    return (own & Permission.SendMessages) !== 0n;
  };
  expect(await canWrite()).toBe(false);
  await ask('update_guild_member', { params: mo, body: { communication_disabled_until: null } });
  expect(await canWrite()).toBe(true);
});

it('a moderator times out members below, but neither administrators nor members above', async () => {
  const body = { communication_disabled_until: inDays(1) };
  await moderator.ask('update_guild_member', { params: mo, body });
  const lin = { ...guild, user_id: seeded.lin };
  expect(await moderator.refused('update_guild_member', { params: lin, body })).toBe('403 50013');
  expect(await moderator.refused('delete_guild_member', { params: lin })).toBe('403 50013');
  expect(await moderator.refused('update_guild_member', { params: mo, body: { nick: 'x' } })).toBe(
    '403 50013',
  );
});

it('roles are given, taken and replaced', async () => {
  const { id: role_id } = await ask('create_guild_role', { params: guild, body: { name: 'Friend' } });
  await ask('add_guild_member_role', { params: { ...mo, role_id } });
  await bot.event('GUILD_MEMBER_UPDATE', ({ roles }) => (roles as string[]).includes(role_id));
  const entry = await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (one) => one['action_type'] === 25);
  expect(entry.d['changes']).toEqual([{ key: '$add', new_value: [{ id: role_id, name: 'Friend' }] }]);
  await ask('delete_guild_member_role', { params: { ...mo, role_id } });
  expect((await ask('get_guild_member', { params: mo })).roles).toEqual([]);
  const set = await ask('update_guild_member', { params: mo, body: { roles: [role_id] } });
  expect(set.roles).toEqual([role_id]);
  expect(await refused('update_guild_member', { params: mo, body: { roles: ['1'] } })).toBe('404 10011');
  expect(await refused('add_guild_member_role', { params: { ...guild, user_id: '1', role_id } })).toBe(
    '404 10007',
  );
});

it('only members in voice are muted and moved', async () => {
  expect(await refused('update_guild_member', { params: mo, body: { mute: true } })).toBe('400 40032');
  expect(await refused('update_guild_member', { params: mo, body: { channel_id: null } })).toBe('400 40032');
});

it('of the flags, only the one that bypasses verification is set', async () => {
  const { flags } = await ask('update_guild_member', { params: mo, body: { flags: 7 } });
  expect(flags).toBe(4);
});

it('a bot renames itself, and needs no intent to hear of it', async () => {
  const deaf = await bareBot(local, GUILDS);
  await ask('update_my_guild_member', { params: guild, body: { nick: 'Helper' } });
  await deaf.event('GUILD_MEMBER_UPDATE', ({ nick }) => nick === 'Helper');
  await ask('update_guild_member', { params: mo, body: { nick: 'M' } });
  await deaf.settled();
  expect(deaf.events.filter(({ t }) => t === 'GUILD_MEMBER_UPDATE')).toHaveLength(1);
  deaf.leave();
});

it('a kick removes a member, with an event and an entry', async () => {
  const lin = { ...guild, user_id: seeded.lin };
  await ask('delete_guild_member', { params: lin, reason: 'spam' });
  const { d } = await bot.event('GUILD_MEMBER_REMOVE');
  expect(d).toMatchObject({ guild_id: seeded.testServer, user: { id: seeded.lin } });
  await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (one) => one['action_type'] === 20);
  expect(await refused('get_guild_member', { params: lin })).toBe('404 10007');
  expect(await refused('delete_guild_member', { params: lin })).toBe('404 10007');
});

it('a person joins with an OAuth2 token that allows it', async () => {
  const sam = { ...guild, user_id: seeded.sam };
  expect(await refused('add_guild_member', { params: sam, body: {} })).toBe('400 50035');
  expect(await refused('add_guild_member', { params: sam, body: { access_token: 'x' } })).toBe('403 50025');
  const useless = local.discord.admin.authorize(seeded.sam, ['identify']);
  expect(await refused('add_guild_member', { params: sam, body: { access_token: useless } })).toBe(
    '403 50026',
  );
  const access_token = local.discord.admin.authorize(seeded.sam, ['guilds.join']);
  const member = await ask('add_guild_member', { params: sam, body: { access_token, nick: 'Sammy' } });
  expect(member).toMatchObject({ nick: 'Sammy' });
  await bot.event('GUILD_MEMBER_ADD', ({ nick }) => nick === 'Sammy');
  expect(await ask('add_guild_member', { params: sam, body: { access_token } })).toBeNull();
});

it('people join, leave and get roles on the other side too', async () => {
  local.discord.admin.removeMember(seeded.testServer, seeded.sam);
  await bot.event('GUILD_MEMBER_REMOVE', ({ user }) => (user as { id: string }).id === seeded.sam);
  local.discord.admin.addMember(seeded.testServer, seeded.sam);
  local.discord.admin.setRoles(seeded.testServer, seeded.sam, [seeded.adminRole]);
  await bot.event('GUILD_MEMBER_UPDATE', ({ roles }) => (roles as string[]).includes(seeded.adminRole));
  expect(() => local.discord.admin.addMember(seeded.testServer, seeded.sam)).toThrow('already');
});

it('a prune counts and removes members without roles who have been silent for long', async () => {
  const { discord } = moderator.local;
  expect(await moderator.refused('preview_prune_guild', { params: guild })).toBe('403 50013');
  await discord.as(seeded.ada).in(seeded.general).send('hello');
  const fresh = await startAsking({ seed: adminSeed });
  await fresh.local.discord.as(seeded.mo).in(seeded.general).send('hello');
  expect(await fresh.ask('preview_prune_guild', { params: guild, query: { days: 30 } })).toEqual({
    pruned: 1,
  });
  expect(await fresh.ask('prune_guild', { params: guild, body: { days: 30 } })).toEqual({ pruned: 1 });
  expect(await fresh.refused('get_guild_member', { params: { ...guild, user_id: seeded.lin } })).toBe(
    '404 10007',
  );
  expect(await fresh.ask('prune_guild', { params: guild, body: { compute_prune_count: false } })).toEqual({
    pruned: null,
  });
  await fresh.local.close();
});

it('listing all members takes the intent of the portal', async () => {
  plain.local.discord.admin.allowIntents(0);
  expect(await plain.refused('list_guild_members', { params: guild })).toBe('403 50001');
  await plain.ask('search_guild_members', { params: guild, query: { query: 'a' } });
});

it('without permissions, members can only be read', async () => {
  await plain.ask('get_guild_member', { params: mo });
  expect(await plain.refused('update_guild_member', { params: mo, body: { nick: 'x' } })).toBe('403 50013');
  expect(await plain.refused('update_guild_member', { params: mo, body: { roles: [] } })).toBe('403 50013');
  expect(await plain.refused('delete_guild_member', { params: mo })).toBe('403 50013');
  await plain.ask('update_my_guild_member', { params: guild, body: { nick: 'me' } });
});
