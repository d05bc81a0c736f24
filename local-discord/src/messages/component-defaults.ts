import { createHash } from 'node:crypto';
import { isObject, type JsonObject, objectsOf, textOf } from '../json.ts';
import type { StoredAttachment, World } from '../world/model.ts';

const SELECT = { min_values: 1, max_values: 1, disabled: false };
const SPOILERED = { description: null, spoiler: false };

/** What Discord adds to a component that leaves it out, by the component's type. */
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

/** A component of a message as Discord stores it: with its defaults, and without fields that say nothing. */
export function completedComponent(
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

/** Of a custom emoji an id is enough; Discord looks up the rest. */
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

/** A picture or file with the address of Discord's copy, which has the same id wherever it is shown. */
function unfurled(media: JsonObject): JsonObject {
  const hash = createHash('sha256').update(String(media['url'])).digest();
  const id = (hash.readBigUInt64BE() >> 2n).toString();
  return { id, proxy_url: media['url'], ...media };
}

function fileFields(attachments: readonly StoredAttachment[], { url }: JsonObject): JsonObject {
  const shown = attachments.find((attachment) => attachment.url === url);
  return shown ? { name: shown.filename, size: shown.data.length } : {};
}
