import { apiCommandPermissions } from '../../api/command-permissions.ts';
import type { Context } from '../../context.ts';
import { DiscordError, unknownCommand } from '../../errors.ts';
import { botGuild, requireOwnApplication } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import type { CommandPermission } from '../../world/model.ts';

/** Who may use which command of a bot in a guild, as its administrators have set it. */
export function commandPermissionOperations({ handle }: Router, { world }: Context): void {
  handle('list_guild_application_command_permissions', ({ bot, params }) => {
    requireOwnApplication(bot, params.application_id);
    const guild = botGuild(world, bot, params.guild_id);
    const set = bot.commandPermissions.get(guild.id) ?? new Map<string, CommandPermission[]>();
    return [...set].map(([id, permissions]) => apiCommandPermissions(bot, guild.id, id, permissions));
  });
  handle('get_guild_application_command_permissions', ({ bot, params }) => {
    requireOwnApplication(bot, params.application_id);
    const guild = botGuild(world, bot, params.guild_id);
    const isCommand = world.commands.get(params.command_id)?.command.application_id === bot.id;
    if (!isCommand && params.command_id !== bot.id) throw unknownCommand();
    const permissions = bot.commandPermissions.get(guild.id)?.get(params.command_id);
    if (!permissions) throw new DiscordError(404, 10_066, 'Unknown application command permissions');
    return apiCommandPermissions(bot, guild.id, params.command_id, permissions);
  });
  // Only people can change them, with their own Bearer token.
  handle(
    'set_guild_application_command_permissions',
    ({ bot: _bot }) => {
      throw new DiscordError(403, 20_001, 'Bots cannot use this endpoint');
    },
    { partly: 'Bearer tokens' },
  );
}
