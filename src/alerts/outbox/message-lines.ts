import { z } from 'zod';
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
  return textsOf({ content, embeds, components })
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Whether two messages have the same text. One may have additional lines, such as the previous scan. */
export function haveSameText(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.length > 0 && shorter.every((line) => longer.includes(line));
}

/** Whether a message, as Discord returns it, is a copy of the one with this identity. */
export function hasIdentity(
  message: { readonly content?: unknown; readonly embeds?: unknown },
  { links, variants }: MessageIdentity,
): boolean {
  const text = linesOf(message).join('\n');
  const known = z.array(z.object({ url: z.string().optional() })).safeParse(message.embeds);
  const urls = (known.data ?? []).flatMap(({ url }) => url ?? []);
  return (
    urls.length === links.length &&
    links.every((link) => urls.includes(link)) &&
    variants.every((variant) => text.includes(variant))
  );
}

/** Whether a message lists each of these QC sets; false where a set has no variant to know it by. */
export function listsSets(lines: readonly string[], { variants }: MessageIdentity): boolean {
  return variants.every((variant) => {
    const listed = lines.filter((line) => line.startsWith(`${variant} · `)).length;
    return variant !== '' && listed >= variants.filter((other) => other === variant).length;
  });
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return TEXT_FIELDS.has(key) ? [part] : [];
    return NESTED_FIELDS.has(key) ? textsOf(part) : [];
  });
}
