import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';
import { MOVING, PIXEL } from './pictures.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
const application = { application_id: seeded.bot };
const guild = { guild_id: seeded.testServer };

it('an application has emojis of its own, whose pictures are served', async () => {
  const body = { name: 'wave_2', image: PIXEL };
  const made = await ask('create_application_emoji', { params: application, body });
  expect(made).toMatchObject({ name: 'wave_2', animated: false, user: { id: seeded.bot } });
  expect(await ask('list_application_emojis', { params: application })).toEqual({ items: [made] });
  const params = { ...application, emoji_id: String(made.id) };
  expect(await ask('get_application_emoji', { params })).toEqual(made);
  const picture = await fetch(`${local.url}/emojis/${made.id}.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(PIXEL.split(',')[1]);
  expect((await fetch(`${local.url}/emojis/${made.id}.webp`)).status).toBe(200);
  expect((await fetch(`${local.url}/emojis/${made.id}.gif`)).status).toBe(415);
  const renamed = await ask('update_application_emoji', { params, body: { name: 'hello' } });
  expect(renamed).toEqual({ ...made, name: 'hello' });
  await ask('delete_application_emoji', { params });
  expect(await refused('get_application_emoji', { params })).toBe('404 10014');
  expect((await fetch(`${local.url}/emojis/${made.id}.png`)).status).toBe(404);
});

it('names and pictures of emojis are checked, and other applications are unknown', async () => {
  const create = (body: unknown, params = application) =>
    refused('create_application_emoji', { params, body });
  expect(await create({ name: 'x', image: PIXEL })).toBe('400 50035');
  expect(await create({ name: 'with-dash', image: PIXEL })).toBe('400 50035');
  expect(await create({ name: 'a'.repeat(33), image: PIXEL })).toBe('400 50035');
  expect(await create({ name: 'okay' })).toBe('400 50035');
  expect(await create({ name: 'okay', image: 'https://example.com/a.png' })).toBe('400 50035');
  const large = `data:image/png;base64,${Buffer.concat([
    Buffer.from(PIXEL.split(',')[1] ?? '', 'base64'),
    Buffer.alloc(256 * 1024),
  ]).toString('base64')}`;
  expect(await create({ name: 'large', image: large })).toBe('400 50035');
  expect(await create({ name: 'okay', image: PIXEL }, { application_id: seeded.ada })).toBe('404 10002');
});

it('a guild has emojis, and bots are told of their changes', async () => {
  const bot = await bareBot(local, Intent.GuildExpressions | Intent.GuildModeration);
  const body = { name: 'dance', image: MOVING, roles: [seeded.adminRole] };
  const made = await ask('create_guild_emoji', { params: guild, body, reason: 'party' });
  expect(made).toMatchObject({ name: 'dance', animated: true, roles: [seeded.adminRole] });
  const created = await bot.event('GUILD_EMOJIS_UPDATE');
  expect(created.d).toEqual({ guild_id: seeded.testServer, emojis: [made] });
  const params = { ...guild, emoji_id: String(made.id) };
  expect(await ask('get_guild_emoji', { params })).toEqual(made);
  const changed = await ask('update_guild_emoji', { params, body: { name: 'jump', roles: null } });
  expect(changed).toMatchObject({ name: 'jump', roles: [] });
  expect(await ask('list_guild_emojis', { params: guild })).toEqual([changed]);
  await ask('delete_guild_emoji', { params });
  await bot.event('GUILD_EMOJIS_UPDATE', ({ emojis }) => JSON.stringify(emojis) === '[]');
  expect(await refused('get_guild_emoji', { params })).toBe('404 10014');
  await bot.settled();
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries).toMatchObject([
    { action_type: 60, reason: 'party', changes: [{ key: 'name', new_value: 'dance' }] },
    { action_type: 61, changes: [{ key: 'name', old_value: 'dance', new_value: 'jump' }] },
    { action_type: 62, target_id: made.id },
  ]);
  bot.leave();
});

it('a guild has at most 50 still and 50 moving emojis', async () => {
  const create = (image: string) => ({ params: guild, body: { name: 'many', image } });
  for (let count = 0; count < 50; count += 1) await ask('create_guild_emoji', create(PIXEL));
  expect(await refused('create_guild_emoji', create(PIXEL))).toBe('400 30008');
  expect(await ask('create_guild_emoji', create(MOVING))).toMatchObject({ animated: true });
});

it('without the permission a bot neither creates emojis nor learns who made one', async () => {
  const body = { name: 'wave', image: PIXEL };
  expect(await powerless.refused('create_guild_emoji', { params: guild, body })).toBe('403 50013');
  expect(await powerless.ask('list_guild_emojis', { params: guild })).toEqual([]);
  const unknownRole = { ...body, roles: ['1'] };
  expect(await refused('create_guild_emoji', { params: guild, body: unknownRole })).toBe('400 50028');
});
