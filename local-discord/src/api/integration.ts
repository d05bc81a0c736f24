import type { JsonObject } from '../json.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalBot, LocalGuild, World } from '../world/model.ts';
import { apiUser, userOf } from './user.ts';

/** The integration that every bot in a guild has; it has the bot's id. */
export function botIntegration(world: World, guild: LocalGuild, bot: LocalBot): JsonObject {
  const user = userOf(world, bot);
  const owner = world.users.get(guild.ownerId);
  return {
    id: bot.id,
    type: 'discord',
    name: user.username,
    account: { id: bot.id, name: user.username },
    enabled: true,
    application: {
      id: bot.id,
      name: user.username,
      icon: user.avatar ?? null,
      description: '',
      type: null,
      bot: apiUser(user),
    },
    scopes: ['applications.commands', 'bot'],
    ...(owner ? { user: apiUser(owner) } : {}),
  };
}

/** All integrations of a guild: its bots' and others. */
export function integrationsOf(world: World, guild: LocalGuild): JsonObject[] {
  const bots = [...world.bots.values()].filter((bot) => isMember(guild, bot.id));
  return [...bots.map((bot) => botIntegration(world, guild, bot)), ...guild.records.integrations.values()];
}
