import { type Seed, seeded, seedId } from '../../src/index.ts';
import { adminSeed } from './admin-seed.ts';

export const voice = { channel: seedId(60), stage: seedId(61) } as const;

/** The administrator's seed with a voice channel and a stage. */
export const voiceSeed: Seed = {
  ...adminSeed,
  guilds: adminSeed.guilds.map((guild) =>
    guild.id === seeded.testServer
      ? {
          ...guild,
          channels: [
            ...guild.channels,
            { id: voice.channel, name: 'voice', type: 2 },
            { id: voice.stage, name: 'stage', type: 13 },
          ],
        }
      : guild,
  ),
};
