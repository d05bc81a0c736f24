import { apiCommandPermissions } from '../api/command-permissions.ts';
import { apiUser } from '../api/user.ts';
import { interactionsEndpointProblem } from '../applications/endpoint-check.ts';
import type { WebhookEvents } from '../applications/webhook-events.ts';
import type { Snowflake } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { changesOf, recordAction } from '../world/audit-log.ts';
import { isMember, mainBot } from '../world/guilds.ts';
import type { CommandPermission, LocalBot, LocalGuild } from '../world/model.ts';
import { requireUser } from '../world/visibility.ts';

/** What people do with the application of the seed's first bot, in their settings and in the developer portal. */
export interface AppActions {
  /** A person installs the application for use in every server. */
  installFor(userId: Snowflake): void;
  /** A person removes it again. */
  uninstallFor(userId: Snowflake): void;
  /**
   * An administrator decides in the server's settings who may use a command. An empty list restores the
   * command's own permissions; without a command, applies to all commands.
   */
  setCommandPermissions(call: {
    readonly guildId: Snowflake;
    readonly commandId?: Snowflake;
    readonly permissions: readonly CommandPermission[];
  }): void;
  /**
   * Sends interactions to a URL instead of the gateway, once it has answered a PING and refused one with a
   * wrong signature; null returns to the gateway. Rejects with the problem.
   */
  setInteractionsEndpoint(url: string | null): Promise<void>;
}

export function createAppActions(context: Context, webhookEvents: WebhookEvents): AppActions {
  const { world } = context;
  return {
    installFor(userId) {
      const bot = mainBot(world);
      const user = apiUser(requireUser(world, userId));
      if (bot.installedBy.has(userId)) return;
      bot.installedBy.add(userId);
      const data = { integration_type: 1, user, scopes: ['applications.commands'] };
      webhookEvents.send(bot, 'APPLICATION_AUTHORIZED', data);
    },
    uninstallFor(userId) {
      const bot = mainBot(world);
      const user = apiUser(requireUser(world, userId));
      if (bot.installedBy.delete(userId)) webhookEvents.send(bot, 'APPLICATION_DEAUTHORIZED', { user });
    },
    setCommandPermissions({ guildId, commandId, permissions }) {
      const bot = mainBot(world);
      const guild = world.guilds.get(guildId);
      if (!guild || !isMember(guild, bot.id)) throw new ClientRefusal('the bot is not in this server');
      changeCommandPermissions(context, bot, guild, commandId ?? bot.id, permissions);
    },
    async setInteractionsEndpoint(url) {
      const bot = mainBot(world);
      const problem = url === null ? null : await interactionsEndpointProblem(world, bot, url);
      if (problem !== null) throw new ClientRefusal(`Discord would not accept ${url}: ${problem}`);
      bot.portal = { ...bot.portal, interactions_endpoint_url: url };
    },
  };
}

const COMMAND_PERMISSIONS_CHANGED = 121;

/** Sets the permissions of a command, or of all commands with the bot's id, and notifies the bot. */
function changeCommandPermissions(
  context: Context,
  bot: LocalBot,
  guild: LocalGuild,
  id: Snowflake,
  permissions: readonly CommandPermission[],
): void {
  const set = bot.commandPermissions.get(guild.id) ?? new Map<Snowflake, CommandPermission[]>();
  const bySubject = (list: readonly CommandPermission[]) =>
    Object.fromEntries(list.map((one) => [one.id, one]));
  const changes = changesOf(bySubject(set.get(id) ?? []), bySubject(permissions));
  bot.commandPermissions.set(guild.id, set);
  if (permissions.length === 0) set.delete(id);
  else set.set(id, [...permissions]);
  const data = apiCommandPermissions(bot, guild.id, id, permissions);
  context.events.toBot(bot, 'APPLICATION_COMMAND_PERMISSIONS_UPDATE', data, guild.id);
  recordAction(context, guild.id, {
    userId: guild.ownerId,
    action: COMMAND_PERMISSIONS_CHANGED,
    targetId: id,
    changes,
    options: { application_id: bot.id },
  });
}
