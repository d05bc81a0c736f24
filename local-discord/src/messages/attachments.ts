import { imageSize } from 'image-size';
import { isObject, type JsonObject, textOf } from '../json.ts';
import type { StoredAttachment, StoredMessage, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { unsignedLink } from './signed-links.ts';

export interface UploadedFile {
  /** The n of the part's name `files[n]`. */
  readonly index: string;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

/** The files of a request as attachments, with what `attachments` says about them. */
export function uploaded(
  world: World,
  channelId: string,
  files: readonly UploadedFile[],
  listed: readonly JsonObject[],
): StoredAttachment[] {
  return files.map((file) => {
    const entry = listed.find((candidate) => String(candidate['id']) === file.index);
    const id = nextSnowflake(world);
    const filename = (textOf(entry?.['filename']) ?? file.filename).replaceAll(/[^\w.-]+/g, '_');
    return {
      id,
      filename,
      contentType: file.contentType,
      description: textOf(entry?.['description']) ?? null,
      data: file.data,
      url: `${world.origin}/attachments/${channelId}/${id}/${filename}`,
      size: sizeOf(file.data),
      isSpoiler: entry?.['is_spoiler'] === true || filename.startsWith('SPOILER_'),
    };
  });
}

/** Files that belong to no message, such as those of a command's options. */
export function storeFiles(
  world: World,
  channelId: string,
  files: readonly UploadedFile[],
): StoredAttachment[] {
  const stored = uploaded(world, channelId, files, []);
  for (const file of stored) world.files.set(file.id, file);
  return stored;
}

/** Size of an image in pixels; null for other files. */
function sizeOf(data: Buffer): StoredAttachment['size'] {
  try {
    const { width, height } = imageSize(data);
    return { width, height };
  } catch {
    return null;
  }
}

/** Replaces `attachment://name` by the file's address and describes the file, as Discord does in its responses. */
export function resolveFiles(value: unknown, attachments: readonly StoredAttachment[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveFiles(entry, attachments));
  if (!isObject(value)) return value;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveFiles(entry, attachments)]),
  );
  for (const key of ['url', 'icon_url']) {
    // A link that a bot has from here, and sends back.
    if (typeof value[key] === 'string') resolved[key] = unsignedLink(value[key]);
    const file = attachments.find(({ filename }) => value[key] === `attachment://${filename}`);
    if (file) Object.assign(resolved, { [key]: file.url }, key === 'url' ? mediaFields(file) : {});
  }
  return resolved;
}

function mediaFields({ id, url, size, contentType }: StoredAttachment): JsonObject {
  return { proxy_url: url, ...size, content_type: contentType, attachment_id: id };
}

/** The URLs of all media in embeds and components. */
export function mediaUrls(shown: Pick<StoredMessage, 'embeds' | 'components'>): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    if (!isObject(value)) return;
    for (const [key, entry] of Object.entries(value)) {
      if ((key === 'url' || key === 'icon_url') && typeof entry === 'string') found.add(entry);
      else collect(entry);
    }
  };
  collect(shown.embeds);
  collect(shown.components);
  return found;
}

/** The attachments that the API lists: without those that embeds and components show. */
export function listedAttachments(
  message: Pick<StoredMessage, 'attachments' | 'embeds' | 'components'>,
): readonly StoredAttachment[] {
  const shown = mediaUrls(message);
  return message.attachments.filter(({ url }) => !shown.has(url));
}
