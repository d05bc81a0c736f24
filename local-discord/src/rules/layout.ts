import { emoji } from './emoji.ts';
import { componentId, customId, TYPE } from './identity.ts';
import { lengthOf } from './length.ts';
import { type Check, inside, type Path, refuse } from './report.ts';
import { selects } from './selects.ts';
import { type Body, byType, isBody, listIn, missing, optional, required, shape } from './shape.ts';
import { anyMedia, FROM_RESPONSES, url } from './urls.ts';
import { flag, integer, list, oneOf, snowflake, text } from './values.ts';

const LINK = 5;
const PREMIUM = 6;

/** A button with exactly the fields that its style requires. */
export const button: Check = shape(
  {
    type: required(oneOf(TYPE.button)),
    id: optional(componentId),
    style: required(integer(1, PREMIUM)),
    label: optional(text(0, 80)),
    emoji: optional(emoji),
    custom_id: optional(customId),
    sku_id: optional(snowflake),
    url: optional(url(512, 'web', 'discord')),
    disabled: optional(flag),
  },
  (body, at) => {
    const { style } = body;
    if (style === LINK) fields(body, at, ['url'], ['custom_id', 'sku_id']);
    else if (style === PREMIUM) fields(body, at, ['sku_id'], ['custom_id', 'url', 'label', 'emoji']);
    else fields(body, at, ['custom_id'], ['url', 'sku_id']);
    const label = body['label'];
    const labelled = typeof label === 'string' && label.trim() !== '';
    if (style !== PREMIUM && !labelled && !has(body, 'emoji')) {
      refuse(at, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji');
    }
  },
);

function fields(body: Body, at: Path, needed: readonly string[], forbidden: readonly string[]): void {
  for (const name of needed) if (!has(body, name)) missing(inside(at, name));
  for (const name of forbidden) {
    if (has(body, name)) {
      refuse(
        inside(at, name),
        'BUTTON_COMPONENT_FIELD_NOT_ALLOWED',
        `A button of this style cannot have a ${name}`,
      );
    }
  }
}

function has(body: Body, name: string): boolean {
  return body[name] !== undefined && body[name] !== null;
}

const MAX_TEXT = 4000;

const base = (type: number) => ({ type: required(oneOf(type)), id: optional(componentId) });
const description = optional(text(1, 1024));

/** Adds a component, including nested ones, to the message's total. */
function counted(check: Check): Check {
  return (value, at) => {
    at.report.totals.components += 1;
    check(value, at);
  };
}

/** Counts media: more than 64 in a message make Discord fail (discord-api-docs#7528). */
function mediaOf(address: Check): Check {
  const item = shape({ url: required(address), ...FROM_RESPONSES });
  return (value, at) => {
    at.report.totals.media += 1;
    item(value, at);
  };
}

const media = mediaOf(anyMedia);
const uploaded = mediaOf(url(2048, 'attachment'));

const rowParts: ReadonlyMap<number, Check> = new Map(
  [[TYPE.button, button] as const, ...selects('message')].map(([type, check]) => [type, counted(check)]),
);

const actionRow: Check = shape(
  { ...base(TYPE.actionRow), components: required(list(byType(rowParts), 1, 5)) },
  (body: Body, at) => {
    const context = listIn(body, 'components');
    const buttons = context.filter((part) => isBody(part) && part['type'] === TYPE.button).length;
    if (context.length > 1 && buttons < context.length) {
      const message = 'Cannot fit component into action row: The width of row is 5';
      refuse(inside(at, 'components'), 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message);
    }
  },
);

export const textDisplay: Check = shape(
  { ...base(TYPE.textDisplay), content: required(text(1, MAX_TEXT)) },
  ({ content }: Body, at) => {
    if (typeof content !== 'string') return;
    const { totals } = at.report;
    totals.textDisplays += 1;
    totals.textLength += lengthOf(content);
    totals.textBytes += Buffer.byteLength(content);
  },
);

const thumbnail = shape({
  ...base(TYPE.thumbnail),
  media: required(media),
  description,
  spoiler: optional(flag),
});

const section = shape({
  ...base(TYPE.section),
  components: required(list(byType(new Map([[TYPE.textDisplay, counted(textDisplay)]])), 1, 3)),
  accessory: required(
    byType(
      new Map([
        [TYPE.button, counted(button)],
        [TYPE.thumbnail, counted(thumbnail)],
      ]),
    ),
  ),
});

const galleryItem = shape({ media: required(media), description, spoiler: optional(flag) });

const mediaGallery = shape({ ...base(TYPE.mediaGallery), items: required(list(galleryItem, 1, 10)) });

const file = shape({ ...base(TYPE.file), file: required(uploaded), spoiler: optional(flag) });

const separator = shape({ ...base(TYPE.separator), divider: optional(flag), spacing: optional(oneOf(1, 2)) });

const blocks: readonly (readonly [number, Check])[] = [
  [TYPE.actionRow, counted(actionRow)],
  [TYPE.section, counted(section)],
  [TYPE.textDisplay, counted(textDisplay)],
  [TYPE.mediaGallery, counted(mediaGallery)],
  [TYPE.file, counted(file)],
  [TYPE.separator, counted(separator)],
];

const container = shape({
  ...base(TYPE.container),
  components: required(list(byType(new Map(blocks)), 1, 40)),
  accent_color: optional(integer(0, 0xffffff)),
  spoiler: optional(flag),
});

const legacy = list(byType(new Map([[TYPE.actionRow, counted(actionRow)]])), 0, 5);
const modern = list(byType(new Map([...blocks, [TYPE.container, counted(container)]])), 0, 40);

/** `components` of a message, with the flag IS_COMPONENTS_V2 or without it. */
export function messageComponents(value: unknown, at: Path, isV2: boolean): void {
  (isV2 ? modern : legacy)(value, at);
  if (isV2) totals(at);
}

function totals(at: Path): void {
  const { components, media: shown, textLength, textBytes, textDisplays } = at.report.totals;
  if (components > 40) {
    refuse(at, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'The total number of components cannot exceed 40');
  }
  if (textLength > MAX_TEXT) {
    const message = `The total displayable text size exceeded the max size of ${MAX_TEXT}`;
    refuse(at, 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message);
  }
  // Discord answers both of these with a bare 500; this code is more specific.
  if (shown > 64) refuse(at, 'COMPONENT_MEDIA_EXCEEDED', 'More than 64 media items: Discord answers 500');
  if (textBytes + 12 * textDisplays > 10_170) {
    const message =
      'Text Displays need more than 10170 bytes in UTF-8 (12 more for each): Discord answers 500';
    refuse(at, 'COMPONENT_TEXT_BYTES_EXCEEDED', message);
  }
}
