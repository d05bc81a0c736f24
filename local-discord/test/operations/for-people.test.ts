import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking();
afterAll(() => local.close());
const lobby = { lobby_id: seeded.general };

it("what takes a person's token is refused to bots", async () => {
  const forBots = '403 20001';
  expect(await refused('create_or_join_lobby', { body: { secret: 'abc' } })).toBe(forBots);
  expect(await refused('leave_lobby', { params: lobby })).toBe(forBots);
  expect(await refused('edit_lobby_channel_link', { params: lobby, body: {} })).toBe(forBots);
  expect(await refused('create_linked_lobby_guild_invite_for_self', { params: lobby })).toBe(forBots);
  expect(await refused('list_my_connections')).toBe(forBots);
  expect(await refused('get_openid_connect_userinfo')).toBe(forBots);
});

it('provisional accounts are refused to applications that may not use them', async () => {
  const body = { external_user_id: 'player' };
  const notGranted = '403 530000';
  expect(await refused('bot_partner_sdk_token', { body })).toBe(notGranted);
  expect(await refused('bot_partner_sdk_unmerge_provisional_account', { body })).toBe(notGranted);
  expect(await refused('partner_sdk_token', { body: {}, token: null })).toBe(notGranted);
  const unmerge = { body: {}, token: null };
  expect(await refused('partner_sdk_unmerge_provisional_account', unmerge)).toBe(notGranted);
  const params = { user_id_1: seeded.mo, user_id_2: seeded.lin, message_id: seeded.general };
  const mark = { params, body: { verdict: 'fine' } };
  expect(await refused('update_user_message_external_moderation_metadata', mark)).toBe(notGranted);
});

it('the public keys of OpenID Connect are RSA keys, which stay the same', async () => {
  const { keys } = await ask('get_public_keys', { token: null });
  expect(keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig' }]);
  expect(await ask('get_public_keys')).toEqual({ keys });
});
