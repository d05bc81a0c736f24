import { useEffect, useState } from 'preact/hooks';
import { useAppState } from '../app.ts';
import { formatTime } from '../markdown/time.ts';
import { safeLocale } from '../names.ts';

/** A `<t:…>` timestamp in the reader's locale; relative ones keep counting. */
export function Time({ seconds, style }: { seconds: number; style: string }) {
  const locale = safeLocale(useAppState());
  const now = useNow(style === 'R' ? nextChange(seconds) : null);
  const text = formatTime(seconds, style, locale, now);
  const full = formatTime(seconds, 'F', locale, now);
  return (
    <time class="md-time" title={full} dateTime={isoOf(seconds)}>
      {text}
    </time>
  );
}

/** How long a relative time may stay as it is: seconds near now, a minute otherwise. */
function nextChange(seconds: number): number {
  return Math.abs(seconds - Date.now() / 1000) < 90 ? 1000 : 30_000;
}

function useNow(every: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

function isoOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
