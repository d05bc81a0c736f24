/** The separator between parts of a line on cards. */
const BETWEEN = ' · ';
/** Markdown that makes a line a heading or small print. */
const LINE_START = /^(?:-# |#{1,3} )?/;

/**
 * A message from Discord, or part of it, without the parts of lines that mention a person. Refers to pictures
 * in the way an edit refers to the message's own files.
 */
export function withoutMention(value: unknown, userId: string): unknown {
  if (typeof value === 'string') return textWithout(value, `<@${userId}>`);
  if (Array.isArray(value))
    return value.map((part) => withoutMention(part, userId)).filter((part) => !isEmptyText(part));
  if (typeof value !== 'object' || value === null) return value;
  if ('attachment_id' in value && 'url' in value) return { url: ownFile(String(value.url)) };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutMention(part, userId)]));
}

/** The ids of the files that components show. */
export function shownFiles(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shownFiles);
  if (typeof value !== 'object' || value === null) return [];
  if ('attachment_id' in value) return [String(value.attachment_id)];
  return Object.values(value).flatMap(shownFiles);
}

/** Drops each part of a line that mentions the person, and lines that become empty. */
function textWithout(text: string, mention: string): string {
  if (!text.includes(mention)) return text;
  const lines = text.split('\n').flatMap((line) => {
    const start = LINE_START.exec(line)?.[0] ?? '';
    const parts = line.slice(start.length).split(BETWEEN);
    const kept = parts.filter((part) => !part.includes(mention)).join(BETWEEN);
    return kept === '' && line !== '' ? [] : [`${start}${kept}`];
  });
  return lines.join('\n');
}

function isEmptyText(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'content' in part && part.content === '';
}

function ownFile(url: string): string {
  return `attachment://${new URL(url).pathname.split('/').at(-1)}`;
}
