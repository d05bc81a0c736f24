import type { Context } from '../../context.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from '../../json.ts';
import type { LocalGuild, LocalMember } from '../../world/model.ts';
import { isOnline } from './member-counts.ts';

const MOST = 100;

/** Who is online, as everybody on the web may see it: with numbers instead of ids, and without discriminators. */
export function widgetMembers(context: Context, guild: LocalGuild): JsonObject[] {
  return guild.members
    .filter(({ userId }) => isOnline(context, userId))
    .map((member) => ({ member, presence: objectOf(context.world.bots.get(member.userId)?.presence) }))
    .filter(({ presence }) => presence['status'] !== 'offline')
    .slice(0, MOST)
    .map(({ member, presence }, index) => ({
      id: String(index),
      username: nameOf(context, member),
      discriminator: '0000',
      avatar: null,
      status: textOf(presence['status']) ?? 'online',
      ...activityOf(presence),
      avatar_url: `${context.world.origin}/widget-avatars/${member.userId}`,
      ...voiceOf(guild, member.userId),
    }));
}

function nameOf({ world }: Context, { userId, nick }: LocalMember): string {
  const user = world.users.get(userId);
  return nick ?? user?.globalName ?? user?.username ?? '';
}

function activityOf(presence: JsonObject): JsonObject {
  const [activity] = objectsOf(presence['activities']);
  return activity ? { activity: { name: activity['name'] } } : {};
}

function voiceOf({ records }: LocalGuild, userId: string): JsonObject {
  const state = records.voiceStates.get(userId);
  if (!state) return {};
  const { channel_id, deaf, mute, self_deaf, self_mute, suppress } = state;
  return {
    channel_id,
    deaf: deaf === true,
    mute: mute === true,
    self_deaf: self_deaf === true,
    self_mute: self_mute === true,
    suppress: suppress === true,
  };
}
