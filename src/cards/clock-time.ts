const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time of day as the language writes it: "10:30 PM", "22:30". @param minute after midnight */
export function clockTime(minute: number, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  formats.set(locale, format);
  // The kind of space before AM depends on the version; a line must not break there.
  return format.format(minute * MINUTE_MS).replaceAll(/\s/g, '\u00A0');
}
