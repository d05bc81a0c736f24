import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, notFound, unknownChannel } from '../../errors.ts';
import { type JsonObject, objectsOf } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { checked } from '../../rest/checked-fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { guildRecords } from '../guild-records.ts';
import { ActionType, METADATA, mostOf, newRule, ruleChange } from './rule-fields.ts';

const Events = {
  create: 'AUTO_MODERATION_RULE_CREATE',
  update: 'AUTO_MODERATION_RULE_UPDATE',
  delete: 'AUTO_MODERATION_RULE_DELETE',
} as const;

const toMessages = {
  partly: 'only rules about keywords and mentions act, not those about spam, presets and profiles',
};

/** The rules of auto moderation. */
export function autoModerationOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;
  const rules = guildRecords(context, {
    of: ({ records }) => records.autoModerationRules,
    unknown: notFound,
    actions: { create: 140, update: 141, delete: 142 },
    // Only bots that manage the guild get these events.
    announce: (guild, change, rule) =>
      events.toGuild(guild.id, Events[change], ({ botId }) =>
        (permissionsOf(guild, botId) & Permission.ManageGuild) === 0n ? null : rule,
      ),
  });
  const managed = (bot: LocalBot, guildId: string): LocalGuild => {
    const guild = botGuild(world, bot, guildId);
    requireInGuild(guild, bot, Permission.ManageGuild);
    return guild;
  };

  handle('list_auto_moderation_rules', ({ bot, params }) => rules.list(managed(bot, params.guild_id)));
  handle('get_auto_moderation_rule', ({ bot, params }) =>
    rules.find(managed(bot, params.guild_id), params.rule_id),
  );
  handle(
    'create_auto_moderation_rule',
    (call) => {
      const guild = managed(call.bot, call.params.guild_id);
      const { trigger_metadata, ...given } = call.fields(newRule);
      requireForActions(world, guild, call.bot, given.actions);
      requireRoom(rules.list(guild), given.trigger_type);
      return rules.create(call, guild, ruleRecord(world, guild, call.bot, given, trigger_metadata));
    },
    toMessages,
  );
  handle('update_auto_moderation_rule', (call) => {
    const guild = managed(call.bot, call.params.guild_id);
    const { trigger_type } = rules.find(guild, call.params.rule_id);
    const { trigger_metadata, enabled, exempt_roles, exempt_channels, ...given } = call.fields(ruleChange);
    requireForActions(world, guild, call.bot, given.actions);
    return rules.update(call, guild, call.params.rule_id, {
      ...given,
      enabled: enabled ?? undefined,
      exempt_roles: exempt_roles ?? undefined,
      exempt_channels: exempt_channels ?? undefined,
      trigger_metadata: trigger_metadata == null ? undefined : metadataOf(trigger_type, trigger_metadata),
    });
  });
  handle('delete_auto_moderation_rule', (call) => {
    rules.remove(call, managed(call.bot, call.params.guild_id), call.params.rule_id);
  });
}

function ruleRecord(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  given: Omit<z.infer<typeof newRule>, 'trigger_metadata'>,
  metadata: unknown,
): JsonObject {
  return {
    id: nextSnowflake(world),
    guild_id: guild.id,
    creator_id: bot.id,
    ...given,
    enabled: given.enabled ?? false,
    exempt_roles: given.exempt_roles ?? [],
    exempt_channels: given.exempt_channels ?? [],
    trigger_metadata: metadataOf(given.trigger_type, metadata),
  };
}

/** The trigger's metadata with defaults; ignores fields of other triggers. */
function metadataOf(trigger: unknown, given: unknown): JsonObject {
  const schema = Object.entries(METADATA).find(([type]) => Number(type) === trigger)?.[1];
  return schema ? checked(schema, given ?? {}, false, () => []) : {};
}

function requireRoom(rules: readonly JsonObject[], trigger: number): void {
  const most = mostOf(trigger);
  if (rules.filter(({ trigger_type }) => trigger_type === trigger).length < most) return;
  const message = `Maximum number of rules with trigger type ${trigger} is ${most}`;
  throw new DiscordError(400, 50_035, 'Invalid Form Body', {
    _errors: [{ code: 'AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED', message }],
  });
}

/** A timeout needs its own permission, and an alert needs a channel in the guild. */
function requireForActions(world: World, guild: LocalGuild, bot: LocalBot, actions: unknown): void {
  for (const { type, metadata } of objectsOf(actions)) {
    if (type === ActionType.timeout) requireInGuild(guild, bot, Permission.ModerateMembers);
    if (type !== ActionType.alert) continue;
    const [{ channel_id } = {}] = objectsOf([metadata]);
    if (world.channels.get(String(channel_id))?.guildId !== guild.id) throw unknownChannel();
  }
}
