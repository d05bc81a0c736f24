import { z } from 'zod';
import { apiChannel } from '../../api/channel.ts';
import { integrationsOf } from '../../api/integration.ts';
import { apiUser } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { isThread } from '../../world/channels.ts';
import type { LocalGuild, LocalWebhook, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';

const filters = z.object({
  user_id: snowflake.optional(),
  target_id: snowflake.optional(),
  action_type: queryInteger(1, 1000).optional(),
  before: snowflake.optional(),
  after: snowflake.optional(),
  limit: queryInteger(1, 100).default(50),
});

/** The audit log of a guild, with everything its entries refer to. */
export function auditLogOperations({ handle }: Router, { world }: Context): void {
  handle('list_guild_audit_log_entries', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ViewAuditLog);
    const entries = matching(guild, query(filters));
    return { audit_log_entries: entries, ...referenced(world, guild, entries) };
  });
}

/** The newest first, but with `after` the oldest first. */
function matching(guild: LocalGuild, wanted: z.infer<typeof filters>): JsonObject[] {
  const { user_id, target_id, action_type, before, after, limit } = wanted;
  const idOf = (entry: JsonObject) => BigInt(String(entry['id']));
  const found = guild.auditLog.filter(
    (entry) =>
      (user_id === undefined || entry['user_id'] === user_id) &&
      (target_id === undefined || entry['target_id'] === target_id) &&
      (action_type === undefined || entry['action_type'] === action_type) &&
      (before === undefined || idOf(entry) < BigInt(before)) &&
      (after === undefined || idOf(entry) > BigInt(after)),
  );
  const isAscending = after !== undefined && before === undefined;
  return (isAscending ? found : found.toReversed()).slice(0, limit);
}

function referenced(world: World, guild: LocalGuild, entries: readonly JsonObject[]): JsonObject {
  const ids = new Set(entries.flatMap((entry) => [entry['user_id'], entry['target_id']]).map(String));
  const named = (records: readonly JsonObject[]) => records.filter(({ id }) => ids.has(String(id)));
  const { scheduledEvents, autoModerationRules } = guild.records;
  const targets = new Set(
    entries.filter(({ action_type }) => isOfIntegration(action_type)).map((entry) => entry['target_id']),
  );
  return {
    users: [...world.users.values()].filter(({ id }) => ids.has(id)).map(apiUser),
    webhooks: [...world.webhooks.values()].filter(({ id }) => ids.has(id)).map(partialWebhook),
    threads: [...world.channels.values()]
      .filter((channel) => ids.has(channel.id) && isThread(channel))
      .map((channel) => apiChannel(world, channel)),
    integrations: integrationsOf(world, guild)
      .filter(({ id }) => targets.has(id))
      .map(({ id, type, name, account }) => ({ id, type, name, account, application_id: id })),
    guild_scheduled_events: named([...scheduledEvents.values()]),
    auto_moderation_rules: named([...autoModerationRules.values()]),
    application_commands: [...world.commands.values()]
      .map(({ command }) => command)
      .filter(({ id }) => ids.has(id)),
  };
}

/** INTEGRATION_CREATE, INTEGRATION_UPDATE and INTEGRATION_DELETE. */
const isOfIntegration = (action: unknown) => action === 80 || action === 81 || action === 82;

function partialWebhook({
  id,
  type,
  name,
  avatar,
  channelId,
  guildId,
  applicationId,
}: LocalWebhook): JsonObject {
  return { id, type, name, avatar, channel_id: channelId, guild_id: guildId, application_id: applicationId };
}
