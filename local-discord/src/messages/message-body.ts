import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { isObject, type JsonObject, objectsOf, textOf } from '../json.ts';
import type { StoredAttachment, StoredMessage, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';

export interface UploadedFile {
  /** The n of the part's name `files[n]`. */
  readonly index: string;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

export type MessageContent = Pick<StoredMessage, 'content' | 'embeds' | 'components' | 'attachments'>;

/** The same, with the people whom it notifies. */
export type CheckedContent = MessageContent & Pick<StoredMessage, 'mentions'>;

export const EMPTY_CONTENT: MessageContent = { content: '', embeds: [], components: [], attachments: [] };

/**
 * The content of a message after a body was applied: only given fields are replaced, and null or an
 * empty list clears one.
 */
export function applyBody(
  world: World,
  channelId: string,
  before: MessageContent,
  body: JsonObject,
  files: readonly UploadedFile[],
): MessageContent {
  const attachments = attachmentsAfter(world, channelId, before, body, files);
  return {
    content: 'content' in body ? (textOf(body['content']) ?? '').trim() : before.content,
    embeds:
      'embeds' in body
        ? objectsOf(body['embeds']).map((embed) => shownEmbed(embed, attachments))
        : before.embeds,
    components:
      'components' in body ? shownComponents(objectsOf(body['components']), attachments) : before.components,
    attachments,
  };
}

function attachmentsAfter(
  world: World,
  channelId: string,
  before: MessageContent,
  body: JsonObject,
  files: readonly UploadedFile[],
): readonly StoredAttachment[] {
  const listed = 'attachments' in body ? objectsOf(body['attachments']) : null;
  const kept = listed
    ? before.attachments.filter((old) => listed.some((entry) => String(entry['id']) === old.id))
    : before.attachments;
  const added = files.map((file): StoredAttachment => {
    const entry = listed?.find((candidate) => String(candidate['id']) === file.index);
    const id = nextSnowflake();
    const filename = (textOf(entry?.['filename']) ?? file.filename).replaceAll(/[^\w.-]+/g, '_');
    return {
      id,
      filename,
      contentType: file.contentType,
      description: textOf(entry?.['description']) ?? null,
      data: file.data,
      url: `${world.origin}/attachments/${channelId}/${id}/${filename}`,
    };
  });
  return [...kept, ...added];
}

/** Replaces `attachment://name` by the file's URL, as Discord does in its responses. */
function resolveFiles(value: unknown, attachments: readonly StoredAttachment[]): unknown {
  if (typeof value === 'string' && value.startsWith('attachment://')) {
    const name = value.slice('attachment://'.length);
    return attachments.find((attachment) => attachment.filename === name)?.url ?? value;
  }
  if (Array.isArray(value)) return value.map((entry) => resolveFiles(entry, attachments));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveFiles(entry, attachments)]),
  );
}

function shownEmbed(embed: JsonObject, attachments: readonly StoredAttachment[]): APIEmbed {
  return { ...(resolveFiles(embed, attachments) as APIEmbed), type: 'rich' as APIEmbed['type'] & string };
}

/** Discord numbers the components that came without an id. */
function shownComponents(
  components: readonly JsonObject[],
  attachments: readonly StoredAttachment[],
): APIMessageTopLevelComponent[] {
  let last = 0;
  const numbered = (component: JsonObject): JsonObject => {
    last += 1;
    const own = typeof component['id'] === 'number' && component['id'] > 0 ? component['id'] : last;
    return {
      ...component,
      id: own,
      ...('components' in component ? { components: objectsOf(component['components']).map(numbered) } : {}),
      ...(isObject(component['accessory']) ? { accessory: numbered(component['accessory']) } : {}),
    };
  };
  return components
    .map(numbered)
    .map((entry) => resolveFiles(entry, attachments) as APIMessageTopLevelComponent);
}

/** Whether there is nothing to show, which Discord refuses with 50006. */
export function isEmpty(content: MessageContent): boolean {
  return (
    content.content === '' &&
    content.embeds.length === 0 &&
    content.components.length === 0 &&
    content.attachments.length === 0
  );
}

/** Every component of a message, however deeply nested. */
export function flatComponents(components: unknown): JsonObject[] {
  return objectsOf(components).flatMap((component) => [
    component,
    ...flatComponents(component['components']),
    ...(isObject(component['accessory']) ? flatComponents([component['accessory']]) : []),
  ]);
}
