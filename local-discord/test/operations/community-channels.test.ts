import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const guilds = adminSeed.guilds.map((one) => ({ ...one, features: ['COMMUNITY'] }));
const { ask, local } = await startAsking({ seed: { ...adminSeed, guilds } });
const ordinary = await startAsking({ seed: adminSeed });
afterAll(() => Promise.all([local.close(), ordinary.local.close()]));
const guild = { guild_id: seeded.testServer };

it.each([
  ['an announcement channel', 5],
  ['a stage', 13],
])('only a Community server gets %s', async (_, type) => {
  const body = { name: 'special', type };
  expect(await ordinary.refused('create_guild_channel', { params: guild, body })).toBe('400 50024');
  await ask('create_guild_channel', { params: guild, body });
});

it('a server without the feature gets no media channel', async () => {
  const body = { name: 'special', type: 16 };
  expect(await ordinary.refused('create_guild_channel', { params: guild, body })).toBe('400 50024');
});

it('a text channel becomes an announcement channel in a Community server only', async () => {
  const question = { params: { channel_id: seeded.general }, body: { type: 5 } };
  expect(await ordinary.refused('update_channel', question)).toBe('400 50024');
});
