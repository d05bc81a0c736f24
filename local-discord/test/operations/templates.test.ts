import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
const guild = { guild_id: seeded.testServer };

it('a guild has one template, which everybody can look up', async () => {
  const made = await ask('create_guild_template', { params: guild, body: { name: 'Starter' } });
  expect(made).toMatchObject({ name: 'Starter', usage_count: 0, source_guild_id: seeded.testServer });
  const { roles, channels } = made.serialized_source_guild;
  expect(roles[0]).toMatchObject({ id: 0, name: '@everyone' });
  expect(channels.map(({ name }: { name: string }) => name)).toContain('general');
  expect(channels.map(({ name }: { name: string }) => name)).not.toContain('a thread');
  expect(await refused('create_guild_template', { params: guild, body: { name: 'Other' } })).toBe(
    '400 30031',
  );
  const params = { ...guild, code: String(made.code) };
  expect(await ask('get_guild_template', { params, token: null })).toEqual(made);
  expect(await ask('list_guild_templates', { params: guild })).toEqual([made]);
  const renamed = await ask('update_guild_template', { params, body: { name: 'Basic' } });
  expect(renamed).toEqual({ ...made, name: 'Basic' });
  expect(await ask('sync_guild_template', { params })).toMatchObject({ name: 'Basic' });
  expect(await ask('delete_guild_template', { params })).toMatchObject({ code: made.code });
  expect(await refused('get_guild_template', { params })).toBe('404 10057');
});

it('templates need Manage Server', async () => {
  expect(await powerless.refused('list_guild_templates', { params: guild })).toBe('403 50013');
});
