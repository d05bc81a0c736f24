import { parseArgs } from 'node:util';
import type { EventSummary } from '../../store/index.ts';
import { UsageError } from '../usage-error.ts';
import { openExistingStore } from './open-existing-store.ts';
import { readScope, scopeOptions } from './scope.ts';

const MAX_LISTED = 10_000;

/** Events newest first, one line each. */
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
  const store = openExistingStore();
  const events = await store.events.list(scope, limit);
  await store.close();
  if (events.length === 0) process.stdout.write('No events.\n');
  for (const event of events) process.stdout.write(`${lineOf(event)}\n`);
  return 0;
}

/** `#12  2026-11-21 06:00:13  tracking.updated  webhook  LP00…  2 posted, 1 waiting`. */
export function lineOf({
  id,
  receivedAt,
  kind,
  source,
  about,
  posted,
  waiting,
  failed,
}: EventSummary): string {
  const counts = [
    posted > 0 ? `${posted} posted` : '',
    waiting > 0 ? `${waiting} waiting` : '',
    failed > 0 ? `${failed} failed` : '',
  ].filter((part) => part !== '');
  const caused = counts.length === 0 ? 'told nobody' : counts.join(', ');
  return [`#${id}`, moment(receivedAt), kind, source, about ?? '–', caused].join('  ');
}

export function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
