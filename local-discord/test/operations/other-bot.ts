import { type Seed, seeded } from '../../src/index.ts';
import { adminSeed } from './admin-seed.ts';

export const OTHER_BOT = '1100000000000000001';
export const OTHER_TOKEN = 'another-bot';

/** The seed with an administrator as the bot, and another bot, without roles, in the test server. */
export const seedWithOtherBot: Seed = {
  ...adminSeed,
  moreBots: [{ id: OTHER_BOT, username: 'Other', color: '#57f287', token: OTHER_TOKEN }],
  guilds: adminSeed.guilds.map((guild) =>
    guild.id === seeded.testServer
      ? { ...guild, members: [...guild.members, { userId: OTHER_BOT, roleIds: [] }] }
      : guild,
  ),
};
