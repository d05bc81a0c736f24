import type { LocalChannel, World } from '../world/model.ts';
import { Permission, permissionsIn } from '../world/permissions.ts';
import { timeOf } from '../world/snowflakes.ts';

/** Members with any of these permissions don't have to wait. */
const UNAFFECTED = Permission.BypassSlowmode | Permission.ManageMessages | Permission.ManageChannels;

/** How many milliseconds a person has to wait before the next message; bots never wait. */
export function slowmodeLeft(world: World, channel: LocalChannel, userId: string): number {
  if (channel.slowmodeSeconds === 0) return 0;
  if ((permissionsIn(world, channel, userId) & UNAFFECTED) !== 0n) return 0;
  const own = [...world.messages.values()].filter(
    (message) => message.channelId === channel.id && message.authorId === userId,
  );
  const last = own.at(-1);
  return last ? Math.max(0, timeOf(last.id) + channel.slowmodeSeconds * 1000 - world.clock.now()) : 0;
}
