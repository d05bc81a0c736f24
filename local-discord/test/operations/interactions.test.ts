import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import {
  dmMo,
  general,
  lin,
  mo,
  place,
  sam,
  say,
  startInteractions,
  testServer,
} from './interaction-setup.ts';

const { ask, refused, discord, bot, received, command, callback, refusedCallback, close } =
  await startInteractions();
afterAll(close);

const EPHEMERAL = 64;

it('options of users, channels, roles and files come resolved, with what may be done there', async () => {
  const data = Buffer.from('hello');
  const file = { name: 'note.txt', contentType: 'text/plain', data };
  const options = {
    user: lin,
    channel: seeded.support,
    role: seeded.adminRole,
    mentionable: seeded.ada,
    file,
  };
  const { data: given, ...interaction } = await command({ options });
  expect(interaction).toMatchObject({
    type: 2,
    version: 1,
    guild_id: testServer,
    context: 0,
    channel_id: general,
  });
  const { users, members, channels, roles, attachments } = given.resolved;
  expect(Object.keys(users)).toEqual([lin, seeded.ada]);
  expect(members[lin]).toMatchObject({ permissions: expect.stringMatching(/^\d+$/) });
  expect(members[lin]).not.toHaveProperty('user');
  expect(members[lin]).not.toHaveProperty('deaf');
  expect(channels[seeded.support]).toMatchObject({ name: 'support', permissions: expect.any(String) });
  expect(channels[seeded.support]).not.toHaveProperty('permission_overwrites');
  expect(roles[seeded.adminRole]).toMatchObject({ name: 'Administrator' });
  const uploaded = given.options.find(({ name }: { name: string }) => name === 'file').value;
  expect(attachments[uploaded]).toMatchObject({ filename: 'note.txt', size: 5, ephemeral: true });
  expect(await (await fetch(attachments[uploaded].url)).text()).toBe('hello');
  await expect(command({ options: { file: 'note.txt' } })).rejects.toThrow('must be a file');
  await expect(command({ options: { role: lin } })).rejects.toThrow('must be a role');
});

it('a user menu comes with its target, as a user and as a member', async () => {
  const { data } = await received(await discord.runUserMenu({ ...place, targetId: lin, name: 'Profile' }));
  expect(data).toMatchObject({ type: 2, name: 'Profile', target_id: lin });
  expect(data.resolved).toMatchObject({ users: { [lin]: { id: lin } }, members: { [lin]: { roles: [] } } });
  const dm = await received(await discord.as(mo).in(dmMo).runUserMenu(seeded.bot, 'Profile'));
  expect(dm).toMatchObject({ context: 1, user: { id: mo }, data: { target_id: seeded.bot } });
  expect(dm.data.resolved).not.toHaveProperty('members');
  await expect(discord.runUserMenu({ ...place, targetId: sam, name: 'Profile' })).rejects.toThrow('no user');
  await expect(discord.runUserMenu({ ...place, targetId: lin, name: 'Report' })).rejects.toThrow(
    'no command',
  );
});

it('a callback says what it did only when asked, and needs the right token', async () => {
  const first = await command();
  expect(
    await refused('create_interaction_response', {
      params: { interaction_id: first.id, interaction_token: 'wrong' },
      token: null,
      body: say('x'),
    }),
  ).toBe('404 10062');
  expect(await callback(first, say('hello'))).toBeNull();
  expect(await refusedCallback(first, say('twice'))).toBe('400 40060');
  const answered = await callback(await command(), say('secret', { flags: EPHEMERAL }), {
    with_response: true,
  });
  expect(answered).toMatchObject({
    interaction: {
      type: 2,
      guild_id: testServer,
      response_message_ephemeral: true,
      response_message_loading: false,
    },
    resource: { type: 4, message: { content: 'secret', flags: EPHEMERAL } },
  });
});

it('callback types that an interaction cannot have are refused', async () => {
  const opened = await command();
  for (const type of [1, 6, 7, 8, 10, 11, 12, 99]) {
    expect(await refusedCallback(opened, { type, data: { choices: [] } }), String(type)).toBe('400 50035');
  }
  await callback(opened, say('ok'));
});

it('an application with an activity launches it, and finds its instance', async () => {
  discord.admin.changePortal({ flags: 1 << 17 });
  const launched = await callback(await command(), { type: 12 }, { with_response: true });
  const { id } = launched.resource.activity_instance;
  const params = { application_id: seeded.bot, instance_id: id };
  const instance = await ask('applications_get_activity_instance', { params });
  expect(instance).toMatchObject({ users: [mo], location: { kind: 'gc', channel_id: general } });
  await callback(await command({ userId: lin }), { type: 12 });
  expect((await ask('applications_get_activity_instance', { params })).users).toEqual([mo, lin]);
  discord.admin.changePortal({ flags: 0 });
});

it('administrators set who may use a command, and the bot is told', async () => {
  const admins = [{ id: seeded.adminRole, type: 1, permission: true }] as const;
  const nobody = [{ id: testServer, type: 1, permission: false }] as const;
  const call = { guildId: testServer };
  discord.admin.setCommandPermissions({ ...call, permissions: [...admins, ...nobody] });
  const { d } = await bot.event('APPLICATION_COMMAND_PERMISSIONS_UPDATE');
  expect(d).toMatchObject({ id: seeded.bot, guild_id: testServer, permissions: [...admins, ...nobody] });
  await expect(command()).rejects.toThrow('may not use');
  await command({ userId: seeded.ada });
  const inSupport = [{ id: (BigInt(testServer) - 1n).toString(), type: 3, permission: false }] as const;
  const support = [{ id: seeded.support, type: 3, permission: true }] as const;
  discord.admin.setCommandPermissions({ ...call, permissions: [...inSupport, ...support] });
  await expect(command()).rejects.toThrow('may not use');
  await command({ channelId: seeded.support });
  discord.admin.setCommandPermissions({ ...call, permissions: [] });
  await command();
});
