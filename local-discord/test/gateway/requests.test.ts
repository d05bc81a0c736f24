import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Intent } from '../../src/gateway/intents.ts';
import { defaultSeed, type RunningLocalDiscord, seeded, seedId, startLocalDiscord } from '../../src/index.ts';
import { connect } from './connect.ts';

describe('over a connection', () => {
  let running: RunningLocalDiscord;
  const voiceChannel = seedId(700);

  beforeEach(async () => {
    const [first, ...others] = defaultSeed.guilds;
    if (!first) throw new Error('the seed has no server');
    const guild = { ...first, channels: [...first.channels, { id: voiceChannel, name: 'Talk', type: 2 }] };
    running = await startLocalDiscord({ seed: { ...defaultSeed, guilds: [guild, ...others] } });
  });

  afterEach(() => running.close());

  async function identified(intents = 0) {
    const bot = await connect(running);
    await bot.identify({ intents });
    const answer = async (t: string) => (await bot.payload((payload) => payload.t === t)).d;
    return { ...bot, answer };
  }

  /** The events that came before the answer to a heartbeat. */
  async function eventsUntilNow(bot: Awaited<ReturnType<typeof identified>>) {
    bot.send(1, null);
    await bot.payload(({ op }) => op === 11);
    return bot.payloads.flatMap(({ t }) => (t === null || t === 'READY' ? [] : [t]));
  }

  test('members come by the start of their names, or by id, with who is missing', async () => {
    const bot = await identified();
    bot.send(8, { guild_id: seeded.testServer, query: 'MO', limit: 5, nonce: 'a' });
    expect(await bot.answer('GUILD_MEMBERS_CHUNK')).toEqual({
      guild_id: seeded.testServer,
      members: [expect.objectContaining({ user: expect.objectContaining({ id: seeded.mo }) })],
      chunk_index: 0,
      chunk_count: 1,
      nonce: 'a',
    });
    bot.send(8, { guild_id: [seeded.testServer], user_ids: [seeded.ada, '1'], nonce: 'b' });
    const second = await bot.payload(({ d }) => d?.['nonce'] === 'b');
    expect(second.d).toMatchObject({ members: [{ user: { id: seeded.ada } }], not_found: ['1'] });
  });

  test('soundboard sounds and channel info of a server', async () => {
    const bot = await identified();
    bot.send(31, { guild_ids: [seeded.testServer, '1'] });
    const sounds = await bot.answer('SOUNDBOARD_SOUNDS');
    expect(sounds).toEqual({ guild_id: seeded.testServer, soundboard_sounds: [] });
    bot.send(43, { guild_id: seeded.testServer, fields: ['status'] });
    expect(await bot.answer('CHANNEL_INFO')).toEqual({
      guild_id: seeded.testServer,
      channels: [{ id: voiceChannel, status: null }],
    });
    expect(await eventsUntilNow(bot)).toEqual(['SOUNDBOARD_SOUNDS', 'CHANNEL_INFO']);
  });

  test('joining a voice channel, and leaving', async () => {
    const bot = await identified(Intent.GuildVoiceStates);
    const muted = { guild_id: seeded.testServer, self_mute: true, self_deaf: false };
    bot.send(4, { ...muted, channel_id: voiceChannel });
    expect(await bot.answer('VOICE_STATE_UPDATE')).toMatchObject({
      guild_id: seeded.testServer,
      channel_id: voiceChannel,
      user_id: seeded.bot,
      self_mute: true,
      self_deaf: false,
      suppress: false,
    });
    const server = await bot.answer('VOICE_SERVER_UPDATE');
    expect(server).toEqual({ guild_id: seeded.testServer, token: expect.any(String), endpoint: null });
    bot.send(4, { ...muted, channel_id: null });
    await bot.payload(({ d }) => d?.['channel_id'] === null);
    bot.send(4, { ...muted, channel_id: seeded.general });
    const events = ['VOICE_STATE_UPDATE', 'VOICE_SERVER_UPDATE', 'VOICE_STATE_UPDATE'];
    expect(await eventsUntilNow(bot)).toEqual(events);
  });

  test.each([
    ['no since', 3, { activities: [], status: 'online', afk: false }],
    ['another status', 3, { since: null, activities: [], status: 'busy', afk: false }],
    ['an activity without a name', 3, { since: null, activities: [{ type: 0 }], status: 'online' }],
    ['null', 3, null],
    ['no channel', 4, { guild_id: '1', self_mute: false, self_deaf: false }],
    ['neither query nor user_ids', 8, { guild_id: '1', limit: 0 }],
    ['a query without limit', 8, { guild_id: '1', query: '' }],
    ['several servers', 8, { guild_id: ['1', '2'], query: '', limit: 0 }],
    ['no list of servers', 31, { guild_ids: '1' }],
    ['an unknown field', 43, { guild_id: '1', fields: ['name'] }],
  ])('%s is invalid for its opcode: 4001', async (_, op, data) => {
    const bot = await identified();
    bot.send(op, data);
    expect(await bot.closed).toEqual([4001, 'Unknown opcode.']);
  });

  test('the Wire says what is wrong with data, unlike Discord', async () => {
    const ends: unknown[] = [];
    running.discord.onWire((frame) => {
      if (frame.kind === 'gateway' && frame.name === 'closed 4001') ends.push(frame.body);
    });
    const bot = await identified();
    bot.send(3, { activities: [], status: 'online', afk: false });
    const problem = expect.stringMatching(/expected number.*at since/s);
    await expect.poll(() => ends).toEqual([{ code: 4001, reason: 'Unknown opcode.', problem }]);
  });

  test('a valid presence, and requests about servers without the bot, get no answer', async () => {
    const bot = await identified();
    bot.send(3, { since: null, activities: [{ name: 'chess', type: 0 }], status: 'dnd', afk: false });
    bot.send(8, { guild_id: '1', user_ids: ['1'] });
    bot.send(43, { guild_id: '1', fields: [] });
    // Without the intent for members, as on Discord.
    bot.send(8, { guild_id: seeded.testServer, query: '', limit: 0 });
    expect(await eventsUntilNow(bot)).toEqual([]);
  });

  test('who has the intent for presences hears of another one, which op 8 shows too', async () => {
    const bot = await identified(Intent.GuildPresences | Intent.GuildMembers);
    bot.send(3, { since: null, activities: [{ name: 'chess', type: 0 }], status: 'dnd', afk: false });
    const changed = await bot.payload(({ t, d }) => t === 'PRESENCE_UPDATE' && d['status'] === 'dnd');
    const presence = {
      user: { id: seeded.bot },
      guild_id: seeded.testServer,
      status: 'dnd',
      activities: [{ name: 'chess', type: 0 }],
      client_status: { web: 'dnd' },
    };
    expect(changed.d).toEqual(presence);
    bot.send(8, { guild_id: seeded.testServer, query: '', limit: 0, presences: true });
    const chunk = await bot.answer('GUILD_MEMBERS_CHUNK');
    expect(chunk['presences']).toEqual([presence]);
    bot.send(8, { guild_id: seeded.testServer, query: '', limit: 0 });
    expect(await bot.answer('RATE_LIMITED')).toMatchObject({ opcode: 8 });
  });

  test('the Wire shows requests', async () => {
    const names: string[] = [];
    running.discord.onWire((frame) => {
      if (frame.kind === 'gateway' && frame.direction === 'from_bot') names.push(frame.name);
    });
    const bot = await identified();
    bot.send(31, { guild_ids: [] });
    await eventsUntilNow(bot);
    expect(names).toEqual(['IDENTIFY', 'REQUEST_SOUNDBOARD_SOUNDS']);
  });
});
