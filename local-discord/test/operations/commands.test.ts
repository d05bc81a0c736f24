import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { seeded } from '../../src/index.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking();
afterAll(() => local.close());
afterEach(() => void vi.useRealTimers());

const app = { application_id: seeded.bot };
const guild = { ...app, guild_id: seeded.testServer };
const ping = { name: 'ping', description: 'Answers' };
const names = (commands: readonly { readonly name: string }[]) => commands.map(({ name }) => name);

it('a command is created, read, found in the list and deleted', async () => {
  const made = await ask('create_application_command', { params: app, body: ping });
  expect(made).toMatchObject({
    ...ping,
    type: 1,
    dm_permission: true,
    contexts: null,
    integration_types: [0],
  });
  const params = { ...app, command_id: made.id };
  expect(await ask('get_application_command', { params })).toEqual(made);
  expect(names(await ask('list_application_commands', { params: app }))).toEqual(['ping']);
  expect(await ask('delete_application_command', { params })).toBeNull();
  expect(await refused('get_application_command', { params })).toBe('404 10063');
  const foreign = { params: { application_id: seeded.mo }, body: ping };
  expect(await refused('create_application_command', foreign)).toBe('404 10002');
});

it('a second command of the same name replaces the first one under its id', async () => {
  const first = await ask('create_application_command', { params: app, body: ping });
  const second = await ask('create_application_command', {
    params: app,
    body: { ...ping, description: 'New' },
  });
  expect(second.id).toBe(first.id);
  expect(second.version).not.toBe(first.version);
});

it('a partial PATCH changes what it names only, and needs a free name', async () => {
  const options = [
    { type: 3, name: 'what', description: 'What', required: true, choices: [{ name: 'A', value: 'a' }] },
    { type: 4, name: 'count', description: 'How many', autocomplete: true },
  ];
  const made = await ask('create_application_command', {
    params: app,
    body: { ...ping, name: 'find', options },
  });
  const params = { ...app, command_id: made.id };
  const changed = await ask('update_application_command', { params, body: { description: 'Finds' } });
  expect(changed).toMatchObject({ id: made.id, name: 'find', description: 'Finds', options: made.options });
  expect(changed.version).not.toBe(made.version);
  const same = await ask('update_application_command', { params, body: { description: 'Finds' } });
  expect(same.version).toBe(changed.version);
  expect(await ask('update_application_command', { params, body: { options: [] } })).not.toHaveProperty(
    'options',
  );
  expect(await refused('update_application_command', { params, body: { name: 'ping' } })).toBe('400 40041');
  expect(await refused('update_application_command', { params, body: { name: 'Not a word' } })).toBe(
    '400 50035',
  );
});

it('what a list shows can be put back as it is, and keeps ids and versions', async () => {
  const body = [
    { ...ping, default_permission: false, default_member_permissions: 8, dm_permission: false },
    { name: 'Report', type: 3 },
    {
      ...ping,
      name: 'settings',
      options: [
        {
          type: 2,
          name: 'group',
          description: 'Group',
          options: [
            {
              type: 1,
              name: 'one',
              description: 'One',
              options: [{ type: 7, name: 'where', description: 'Where', channel_types: [0] }],
            },
          ],
        },
      ],
    },
  ];
  const put = await ask('bulk_set_application_commands', { params: app, body });
  expect(names(put)).toEqual(['ping', 'Report', 'settings']);
  expect(put[0]).toMatchObject({
    default_permission: false,
    default_member_permissions: '8',
    dm_permission: false,
  });
  const listed = await ask('list_application_commands', { params: app });
  expect(await ask('bulk_set_application_commands', { params: app, body: listed })).toEqual(put);
  expect(await ask('bulk_set_application_commands', { params: app, body: put })).toEqual(put);
  const renamed = [{ ...put[0], name: 'pong' }];
  const [pong] = await ask('bulk_set_application_commands', { params: app, body: renamed });
  expect(pong).toMatchObject({ id: put[0].id, name: 'pong' });
});

it('lists leave translations out unless they are asked for', async () => {
  const choice = { name: 'red', value: 'red', name_localizations: { de: 'rot' } };
  const option = { type: 3, name: 'colour', description: 'Colour', choices: [choice] };
  const body = { ...ping, name: 'hello', name_localizations: { de: 'hallo' }, options: [option] };
  const made = await ask('create_guild_application_command', { params: guild, body });
  expect(made).toMatchObject({ guild_id: seeded.testServer, name_localizations: { de: 'hallo' } });
  expect(made.options[0]).toMatchObject({ name_localizations: null, choices: [choice] });
  const [plain] = await ask('list_guild_application_commands', { params: guild });
  expect(JSON.stringify(plain)).not.toContain('localizations');
  const query = { with_localizations: true };
  const [full] = await ask('list_guild_application_commands', { params: guild, query });
  expect(full).toEqual(made);
});

it('a command of a guild is changed, replaced and deleted in its guild only', async () => {
  const [made] = await ask('bulk_set_guild_application_commands', { params: guild, body: [ping] });
  const params = { ...guild, command_id: made.id };
  expect(await ask('get_guild_application_command', { params })).toEqual(made);
  expect(await refused('get_application_command', { params: { ...app, command_id: made.id } })).toBe(
    '404 10063',
  );
  const body = { description: 'Here' };
  expect(await ask('update_guild_application_command', { params, body })).toMatchObject(body);
  await ask('delete_guild_application_command', { params });
  expect(await ask('list_guild_application_commands', { params: guild })).toEqual([]);
  const other = { ...app, guild_id: seeded.otherServer };
  expect(await refused('list_guild_application_commands', { params: other })).toBe('403 50001');
});

it('an application has one entry point, global, that a list cannot remove', async () => {
  const launch = { type: 4, name: 'launch', description: 'Plays', handler: 2 };
  expect(await refused('create_guild_application_command', { params: guild, body: launch })).toBe(
    '400 50035',
  );
  const made = await ask('create_application_command', { params: app, body: launch });
  expect(made).toMatchObject(launch);
  const more = { ...launch, name: 'more' };
  expect(await refused('create_application_command', { params: app, body: more })).toBe('400 30032');
  expect(await refused('bulk_set_application_commands', { params: app, body: [ping] })).toBe('400 50240');
  await ask('bulk_set_application_commands', { params: app, body: [ping, launch] });
  await ask('delete_application_command', { params: { ...app, command_id: made.id } });
});

it('a scope has 100 slash commands and 15 of each menu, and 200 are created a day', async () => {
  const { ask, refused, local } = await startAsking();
  const fresh = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({ ...ping, name: `${prefix}${index}` }));
  await ask('bulk_set_guild_application_commands', { params: guild, body: fresh(100, 'a') });
  const create = (body: object) => refused('create_guild_application_command', { params: guild, body });
  expect(await create({ ...ping, name: 'more' })).toBe('400 30032');
  for (const type of [2, 3]) {
    const menus = Array.from({ length: 15 }, (_, index) => ({ type, name: `Menu ${index}` }));
    for (const body of menus) await ask('create_guild_application_command', { params: guild, body });
    expect(await create({ type, name: 'More' })).toBe('400 30032');
  }
  const replace = { params: guild, body: fresh(71, 'b') };
  expect(await refused('bulk_set_guild_application_commands', replace)).toBe('400 30034');
  // Other scopes count by themselves, and so does the next day.
  await ask('create_application_command', { params: app, body: ping });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  await ask('bulk_set_guild_application_commands', replace);
  await local.close();
});

it('a bot reads what administrators set for its commands, and cannot set it', async () => {
  const { id } = await ask('create_guild_application_command', { params: guild, body: ping });
  const params = { ...guild, command_id: id };
  expect(await refused('get_guild_application_command_permissions', { params })).toBe('404 10066');
  const permissions = [{ id: seeded.mo, type: 2, permission: false }] as const;
  local.discord.admin.setCommandPermissions({ guildId: seeded.testServer, commandId: id, permissions });
  const set = { id, application_id: seeded.bot, guild_id: seeded.testServer, permissions };
  expect(await ask('get_guild_application_command_permissions', { params })).toEqual(set);
  expect(await ask('list_guild_application_command_permissions', { params: guild })).toEqual([set]);
  const use = (userId: string) => local.discord.as(userId).in(seeded.general).run('ping');
  await expect(use(seeded.mo)).rejects.toThrow('may not use');
  await use(seeded.lin);
  await expect(
    ask('set_guild_application_command_permissions', { params, body: { permissions: [] } }),
  ).rejects.toThrow('20001');
});

it('the audit log tells who may use a command from now on', async () => {
  const { ask, local } = await startAsking({ seed: adminSeed });
  const permissions = [{ id: seeded.mo, type: 2, permission: false }] as const;
  local.discord.admin.setCommandPermissions({ guildId: seeded.testServer, permissions });
  const log = await ask('list_guild_audit_log_entries', {
    params: { guild_id: seeded.testServer },
    query: { action_type: 121 },
  });
  expect(log.audit_log_entries).toMatchObject([
    { target_id: seeded.bot, user_id: seeded.ada, changes: [{ key: seeded.mo, new_value: permissions[0] }] },
  ]);
  await local.close();
});
