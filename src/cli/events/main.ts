/** `npm run events`: lists, explains, replays and sends events, and retries paused channels. */
import { parseArgs } from 'node:util';
import { print, runTool, UsageError } from '../tool.ts';
import { list } from './list.ts';
import { replay } from './replay.ts';
import { send } from './send.ts';
import { show } from './show.ts';
import { openExistingStore } from './stored-events.ts';

const USAGE = `npm run events -- list [--since 2h] [--until 1h] [--kind tracking.updated] [--limit 20]
npm run events -- show ID
npm run events -- replay (--id ID … | --since 2h [--until 1h] [--kind …] | --all) [--again] [--dry-run] [--yes]
npm run events -- retry
npm run events -- send KIND [--url http://127.0.0.1:8080/webhook] [--number LP00123456784821CN] [--link URL]

replay posts stored events where they would be posted now and have not been posted; --again also where they have been.
retry tries every paused channel and DM again now.
send posts a sample of KIND, signed with WEBHOOK_SECRET: tracking.updated, qc.batch.created, convert.resolved, lookup.resolved.`;

const EVENT_KINDS = new URL('../../webhook-receiver/events/', import.meta.url);

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  list,
  show: (args) => show(args, EVENT_KINDS),
  replay: (args) => replay(args, EVENT_KINDS),
  retry,
  send,
};

const [name = '', ...args] = process.argv.slice(2);

await runTool(USAGE, async () => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(name === '' ? 'Which command?' : `There is no command "${name}".`);
  return command(args);
});

/** Makes the running bot retry all paused channels and DMs now, instead of when they are due. */
async function retry(args: string[]): Promise<number> {
  parseArgs({ args });
  const store = await openExistingStore(() => []);
  try {
    const count = await store.destinations.probeAll(Date.now());
    print(
      count === 0
        ? 'No channel is paused.'
        : `${count} paused: the running bot tries them within seconds, twenty at a time. npm run doctor then lists those that are still paused.`,
    );
    return 0;
  } finally {
    await store.close();
  }
}
