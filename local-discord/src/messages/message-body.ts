import { createHash } from 'node:crypto';
import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { isObject, type JsonObject, objectOf, objectsOf, textOf } from '../json.ts';
import type { StoredAttachment, StoredMessage, World } from '../world/model.ts';
import { mediaUrls, resolveFiles, type UploadedFile, uploaded } from './attachments.ts';
import { newPoll } from './polls.ts';

export type MessageContent = Pick<
  StoredMessage,
  'content' | 'embeds' | 'components' | 'attachments' | 'poll'
>;

/** The same, with the users it notifies. */
export type CheckedContent = MessageContent & Pick<StoredMessage, 'mentions'>;

export const EMPTY_CONTENT: MessageContent = {
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  poll: null,
};

/** The content of a message after applying a body: replaces only given fields; null or an empty list clears one. */
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
  // Files in embeds and components can't be listed, since the API doesn't return them as attachments.
  const shown = mediaUrls({ embeds, components });
  const kept = before.attachments.filter((old) => isListed(old, listed) || shown.has(old.url));
  return {
    content: 'content' in body ? (textOf(body['content']) ?? '').trim() : before.content,
    embeds,
    components,
    attachments: [...kept, ...added],
    poll: before.poll ?? (isObject(body['poll']) ? newPoll(world, body['poll']) : null),
  };
}

/** An edit that lists no attachments keeps them all. */
function isListed({ id }: StoredAttachment, listed: readonly JsonObject[] | null): boolean {
  return listed === null || listed.some((entry) => String(entry['id']) === id);
}

function shownEmbed(embed: JsonObject, attachments: readonly StoredAttachment[]): APIEmbed {
  return { ...(resolveFiles(embed, attachments) as APIEmbed), type: 'rich' as APIEmbed['type'] & string };
}

/** Discord numbers components without an id, and adds defaults. */
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

const SELECT = { min_values: 1, max_values: 1, disabled: false };
const SPOILERED = { description: null, spoiler: false };

/** Defaults that Discord adds to components, by type. */
const DEFAULTS: Readonly<Record<number, JsonObject>> = {
  3: SELECT,
  5: SELECT,
  6: SELECT,
  7: SELECT,
  8: SELECT,
  11: SPOILERED,
  13: { spoiler: false },
  14: { spacing: 1, divider: true },
  17: { accent_color: null, spoiler: false },
};

/** A component as Discord stores it: with defaults, and without empty fields. */
function completedComponent(
  world: World,
  attachments: readonly StoredAttachment[],
  component: JsonObject,
): JsonObject {
  const complete = (part: JsonObject): JsonObject => completedComponent(world, attachments, part);
  const given = Object.fromEntries(Object.entries(component).filter(([, value]) => value !== null));
  const { components, accessory, items, options, emoji, media, file } = given;
  return {
    ...DEFAULTS[Number(given['type'])],
    ...given,
    ...(components === undefined ? {} : { components: objectsOf(components).map(complete) }),
    ...(isObject(accessory) ? { accessory: complete(accessory) } : {}),
    ...(items === undefined ? {} : { items: objectsOf(items).map((item) => galleryItem(item)) }),
    ...(options === undefined ? {} : { options: objectsOf(options).map((one) => option(world, one)) }),
    ...(isObject(emoji) ? { emoji: componentEmoji(world, emoji) } : {}),
    ...(isObject(media) ? { media: unfurled(media) } : {}),
    ...(isObject(file) ? { file: unfurled(file), ...fileFields(attachments, file) } : {}),
  };
}

function galleryItem(item: JsonObject): JsonObject {
  return { ...SPOILERED, ...item, ...(isObject(item['media']) ? { media: unfurled(item['media']) } : {}) };
}

function option(world: World, given: JsonObject): JsonObject {
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return isObject(known['emoji']) ? { ...known, emoji: componentEmoji(world, known['emoji']) } : known;
}

/** For a custom emoji, an id is enough; Discord looks up the rest. */
function componentEmoji(world: World, { id, name, animated }: JsonObject): JsonObject {
  if (typeof id !== 'string') return { name };
  const owners = [...world.guilds.values(), ...world.bots.values()];
  const known = owners.map(({ emojis }) => emojis.get(id)).find((emoji) => emoji !== undefined);
  return {
    id,
    name: known?.name ?? textOf(name) ?? '_',
    ...((known?.animated ?? animated === true) ? { animated: true } : {}),
  };
}

/** Media with the URL of Discord's copy, which has the same id everywhere. */
function unfurled(media: JsonObject): JsonObject {
  const hash = createHash('sha256').update(String(media['url'])).digest();
  const id = (hash.readBigUInt64BE() >> 2n).toString();
  return { id, proxy_url: media['url'], ...media };
}

function fileFields(attachments: readonly StoredAttachment[], { url }: JsonObject): JsonObject {
  const shown = attachments.find((attachment) => attachment.url === url);
  return shown ? { name: shown.filename, size: shown.data.length } : {};
}
