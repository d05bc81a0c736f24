const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'content',
  'title',
  'description',
  'name',
  'value',
  'text',
]);
/** Buttons and media are left out: Discord rewrites media addresses, and buttons depend on who follows now. */
const NESTED_FIELDS: ReadonlySet<string> = new Set([
  'embeds',
  'fields',
  'author',
  'footer',
  'components',
  'accessory',
]);

/** The lines of text in a message as we send it or as Discord shows it. */
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

/** Whether two messages say the same; one may have more lines, such as the previous scan for context. */
export function saysTheSame(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length > 0 && shorter.every((line) => longer.includes(line));
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part === 'string') return TEXT_FIELDS.has(key) ? [part] : [];
    return NESTED_FIELDS.has(key) ? textsOf(part) : [];
  });
}
