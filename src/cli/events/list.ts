import { parseArgs } from 'node:util';
import type { EventSummary } from '../../store/index.ts';
import { print, UsageError } from '../tool.ts';
import { formatMoment, readScope, scopeOptions } from './event-scope.ts';
import { withStoredEvents } from './stored-events.ts';

const MAX_LISTED = 10_000;

/** Lists events, newest first, one line each. */
export async function list(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...scopeOptions, limit: { type: 'string', default: '20' } },
  });
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED) {
    throw new UsageError(`--limit is a number from 1 to ${MAX_LISTED}.`);
  }
  const scope = readScope(values, Date.now());
  const events = await withStoredEvents((stored) => stored.list(scope, limit));
  print(...(events.length === 0 ? ['No events.'] : events.map(lineOf)));
  return 0;
}

/** `#12  2026-11-21T06:00:13.000Z  tracking.updated  webhook  LP00…  2 posted, 1 pending`. */
export function lineOf(event: EventSummary): string {
  const counts = (['posted', 'pending', 'failed'] as const)
    .filter((status) => event[status] > 0)
    .map((status) => `${event[status]} ${status}`);
  const outcome = counts.length === 0 ? 'alerted nobody' : counts.join(', ');
  const { id, receivedAt, kind, source, about } = event;
  return [`#${id}`, formatMoment(receivedAt), kind, source, about ?? '–', outcome].join('  ');
}
