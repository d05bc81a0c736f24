import { defaultSeed, seeded, seedId } from '../../src/index.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from './admin-seed.ts';
import { startAsking } from './ask.ts';

export const GUILDS = 1;
const MEMBERS = 1 << 1;
const MODERATION = 1 << 2;
const INTEGRATIONS = 1 << 4;

export const guild = { guild_id: seeded.testServer };
export const voice = seedId(60);
export const second = { id: seedId(70), username: 'Second', color: '#123456' };
export const rooms = Array.from({ length: 4 }, (_, index) => ({
  id: seedId(80 + index),
  name: `room-${index}`,
}));

const seed = {
  ...adminSeed,
  moreBots: [second],
  guilds: adminSeed.guilds.map((one) =>
    one.id === seeded.testServer
      ? { ...one, channels: [...one.channels, { id: voice, name: 'Talk', type: 2 }, ...rooms] }
      : one,
  ),
};

/** A server where the bot may do everything, and a plain one. */
export async function startGuilds() {
  const asking = await startAsking({ seed });
  const plain = await startAsking({ seed: defaultSeed });
  const bot = await bareBot(asking.local, GUILDS | MEMBERS | MODERATION | INTEGRATIONS);
  return {
    ...asking,
    plain,
    bot,
    async close() {
      bot.leave();
      await Promise.all([asking.local.close(), plain.local.close()]);
    },
  };
}
