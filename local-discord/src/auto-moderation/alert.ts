import { randomUUID } from 'node:crypto';
import type { APIEmbed } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { type JsonObject, objectOf, objectsOf } from '../json.ts';
import { NO_MENTIONS } from '../messages/mentions.ts';
import { EMPTY_CONTENT } from '../messages/message-body.ts';
import { SystemMessage } from '../messages/system-messages.ts';
import type { LocalChannel, LocalGuild } from '../world/model.ts';

/** The part of a text that triggered a rule. */
export interface Hit {
  readonly rule: JsonObject;
  readonly keyword: string | null;
  readonly content: string | null;
}

/** A hit, and where it happened. */
export interface FoundHit extends Hit {
  readonly guild: LocalGuild;
  readonly channel: LocalChannel;
  readonly userId: string;
  readonly text: string;
  /** Null: the message was blocked. */
  readonly messageId: string | null;
}

/**
 * Posts an alert: a system message by the person who wrote, with an embed whose fields tell moderators' clients what
 * happened. Discord does not document them.
 * @returns its id; null if its channel is gone
 */
export function postAlert(
  { world, messageStore }: Pick<Context, 'world' | 'messageStore'>,
  hit: FoundHit,
  action: JsonObject,
): string | null {
  const channelId = String(objectOf(action['metadata'])['channel_id']);
  if (!world.channels.has(channelId)) return null;
  const embed = { type: 'auto_moderation_message', description: hit.text, fields: fieldsOf(hit) };
  const { id } = messageStore.create({
    channelId,
    authorId: hit.userId,
    type: SystemMessage.autoModeration,
    content: { ...EMPTY_CONTENT, mentions: NO_MENTIONS, embeds: [embed as unknown as APIEmbed] },
  });
  return id;
}

function fieldsOf({ rule, channel, keyword, content, messageId }: FoundHit): JsonObject[] {
  const timeout = objectsOf(rule['actions']).find(({ metadata }) => 'duration_seconds' in objectOf(metadata));
  const known = {
    rule_name: rule['name'],
    decision_id: randomUUID(),
    channel_id: channel.id,
    keyword,
    keyword_matched_content: content,
    flagged_message_id: messageId,
    timeout_duration: objectOf(timeout?.['metadata'])['duration_seconds'],
  };
  return Object.entries(known).flatMap(([name, value]) =>
    value == null ? [] : { name, value: String(value), inline: false },
  );
}
