import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';
import { lineOf, moment } from './list.ts';
import { openExistingStore } from './open-existing-store.ts';
import { readId } from './scope.ts';

/** One event: its body, and where it went. */
export async function show(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('show takes one id.');
  const wanted = readId(id);
  const store = openExistingStore();
  const event = await store.events.show(wanted);
  await store.close();
  if (event === undefined) {
    process.stderr.write(`There is no event #${id}; events are kept 30 days.\n`);
    return 1;
  }
  const lines = [
    lineOf(event),
    `created ${moment(event.createdAt)}  digest ${event.digest}`,
    event.body,
    ...event.deliveries.map(({ placeKind, placeDiscordId, status, messageId, reason, finishedAt }) =>
      [
        status.padEnd(7),
        `${placeKind} ${placeDiscordId}`,
        finishedAt === null ? '' : moment(finishedAt),
        messageId === null ? '' : `message ${messageId}`,
        reason ?? '',
      ]
        .filter((part) => part !== '')
        .join('  '),
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
