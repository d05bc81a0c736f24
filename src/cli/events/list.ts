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
export function lineOf({
  id,
  receivedAt,
  kind,
  source,
  about,
  posted,
  pending,
  failed,
}: EventSummary): string {
  const counts = [
    posted > 0 ? `${posted} posted` : '',
    pending > 0 ? `${pending} pending` : '',
    failed > 0 ? `${failed} failed` : '',
  ].filter((part) => part !== '');
  const outcome = counts.length === 0 ? 'alerted nobody' : counts.join(', ');
  return [`#${id}`, formatMoment(receivedAt), kind, source, about ?? '–', outcome].join('  ');
}
