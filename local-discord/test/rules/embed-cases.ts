import type { Body } from './body.ts';
import { chars, embed, fullEmbed, times } from './samples.ts';
import { type Case, create, TOO_LONG } from './verdict.ts';

/** One embed, with something in it so that only the given fields can be at fault. */
function inEmbed(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  const message = (fields: Body) => ({ embeds: [embed(fields)] });
  return create(rule, message(accept), message(refuse), `embeds.0.${complaint}`);
}

const field = (fields: Body = {}) => ({ name: 'a', value: 'b', ...fields });

export const embedCases: readonly Case[] = [
  create(
    '10 embeds',
    { embeds: times(10, () => embed()) },
    { embeds: times(11, () => embed()) },
    `embeds ${TOO_LONG}`,
  ),
  inEmbed('title 256', { title: chars(256) }, { title: chars(257) }, `title ${TOO_LONG}`),
  inEmbed(
    'description 4096',
    { description: chars(4096) },
    { description: chars(4097) },
    `description ${TOO_LONG}`,
  ),
  inEmbed(
    '25 fields',
    { fields: times(25, () => field()) },
    { fields: times(26, () => field()) },
    `fields ${TOO_LONG}`,
  ),
  inEmbed(
    'field name 256',
    { fields: [field({ name: chars(256) })] },
    { fields: [field({ name: chars(257) })] },
    `fields.0.name ${TOO_LONG}`,
  ),
  inEmbed(
    'field value 1024',
    { fields: [field({ value: chars(1024) })] },
    { fields: [field({ value: chars(1025) })] },
    `fields.0.value ${TOO_LONG}`,
  ),
  inEmbed(
    'field name given',
    { fields: [field()] },
    { fields: [{ value: 'b' }] },
    'fields.0.name BASE_TYPE_REQUIRED',
  ),
  inEmbed(
    'field name filled',
    { fields: [field({ name: '\u200b' })] },
    { fields: [field({ name: ' ' })] },
    'fields.0.name BASE_TYPE_REQUIRED',
  ),
  inEmbed(
    'field value given',
    { fields: [field()] },
    { fields: [{ name: 'b' }] },
    'fields.0.value BASE_TYPE_REQUIRED',
  ),
  inEmbed(
    'field value filled',
    { fields: [field()] },
    { fields: [field({ value: '' })] },
    'fields.0.value BASE_TYPE_REQUIRED',
  ),
  inEmbed(
    'footer 2048',
    { footer: { text: chars(2048) } },
    { footer: { text: chars(2049) } },
    `footer.text ${TOO_LONG}`,
  ),
  inEmbed(
    'author 256',
    { author: { name: chars(256) } },
    { author: { name: chars(257) } },
    `author.name ${TOO_LONG}`,
  ),
  inEmbed('colour to white', { color: 0xffffff }, { color: 0x1000000 }, 'color NUMBER_TYPE_MAX'),
  inEmbed('colour from black', { color: 0 }, { color: -1 }, 'color NUMBER_TYPE_MIN'),
  inEmbed('whole colours', { color: 1 }, { color: 1.5 }, 'color NUMBER_TYPE_COERCE'),
  inEmbed(
    'ISO time',
    { timestamp: '2028-02-29T23:59:59.123+02:00' },
    { timestamp: '2027-02-29T23:59:59Z' },
    'timestamp DATE_TIME_TYPE_PARSE',
  ),
  inEmbed(
    'time with zone',
    { timestamp: '2026-01-01T00:00:00Z' },
    { timestamp: '2026-01-01T00:00:00' },
    'timestamp DATE_TIME_TYPE_PARSE',
  ),
  inEmbed(
    'http link',
    { url: 'http://example.com' },
    { url: 'ftp://example.com' },
    'url URL_TYPE_INVALID_SCHEME',
  ),
  inEmbed(
    'link, not a file',
    { url: 'https://example.com' },
    { url: 'attachment://small.png' },
    'url URL_TYPE_INVALID_SCHEME',
  ),
  inEmbed(
    'whole link',
    { url: 'https://example.com/%20' },
    { url: 'example.com/a' },
    'url URL_TYPE_INVALID_URL',
  ),
  inEmbed(
    'link without spaces',
    { url: 'https://example.com/a%20b' },
    { url: 'https://example.com/a b' },
    'url URL_TYPE_INVALID_URL',
  ),
  inEmbed(
    'link in ASCII',
    { url: 'https://example.com/%E8%BF%BD' },
    { url: 'https://example.com/追' },
    'url URL_TYPE_INVALID_URL',
  ),
  inEmbed(
    'link with a host',
    { url: 'https://a.example' },
    { url: 'https:///path' },
    'url URL_TYPE_INVALID_URL',
  ),
  inEmbed(
    'link 2048',
    { url: `https://a.example/${chars(2030)}` },
    { url: `https://a.example/${chars(2031)}` },
    `url ${TOO_LONG}`,
  ),
  inEmbed(
    'picture of a file',
    { image: { url: 'attachment://small.png' } },
    { image: { url: 'attachment://list.txt' } },
    'image.url URL_TYPE_INVALID_URL',
  ),
  inEmbed(
    'picture of a file that is sent',
    { image: { url: 'attachment://small.png' } },
    { image: { url: 'attachment://other.png' } },
    'image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ),
  inEmbed('known fields', fullEmbed(), { colour: 1 }, 'colour UNKNOWN_FIELD'),
  inEmbed(
    'known fields of fields',
    { fields: [field({ inline: null })] },
    { fields: [field({ inlined: true })] },
    'fields.0.inlined UNKNOWN_FIELD',
  ),
  create(
    'an embed with something to see',
    { embeds: [{ description: 'a' }] },
    { embeds: [{ color: 1 }] },
    'embeds.0.description BASE_TYPE_REQUIRED',
  ),
  create(
    '6000 characters over all embeds, trimmed',
    { embeds: [{ description: chars(4096) }, { title: ' a ', description: chars(1903) }] },
    { embeds: [{ description: chars(4096) }, { title: ' a ', description: chars(1904) }] },
    'embeds MAX_EMBED_SIZE_EXCEEDED',
  ),
  create(
    'all texts of an embed count',
    {
      embeds: [
        {
          title: 't',
          description: chars(4096),
          footer: { text: chars(1899) },
          author: { name: 'ab' },
          fields: [field()],
        },
      ],
    },
    {
      embeds: [
        {
          title: 't',
          description: chars(4096),
          footer: { text: chars(1899) },
          author: { name: 'abc' },
          fields: [field()],
        },
      ],
    },
    'embeds MAX_EMBED_SIZE_EXCEEDED',
  ),
];
