import { z } from 'zod';
import { DiscordError, missingPermissions } from '../../errors.ts';
import { bitfield } from '../../rest/fields.ts';
import { imageHash } from '../../rest/image-hash.ts';
import type { LocalGuild, LocalRole } from '../../world/model.ts';
import { ALL_PERMISSIONS } from '../../world/permissions.ts';

const colour = z.int().min(0).max(0xff_ffff);

/** What can be set of a role. */
export const roleFields = z.object({
  name: z.string().trim().min(1).max(100).nullish(),
  permissions: bitfield.nullish(),
  color: colour.nullish(),
  colors: z
    .object({
      primary_color: colour.nullish(),
      secondary_color: colour.nullish(),
      tertiary_color: colour.nullish(),
    })
    .nullish(),
  hoist: z.boolean().nullish(),
  mentionable: z.boolean().nullish(),
  icon: imageHash.nullish(),
  unicode_emoji: z.string().max(100).nullish(),
});

type RoleFields = z.infer<typeof roleFields>;

/** Throws if the bot changes permissions that it lacks, or the guild lacks a feature. */
export function requireRoleFields(
  { settings }: LocalGuild,
  own: bigint,
  { permissions, colors, icon, unicode_emoji }: RoleFields,
  before: bigint,
): void {
  if (permissions != null && own !== ALL_PERMISSIONS && ((permissions ^ before) & ~own) !== 0n) {
    throw missingPermissions();
  }
  const features = Array.isArray(settings['features']) ? settings['features'] : [];
  const needed = [
    ...(icon != null || unicode_emoji != null ? ['ROLE_ICONS'] : []),
    ...(colors?.secondary_color != null || colors?.tertiary_color != null ? ['ENHANCED_ROLE_COLORS'] : []),
  ];
  if (needed.some((feature) => !features.includes(feature))) {
    throw new DiscordError(403, 50_101, 'This server needs more boosts to perform this action');
  }
}

/** Sets what is given; null resets some fields and is ignored by others. */
export function changeRole(role: LocalRole, given: RoleFields): void {
  const { colors } = given;
  const color = colors?.primary_color ?? given.color;
  if (given.name != null) role.name = given.name;
  if (given.permissions != null) role.permissions = given.permissions;
  if (color != null) role.color = `#${color.toString(16).padStart(6, '0')}`;
  if (given.hoist != null) role.hoist = given.hoist;
  if (given.mentionable != null) role.mentionable = given.mentionable;
  role.extra = {
    ...role.extra,
    ...(given.icon === undefined ? {} : { icon: given.icon }),
    ...(given.unicode_emoji === undefined ? {} : { unicode_emoji: given.unicode_emoji }),
    ...(colors || color != null ? { colors: allColors(color ?? 0, colors) } : {}),
  };
}

function allColors(primary_color: number, colors: RoleFields['colors']) {
  return {
    primary_color,
    secondary_color: colors?.secondary_color ?? null,
    tertiary_color: colors?.tertiary_color ?? null,
  };
}
