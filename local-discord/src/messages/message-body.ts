import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { isObject, type JsonObject, objectOf, objectsOf, textOf } from '../json.ts';
import type { StoredAttachment, StoredMessage, World } from '../world/model.ts';
import { mediaUrls, resolveFiles, type UploadedFile, uploaded } from './attachments.ts';
import { completedComponent } from './component-defaults.ts';
import { newPoll } from './polls.ts';

export type MessageContent = Pick<
  StoredMessage,
  'content' | 'embeds' | 'components' | 'attachments' | 'poll'
>;

/** The same, with the people whom it notifies. */
export type CheckedContent = MessageContent & Pick<StoredMessage, 'mentions'>;

export const EMPTY_CONTENT: MessageContent = {
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  poll: null,
};

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
  const listed = 'attachments' in body ? objectsOf(body['attachments']) : null;
  const added = uploaded(world, channelId, files, listed ?? []);
  const known = [...before.attachments.filter((old) => isListed(old, listed)), ...added];
  const embeds =
    'embeds' in body ? objectsOf(body['embeds']).map((embed) => shownEmbed(embed, known)) : before.embeds;
  const components =
    'components' in body ? shownComponents(world, objectsOf(body['components']), known) : before.components;
  // Files in embeds and components cannot be listed, since the API does not show them as attachments.
  const shown = mediaUrls({ embeds, components });
  const kept = before.attachments.filter((old) => isListed(old, listed) || shown.has(old.url));
  return {
    content: 'content' in body ? (textOf(body['content']) ?? '').trim() : before.content,
    embeds,
    components,
    attachments: [...kept, ...added],
    poll: before.poll ?? (isObject(body['poll']) ? newPoll(body['poll']) : null),
  };
}

/** An edit that lists no attachments keeps them all. */
function isListed({ id }: StoredAttachment, listed: readonly JsonObject[] | null): boolean {
  return listed === null || listed.some((entry) => String(entry['id']) === id);
}

function shownEmbed(embed: JsonObject, attachments: readonly StoredAttachment[]): APIEmbed {
  return { ...(resolveFiles(embed, attachments) as APIEmbed), type: 'rich' as APIEmbed['type'] & string };
}

/** Discord numbers the components that came without an id, and adds its defaults. */
function shownComponents(
  world: World,
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
    .map((entry) => completedComponent(world, attachments, objectOf(resolveFiles(entry, attachments))))
    .map((entry) => entry as unknown as APIMessageTopLevelComponent);
}

/** Whether there is nothing to show, which Discord refuses with 50006. */
export function isEmpty(content: MessageContent): boolean {
  return (
    content.content === '' &&
    content.embeds.length === 0 &&
    content.components.length === 0 &&
    content.attachments.length === 0 &&
    content.poll === null
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
