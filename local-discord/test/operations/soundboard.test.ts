import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const { ask, refused, local } = await startAsking({ seed: adminSeed });
const powerless = await startAsking();
afterAll(async () => {
  await local.close();
  await powerless.local.close();
});
const guild = { guild_id: seeded.testServer };
const sound = `data:audio/mpeg;base64,${Buffer.from('a sound').toString('base64')}`;

it('a guild has sounds beside the default ones, and bots are told of their changes', async () => {
  const bot = await bareBot(local, Intent.GuildExpressions | Intent.GuildModeration);
  expect(await ask('get_soundboard_default_sounds')).toContainEqual(
    expect.objectContaining({ name: 'quack', sound_id: '1' }),
  );
  const body = { name: 'Bell', sound, emoji_name: '🔔' };
  const made = await ask('create_guild_soundboard_sound', { params: guild, body });
  expect(made).toMatchObject({ name: 'Bell', volume: 1, emoji_name: '🔔', user: { id: seeded.bot } });
  expect((await bot.event('GUILD_SOUNDBOARD_SOUND_CREATE')).d).toEqual(made);
  const file = await fetch(`${local.url}/soundboard-sounds/${made.sound_id}`);
  expect(await file.text()).toBe('a sound');
  const params = { ...guild, sound_id: String(made.sound_id) };
  const changed = await ask('update_guild_soundboard_sound', { params, body: { volume: 0.5 } });
  expect(changed).toEqual({ ...made, volume: 0.5 });
  expect((await bot.event('GUILD_SOUNDBOARD_SOUND_UPDATE')).d).toEqual(changed);
  expect(await ask('get_guild_soundboard_sound', { params })).toEqual(changed);
  expect(await ask('list_guild_soundboard_sounds', { params: guild })).toEqual({ items: [changed] });
  await ask('delete_guild_soundboard_sound', { params });
  expect((await bot.event('GUILD_SOUNDBOARD_SOUND_DELETE')).d).toEqual({
    sound_id: made.sound_id,
    guild_id: seeded.testServer,
  });
  expect(await refused('get_guild_soundboard_sound', { params })).toBe('404 10097');
  await bot.settled();
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries).toMatchObject(
    [130, 131, 132].map((action_type) => ({ action_type, target_id: made.sound_id })),
  );
  bot.leave();
});

it('sounds are checked, and a guild has at most 8', async () => {
  const create = (change: object) =>
    refused('create_guild_soundboard_sound', { params: guild, body: { name: 'Bell', sound, ...change } });
  expect(await create({ sound: 'data:image/png;base64,AAAA' })).toBe('400 50035');
  expect(await create({ volume: 2 })).toBe('400 50035');
  expect(await create({ emoji_id: '1' })).toBe('404 10014');
  const body = { name: 'Bell', sound };
  expect(await powerless.refused('create_guild_soundboard_sound', { params: guild, body })).toBe('403 50013');
  for (let count = 0; count < 8; count += 1)
    await ask('create_guild_soundboard_sound', { params: guild, body });
  expect(await create({})).toBe('400 30045');
});
