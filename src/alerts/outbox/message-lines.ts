import * as z from 'zod';
import { readableList } from '../../process/readable-list.ts';
import type { MessageIdentity } from './message.ts';

const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'content',
  'title',
  'description',
  'name',
  'value',
  'text',
]);
/** Without buttons and media: Discord rewrites media addresses, and buttons depend on the current follows. */
const NESTED_FIELDS: ReadonlySet<string> = new Set([
  'embeds',
  'fields',
  'author',
  'footer',
  'components',
  'accessory',
]);

/** The role that a message pings. */
const MENTION_AT_END = /<@&\d+>\s*$/;

/** The parts of a message, as Discord returns it, that identify it. */
interface ShownMessage {
  readonly content?: string | undefined;
  readonly embeds?: unknown;
}

/** The lines of text in a message, as the bot sends it or as Discord returns it. */
export function linesOf({
  content,
  embeds,
  components,
}: {
  readonly content?: unknown;
  readonly embeds?: unknown;
  readonly components?: unknown;
}): string[] {
  return textsOf({ content, embeds, components }).flatMap(linesIn);
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map(oneSpaced)
    .filter((line) => line !== '');
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether two messages have the same text. One may have additional lines. */
export function haveSameText(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.length > 0 && shorter.every((line) => longer.includes(line));
}

/** Whether a message, as Discord returns it, is a copy of the one with this identity. */
export function hasIdentity(message: ShownMessage, { lines, parts, links }: MessageIdentity): boolean {
  const content = linesIn((message.content ?? '').replace(MENTION_AT_END, ''));
  const text = linesOf(message).join('\n');
  const known = readableList(z.object({ url: z.string().optional() })).safeParse(message.embeds);
  const urls = (known.data ?? []).flatMap(({ url }) => url ?? []);
  return (
    content.length === lines.length &&
    lines.every((line, index) => content[index]?.endsWith(oneSpaced(line))) &&
    parts.every((part) => text.includes(oneSpaced(part))) &&
    urls.length === links.length &&
    links.every((link) => urls.includes(link))
  );
}

/** The same for a message that was edited: it lists each part, so those with equal texts are counted. */
export function hasEditedIdentity(message: ShownMessage, identity: MessageIdentity): boolean {
  const lines = linesOf(message);
  const isListed = (part: string): boolean => {
    const listed = lines.filter((line) => line === part || line.startsWith(`${part} · `)).length;
    return part !== '' && listed >= identity.parts.filter((other) => oneSpaced(other) === part).length;
  };
  return hasIdentity(message, identity) && identity.parts.map(oneSpaced).every(isListed);
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return TEXT_FIELDS.has(key) ? [part] : [];
    return NESTED_FIELDS.has(key) ? textsOf(part) : [];
  });
}
