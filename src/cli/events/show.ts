import { parseArgs } from 'node:util';
import type { EventDetails, Store } from '../../store/index.ts';
import type { EventKind } from '../../webhook-receiver/event-kind.ts';
import { loadEventKinds } from '../../webhook-receiver/load-event-kinds.ts';
import { UsageError } from '../usage-error.ts';
import { readHomeGuilds } from './home-guilds.ts';
import { lineOf, moment } from './list.ts';
import { meaningOf } from './meaning.ts';
import { openExistingStore } from './open-existing-store.ts';
import { readId } from './scope.ts';
import { whereLine, whyLines } from './why.ts';

/**
 * One event: its body, where it went, and why nowhere else.
 * @param kindsFolder URL of the folder of event kinds, ending in a slash
 */
export async function show(args: string[], kindsFolder: URL): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('show takes one id.');
  const wanted = readId(id);
  const kinds = await loadEventKinds(kindsFolder);
  const homes = await readHomeGuilds();
  const store = openExistingStore(() => homes);
  try {
    const event = await store.events.show(wanted);
    if (event === undefined) {
      process.stderr.write(`There is no event #${id}; events are kept 30 days.\n`);
      return 1;
    }
    const lines = [
      lineOf(event),
      `created ${moment(event.createdAt)}  digest ${event.digest}`,
      event.body,
      ...event.deliveries.map(whereLine),
      ...(await why(event, kinds, store)),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } finally {
    await store.close();
  }
}

async function why(
  event: EventDetails,
  kinds: ReadonlyMap<string, EventKind>,
  store: Store,
): Promise<string[]> {
  const meaning = meaningOf(event, kinds);
  return whyLines(event, meaning, 'news' in meaning ? await store.explanations.of(event, meaning.news) : []);
}
