import type { z } from 'zod';
import { apiFullMember, apiMember } from '../../api/member.ts';
import type { Context } from '../../context.ts';
import { memberUpdated } from '../../guilds/member-events.ts';
import { setMemberRoles } from '../../guilds/member-roles.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import type { LocalGuild, LocalMember } from '../../world/model.ts';
import { BYPASSES_VERIFICATION, memberFields, requireToChange } from './member-fields.ts';
import { memberIn } from './member-roles.ts';

type MemberFields = z.infer<typeof memberFields>;

interface Actor {
  readonly userId: string;
  readonly reason: string | null;
}

/** Changing members: names, roles, timeouts and voice state. */
export function memberChangeOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('update_guild_member', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const member = memberIn(guild, params.user_id);
    const given = fields(memberFields);
    requireToChange(world, guild, bot, member, given);
    const actor = { userId: bot.id, reason };
    if (given.roles !== undefined) setMemberRoles(context, guild, member, given.roles ?? [], actor);
    changeMember(context, guild, member, given, actor);
    changeVoice(context, guild, member, given, actor);
    return apiFullMember(world, guild, member.userId);
  });
}

/** The fields of a member that the audit log names. */
const audited = (guild: LocalGuild, userId: string): JsonObject => {
  const { nick, mute, deaf, flags, communication_disabled_until } = apiMember(guild, userId);
  return { nick, mute, deaf, flags, communication_disabled_until };
};

function changeMember(
  context: Context,
  guild: LocalGuild,
  member: LocalMember,
  given: MemberFields,
  actor: Actor,
): void {
  const before = audited(guild, member.userId);
  const { nick, mute, deaf, flags, communication_disabled_until: until } = given;
  if (nick !== undefined) member.nick = nick === '' ? null : nick;
  if (until !== undefined) member.timeoutUntil = until === null ? null : new Date(until).getTime();
  const kept = Number(before['flags'] ?? 0) & ~BYPASSES_VERIFICATION;
  member.extra = {
    ...member.extra,
    ...(mute == null ? {} : { mute }),
    ...(deaf == null ? {} : { deaf }),
    ...(flags == null ? {} : { flags: kept | (flags & BYPASSES_VERIFICATION) }),
  };
  const changes = changesOf(before, audited(guild, member.userId));
  if (changes.length === 0) return;
  memberUpdated(context, guild, member.userId);
  recordAction(context, guild.id, { ...actor, action: 24, targetId: member.userId, changes });
}

/** Mutes, deafens, moves or disconnects; Discord's record of a move doesn't name the member. */
function changeVoice(
  context: Context,
  guild: LocalGuild,
  { userId }: LocalMember,
  { mute, deaf, channel_id }: MemberFields,
  actor: Actor,
): void {
  const state = guild.records.voiceStates.get(userId);
  if (!state || (mute == null && deaf == null && channel_id === undefined)) return;
  const changed = {
    ...state,
    ...(mute == null ? {} : { mute }),
    ...(deaf == null ? {} : { deaf }),
    ...(channel_id === undefined ? {} : { channel_id }),
  };
  if (channel_id === null) guild.records.voiceStates.delete(userId);
  else guild.records.voiceStates.set(userId, changed);
  context.events.toGuild(guild.id, 'VOICE_STATE_UPDATE', {
    ...changed,
    guild_id: guild.id,
    member: apiFullMember(context.world, guild, userId),
  });
  if (channel_id === undefined) return;
  recordAction(context, guild.id, {
    ...actor,
    targetId: null,
    ...(channel_id === null
      ? { action: 27, options: { count: '1' } }
      : { action: 26, options: { channel_id, count: '1' } }),
  });
}
