import type { EventScope } from '../../store/index.ts';
import { UsageError } from '../usage-error.ts';

/** Options that say which events are meant. */
export const scopeOptions = {
  id: { type: 'string', multiple: true },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

export interface ScopeValues {
  readonly id?: readonly string[] | undefined;
  readonly kind?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @throws UsageError for what cannot be read */
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

/** `90m`, `2h`, `3d` ago, or a moment as ISO 8601. */
function readMoment(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (count !== undefined && unitMs !== undefined) return now - Number(count) * unitMs;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new UsageError(`"${text}" is neither a time span (90m, 2h, 3d) nor a moment.`);
  return at;
}
