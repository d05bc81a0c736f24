import { z } from 'zod';
import { DiscordError, invalidField, missingPermissions } from '../../errors.ts';
import { botChannel } from '../../rest/access.ts';
import { addedByLibrary, snowflake } from '../../rest/fields.ts';
import { requireInGuild, requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalBot, LocalGuild, LocalMember, World } from '../../world/model.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';
import { requireAboveMember } from '../../world/role-ranks.ts';
import { requireToAssign } from './member-roles.ts';

/** What can be set on a member. */
export const memberFields = z.object({
  nick: z.string().max(32).nullish(),
  roles: z.array(snowflake).max(350).nullish(),
  mute: z.boolean().nullish(),
  deaf: z.boolean().nullish(),
  channel_id: snowflake.nullish(),
  communication_disabled_until: z.iso.datetime({ offset: true, local: true }).nullish(),
  flags: z.int().nullish(),
  // discord.js sends the timeout twice.
  communicationDisabledUntil: addedByLibrary,
});

type MemberFields = z.infer<typeof memberFields>;

const LONGEST_TIMEOUT_MS = 28 * 24 * 60 * 60_000;
/** Clocks differ a little. */
const LENIENCY_MS = 60_000;

/** The only flag that a bot sets: exempt from the guild's verification. */
export const BYPASSES_VERIFICATION = 1 << 2;

/** Throws Discord's error if the bot, or anyone, may not make these changes to a member. */
export function requireToChange(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  member: LocalMember,
  given: MemberFields,
): void {
  if (given.nick !== undefined) requireToRename(guild, bot, member);
  if (given.roles !== undefined) requireToSetRoles(guild, bot, member, given.roles ?? []);
  if (given.communication_disabled_until !== undefined)
    requireToTimeOut(world, guild, bot, member, given.communication_disabled_until);
  if (given.flags != null) requireToSetFlags(guild, bot);
  requireInVoice(world, guild, bot, member, given);
}

function requireToRename(guild: LocalGuild, bot: LocalBot, { userId }: LocalMember): void {
  if (userId === bot.id && (permissionsOf(guild, bot.id) & Permission.ChangeNickname) !== 0n) return;
  requireInGuild(guild, bot, Permission.ManageNicknames);
  if (userId !== bot.id) requireAboveMember(guild, bot, userId);
}

/** Unchanged roles need no permission. */
function requireToSetRoles(
  guild: LocalGuild,
  bot: LocalBot,
  member: LocalMember,
  wanted: readonly string[],
): void {
  requireInGuild(guild, bot, Permission.ManageRoles);
  const added = wanted.filter((id) => !member.roleIds.includes(id));
  const removed = member.roleIds.filter((id) => !wanted.includes(id));
  for (const id of [...added, ...removed]) requireToAssign(guild, bot, id);
}

function requireToTimeOut(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  { userId }: LocalMember,
  until: string | null,
): void {
  requireInGuild(guild, bot, Permission.ModerateMembers);
  requireAboveMember(guild, bot, userId);
  if (until === null) return;
  if ((permissionsOf(guild, userId) & Permission.Administrator) !== 0n)
    throw missingPermissions('the member is an administrator');
  if (new Date(until).getTime() > world.clock.now() + LONGEST_TIMEOUT_MS + LENIENCY_MS) {
    throw invalidField(
      'communication_disabled_until',
      'INVALID_COMMUNICATION_DISABLED_TIMESTAMP',
      'Invalid communication disabled timestamp',
    );
  }
}

function requireToSetFlags(guild: LocalGuild, bot: LocalBot): void {
  const own = permissionsOf(guild, bot.id);
  const moderation = Permission.ModerateMembers | Permission.KickMembers | Permission.BanMembers;
  const either = (own & (Permission.ManageGuild | Permission.ManageRoles)) !== 0n;
  if (!either && (own & moderation) !== moderation)
    throw missingPermissions(Permission.ManageGuild | Permission.ManageRoles | (moderation & ~own));
}

function requireInVoice(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  { userId }: LocalMember,
  { mute, deaf, channel_id }: MemberFields,
): void {
  if (mute != null) requireInGuild(guild, bot, Permission.MuteMembers);
  if (deaf != null) requireInGuild(guild, bot, Permission.DeafenMembers);
  if (channel_id !== undefined) requireInGuild(guild, bot, Permission.MoveMembers);
  const isAsked = mute != null || deaf != null || channel_id !== undefined;
  if (isAsked && !guild.records.voiceStates.has(userId)) {
    throw new DiscordError(400, 40_032, 'Target user is not connected to voice.');
  }
  if (channel_id == null) return;
  const channel = botChannel(world, bot, channel_id);
  if (channel.type !== ChannelType.voice && channel.type !== ChannelType.stage) {
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  }
  requireOfBot(world, bot, channel, Permission.Connect);
}
