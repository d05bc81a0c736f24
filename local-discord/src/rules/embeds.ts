import { lengthOf } from './length.ts';
import { inside, type Path, refuse } from './report.ts';
import { type Body, isBody, listIn, missing, optional, required, shape } from './shape.ts';
import { FROM_RESPONSES, ignored, pictureUrl, url } from './urls.ts';
import { filled, flag, integer, list, text, timestamp } from './values.ts';

const MAX_TEXT = 6000;

const link = url(2048, 'web');
const picture = shape({ url: required(pictureUrl), ...FROM_RESPONSES });

const embed = shape(
  {
    // Always `rich`; discord.py and others send it.
    type: ignored,
    title: optional(text(0, 256)),
    description: optional(text(0, 4096)),
    url: optional(link),
    timestamp: optional(timestamp),
    color: optional(integer(0, 0xffffff)),
    footer: optional(
      shape({ text: required(filled(2048)), icon_url: optional(pictureUrl), proxy_icon_url: ignored }),
    ),
    image: optional(picture),
    thumbnail: optional(picture),
    author: optional(
      shape({
        name: required(filled(256)),
        url: optional(link),
        icon_url: optional(pictureUrl),
        proxy_icon_url: ignored,
      }),
    ),
    fields: optional(
      list(
        shape({ name: required(filled(256)), value: required(filled(1024)), inline: optional(flag) }),
        0,
        25,
      ),
    ),
  },
  weigh,
);

/** `embeds` of a message: checks each one, and the total length of their text (Discord counts it trimmed). */
export function embeds(value: unknown, at: Path): void {
  list(embed, 0, 10)(value, at);
  if (at.report.totals.embedText > MAX_TEXT) {
    refuse(at, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_TEXT}`);
  }
}

function weigh(body: Body, at: Path): void {
  const texts = [
    body['title'],
    body['description'],
    partOf(body['footer'], 'text'),
    partOf(body['author'], 'name'),
  ];
  for (const field of listIn(body, 'fields')) texts.push(partOf(field, 'name'), partOf(field, 'value'));
  let length = 0;
  for (const part of texts) if (typeof part === 'string') length += lengthOf(part.trim());
  at.report.totals.embedText += length;
  // Discord's error is about the description, whichever part is missing.
  if (length === 0 && !isBody(body['image']) && !isBody(body['thumbnail']))
    missing(inside(at, 'description'));
}

function partOf(value: unknown, name: string): unknown {
  return isBody(value) ? value[name] : undefined;
}
