import { parseArgs } from 'node:util';
import { print, UsageError } from '../tool.ts';
import { readScope, scopeOptions } from './event-scope.ts';
import { openExistingStore, readHomeGuilds, updatesOf } from './stored-events.ts';

/** More events than this need `--yes`. */
const CONFIRM_ABOVE = 10;
const MAX_REPLAYED = 100_000;
/** Events that are listed one by one. */
const MAX_LINES = 20;

/** Ingests stored events again. Their signatures were verified when they were received. */
export async function replay(args: string[]): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const flags = { ...scopeOptions, all: flag, again: flag, 'dry-run': flag, yes: flag };
  const { values } = parseArgs({ args, options: flags });
  const { all, again, yes, 'dry-run': dryRun } = values;
  const now = Date.now();
  const scope = readScope(values, now);
  if (!all && scope.ids === undefined && scope.since === undefined) {
    throw new UsageError('Name the events: --id, --since, or --all.');
  }
  const homeGuilds = await readHomeGuilds();
  const store = await openExistingStore(() => homeGuilds);
  try {
    const events = (await store.events.list(scope, MAX_REPLAYED)).toReversed();
    if (events.length > CONFIRM_ABOVE && !yes && !dryRun) {
      throw new UsageError(`That is ${events.length} events. Look with --dry-run, then add --yes.`);
    }
    const options = { again, now, dryRun };
    const replayed: ReplayedEvent[] = [];
    let alreadyPosted = 0;
    for (const { id, kind, about, posted, pending } of events) {
      const details = await store.events.show(id);
      const found = details === undefined ? [] : updatesOf(details);
      const updates = typeof found === 'string' ? [] : found;
      const { length: destinations } = await store.ingest.replay(id, updates, options);
      if (destinations > 0)
        replayed.push({
          line: `#${id}  ${kind}  ${about ?? '–'}  ${destinations} destinations`,
          destinations,
        });
      else if (posted + pending > 0) alreadyPosted += 1;
    }
    print(...summaryOf(replayed, { events: events.length, alreadyPosted, dryRun }));
    return 0;
  } finally {
    await store.close();
  }
}

/** An event that is posted somewhere. */
interface ReplayedEvent {
  readonly line: string;
  readonly destinations: number;
}

/** Lists the first events one by one, and counts the others. */
function summaryOf(
  replayed: readonly ReplayedEvent[],
  { events, alreadyPosted, dryRun }: { events: number; alreadyPosted: number; dryRun: boolean },
): string[] {
  const destinations = replayed.reduce((sum, event) => sum + event.destinations, 0);
  const nowhere = events - replayed.length - alreadyPosted;
  const what = `${events} events, ${destinations} destinations`;
  return [
    ...replayed.slice(0, MAX_LINES).map(({ line }) => line),
    ...(replayed.length > MAX_LINES ? [`… and ${replayed.length - MAX_LINES} more`] : []),
    ...(alreadyPosted > 0 ? [`${alreadyPosted} of them have been posted already, or are waiting.`] : []),
    ...(nowhere > 0 ? [`${nowhere} of them have no destination.`] : []),
    dryRun ? `Would replay ${what}.` : `Replayed ${what}. The running bot posts them.`,
  ];
}
