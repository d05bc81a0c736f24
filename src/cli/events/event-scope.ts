import type { parseArgs } from 'node:util';
import type { EventScope } from '../../store/index.ts';
import { UsageError } from '../tool.ts';

export const scopeOptions = {
  id: { type: 'string', multiple: true },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

type ScopeValues = ReturnType<typeof parseArgs<{ options: typeof scopeOptions }>>['values'];

/** @throws UsageError if an option is invalid */
export function readScope({ id, kind, since, until }: ScopeValues, now: number): EventScope {
  return {
    ...(id === undefined ? {} : { ids: id.map(readId) }),
    ...(kind === undefined ? {} : { kind }),
    ...(since === undefined ? {} : { since: readMoment(since, now) }),
    ...(until === undefined ? {} : { until: readMoment(until, now) }),
  };
}

export function readId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`"${text}" is not an event's id.`);
  return Number(text);
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

const MOMENT =
  /^(?<date>\d{4}-\d\d-\d\d)[ T](?<time>\d\d:\d\d)(?::(?<seconds>\d\d(?:\.\d{1,3})?))?(?<zone>Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/i;

/** A moment as the tools print it: in UTC, in a form that {@link readMoment} accepts. */
export function formatMoment(at: number): string {
  return new Date(at).toISOString();
}

/** Reads `90m`, `2h` or `3d` as that long ago, or ISO 8601, in UTC unless it has a zone. @throws UsageError */
export function readMoment(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (count !== undefined && unitMs !== undefined) return now - Number(count) * unitMs;
  const { date, time, seconds = '00', zone = 'Z' } = MOMENT.exec(text)?.groups ?? {};
  const inUtc = Date.parse(`${date}T${time}:${seconds}Z`);
  // `Date.parse` turns days that don't exist into days of the next month.
  if (Number.isNaN(inUtc) || !new Date(inUtc).toISOString().startsWith(`${date}T${time}`)) {
    throw new UsageError(
      `"${text}" is neither a time span (90m, 2h, 3d) nor a moment (2026-11-21 06:00 or 2026-11-21T06:00:13Z, in UTC; 2026-11-21T07:00+01:00).`,
    );
  }
  return inUtc - offsetMs(zone);
}

/** @param zone `Z` or `+01:00` */
function offsetMs(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
