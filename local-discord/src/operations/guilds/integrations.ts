import { integrationsOf } from '../../api/integration.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { endMembership } from '../../guilds/membership.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { Permission } from '../../world/permissions.ts';

const MAX_SHOWN = 50;

/** Integrations of a guild: its bots, and further ones of the seed. */
export function integrationOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;

  handle('list_guild_integrations', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild);
    return integrationsOf(world, guild).slice(0, MAX_SHOWN);
  });

  handle('delete_guild_integration', ({ bot, params, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild);
    const id = params.integration_id;
    const found = integrationsOf(world, guild).find((one) => one['id'] === id);
    if (!found) throw new DiscordError(404, 10_005, 'Unknown Integration');
    if (found['type'] === 'guild_subscription') {
      throw new DiscordError(400, 50_163, 'Cannot delete guild subscription integration');
    }
    if (world.bots.has(id)) endMembership(context, guild, id);
    else {
      guild.records.integrations.delete(id);
      events.toGuild(guild.id, 'INTEGRATION_DELETE', { id, guild_id: guild.id });
      events.toGuild(guild.id, 'GUILD_INTEGRATIONS_UPDATE', { guild_id: guild.id });
    }
    recordAction(context, guild.id, {
      userId: bot.id,
      action: 82,
      targetId: id,
      reason,
      changes: [{ key: 'type', old_value: found['type'] }],
    });
  });
}
