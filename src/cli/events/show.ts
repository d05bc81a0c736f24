import { parseArgs } from 'node:util';
import type { WebhookContent } from '../../alerts/ingest/ingest-webhook.ts';
import type { EventDetails, StoredEvents } from '../../store/index.ts';
import type { EventKind } from '../../webhook-receiver/event-kind.ts';
import { loadEventKinds } from '../../webhook-receiver/load-event-kinds.ts';
import { print, printError } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { readId } from './event-scope.ts';
import { deliveryLine, explanationLines } from './explanation-lines.ts';
import { readHomeGuilds } from './home-guilds.ts';
import { lineOf } from './list.ts';
import { formatMoment } from './moment.ts';
import { contentOf } from './stored-content.ts';
import { withStoredEvents } from './stored-events.ts';

/**
 * Shows one event: its body, where it was posted, and why nowhere else.
 * @param kindsFolder URL of the folder of event kinds, ending in a slash
 */
export async function show(args: string[], kindsFolder: URL): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('show takes one id.');
  const wanted = readId(id);
  const kinds = await loadEventKinds<WebhookContent>(kindsFolder);
  return withStoredEvents(async (stored) => {
    const event = await stored.show(wanted);
    if (event === undefined) {
      printError(`There is no event #${id}; events are kept for 30 days.`);
      return 1;
    }
    print(
      lineOf(event),
      `created ${formatMoment(event.createdAt)}  digest ${event.digest}`,
      event.body,
      ...event.deliveries.map(deliveryLine),
      ...(await explanationOf(event, kinds, stored)),
    );
    return 0;
  });
}

async function explanationOf(
  event: EventDetails,
  kinds: ReadonlyMap<string, EventKind<WebhookContent>>,
  stored: StoredEvents,
): Promise<string[]> {
  const content = contentOf(event, kinds);
  if ('nothing' in content) return explanationLines(event, content, []);
  const explanations = await stored.explain(event, content.updates, await readHomeGuilds());
  return explanations === null ? [] : explanationLines(event, content, explanations);
}
