import { parseArgs } from 'node:util';
import { loadEventKinds } from '../../webhook-receiver/load-event-kinds.ts';
import { UsageError } from '../usage-error.ts';
import { readHomeGuilds } from './home-guilds.ts';
import { meaningOf } from './meaning.ts';
import { openExistingStore } from './open-existing-store.ts';
import { readScope, scopeOptions } from './scope.ts';

/** More than this many events need a `--yes`. */
const ASK_ABOVE = 10;
const MAX_REPLAYED = 100_000;

/**
 * Takes stored events in again, after verification: they were verified when they came.
 * @param kindsFolder URL of the folder of event kinds, ending in a slash
 */
export async function replay(args: string[], kindsFolder: URL): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const options = { ...scopeOptions, all: flag, again: flag, 'dry-run': flag, yes: flag };
  const { values } = parseArgs({ args, options });
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
    let messages = 0;
    for (const event of events) {
      const details = await store.events.show(event.id);
      const meaning = details === undefined ? undefined : meaningOf(details, kinds);
      const news = meaning !== undefined && 'news' in meaning ? meaning.news : [];
      const places = await store.arrivals.replay(event.id, news, { again, now, dryRun });
      messages += places.length;
      process.stdout.write(`#${event.id}  ${event.kind}  ${event.about ?? '–'}  ${places.length} places\n`);
    }
    const what = `${events.length} events, ${messages} places`;
    process.stdout.write(
      dryRun ? `Would replay ${what}.\n` : `Replayed ${what}. The running bot posts them.\n`,
    );
    return 0;
  } finally {
    await store.close();
  }
}
