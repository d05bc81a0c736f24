import type { JsonObject } from '../json.ts';
import type { MessageReference, StoredReaction, World } from '../world/model.ts';

/** A reaction as a bot sees it. */
export function apiReaction({ emoji, userIds }: StoredReaction, botId: string): JsonObject {
  return {
    emoji,
    count: userIds.size,
    count_details: { burst: 0, normal: userIds.size },
    burst_colors: [],
    me: userIds.has(botId),
    me_burst: false,
    burst_me: false,
    burst_count: 0,
  };
}

/** What a system message or a crosspost points to. */
export function apiReference({ messageId, channelId, guildId }: MessageReference): JsonObject {
  return {
    message_reference: {
      type: 0,
      channel_id: channelId,
      ...(messageId === null ? {} : { message_id: messageId }),
      ...(guildId === null ? {} : { guild_id: guildId }),
    },
  };
}

/** The stickers of a message, as far as they still exist. */
export function stickerItems(world: World, stickerIds: readonly string[]): JsonObject[] {
  const stickers = [...world.guilds.values()].flatMap(({ records }) => [...records.stickers.values()]);
  return stickerIds.flatMap((id) => {
    const sticker = stickers.find((one) => one['id'] === id);
    return sticker ? [{ id, name: sticker['name'], format_type: sticker['format_type'] }] : [];
  });
}
