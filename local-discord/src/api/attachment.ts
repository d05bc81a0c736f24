import type { JsonObject } from '../json.ts';
import type { StoredAttachment } from '../world/model.ts';

const IS_SPOILER = 1 << 3;

/** An attachment as the API lists it. */
export function apiAttachment(attachment: StoredAttachment): JsonObject {
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.data.length,
    url: attachment.url,
    proxy_url: attachment.url,
    content_type: attachment.contentType,
    ...attachment.size,
    ...(attachment.isSpoiler ? { flags: IS_SPOILER } : {}),
    ...(attachment.description === null ? {} : { description: attachment.description }),
  };
}
