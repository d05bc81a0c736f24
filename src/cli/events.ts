/** `npm run events`: what came in, what it caused, where it went. */
import { ConfigError, EXIT_BAD_CONFIG } from '../config.ts';
import { list } from './events/list.ts';
import { replay } from './events/replay.ts';
import { send } from './events/send.ts';
import { show } from './events/show.ts';
import { isUsageError, UsageError } from './usage-error.ts';

/** EX_USAGE of sysexits.h. */
const EXIT_USAGE = 64;

const USAGE = `npm run events -- list [--since 2h] [--until 1h] [--kind tracking.updated] [--limit 20]
npm run events -- show ID
npm run events -- replay (--id ID … | --since 2h [--until 1h] [--kind …] | --all) [--again] [--dry-run] [--yes]
npm run events -- send KIND [--url http://127.0.0.1:8080/webhook] [--number LP00123456784821CN] [--link URL]

replay owes stored events to everybody who would hear of them now and has not; --again also to those who have.
send signs a sample of KIND with WEBHOOK_SECRET and posts it: tracking.updated, qc.batch.created, convert.resolved, lookup.resolved.`;

const EVENT_KINDS = new URL('../webhook-receiver/events/', import.meta.url);

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  list,
  show,
  replay: (args) => replay(args, EVENT_KINDS),
  send,
};

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(name === '' ? 'Which command?' : `There is no command "${name}".`);
  process.exitCode = await command(args);
} catch (error) {
  if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_BAD_CONFIG;
  } else if (isUsageError(error)) {
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    process.exitCode = EXIT_USAGE;
  } else {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
