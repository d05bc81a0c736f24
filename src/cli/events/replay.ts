import { parseArgs } from 'node:util';
import { loadEventKinds } from '../../webhook-receiver/load-event-kinds.ts';
import { print } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { readHomeGuilds } from './home-guilds.ts';
import { meaningOf } from './meaning.ts';
import { readScope, scopeOptions } from './scope.ts';
import { openExistingStore } from './stored-events.ts';

/** More than this many events need a `--yes`. */
const ASK_ABOVE = 10;
const MAX_REPLAYED = 100_000;
/** Events that get a line of their own. */
const MAX_LINES = 20;

/**
 * Takes stored events in again, after verification: they were verified when they came.
 * @param kindsFolder URL of the folder of event kinds, ending in a slash
 */
export async function replay(args: string[], kindsFolder: URL): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const words = { ...scopeOptions, all: flag, again: flag, 'dry-run': flag, yes: flag };
  const { values } = parseArgs({ args, options: words });
  const { all, again, yes, 'dry-run': dryRun } = values;
  const now = Date.now();
  const scope = readScope(values, now);
  if (!all && scope.ids === undefined && scope.since === undefined) {
    throw new UsageError('Say which events: --id, --since, or --all.');
  }
  const homes = await readHomeGuilds();
  const kinds = await loadEventKinds(kindsFolder);
  const store = openExistingStore(() => homes);
  try {
    const events = (await store.events.list(scope, MAX_REPLAYED)).toReversed();
    if (events.length > ASK_ABOVE && !yes && !dryRun) {
      throw new UsageError(`That is ${events.length} events. Look with --dry-run, then add --yes.`);
    }
    const options = { again, now, dryRun };
    const told: Told[] = [];
    for (const { id, kind, about } of events) {
      const details = await store.events.show(id);
      const meaning = details === undefined ? undefined : meaningOf(details, kinds);
      const news = meaning !== undefined && 'news' in meaning ? meaning.news : [];
      const { length: places } = await store.arrivals.replay(id, news, options);
      if (places > 0) told.push({ line: `#${id}  ${kind}  ${about ?? '–'}  ${places} places`, places });
    }
    print(...summaryOf(told, events.length, dryRun));
    return 0;
  } finally {
    await store.close();
  }
}

/** An event that is posted somewhere. */
interface Told {
  readonly line: string;
  readonly places: number;
}

/** The first events one by one, the others counted. */
function summaryOf(told: readonly Told[], events: number, dryRun: boolean): string[] {
  const places = told.reduce((sum, one) => sum + one.places, 0);
  const what = `${events} events, ${places} places`;
  return [
    ...told.slice(0, MAX_LINES).map(({ line }) => line),
    ...(told.length > MAX_LINES ? [`… and ${told.length - MAX_LINES} more`] : []),
    ...(told.length < events ? [`${events - told.length} of them go nowhere.`] : []),
    dryRun ? `Would replay ${what}.` : `Replayed ${what}. The running bot posts them.`,
  ];
}
