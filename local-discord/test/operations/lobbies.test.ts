import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
afterAll(() => local.close());
const { discord } = local;

it('a lobby is created, changed and deleted, and unknown ones are refused', async () => {
  const body = { metadata: { map: 'Harbour' }, members: [{ id: seeded.mo, flags: 1 }] };
  const made = await ask('create_lobby', { body });
  expect(made).toMatchObject({
    application_id: seeded.bot,
    metadata: { map: 'Harbour' },
    members: [{ id: seeded.mo, metadata: null, flags: 1 }],
  });
  const params = { lobby_id: String(made.id) };
  expect(await ask('get_lobby', { params })).toEqual(made);
  const change = { metadata: null, members: [{ id: seeded.lin, metadata: { team: 'red' } }] };
  const changed = await ask('edit_lobby', { params, body: change });
  expect(changed).toMatchObject({ metadata: null, members: [{ id: seeded.lin, metadata: { team: 'red' } }] });
  await ask('delete_lobby', { params });
  await ask('delete_lobby', { params });
  expect(await refused('get_lobby', { params })).toBe('404 10031');
  const long = { metadata: { one: 'x'.repeat(998) } };
  expect(await refused('create_lobby', { body: long })).toBe('400 50035');
  expect(await refused('create_lobby', { body: { idle_timeout_seconds: 4 } })).toBe('400 50035');
});

it('members are added, changed and removed, one by one and together', async () => {
  const { id } = await ask('create_lobby', { body: {} });
  const params = { lobby_id: String(id) };
  const one = { ...params, user_id: seeded.mo };
  const metadata = { team: 'blue' };
  await ask('add_lobby_member', { params: one, body: { metadata } });
  const named = await ask('add_lobby_member', { params: one, body: { additional_name: 'Captain' } });
  expect(named).toEqual({ id: seeded.mo, metadata, flags: 0, additional_name: 'Captain' });
  const body = [{ id: seeded.mo, remove_member: true }, { id: seeded.lin }];
  const added = await ask('bulk_update_lobby_members', { params, body });
  expect(added).toEqual([{ id: seeded.lin, metadata: null, flags: 0 }]);
  await ask('delete_lobby_member', { params: { ...params, user_id: seeded.lin } });
  expect(await ask('get_lobby', { params })).toMatchObject({ members: [] });
  const nobody = { ...params, user_id: '1234' };
  expect(await refused('add_lobby_member', { params: nobody, body: {} })).toBe('404 10013');
});

it('messages of people and bots are listed, and moderation marks them', async () => {
  const { id } = await ask('create_lobby', { body: { members: [{ id: seeded.mo }] } });
  const lobby_id = String(id);
  const message_id = discord.admin.sendLobbyMessage(lobby_id, seeded.mo, 'Ready?');
  const params = { lobby_id };
  const sent = await ask('create_lobby_message', { params, body: { content: 'Welcome!' } });
  expect(sent).toMatchObject({ lobby_id, author: { id: seeded.bot } });
  const body = { verdict: 'fine' };
  await ask('update_lobby_message_external_moderation_metadata', {
    params: { ...params, message_id },
    body,
  });
  const listed = await ask('get_lobby_messages', { params });
  expect(listed).toMatchObject([{ content: 'Welcome!' }, { content: 'Ready?', moderation_metadata: body }]);
  expect(await ask('get_lobby_messages', { params, query: { limit: 1 } })).toHaveLength(1);
  expect(await refused('create_lobby_message', { params, body: { content: '' } })).toBe('400 50035');
});

it('a lobby that a member has linked to a channel invites its members there', async () => {
  const { id } = await ask('create_lobby', { body: { members: [{ id: seeded.mo, flags: 1 }] } });
  const params = { lobby_id: String(id), user_id: seeded.mo };
  const invite = 'create_linked_lobby_guild_invite_for_user';
  expect(await refused(invite, { params })).toBe('404 10003');
  discord.admin.linkLobby(params.lobby_id, seeded.mo, seeded.general);
  const shown = await ask('get_lobby', { params });
  expect(shown).toMatchObject({ linked_channel: { id: seeded.general } });
  const { code } = await ask('create_linked_lobby_guild_invite_for_user', { params });
  expect(await ask('invite_resolve', { params: { code } })).toMatchObject({
    channel: { id: seeded.general },
  });
});

it('a lobby without activity is deleted after its time', async () => {
  const { id } = await ask('create_lobby', {
    body: { idle_timeout_seconds: 600, members: [{ id: seeded.mo }] },
  });
  const params = { lobby_id: String(id) };
  discord.advanceTime(500_000);
  discord.admin.sendLobbyMessage(params.lobby_id, seeded.mo, 'Still here');
  discord.advanceTime(500_000);
  await ask('get_lobby', { params });
  discord.advanceTime(100_001);
  expect(await refused('get_lobby', { params })).toBe('404 10031');
});
