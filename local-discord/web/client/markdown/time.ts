const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

const STEPS = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_629_800],
  ['year', 31_557_600],
] as const;

/** The text of `<t:seconds:style>` in a locale, at `now` (milliseconds). */
export function formatTime(seconds: number, style: string, locale: string, now: number): string {
  if (Number.isNaN(new Date(seconds * 1000).getTime())) return 'Invalid Date';
  if (style === 'R') return relativeTime(seconds - now / 1000, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES['f']).format(seconds * 1000);
}

function relativeTime(delta: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const size = Math.abs(delta);
  const [unit, length] = STEPS.findLast(([, seconds]) => size >= seconds - 0.5) ?? STEPS[0];
  return format.format(Math.round(delta / length), unit);
}
