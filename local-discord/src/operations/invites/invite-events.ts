import type { Context } from '../../context.ts';
import type { JsonObject } from '../../json.ts';
import type { LocalInvite } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';

/** Tells the bots that manage the invite's channel (developers/events/gateway-events#invites). */
export function toInviteManagers(
  { world, events }: Context,
  { channelId }: LocalInvite,
  event: 'INVITE_CREATE' | 'INVITE_DELETE',
  data: JsonObject,
): void {
  const channel = world.channels.get(channelId);
  if (!channel) return;
  events.toChannel(channel, event, ({ botId }) =>
    (permissionsIn(world, channel, botId) & Permission.ManageChannels) === 0n ? null : data,
  );
}
