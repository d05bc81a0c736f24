import type { JsonObject } from '../json.ts';
import { signedLink } from '../messages/signed-links.ts';
import type { StoredAttachment, World } from '../world/model.ts';

const IS_SPOILER = 1 << 3;

/** An attachment as the API lists it. */
export function apiAttachment(world: World, attachment: StoredAttachment): JsonObject {
  const url = signedLink(world, attachment.url);
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.data.length,
    url,
    proxy_url: url,
    content_type: attachment.contentType,
    ...attachment.size,
    ...(attachment.isSpoiler ? { flags: IS_SPOILER } : {}),
    ...(attachment.description === null ? {} : { description: attachment.description }),
  };
}
