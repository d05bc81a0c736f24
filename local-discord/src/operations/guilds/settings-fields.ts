import { z } from 'zod';
import { invalidField, missingPermissions } from '../../errors.ts';
import { featuresOf } from '../../guilds/guild-events.ts';
import type { JsonObject } from '../../json.ts';
import { addedByLibrary, snowflake } from '../../rest/fields.ts';
import { imageHash } from '../../rest/image-hash.ts';
import { LOCALES } from '../../rules/localizations.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';

const level = (max: number) => z.int().min(0).max(max).nullish();

/** What can be set on a guild. */
export const guildFields = z.object({
  name: z.string().trim().min(2).max(100).optional(),
  description: z.string().max(300).nullish(),
  region: z.string().nullish(),
  icon: imageHash.nullish(),
  splash: imageHash.nullish(),
  discovery_splash: imageHash.nullish(),
  banner: imageHash.nullish(),
  home_header: imageHash.nullish(),
  verification_level: level(4),
  default_message_notifications: level(1),
  explicit_content_filter: level(2),
  preferred_locale: z
    .string()
    .refine((locale) => LOCALES.has(locale), 'Value is not a locale of Discord.')
    .nullish(),
  afk_timeout: z.literal([60, 300, 900, 1800, 3600]).nullish(),
  system_channel_flags: z.int().min(0).nullish(),
  features: z.array(z.string()).nullish(),
  premium_progress_bar_enabled: z.boolean().nullish(),
  afk_channel_id: snowflake.nullish(),
  system_channel_id: snowflake.nullish(),
  rules_channel_id: snowflake.nullish(),
  safety_alerts_channel_id: snowflake.nullish(),
  public_updates_channel_id: snowflake.nullish(),
  // discord.js sends it here as well as in the header.
  reason: addedByLibrary,
});

export type GuildFields = z.infer<typeof guildFields>;

const CHANNELS = [
  'afk_channel_id',
  'system_channel_id',
  'rules_channel_id',
  'safety_alerts_channel_id',
  'public_updates_channel_id',
] as const;

/** Features that can be switched on or off (developers/resources/guild#mutable-guild-features). */
const SWITCHABLE = ['COMMUNITY', 'DISCOVERABLE', 'INVITES_DISABLED', 'RAID_ALERTS_DISABLED'];

/** Fields that null resets to a default, or clears. */
const RESET_BY_NULL: ReadonlySet<string> = new Set([
  'verification_level',
  'default_message_notifications',
  'explicit_content_filter',
  'system_channel_flags',
  'afk_timeout',
  'premium_progress_bar_enabled',
  'region',
]);

/** Throws unless these settings fit the guild. */
export function requireSettings(world: World, guild: LocalGuild, bot: LocalBot, given: GuildFields): void {
  for (const name of CHANNELS) {
    const id = given[name];
    if (id != null && world.channels.get(id)?.guildId !== guild.id) {
      throw invalidField(name, 'CHANNEL_NOT_FOUND', 'The channel is not in this server.');
    }
  }
  if (given.features == null) return;
  const [had, has] = [featuresOf(guild), given.features].map((list) => list.includes('COMMUNITY'));
  if (had === has) return;
  if ((permissionsOf(guild, bot.id) & Permission.Administrator) === 0n)
    throw missingPermissions(Permission.Administrator);
  if (!has) return;
  for (const name of ['rules_channel_id', 'public_updates_channel_id'] as const) {
    if ((given[name] ?? guild.settings[name]) == null) {
      throw invalidField(name, 'BASE_TYPE_REQUIRED', 'This field is required');
    }
  }
}

/** Sets what is given. */
export function applySettings(guild: LocalGuild, given: GuildFields): void {
  const { name, preferred_locale, features, ...rest } = given;
  const settings: JsonObject = { ...guild.settings };
  for (const [key, value] of Object.entries(rest)) {
    if (value === null && RESET_BY_NULL.has(key)) delete settings[key];
    else if (value !== undefined) settings[key] = value;
  }
  if (features != null) {
    const fixed = featuresOf(guild).filter((feature) => !SWITCHABLE.includes(feature));
    settings['features'] = [...fixed, ...SWITCHABLE.filter((feature) => features.includes(feature))];
  }
  guild.settings = settings;
  if (name !== undefined) guild.name = name;
  if (preferred_locale !== undefined) guild.locale = preferred_locale ?? 'en-US';
}
