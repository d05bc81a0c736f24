import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSeed, Permission, seeded, seedId } from '../../src/index.ts';
import { type BareBot, bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const GUILDS = 1;
const MODERATION = 1 << 2;
const guild = { guild_id: seeded.testServer };
const top = seedId(50);
const low = seedId(51);

/** The bot manages roles; "Low" is below its role, "Top" above it. */
const ranked = {
  ...defaultSeed,
  guilds: defaultSeed.guilds.map((one) =>
    one.id === seeded.testServer
      ? {
          ...one,
          roles: [
            { id: low, name: 'Low', color: '#000000', permissions: Permission.SendMessages },
            ...one.roles.map((role) =>
              role.id === seeded.botRole
                ? { ...role, permissions: Permission.ManageRoles | Permission.SendMessages }
                : role,
            ),
            { id: top, name: 'Top', color: '#000000', permissions: 0n },
          ],
        }
      : one,
  ),
};

const admin = await startAsking({ seed: adminSeed });
const { ask, refused, local } = await startAsking({ seed: ranked });
const plain = await startAsking();
let bot: BareBot;
beforeAll(async () => {
  bot = await bareBot(admin.local, GUILDS | MODERATION);
});
afterAll(() => {
  bot.leave();
  return Promise.all([local, admin.local, plain.local].map((one) => one.close()));
});

it('a role is created, changed and deleted, with an event and an audit log entry each', async () => {
  const role = await admin.ask('create_guild_role', {
    params: guild,
    body: { name: 'Helper', color: 0xff0000, hoist: true },
    reason: 'more hands',
  });
  expect(role).toMatchObject({ name: 'Helper', colors: { primary_color: 0xff0000 }, position: 1 });
  const created = await bot.event('GUILD_ROLE_CREATE');
  expect(created.d).toEqual({ guild_id: seeded.testServer, role });
  const entry = await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (d) => d['action_type'] === 30);
  expect(entry.d).toMatchObject({ target_id: role.id, reason: 'more hands', user_id: seeded.bot });

  const one = { ...guild, role_id: role.id };
  const changed = await admin.ask('update_guild_role', { params: one, body: { name: 'Guide', hoist: null } });
  expect(changed).toMatchObject({ name: 'Guide', hoist: true });
  await bot.event('GUILD_ROLE_UPDATE', ({ role }) => (role as { name: string }).name === 'Guide');
  expect(await admin.ask('get_guild_role', { params: one })).toEqual(changed);
  const update = await bot.event('GUILD_AUDIT_LOG_ENTRY_CREATE', (d) => d['action_type'] === 31);
  expect(update.d['changes']).toEqual([{ key: 'name', old_value: 'Helper', new_value: 'Guide' }]);

  await admin.ask('delete_guild_role', { params: one });
  const deleted = await bot.event('GUILD_ROLE_DELETE');
  expect(deleted.d).toEqual({ guild_id: seeded.testServer, role_id: role.id });
  expect(await admin.refused('get_guild_role', { params: one })).toBe('404 10011');
});

it('a deleted role is taken from its members', async () => {
  const { id: role_id } = await admin.ask('create_guild_role', { params: guild });
  await admin.ask('add_guild_member_role', { params: { ...guild, user_id: seeded.mo, role_id } });
  expect(await admin.ask('guild_role_member_counts', { params: guild })).toMatchObject({ [role_id]: 1 });
  await admin.ask('delete_guild_role', { params: { ...guild, role_id } });
  const { roles } = await admin.ask('get_guild_member', { params: { ...guild, user_id: seeded.mo } });
  expect(roles).toEqual([]);
});

it('a bot changes only roles below its highest one', async () => {
  expect(await refused('update_guild_role', { params: { ...guild, role_id: top }, body: {} })).toBe(
    '403 50013',
  );
  const own = { ...guild, role_id: seeded.botRole };
  expect(await refused('update_guild_role', { params: own, body: { name: 'x' } })).toBe('403 50013');
  expect(await refused('delete_guild_role', { params: { ...guild, role_id: top } })).toBe('403 50013');
  const topForMo = { params: { ...guild, user_id: seeded.mo, role_id: top } };
  expect(await refused('add_guild_member_role', topForMo)).toBe('403 50013');
  await ask('update_guild_role', { params: { ...guild, role_id: low }, body: { name: 'Lower' } });
});

it('a bot grants only permissions that it has', async () => {
  const permissions = Permission.BanMembers.toString();
  expect(await refused('create_guild_role', { params: guild, body: { permissions } })).toBe('403 50013');
  const lower = { ...guild, role_id: low };
  expect(await refused('update_guild_role', { params: lower, body: { permissions } })).toBe('403 50013');
  await ask('update_guild_role', { params: lower, body: { permissions: '0' } });
});

it('without Manage Roles, roles can be read but not changed', async () => {
  expect(await plain.ask('list_guild_roles', { params: guild })).toHaveLength(3);
  expect(await plain.refused('create_guild_role', { params: guild, body: {} })).toBe('403 50013');
  expect(await plain.refused('bulk_update_guild_roles', { params: guild, body: [] })).toBe('403 50013');
});

it('@everyone and the role of a bot can be neither deleted nor given', async () => {
  const everyone = { ...guild, role_id: seeded.testServer };
  expect(await admin.refused('delete_guild_role', { params: everyone })).toBe('400 50028');
  expect(await admin.refused('add_guild_member_role', { params: { ...everyone, user_id: seeded.mo } })).toBe(
    '400 50028',
  );
  const own = { ...guild, role_id: seeded.botRole };
  expect(await admin.ask('get_guild_role', { params: own })).toMatchObject({
    managed: true,
    tags: { bot_id: seeded.bot },
  });
  expect(await admin.refused('delete_guild_role', { params: own })).toBe('400 50028');
});

it('roles are sorted below the bot, and each that moves has an event', async () => {
  const one = await admin.ask('create_guild_role', { params: guild, body: { name: 'one' } });
  const two = await admin.ask('create_guild_role', { params: guild, body: { name: 'two' } });
  const body = [
    { id: one.id, position: 1 },
    { id: two.id, position: 2 },
  ];
  const roles = await admin.ask('bulk_update_guild_roles', { params: guild, body });
  const at = (id: string) => roles.find((role: { id: string }) => role.id === id).position;
  expect([one.id, two.id, seeded.adminRole, seeded.botRole].map(at)).toEqual([1, 2, 3, 4]);
  await bot.event('GUILD_ROLE_UPDATE', ({ role }) => (role as { id: string }).id === one.id);
  expect(await refused('bulk_update_guild_roles', { params: guild, body: [{ id: low, position: 3 }] })).toBe(
    '403 50013',
  );
  expect(await refused('bulk_update_guild_roles', { params: guild, body: [{ id: top, position: 1 }] })).toBe(
    '403 50013',
  );
});

it('role icons need the feature that boosts give', async () => {
  const body = { unicode_emoji: '🐢' };
  expect(await admin.refused('create_guild_role', { params: guild, body })).toBe('403 50101');
});
