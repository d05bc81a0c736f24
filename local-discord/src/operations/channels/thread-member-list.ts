import { z } from 'zod';
import { apiThreadMember } from '../../api/channel.ts';
import { apiFullMember } from '../../api/member.ts';
import type { Context } from '../../context.ts';
import { missingAccess } from '../../errors.ts';
import { Intent } from '../../gateway/intents.ts';
import type { JsonObject } from '../../json.ts';
import { queryFlag, queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import type { LocalChannel, World } from '../../world/model.ts';
import { guildOfChannel } from '../../world/visibility.ts';
import { threadOf, unknownMember } from './thread-members.ts';

const withMember = z.object({ with_member: queryFlag.default(false) });
const membersQuery = withMember.extend({
  after: snowflake.default('0'),
  limit: queryInteger(1, 100).default(100),
});

/** Who is in a thread. */
export function threadMemberListOperations({ handle }: Router, { world }: Context): void {
  handle('get_thread_member', ({ bot, params, query }) => {
    const { channel, thread } = threadOf(world, bot, params.channel_id);
    const userId = params.user_id === '@me' ? bot.id : params.user_id;
    const joinedAt = thread.members.get(userId);
    if (joinedAt === undefined) throw unknownMember();
    return shownMember(world, channel, [userId, joinedAt], query(withMember).with_member);
  });
  handle('list_thread_members', ({ bot, params, query }) => {
    const { channel, thread } = threadOf(world, bot, params.channel_id);
    if ((bot.allowedIntents & Intent.GuildMembers) === 0)
      throw missingAccess('the portal does not allow the intent GuildMembers');
    const { with_member, after, limit } = query(membersQuery);
    const members = [...thread.members].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
    // Until v11, only the list with members is paged.
    const page = with_member ? members.filter(([id]) => BigInt(id) > BigInt(after)).slice(0, limit) : members;
    return page.map((entry) => shownMember(world, channel, entry, with_member));
  });
}

function shownMember(
  world: World,
  channel: LocalChannel,
  [userId, joinedAt]: readonly [string, number],
  isFull: boolean,
): JsonObject {
  const guild = guildOfChannel(world, channel);
  return {
    ...apiThreadMember(channel.id, userId, joinedAt),
    ...(isFull && guild ? { member: apiFullMember(world, guild, userId) } : {}),
  };
}
