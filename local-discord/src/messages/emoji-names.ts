import { isUnicodeEmoji } from '../rules/emoji.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalEmoji, StoredReaction, World } from '../world/model.ts';

export type ReactionEmoji = StoredReaction['emoji'];

const CUSTOM = /^(?:a:)?(\w{2,32}):(\d{17,20})$/;

/** An emoji of a server or of a bot, with the server. */
export interface CustomEmoji {
  readonly emoji: LocalEmoji;
  readonly guildId: string | null;
}

/** A custom emoji that a user can use: from one of their servers, or a bot's own. */
export function customEmoji(world: World, userId: string, id: string): CustomEmoji | undefined {
  const own = world.bots.get(userId)?.emojis.get(id);
  if (own) return { emoji: own, guildId: null };
  for (const guild of world.guilds.values()) {
    const emoji = guild.emojis.get(id);
    if (emoji && isMember(guild, userId)) return { emoji, guildId: guild.id };
  }
  return undefined;
}

/** An emoji from a path: one Unicode emoji, or `name:id`; undefined for anything else. */
export function emojiOf(text: string): ReactionEmoji | undefined {
  const [, name, id] = CUSTOM.exec(text) ?? [];
  if (name !== undefined && id !== undefined) return { id, name };
  return isUnicodeEmoji(text) ? { id: null, name: text } : undefined;
}

export const isSameEmoji = (one: ReactionEmoji, other: ReactionEmoji) =>
  one.id === null ? other.id === null && one.name === other.name : one.id === other.id;
