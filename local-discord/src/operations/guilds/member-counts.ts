import type { Context } from '../../context.ts';
import type { LocalGuild } from '../../world/model.ts';

/** People are always online, bots once connected. */
export function isOnline({ world, gateway }: Context, userId: string): boolean {
  return !world.bots.has(userId) || gateway.readyAt(userId) !== null;
}

/** How many members a guild has and how many are online. */
export function memberCounts(context: Context, guild: LocalGuild) {
  const online = guild.members.filter(({ userId }) => isOnline(context, userId));
  return { approximate_member_count: guild.members.length, approximate_presence_count: online.length };
}
