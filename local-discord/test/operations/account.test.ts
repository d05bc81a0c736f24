import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking();
afterAll(() => local.close());

it('the gateway is found without a token, and with one says how many identifies are left', async () => {
  expect(await ask('get_gateway', { token: null })).toEqual({
    url: `${local.url.replace('http', 'ws')}/gateway`,
  });
  expect(await ask('get_bot_gateway')).toMatchObject({ shards: 1, session_start_limit: { remaining: 1000 } });
  expect(await refused('get_bot_gateway', { token: null })).toBe('401 0');
});

it('a bot reads its own user and application, and other users', async () => {
  expect(await ask('get_my_user')).toMatchObject({ id: seeded.bot, bot: true });
  expect(await ask('get_user', { params: { user_id: seeded.mo } })).toMatchObject({ global_name: 'Mo' });
  expect(await refused('get_user', { params: { user_id: '1' } })).toBe('404 10013');
  expect(await ask('get_my_application')).toMatchObject({ id: seeded.bot, owner: { id: seeded.ada } });
  expect(await ask('get_my_oauth2_application')).toMatchObject({ id: seeded.bot });
});
