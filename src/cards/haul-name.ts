import { escapeText } from '../discord/messages/markdown.ts';
import { plainText } from '../discord/messages/plain-text.ts';
import type { Texts } from '../texts/index.ts';

/** Names are cut to this length before they are stored. */
export const MAX_HAUL_NAME = 60;

/** What its owner calls a haul, or the reader's word for one; for menus and files. */
export function plainHaulName(name: string | null, texts: Texts): string {
  return plainText(name ?? '', MAX_HAUL_NAME) || texts.haul.unnamed;
}

export function haulName(name: string | null, texts: Texts): string {
  return escapeText(plainHaulName(name, texts), 2 * MAX_HAUL_NAME);
}

/** Whether the note about what was just done names the haul, so that the card doesn't repeat it. @param name in Markdown */
export function isNamedIn(notes: readonly string[], name: string): boolean {
  return notes.some((note) => note.includes(`**${name}**`));
}
