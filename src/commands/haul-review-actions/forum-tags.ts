import { type BaseInteraction, ChannelFlags, Routes } from 'discord.js';
import * as z from 'zod';
import type { ForumTag } from '../../views/haul/review-tags.ts';

/** The preview shows what was known before when Discord doesn't answer by then. */
const WAIT_MS = 2_000;

const forum = z.object({
  flags: z.number().catch(0),
  available_tags: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      moderated: z.boolean(),
      emoji_id: z.string().nullish(),
      emoji_name: z.string().nullish(),
    }),
  ),
});

/** What a forum asks of its posts (developers/resources/channel: `available_tags`, and the flag REQUIRE_TAG). */
export interface ForumTags {
  readonly areRequired: boolean;
  /** Those that may be on the post. */
  readonly offered: readonly ForumTag[];
}

/**
 * @param isModerator whether tags that only moderators set are offered, too
 * @returns null: Discord doesn't say in time
 */
export async function loadForumTags(
  { client }: BaseInteraction,
  forumId: string,
  isModerator: boolean,
): Promise<ForumTags | null> {
  const signal = AbortSignal.timeout(WAIT_MS);
  const answer = await client.rest.get(Routes.channel(forumId), { signal }).catch(() => null);
  const found = forum.safeParse(answer);
  if (!found.success) return null;
  const { flags, available_tags: tags } = found.data;
  return {
    areRequired: (flags & ChannelFlags.RequireTag) !== 0,
    offered: tags
      .filter(({ moderated }) => isModerator || !moderated)
      .map(({ id, name, emoji_id: custom, emoji_name: emoji }) => {
        // An emoji of the server may be gone, and Discord refuses a menu with one that it doesn't know.
        return { id, name, emoji: custom == null ? (emoji ?? null) : null };
      }),
  };
}
