import { oneLine } from './one-line.ts';
import { cut } from './truncate.ts';

/**
 * Escapes foreign text for Discord's Markdown: formatting, links, mentions and timestamps stay plain text. Escapes first
 * and cuts afterwards, so the result never exceeds `max`.
 */
export function escapeText(text: string, max: number): string {
  const escaped = oneLine(text)
    .replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/(https?)\\:/gi, '$1\\:\u200B');
  return cut(escaped, max);
}
