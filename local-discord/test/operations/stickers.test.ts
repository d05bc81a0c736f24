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
const guild = { guild_id: seeded.testServer };

/** The form in which a sticker is uploaded. */
function sticker(fields: Readonly<Record<string, string>>, uri: string | null = PIXEL): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Cat', tags: 'cat', description: '', ...fields }))
    form.set(name, value);
  if (uri) form.set('file', new Blob([Buffer.from(uri.split(',')[1] ?? '', 'base64')]), 'cat.png');
  return form;
}

it('a sticker is uploaded as a form, changed and deleted, and bots are told', async () => {
  const bot = await bareBot(local, Intent.GuildExpressions | Intent.GuildModeration);
  const made = await ask('create_guild_sticker', { params: guild, body: sticker({}), reason: 'cats' });
  expect(made).toMatchObject({ name: 'Cat', tags: 'cat', type: 2, format_type: 1, description: null });
  expect((await bot.event('GUILD_STICKERS_UPDATE')).d).toEqual({ ...guild, stickers: [made] });
  expect((await fetch(`${local.url}/stickers/${made.id}.png`)).headers.get('content-type')).toBe('image/png');
  const params = { ...guild, sticker_id: String(made.id) };
  expect(await ask('get_guild_sticker', { params })).toEqual(made);
  const { user: _, ...open } = made;
  expect(await ask('get_sticker', { params })).toEqual(open);
  const changed = await ask('update_guild_sticker', { params, body: { description: 'A cat' } });
  expect(changed).toEqual({ ...made, description: 'A cat' });
  expect(await ask('list_guild_stickers', { params: guild })).toEqual([changed]);
  await ask('delete_guild_sticker', { params });
  expect(await refused('get_sticker', { params })).toBe('404 10060');
  await bot.settled();
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries.map(({ action_type }) => action_type)).toEqual([90, 91, 92]);
  expect(entries[0]).toMatchObject({ reason: 'cats' });
  bot.leave();
});

it('files, fields, permissions and the number of stickers are checked', async () => {
  const create = (body: FormData) => refused('create_guild_sticker', { params: guild, body });
  expect(await create(sticker({}, null))).toBe('400 50035');
  expect(await create(sticker({}, 'data:,dGV4dA=='))).toBe('400 50046');
  expect(await create(sticker({ name: 'x' }))).toBe('400 50035');
  expect(await create(sticker({ tags: '' }))).toBe('400 50035');
  expect(await powerless.refused('create_guild_sticker', { params: guild, body: sticker({}) })).toBe(
    '403 50013',
  );
  for (let count = 0; count < 5; count += 1)
    await ask('create_guild_sticker', { params: guild, body: sticker({}, MOVING) });
  expect(await create(sticker({}))).toBe('400 30039');
});

it('a pack of standard stickers exists for everyone', async () => {
  const { sticker_packs } = await ask('list_sticker_packs');
  const params = { pack_id: String(sticker_packs[0].id) };
  expect(await ask('get_sticker_pack', { params })).toEqual(sticker_packs[0]);
  expect(await refused('get_sticker_pack', { params: { pack_id: '1' } })).toBe('404 10061');
  const [wave] = sticker_packs[0].stickers;
  expect(await ask('get_sticker', { params: { sticker_id: String(wave.id) } })).toEqual(wave);
});
