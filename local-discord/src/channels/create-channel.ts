import { apiChannel } from '../api/channel.ts';
import { clientChannel } from '../client/client-channel.ts';
import type { Context } from '../context.ts';
import { notifyClients } from '../messages/open-thread.ts';
import type { Actor } from '../world/audit-log.ts';
import { isThread, newChannel } from '../world/channels.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import type { ChannelChange } from './change-channel.ts';
import { ChannelAction, recordChannel } from './channel-audit.ts';

export interface NewChannel extends ChannelChange {
  readonly name: string;
  readonly type: number;
}

/**
 * Creates a channel at the end of a server's list, with the overwrites of its category unless others are given.
 * @param by recorded in the audit log; null records nothing
 */
export function createChannel(
  context: Pick<Context, 'world' | 'hub' | 'events'>,
  guildId: string,
  given: NewChannel,
  by: Actor | null,
): LocalChannel {
  const { world, events } = context;
  const last = Math.max(-1, ...channelsOf(world, guildId).map(({ position }) => position));
  const channel = newChannel({
    position: last + 1,
    overwrites: world.channels.get(given.parentId ?? '')?.overwrites ?? [],
    ...given,
    id: nextSnowflake(world),
    guildId,
  });
  world.channels.set(channel.id, channel);
  notifyClients(context, channel, { type: 'channel.create', channel: clientChannel(channel) });
  const shown = apiChannel(world, channel);
  events.toGuild(guildId, 'CHANNEL_CREATE', shown);
  if (by) recordChannel(context, channel, ChannelAction.create, by, { after: shown });
  return channel;
}

/** The channels of a server without its threads. */
export function channelsOf(world: World, guildId: string): LocalChannel[] {
  return [...world.channels.values()].filter((one) => one.guildId === guildId && !isThread(one));
}
