import type { Context } from '../context.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { Permission, permissionsIn } from '../world/permissions.ts';
import { changeThread } from './open-thread.ts';

/** Whether a user can neither write nor edit here, because the thread is locked and they aren't a moderator. */
export function isLockedFor(world: World, channel: LocalChannel, userId: string): boolean {
  if (channel.thread?.locked !== true) return false;
  return (permissionsIn(world, channel, userId) & Permission.ManageThreads) === 0n;
}

/** Reopens an archived thread when someone writes in it. */
export function reopenByWriting(
  context: Pick<Context, 'world' | 'hub' | 'events'>,
  channel: LocalChannel,
): void {
  if (channel.thread?.archived === true) changeThread(context, channel, { archived: false });
}
