import { z } from 'zod';
import { DiscordError, missingPermissions } from '../../errors.ts';
import { snowflake, text } from '../../rest/fields.ts';
import type { ForumTag, LocalChannel, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';

export const MOST_TAGS = 20;

/** Channel flags (developers/resources/channel#channel-object-channel-flags). */
export const ChannelFlag = { pinned: 1 << 1, requireTag: 1 << 4, hideDownloads: 1 << 15 } as const;

/** A tag in a body. */
export const tagFields = z.object({
  id: snowflake.nullish(),
  name: text(1, 20),
  moderated: z.boolean().nullish(),
  emoji_id: snowflake.nullish(),
  emoji_name: z.string().max(100).nullish(),
});

/** The tags of a forum after a change: known ones keep their ids. */
export function newTags(
  world: World,
  known: readonly ForumTag[],
  given: readonly z.infer<typeof tagFields>[],
): ForumTag[] {
  const names = given.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) throw new DiscordError(400, 40_061, 'Tag names must be unique');
  return given.map(({ id, name, moderated, emoji_id, emoji_name }) => ({
    id: known.find((tag) => tag.id === id)?.id ?? nextSnowflake(world),
    name,
    moderated: moderated ?? false,
    emoji_id: emoji_id ?? null,
    emoji_name: emoji_name ?? null,
  }));
}

/**
 * Throws unless a post may carry these tags.
 * @param before its current tags
 */
export function requireTags(
  forum: LocalChannel | undefined,
  tagIds: readonly string[],
  before: readonly string[],
  isModerator: boolean,
): void {
  const tags = forum?.tags ?? [];
  if (tagIds.some((id) => !tags.some((tag) => tag.id === id)))
    throw new DiscordError(404, 10_087, 'Unknown Tag');
  const changed = tags.filter(({ id }) => tagIds.includes(id) !== before.includes(id));
  if (!isModerator && changed.some(({ moderated }) => moderated))
    throw missingPermissions(Permission.ManageThreads);
  if (tagIds.length > 0 || ((forum?.flags ?? 0) & ChannelFlag.requireTag) === 0) return;
  if (!isModerator && tags.every(({ moderated }) => moderated)) {
    throw new DiscordError(400, 40_066, 'There are no tags available that can be set by non-moderators');
  }
  throw new DiscordError(400, 40_067, 'A tag is required to create a forum post in this channel');
}
