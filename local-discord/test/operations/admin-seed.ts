import { defaultSeed, seeded } from '../../src/index.ts';
import { Permission } from '../../src/world/permissions.ts';

/** The default seed with the bot's role an Administrator. */
export const adminSeed = {
  ...defaultSeed,
  guilds: defaultSeed.guilds.map((guild) => ({
    ...guild,
    roles: guild.roles.map((role) =>
      role.id === seeded.botRole ? { ...role, permissions: Permission.Administrator } : role,
    ),
  })),
};
