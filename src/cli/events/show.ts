import { parseArgs } from 'node:util';
import { print, printError } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { lineOf } from './list.ts';
import { moment } from './moment.ts';
import { readId } from './scope.ts';
import { withStoredEvents } from './stored-events.ts';

/** One event: its body, and where it went. */
export async function show(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('show takes one id.');
  const wanted = readId(id);
  const event = await withStoredEvents((stored) => stored.show(wanted));
  if (event === undefined) {
    printError(`There is no event #${id}; events are kept 30 days.`);
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
  print(...lines);
  return 0;
}
