import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { type JsonObject, objectsOf } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalChannel, LocalGuild, World } from '../../world/model.ts';
import { MEMBER_PERMISSIONS, Permission } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';

const ids = z.array(snowflake);
const option = z.object({
  id: snowflake.nullish(),
  title: z.string().min(1).max(50),
  description: z.string().max(100).nullish(),
  emoji_id: snowflake.nullish(),
  emoji_name: z.string().max(100).nullish(),
  emoji_animated: z.boolean().nullish(),
  role_ids: ids.max(50).nullish(),
  channel_ids: ids.max(50).nullish(),
});
const prompt = z.object({
  id: snowflake,
  type: z.literal([0, 1]).nullish(),
  title: z.string().min(1).max(100),
  options: z.array(option).min(1).max(50),
  single_select: z.boolean().nullish(),
  required: z.boolean().nullish(),
  in_onboarding: z.boolean().nullish(),
});
const onboarding = z.object({
  prompts: z.array(prompt).max(15).nullish(),
  default_channel_ids: ids.max(500).nullish(),
  enabled: z.boolean().nullish(),
  mode: z.literal([0, 1]).nullish(),
});

/** The questions that new members answer. */
export function onboardingOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('get_guilds_onboarding', ({ bot, params }) => onboardingOf(botGuild(world, bot, params.guild_id)));

  handle('put_guilds_onboarding', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild, Permission.ManageRoles);
    const given = fields(onboarding);
    const before = onboardingOf(guild);
    const after = {
      guild_id: guild.id,
      prompts: given.prompts
        ? given.prompts.map((one) => shownPrompt(world, before, one))
        : before['prompts'],
      default_channel_ids: given.default_channel_ids ?? before['default_channel_ids'],
      enabled: given.enabled ?? before['enabled'],
      mode: given.mode ?? before['mode'],
    };
    if (after.enabled === true) requireEnough(world, guild, after);
    const action = guild.onboarding ? 167 : 166;
    guild.onboarding = after;
    const changes = changesOf(before, after);
    if (changes.length > 0)
      recordAction(context, guild.id, { userId: bot.id, action, targetId: guild.id, reason, changes });
    return after;
  });
}

const onboardingOf = ({ id, onboarding: set }: LocalGuild): JsonObject =>
  set ?? { guild_id: id, prompts: [], default_channel_ids: [], enabled: false, mode: 0 };

/** A prompt keeps a known id; others are placeholders. */
function shownPrompt(world: World, before: JsonObject, given: z.infer<typeof prompt>): JsonObject {
  const known = objectsOf(before['prompts']).find(({ id }) => id === given.id);
  const knownOptions = objectsOf(known?.['options']).map(({ id }) => id);
  return {
    id: known ? given.id : nextSnowflake(world),
    title: given.title,
    type: given.type ?? 0,
    single_select: given.single_select ?? false,
    required: given.required ?? false,
    in_onboarding: given.in_onboarding ?? false,
    options: given.options.map((one) => ({
      id: one.id != null && knownOptions.includes(one.id) ? one.id : nextSnowflake(world),
      title: one.title,
      description: one.description ?? '',
      emoji: {
        id: one.emoji_id ?? null,
        name: one.emoji_name ?? null,
        animated: one.emoji_animated ?? false,
      },
      role_ids: one.role_ids ?? [],
      channel_ids: one.channel_ids ?? [],
    })),
  };
}

/**
 * Requires seven default channels, five of which everyone can write in; in advanced mode, channels from
 * questions count, too.
 */
function requireEnough(
  world: World,
  guild: LocalGuild,
  { default_channel_ids, prompts, mode }: JsonObject,
): void {
  const asked = objectsOf(prompts).flatMap((one) =>
    objectsOf(one['options']).flatMap(({ channel_ids }) => (Array.isArray(channel_ids) ? channel_ids : [])),
  );
  const counted = new Set([
    ...(Array.isArray(default_channel_ids) ? default_channel_ids : []),
    ...(mode === 1 ? asked : []),
  ]);
  const channels = [...counted]
    .flatMap((id) => world.channels.get(String(id)) ?? [])
    .filter(({ guildId }) => guildId === guild.id);
  if (channels.length < 7 || channels.filter((one) => everyoneWrites(guild, one)).length < 5) {
    throw new DiscordError(400, 350_000, 'Cannot enable onboarding, requirements are not met');
  }
}

function everyoneWrites(guild: LocalGuild, { overwrites }: LocalChannel): boolean {
  const everyone = guild.roles.find(({ id }) => id === guild.id)?.permissions ?? MEMBER_PERMISSIONS;
  const own = overwrites.find(({ id }) => id === guild.id);
  const bits = (everyone & ~(own?.deny ?? 0n)) | (own?.allow ?? 0n);
  const needed = Permission.ViewChannel | Permission.SendMessages;
  return (bits & needed) === needed;
}
