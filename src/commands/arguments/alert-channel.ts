import { ChannelType, type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import type { AlertEvent, NewDestination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { missingPermissions, sendPermission } from './destination.ts';

/** As the interaction brings it: without the Guilds intent discord.js hands resolved objects on as they came. */
const resolvedChannel = z.object({
  id: z.string(),
  type: z.enum(ChannelType),
  /** Since 2026-07-16 (developers/interactions: resolved channels carry `app_permissions`). */
  app_permissions: z.string().regex(/^\d+$/).optional(),
});

export const alertEvent = z.enum(['tracking', 'qc']);

export interface RequestedAlertChannel {
  readonly destination: NewDestination;
  readonly event: AlertEvent;
  readonly roleId: string | null;
  readonly mask: boolean;
  /** Something that will not work as hoped, said without refusing. */
  readonly warning: string | null;
}

/**
 * The options of `/alerts add`, checked against what the bot may do in the channel.
 * @throws UserError naming the permissions that are missing there
 */
export function readAlertChannel(
  interaction: ChatInputCommandInteraction,
  texts: Texts,
): RequestedAlertChannel {
  const { guildId, options, guildLocale, locale } = interaction;
  const channel = resolvedChannel.parse(options.get('channel', true).channel);
  if (guildId === null) throw new UserFacingError(texts.input.cannotPostHere);
  const granted = permissionsIn(channel, interaction);
  // Discord may leave the permissions out; then the first test tells.
  const missing = granted === null ? [] : missingPermissions(granted, sendPermission(channel.type), texts);
  if (missing.length > 0) {
    throw new UserFacingError(texts.input.missingPermissions(missing.join(', '), `<#${channel.id}>`));
  }
  const role = options.getRole('role');
  if (role?.id === guildId) throw new UserFacingError(texts.input.everyoneRole);
  const mayMentionAll = granted !== null && (granted & MENTIONS_ALL) !== 0n;
  return {
    destination: { kind: 'channel', discordId: channel.id, guildId, locale: guildLocale ?? locale },
    event: alertEvent.parse(options.getString('event', true)),
    roleId: role?.id ?? null,
    mask: options.getBoolean('mask') ?? true,
    warning:
      role === null || role.mentionable || mayMentionAll
        ? null
        : texts.alertChannels.roleNotMentionable(`<@&${role.id}>`),
  };
}

const MENTIONS_ALL = PermissionFlagsBits.MentionEveryone | PermissionFlagsBits.Administrator;

function permissionsIn(
  { id, app_permissions }: z.infer<typeof resolvedChannel>,
  { channelId, appPermissions }: ChatInputCommandInteraction,
): bigint | null {
  if (app_permissions !== undefined) return BigInt(app_permissions);
  return id === channelId ? appPermissions.bitfield : null;
}
