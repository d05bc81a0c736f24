import type { Texts } from '../texts/index.ts';

/** The text with a capital first letter, as it starts a line. */
export function capitalise(text: string, { locale }: Pick<Texts, 'locale'>): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** A text that starts a line, as it continues one after a colon. German nouns keep their capital letter, so German keeps all. */
export function continueLine(text: string, { locale }: Pick<Texts, 'locale'>): string {
  const [first = ''] = text;
  return locale.startsWith('de') ? text : first.toLocaleLowerCase(locale) + text.slice(first.length);
}

/** Parts of one line; empty ones are left out. */
export function inLine(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

export function inLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}

/** Facts in small print, `-# LX••••77CN · day 14`, without empty ones; empty if there are none. */
export function smallLine(facts: readonly string[]): string {
  const line = inLine(facts);
  return line === '' ? '' : `-# ${line}`;
}

/** Discord shows it in the reader's language: "3 minutes ago". */
export function relative(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:R>`;
}

/** When something may be tried again; rounded up, because Discord shows whole seconds and trying early would fail. */
export function relativeRoundedUp(ms: number): string {
  return relative(ms + 999);
}

/** @param channelId null for DMs */
export function destinationName(channelId: string | null, texts: Texts): string {
  return channelId === null ? texts.parcels.inDm : texts.parcels.inChannel(`<#${channelId}>`);
}
