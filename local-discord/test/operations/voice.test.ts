import { afterAll, expect, it } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { seeded } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { startAsking } from './ask.ts';
import { voice, voiceSeed } from './voice-seed.ts';

const { ask, refused, local } = await startAsking({ seed: voiceSeed });
afterAll(() => local.close());
const guild = { guild_id: seeded.testServer };
const move = (userId: string, channelId: string | null) =>
  local.discord.admin.moveToVoice(seeded.testServer, userId, channelId);

it('a member who joins voice has a voice state until it leaves', async () => {
  const bot = await bareBot(local, Intent.GuildVoiceStates);
  const params = { ...guild, user_id: seeded.mo };
  expect(await refused('get_voice_state', { params })).toBe('404 10065');
  move(seeded.mo, voice.channel);
  const joined = await bot.event('VOICE_STATE_UPDATE');
  expect(joined.d).toMatchObject({ user_id: seeded.mo, channel_id: voice.channel, suppress: false });
  expect(await ask('get_voice_state', { params })).toMatchObject({ channel_id: voice.channel });
  expect(await refused('update_voice_state', { params, body: { suppress: false } })).toBe('400 50024');
  move(seeded.mo, null);
  await bot.event('VOICE_STATE_UPDATE', ({ channel_id }) => channel_id === null);
  expect(await refused('get_voice_state', { params })).toBe('404 10065');
  bot.leave();
});

it('on a stage, moderators let people speak and bots ask to', async () => {
  const bot = await bareBot(local, Intent.GuildVoiceStates);
  move(seeded.lin, voice.stage);
  const params = { ...guild, user_id: seeded.lin };
  const body = { channel_id: voice.stage, suppress: false };
  await ask('update_voice_state', { params, body });
  const speaking = await bot.event('VOICE_STATE_UPDATE', ({ suppress }) => suppress === false);
  expect(speaking.d['request_to_speak_timestamp']).not.toBeNull();
  expect(await refused('get_self_voice_state', { params: guild })).toBe('404 10065');
  move(seeded.bot, voice.stage);
  const time = new Date(Date.now() + 1000).toISOString();
  await ask('update_self_voice_state', { params: guild, body: { request_to_speak_timestamp: time } });
  expect(await ask('get_self_voice_state', { params: guild })).toMatchObject({
    suppress: true,
    request_to_speak_timestamp: time,
  });
  const past = { request_to_speak_timestamp: '2020-01-01T00:00:00Z' };
  expect(await refused('update_self_voice_state', { params: guild, body: past })).toBe('400 50035');
  local.discord.admin.setBotPermissions(voice.stage, 1n << 10n);
  expect(await refused('update_self_voice_state', { params: guild, body: { suppress: false } })).toBe(
    '403 50013',
  );
  local.discord.admin.setBotPermissions(voice.stage, null);
  bot.leave();
});

it('a stage is opened, renamed and closed, and bots are told', async () => {
  const bot = await bareBot(local, Intent.Guilds | Intent.GuildModeration);
  const params = { channel_id: voice.stage };
  expect(await refused('get_stage_instance', { params })).toBe('404 10067');
  const body = { ...params, topic: 'Questions' };
  const made = await ask('create_stage_instance', { body, reason: 'weekly' });
  expect(made).toMatchObject({ topic: 'Questions', privacy_level: 2, guild_id: seeded.testServer });
  expect((await bot.event('STAGE_INSTANCE_CREATE')).d).toEqual(made);
  expect(await refused('create_stage_instance', { body })).toBe('400 150006');
  const changed = await ask('update_stage_instance', { params, body: { topic: 'Answers' } });
  expect((await bot.event('STAGE_INSTANCE_UPDATE')).d).toEqual(changed);
  expect(await ask('get_stage_instance', { params })).toEqual({ ...made, topic: 'Answers' });
  await ask('delete_stage_instance', { params });
  expect((await bot.event('STAGE_INSTANCE_DELETE')).d).toEqual(changed);
  const elsewhere = { channel_id: voice.channel, topic: 'Questions' };
  expect(await refused('create_stage_instance', { body: elsewhere })).toBe('400 50024');
  await bot.settled();
  const entries = bot.events.filter(({ t }) => t === 'GUILD_AUDIT_LOG_ENTRY_CREATE').map(({ d }) => d);
  expect(entries.map(({ action_type }) => action_type)).toEqual([83, 84, 85]);
  bot.leave();
});

it('a bot plays a sound in the voice channel that it is connected to', async () => {
  const bot = await bareBot(local, Intent.GuildVoiceStates);
  const params = { channel_id: voice.channel };
  const body = { sound_id: '1' };
  expect(await refused('send_soundboard_sound', { params, body })).toBe('400 40032');
  move(seeded.bot, voice.channel);
  await ask('send_soundboard_sound', { params, body });
  expect((await bot.event('VOICE_CHANNEL_EFFECT_SEND')).d).toMatchObject({
    ...guild,
    ...params,
    user_id: seeded.bot,
    sound_id: '1',
  });
  expect(await refused('send_soundboard_sound', { params, body: { sound_id: '6' } })).toBe('404 10097');
  bot.leave();
});
