import { parseArgs } from 'node:util';
import type { WebhookContent } from '../../alerts/ingest/ingest-webhook.ts';
import { loadEventKinds } from '../../webhook-receiver/load-event-kinds.ts';
import { print } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { readScope, scopeOptions } from './event-scope.ts';
import { readHomeGuilds } from './home-guilds.ts';
import { contentOf } from './stored-content.ts';
import { openExistingStore } from './stored-events.ts';

/** More than this many events need a `--yes`. */
const CONFIRM_ABOVE = 10;
const MAX_REPLAYED = 100_000;
/** Events that get a line of their own. */
const MAX_LINES = 20;

/**
 * Takes stored events in again, after verification: they were verified when they came.
 * @param kindsFolder URL of the folder of event kinds, ending in a slash
 */
export async function replay(args: string[], kindsFolder: URL): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const flags = { ...scopeOptions, all: flag, again: flag, 'dry-run': flag, yes: flag };
  const { values } = parseArgs({ args, options: flags });
  const { all, again, yes, 'dry-run': dryRun } = values;
  const now = Date.now();
  const scope = readScope(values, now);
  if (!all && scope.ids === undefined && scope.since === undefined) {
    throw new UsageError('Say which events: --id, --since, or --all.');
  }
  const homeGuilds = await readHomeGuilds();
  const kinds = await loadEventKinds<WebhookContent>(kindsFolder);
  const store = openExistingStore(() => homeGuilds);
  try {
    const events = (await store.events.list(scope, MAX_REPLAYED)).toReversed();
    if (events.length > CONFIRM_ABOVE && !yes && !dryRun) {
      throw new UsageError(`That is ${events.length} events. Look with --dry-run, then add --yes.`);
    }
    const options = { again, now, dryRun };
    const replayed: ReplayedEvent[] = [];
    for (const { id, kind, about } of events) {
      const details = await store.events.show(id);
      const content = details === undefined ? undefined : contentOf(details, kinds);
      const updates = content !== undefined && 'updates' in content ? content.updates : [];
      const { length: destinations } = await store.ingest.replay(id, updates, options);
      if (destinations > 0)
        replayed.push({ line: `#${id}  ${kind}  ${about ?? '–'}  ${destinations} places`, destinations });
    }
    print(...summaryOf(replayed, events.length, dryRun));
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

/** The first events one by one, the others counted. */
function summaryOf(replayed: readonly ReplayedEvent[], events: number, dryRun: boolean): string[] {
  const destinations = replayed.reduce((sum, one) => sum + one.destinations, 0);
  const what = `${events} events, ${destinations} places`;
  return [
    ...replayed.slice(0, MAX_LINES).map(({ line }) => line),
    ...(replayed.length > MAX_LINES ? [`… and ${replayed.length - MAX_LINES} more`] : []),
    ...(replayed.length < events ? [`${events - replayed.length} of them go nowhere.`] : []),
    dryRun ? `Would replay ${what}.` : `Replayed ${what}. The running bot posts them.`,
  ];
}
