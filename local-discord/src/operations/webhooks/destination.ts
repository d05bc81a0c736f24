import type { Context } from '../../context.ts';
import { DiscordError, invalidField, unknownChannel } from '../../errors.ts';
import { changeThread, openThread, PUBLIC_THREAD } from '../../messages/open-thread.ts';
import { takesPosts } from '../../world/channels.ts';
import type { LocalChannel, LocalWebhook, World } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { ChannelFlag } from '../channels/forum.ts';

/** Where a webhook is asked to write. */
export interface Destination {
  readonly threadId?: string | undefined;
  /** The title of a new post in a forum. */
  readonly threadName?: string | null | undefined;
  readonly tagIds?: readonly string[] | null | undefined;
}

/** A webhook's channel or one of its threads; threads of other channels are unknown. */
export function channelOf(world: World, webhook: LocalWebhook, threadId: string | undefined): LocalChannel {
  const channel = world.channels.get(threadId ?? webhook.channelId);
  if (!channel || (threadId !== undefined && channel.parentId !== webhook.channelId)) throw unknownChannel();
  return channel;
}

/**
 * Checks a destination.
 * @returns a function that returns where the message goes, and the id that a post's first message must have.
 * To be called once the message is valid, since it may create a post or reopen a thread
 */
export function resolveDestination(
  context: Context,
  webhook: LocalWebhook,
  { threadId, threadName, tagIds }: Destination,
): () => { readonly channelId: string; readonly id?: string } {
  const channel = channelOf(context.world, webhook, threadId);
  const hasName = threadName != null && threadName !== '';
  if (!takesPosts(channel)) {
    if (hasName && takesPosts(channelOf(context.world, webhook, undefined))) throw bothGiven();
    if (hasName) throw new DiscordError(400, 220_003, 'Webhooks can only create threads in forum channels');
    return () => {
      if (channel.thread?.archived === true) changeThread(context, channel, { archived: false });
      return { channelId: channel.id };
    };
  }
  if (!hasName) {
    const message = 'Webhooks posted to forum channels must have a thread_name or thread_id';
    throw new DiscordError(400, 220_001, message);
  }
  const tags = knownTags(channel, tagIds ?? []);
  return () => {
    const id = nextSnowflake(context.world);
    const data = { tagIds: tags, members: new Map() };
    const post = { id, name: threadName, type: PUBLIC_THREAD, ownerId: webhook.id, data };
    return { id, channelId: openThread(context, channel, post).id };
  };
}

const bothGiven = () =>
  new DiscordError(
    400,
    220_002,
    'Webhooks posted to forum channels cannot have both a thread_name and thread_id',
  );

function knownTags({ tags, flags }: LocalChannel, tagIds: readonly string[]): readonly string[] {
  if (tagIds.some((id) => !tags.some((tag) => tag.id === id))) {
    throw invalidField('applied_tags', 'BASE_TYPE_CHOICES', 'The channel has no such tag.');
  }
  if (tagIds.length === 0 && (flags & ChannelFlag.requireTag) !== 0) {
    throw new DiscordError(400, 40_067, 'A tag is required to create a forum post in this channel');
  }
  return tagIds;
}
