import type { EventScope } from '../../store/index.ts';
import { UsageError } from '../usage-error.ts';
import { readMoment } from './moment.ts';

/** Options that select events. */
export const scopeOptions = {
  id: { type: 'string', multiple: true },
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

interface ScopeValues {
  readonly id?: readonly string[] | undefined;
  readonly kind?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** @throws UsageError when an option cannot be read */
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
