import fc from 'fast-check';
import type { Block, Inline } from 'local-discord/markdown';
import { parseMarkdown } from 'local-discord/markdown';
import type { MessageView } from '../../src/discord/messages/message-view.ts';

const EVIL_HOST = 'evil.example';
const EVIL_ID = '666666666666666666';

/** Marks that would format, link or mention if not escaped: the opening and the closing part. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['**', '**'],
  ['*', '*'],
  ['__', '__'],
  ['_', '_'],
  ['~~', '~~'],
  ['||', '||'],
  ['`', '`'],
  ['```', '```'],
  ['[', `](https://${EVIL_HOST}/)`],
  [')[', `](https://${EVIL_HOST}/)`],
  ['](', `)`],
  ['# ', ''],
  ['-# ', ''],
  ['> ', ''],
  ['- ', ''],
  ['1. ', ''],
];

const MENTIONS = [
  `<@${EVIL_ID}>`,
  `<@&${EVIL_ID}>`,
  `<#${EVIL_ID}>`,
  `</evil:${EVIL_ID}>`,
  `<:evil:${EVIL_ID}>`,
  '<t:666:R>',
  '@everyone',
  '@here',
  `https://${EVIL_HOST}/`,
  `<https://${EVIL_HOST}/>`,
];

const INVISIBLE = [
  '\u061C',
  '\u200B',
  '\u200D',
  '\u202E',
  '\u2066',
  '\u2060',
  '\uFE0F',
  '\u{E0041}',
  '\u3164',
];

/** Each piece has the index of its marks, to detect missing ones. */
const pieces = MARKS.map(([open, close], index) => `${open}EVIL${index};${close}`);

/** Text that tries to format, link, mention, hide and overflow. */
export const hostileText = fc
  .array(
    fc.constantFrom(
      ...pieces,
      ...MENTIONS,
      ...INVISIBLE,
      ' ',
      '\n',
      '\\',
      'a',
      'e\u0301',
      '\u0338'.repeat(9),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** URLs that try to end a masked link, or to be formatted. Their host is harmless. */
export const hostileUrl = fc
  .tuple(
    fc.constantFrom('/', '/?q=', '/#'),
    fc.array(fc.constantFrom(...pieces, ...MENTIONS), { maxLength: 3 }),
  )
  .map(([path, parts]) => `https://shop.example${path}${parts.join('')}`);

/** Everything in a message that only hostile text can have caused; empty if it is harmless. */
export function foreignMarksIn(view: MessageView): string[] {
  return [...markdownOf(view).flatMap(marksIn), ...stringsOf(view).flatMap(invisibleIn)];
}

/** The texts in which Discord reads Markdown. */
function markdownOf({ content, embeds = [], components = [] }: MessageView): string[] {
  return [
    ...(content === undefined ? [] : [content]),
    ...embeds.flatMap(({ title, description, fields = [] }) =>
      [title, description, ...fields.flatMap(({ name, value }) => [name, value])].filter(
        (text) => text !== undefined,
      ),
    ),
    ...textDisplays(components),
  ];
}

function textDisplays(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 10 && 'content' in value) return [String(value.content)];
  return Object.values(value).flatMap(textDisplays);
}

/** All texts of a message, without URLs and ids. */
function stringsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['url', 'custom_id', 'value'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  // A field's value is text; a menu option's value is ours.
  const isField = 'name' in value && 'value' in value;
  return Object.entries(value).flatMap(([name, item]) => stringsOf(item, isField ? '' : name));
}

/**
 * Direction marks, tags, blank letters, more marks on a letter than any language has. Ours only follow
 * `https\:` and dashes.
 */
const UNSEEN =
  /[\u061C\u200E\u200F\u202A-\u202E\u2061-\u206F\u3164\uFEFF]|(?<!\\:)\u200B|\u2060(?<!–\u2060)(?<![年月\d]\u2060(?=[月日\d]))|(?<!\p{ExtPict}.*)[\u{E0000}-\u{E007F}]|\p{M}{7}|^\p{Mn}/u;

function invisibleIn(text: string): string[] {
  return UNSEEN.test(text) ? [`invisible characters in ${JSON.stringify(text)}`] : [];
}

function marksIn(text: string): string[] {
  const found: string[] = [];
  const literal = parseMarkdown(text)
    .map((block) => literalOf(block, found))
    .join('\n');
  for (const { index, 1: number } of literal.matchAll(/EVIL(\d+);/g)) {
    const open = MARKS[Number(number)]?.[0] ?? '';
    // Brackets within a link's label may be round.
    const before = literal.slice(0, index).replaceAll('(', '[').replaceAll(')', ']');
    if (!before.endsWith(open.replaceAll('(', '[').replaceAll(')', ']')))
      found.push(`lost ${open} of ${literal}`);
  }
  return found.map((what) => `${what} in ${JSON.stringify(text)}`);
}

function literalOf(node: Block | Inline, found: string[]): string {
  const all = (nodes: readonly (Block | Inline)[]) => nodes.map((one) => literalOf(one, found)).join('');
  switch (node.kind) {
    case 'text':
      return 'text' in node ? node.text : all(node.children);
    case 'link': {
      if (new URL(node.url).hostname === EVIL_HOST) found.push(`link to ${node.url}`);
      const label = all(node.children);
      return label === node.url ? '' : label;
    }
    case 'quote':
      return all(node.blocks);
    case 'list':
      return node.items.map(all).join('\n');
    case 'code':
    case 'codeBlock':
      if (/EVIL|66666/.test(node.text)) found.push(`code: ${node.text}`);
      return node.text;
    case 'user':
    case 'role':
    case 'channel':
    case 'command':
    case 'emoji':
      if (node.id === EVIL_ID) found.push(`${node.kind} mention`);
      return '';
    case 'everyone':
      found.push(node.text);
      return '';
    case 'time':
      if (node.seconds === 666) found.push('a moment');
      return '';
    default:
      return all(node.children);
  }
}
