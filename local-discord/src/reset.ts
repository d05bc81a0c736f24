import type { Context } from './context.ts';
import { guildCreate } from './gateway/guild-create.ts';
import { isMember } from './world/guilds.ts';
import type { World } from './world/model.ts';
import { refill } from './world/refill.ts';

export interface ResetOptions {
  /**
   * Whether bots lose their sessions (op 9) and identify again, and the addresses that receive interactions over HTTP.
   * Unless given, they stay connected.
   */
  readonly dropBots?: boolean;
  /** Whether registered commands are also removed. Most bots register them only when they start. */
  readonly forgetCommands?: boolean;
}

/**
 * Resets the world to the seed. Bots that stay connected see an outage of every server: GUILD_DELETE with
 * `unavailable`, then GUILD_CREATE with the seed's data, from which libraries refresh their caches.
 */
export function resetWorld(context: Context, fresh: World, options: ResetOptions): void {
  const { world, hub, gateway, events, interactions } = context;
  const { dropBots = false, forgetCommands = false } = options;
  for (const guild of world.guilds.values()) {
    events.toGuild(guild.id, 'GUILD_DELETE', ({ botId }) => {
      // Without `unavailable`, the bot is no longer a member.
      return isMember(fresh.guilds.get(guild.id), botId) || !fresh.bots.has(botId)
        ? { id: guild.id, unavailable: true }
        : { id: guild.id };
    });
  }
  // Refuses late responses, which belong to the old world.
  for (const interaction of world.interactions.values())
    interactions.fail(interaction, 'The world was reset');
  for (const interaction of world.interactions.values()) interaction.state = 'failed';
  world.clock.stop();
  refill(world, fresh, { commands: !forgetCommands, endpoints: !dropBots });
  for (const guild of world.guilds.values()) {
    events.toGuild(guild.id, 'GUILD_CREATE', ({ botId, intents }) =>
      guildCreate(world, guild, botId, intents),
    );
  }
  if (dropBots) gateway.drop('invalid');
  // Open pages reload everything.
  hub.broadcast({ type: 'gateway', connected: gateway.connected() });
}
