import type { Snowflake } from '../client/protocol.ts';
import type { LocalChannel, ThreadData } from './model.ts';

/** Discord's channel types that the local Discord treats differently. */
export const ChannelType = {
  text: 0,
  dm: 1,
  voice: 2,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
  forum: 15,
  media: 16,
} as const;

export const isThread = ({ type }: Pick<LocalChannel, 'type'>) => type >= 10 && type <= 12;

/** Voice and stage channels: reading their chat requires Connect. */
export const isVoice = ({ type }: Pick<LocalChannel, 'type'>) =>
  type === ChannelType.voice || type === ChannelType.stage;

/** Forum and media channels, which contain posts instead of messages. */
export const takesPosts = ({ type }: Pick<LocalChannel, 'type'>) =>
  type === ChannelType.forum || type === ChannelType.media;

type Given = Pick<LocalChannel, 'id' | 'name' | 'type' | 'guildId'> & Partial<LocalChannel>;

/** A channel with Discord's defaults for everything not given. */
export function newChannel(given: Given): LocalChannel {
  return {
    parentId: null,
    recipientId: null,
    botId: null,
    topic: null,
    position: 0,
    nsfw: false,
    slowmodeSeconds: 0,
    overwrites: [],
    flags: 0,
    tags: [],
    thread: null,
    lastMessageId: null,
    lastPinAt: null,
    extra: {},
    ...given,
  };
}

/** The data of a new thread, with its creator as the first member. */
export function newThread(now: number, ownerId: Snowflake, given: Partial<ThreadData> = {}): ThreadData {
  return {
    archived: false,
    locked: false,
    invitable: true,
    autoArchiveMinutes: 1440,
    archivedAt: now,
    activeAt: now,
    ownerId,
    members: new Map([[ownerId, now]]),
    messageCount: 0,
    totalMessages: 0,
    tagIds: [],
    ...given,
  };
}
