import { type ChannelType, Constants } from 'discord.js';

const THREAD_TYPES: ReadonlySet<number> = new Set<ChannelType>(Constants.ThreadChannelTypes);

export type SendPermission = 'SendMessages' | 'SendMessagesInThreads';

/** The permission needed to write: channels and threads have different ones, and neither includes the other. */
export function sendPermission(channelType: number): SendPermission {
  return THREAD_TYPES.has(channelType) ? 'SendMessagesInThreads' : 'SendMessages';
}
