import { changeChannel } from './channels/change-channel.ts';
import { channelName } from './channels/channel-names.ts';
import { createChannel } from './channels/create-channel.ts';
import { deleteChannel } from './channels/delete-channel.ts';
import type { Context } from './context.ts';
import { changeThread, openThread, PUBLIC_THREAD } from './messages/open-thread.ts';
import { ChannelFlag, newTags } from './operations/channels/forum.ts';
import { mainBot } from './world/guilds.ts';
import type { LocalChannel, Overwrite, World } from './world/model.ts';

/** What tests and programs change about channels, as a moderator does. */
export interface ChannelControls {
  /** Creates a channel in a server, a text channel unless `type` says otherwise. @returns its id */
  createChannel(channel: {
    readonly guildId: string;
    readonly name: string;
    /** Discord's channel type number. */
    readonly type?: number;
    /** The category. */
    readonly parentId?: string;
  }): string;
  /** Adds or replaces a channel's overwrite for a role or a member, or removes it. */
  setOverwrite(
    channelId: string,
    overwrite: Overwrite | { readonly id: string; readonly remove: true },
  ): void;
  /** Replaces the tags of a forum; known names keep their ids. @param options whether each post needs one; default: no */
  setForumTags(
    forumId: string,
    tags: readonly { readonly name: string; readonly moderated?: boolean; readonly emoji?: string }[],
    options?: { readonly areRequired?: boolean },
  ): void;
  /** Opens a public thread in a channel. @returns its id */
  openThread(parentId: string, name: string): string;
  /** Archives, reopens, locks or unlocks a thread, as a moderator does. */
  changeThread(threadId: string, change: { readonly archived?: boolean; readonly locked?: boolean }): void;
  /** Deletes a channel with its threads, or a thread. */
  deleteChannel(channelId: string): void;
}

/** The channel with this id; throws if it doesn't exist. */
export function existingChannel(world: World, channelId: string): LocalChannel {
  const channel = world.channels.get(channelId);
  if (!channel) throw new Error(`there is no channel ${channelId}`);
  return channel;
}

export function channelControls(context: Context): ChannelControls {
  const { world } = context;
  const existing = (channelId: string) => existingChannel(world, channelId);
  return {
    createChannel({ guildId, name, type = 0, parentId = null }) {
      if (!world.guilds.has(guildId)) throw new Error(`there is no server ${guildId}`);
      if (parentId !== null) existing(parentId);
      return createChannel(context, guildId, { name: channelName(type, name), type, parentId }, null).id;
    },
    setOverwrite(channelId, overwrite) {
      const channel = existing(channelId);
      const others = channel.overwrites.filter(({ id }) => id !== overwrite.id);
      const overwrites = 'remove' in overwrite ? others : [...others, overwrite];
      changeChannel(context, channel, { overwrites }, null);
    },
    setForumTags(forumId, given, { areRequired = false } = {}) {
      const forum = existing(forumId);
      const tags = newTags(
        world,
        forum.tags,
        given.map(({ emoji: emoji_name, ...tag }) => {
          return { ...tag, id: forum.tags.find(({ name }) => name === tag.name)?.id, emoji_name };
        }),
      );
      const flags = (forum.flags & ~ChannelFlag.requireTag) | (areRequired ? ChannelFlag.requireTag : 0);
      changeChannel(context, forum, { tags, flags }, null);
    },
    openThread: (parentId, name) =>
      openThread(context, existing(parentId), { name, type: PUBLIC_THREAD, ownerId: mainBot(world).id }).id,
    changeThread: (threadId, change) => changeThread(context, existing(threadId), change),
    deleteChannel: (channelId) => deleteChannel(context, existing(channelId)),
  };
}
