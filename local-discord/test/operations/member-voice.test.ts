import { afterAll, expect, it } from 'vitest';
import { seeded, seedId } from '../../src/index.ts';
import { connect } from '../gateway/connect.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

const talk = seedId(700);
const stage = seedId(701);
const intents = 1 | (1 << 2) | (1 << 7);
const params = { guild_id: seeded.testServer, user_id: seeded.bot };

const { ask, refused, local } = await startAsking({
  seed: {
    ...adminSeed,
    guilds: adminSeed.guilds.map((one) =>
      one.id === seeded.testServer
        ? {
            ...one,
            channels: [
              ...one.channels,
              { id: talk, name: 'Talk', type: 2 },
              { id: stage, name: 'Stage', type: 13 },
            ],
          }
        : one,
    ),
  },
});
afterAll(() => local.close());

it('a member in voice is muted, moved and disconnected, each with an entry', async () => {
  const bot = await connect(local);
  await bot.identify({ intents });
  const state = (fits: (d: Record<string, unknown>) => boolean) =>
    bot.payload(({ t, d }) => t === 'VOICE_STATE_UPDATE' && fits(d));
  const entry = async (action: number) => {
    const { d } = await bot.payload(
      (one) => one.t === 'GUILD_AUDIT_LOG_ENTRY_CREATE' && one.d['action_type'] === action,
    );
    return d;
  };
  bot.send(4, { guild_id: seeded.testServer, channel_id: talk, self_mute: false, self_deaf: false });
  await state(({ channel_id }) => channel_id === talk);

  expect(await ask('update_guild_member', { params, body: { mute: true } })).toMatchObject({ mute: true });
  await state(({ mute, channel_id }) => mute === true && channel_id === talk);
  expect(await entry(24)).toMatchObject({ changes: [{ key: 'mute', old_value: false, new_value: true }] });

  const toText = { params, body: { channel_id: seeded.general } };
  expect(await refused('update_guild_member', toText)).toBe('400 50024');
  await ask('update_guild_member', { params, body: { channel_id: stage } });
  await state(({ channel_id }) => channel_id === stage);
  expect(await entry(26)).toMatchObject({ target_id: null, options: { channel_id: stage, count: '1' } });

  await ask('update_guild_member', { params, body: { channel_id: null } });
  await state(({ channel_id }) => channel_id === null);
  expect(await entry(27)).toMatchObject({ options: { count: '1' } });
  expect(await refused('update_guild_member', { params, body: { deaf: true } })).toBe('400 40032');
  bot.close(1000);
});
