import { z } from 'zod';
import type { ChannelChange } from '../../channels/change-channel.ts';
import { channelName } from '../../channels/channel-names.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { addedByLibrary, snowflake, text } from '../../rest/fields.ts';
import { ChannelType, isVoice, takesPosts } from '../../world/channels.ts';
import type { LocalChannel, World } from '../../world/model.ts';
import { ChannelFlag, MOST_TAGS, newTags, tagFields } from './forum.ts';
import { overwriteFields } from './overwrites.ts';

const seconds = z.int().min(0).max(21_600);
const emoji = z
  .object({ emoji_id: snowflake.nullish(), emoji_name: z.string().max(100).nullish() })
  .transform(({ emoji_id, emoji_name }) => ({ emoji_id: emoji_id ?? null, emoji_name: emoji_name ?? null }));

const AUTO_ARCHIVE = [60, 1440, 4320, 10_080] as const;
export const autoArchive = z.literal(AUTO_ARCHIVE);
export const slowmode = seconds;

/** Fields for creating a server's channel. */
export const channelFields = z.object({
  name: text(1, 100),
  type: z.literal([0, 2, 4, 5, 13, 15, 16]).nullish(),
  position: z.int().min(0).nullish(),
  topic: z.string().max(4096).nullish(),
  nsfw: z.boolean().nullish(),
  rate_limit_per_user: seconds.nullish(),
  parent_id: snowflake.nullish(),
  permission_overwrites: z.array(overwriteFields).max(100).nullish(),
  flags: z.int().min(0).nullish(),
  available_tags: z.array(tagFields).max(MOST_TAGS).nullish(),
  bitrate: z.int().min(8000).nullish(),
  user_limit: z.int().min(0).nullish(),
  rtc_region: z.string().nullish(),
  video_quality_mode: z.literal([1, 2]).nullish(),
  default_auto_archive_duration: autoArchive.nullish(),
  default_thread_rate_limit_per_user: seconds.nullish(),
  default_reaction_emoji: emoji.nullish(),
  default_sort_order: z.literal([0, 1]).nullish(),
  default_forum_layout: z.literal([0, 1, 2]).nullish(),
  default_tag_setting: z.enum(['match_some', 'match_all']).nullish(),
});

/** Fields for changing a channel; omitted ones stay. discord.js adds whether to sync with the category's overwrites. */
export const changedFields = channelFields.partial().extend({ lock_permissions: addedByLibrary });

const VOICE = [ChannelType.voice, ChannelType.stage];
const POSTS = [ChannelType.forum, ChannelType.media];
const WITH_THREADS = [ChannelType.text, ChannelType.announcement, ...POSTS];

/** Fields that are kept as the API shows them, by the types of channels that have them. */
const EXTRAS: Readonly<Partial<Record<keyof typeof changedFields.shape, readonly number[]>>> = {
  bitrate: VOICE,
  user_limit: VOICE,
  rtc_region: VOICE,
  video_quality_mode: VOICE,
  default_auto_archive_duration: WITH_THREADS,
  default_thread_rate_limit_per_user: WITH_THREADS,
  default_reaction_emoji: POSTS,
  default_sort_order: POSTS,
  default_forum_layout: [ChannelType.forum],
  default_tag_setting: POSTS,
};

type Given = z.infer<typeof changedFields>;

/** A body's changes to a channel, except type, category and overwrites. */
export function settingsOf(
  world: World,
  type: number,
  given: Given,
  before: Pick<LocalChannel, 'tags' | 'extra' | 'flags'> = { tags: [], extra: {}, flags: 0 },
): ChannelChange {
  checkLimits(type, given);
  const { name, position, topic, nsfw, rate_limit_per_user: slow, flags, available_tags: tags } = given;
  const isCategory = type === ChannelType.category;
  return {
    ...(name === undefined ? {} : { name: keptName(type, name) }),
    ...(typeof position === 'number' ? { position } : {}),
    ...(topic === undefined || isCategory || isVoice({ type }) ? {} : { topic: topic === '' ? null : topic }),
    ...(nsfw === undefined || isCategory ? {} : { nsfw: nsfw ?? false }),
    ...(slow === undefined || isCategory ? {} : { slowmodeSeconds: slow ?? 0 }),
    ...(typeof flags === 'number' && takesPosts({ type })
      ? { flags: flags & (ChannelFlag.requireTag | ChannelFlag.hideDownloads) }
      : {}),
    ...(Array.isArray(tags) && takesPosts({ type }) ? { tags: newTags(world, before.tags, tags) } : {}),
    extra: extrasOf(type, before.extra, given),
  };
}

function keptName(type: number, name: string): string {
  const kept = channelName(type, name);
  if (kept === '') throw invalidField('name', 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.');
  return kept;
}

/** Null restores the default. */
function extrasOf(type: number, before: JsonObject, given: Given): JsonObject {
  const named = Object.entries(given).filter(
    ([name, value]) => value !== undefined && EXTRAS[name as keyof Given]?.includes(type),
  );
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(named) }).filter(([, value]) => value !== null),
  );
}

const MOST_TOPIC = 1024;
/** Without boosts. */
const MOST_BITRATE = { [ChannelType.voice]: 96_000, [ChannelType.stage]: 64_000 } as Readonly<
  Record<number, number>
>;
const MOST_USERS = { [ChannelType.voice]: 99, [ChannelType.stage]: 10_000 } as Readonly<
  Record<number, number>
>;

/** Limits that differ between the types. */
function checkLimits(type: number, { topic, bitrate, user_limit }: Given): void {
  if (!takesPosts({ type }) && (topic ?? '').length > MOST_TOPIC) {
    throw invalidField('topic', 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST_TOPIC} or fewer in length.`);
  }
  if ((bitrate ?? 0) > (MOST_BITRATE[type] ?? Number.POSITIVE_INFINITY)) {
    throw new DiscordError(400, 30_052, 'Bitrate is too high for channel of this type');
  }
  const most = MOST_USERS[type] ?? Number.POSITIVE_INFINITY;
  if ((user_limit ?? 0) > most) {
    throw invalidField('user_limit', 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`);
  }
}
