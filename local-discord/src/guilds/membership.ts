import { apiFullMember } from '../api/member.ts';
import { apiUser, DELETED_USER } from '../api/user.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalGuild, LocalMember } from '../world/model.ts';
import { botGone } from './bot-membership.ts';
import type { Told } from './member-events.ts';

/** Makes a person a member. */
export function addPerson({ world, events }: Told, guild: LocalGuild, member: LocalMember): void {
  guild.members.push({ joinedAt: world.clock.now(), ...member });
  events.toGuild(guild.id, 'GUILD_MEMBER_ADD', {
    guild_id: guild.id,
    ...apiFullMember(world, guild, member.userId),
  });
}

/** Ends a membership, whether by leaving, a kick or a ban. A bot gets GUILD_DELETE. */
export function endMembership(context: Told, guild: LocalGuild, userId: string): void {
  if (!isMember(guild, userId)) return;
  const { world, events } = context;
  leaveVoice(context, guild, userId);
  guild.members.splice(
    guild.members.findIndex((member) => member.userId === userId),
    1,
  );
  for (const { guildId, thread } of world.channels.values()) {
    if (guildId === guild.id) thread?.members.delete(userId);
  }
  events.toGuild(guild.id, 'GUILD_MEMBER_REMOVE', {
    guild_id: guild.id,
    user: apiUser(world.users.get(userId) ?? DELETED_USER),
  });
  const bot = world.bots.get(userId);
  if (bot) botGone(context, guild, bot);
}

function leaveVoice({ events }: Told, guild: LocalGuild, userId: string): void {
  const state = guild.records.voiceStates.get(userId);
  if (!state) return;
  guild.records.voiceStates.delete(userId);
  events.toGuild(guild.id, 'VOICE_STATE_UPDATE', { ...state, guild_id: guild.id, channel_id: null });
}
