/** `npm run arrivals`: evaluates arrival forecasts with your own parcels, and shows what the bot knows. */
import { runTool, UsageError } from '../tool.ts';
import { evaluate } from './evaluate.ts';
import { show } from './show.ts';

const USAGE = `npm run arrivals -- evaluate PARCELS.ndjson [--forecasts OUT.ndjson]
npm run arrivals -- show

show prints what the bot knows of each route and stage: how many parcels, after how many days they had arrived from there, and
how many of the windows that were said lately held.

PARCELS.ndjson has one parcel a line: {"number": …, "updates": [{"date", "hour", "status", "location", "country"}, …]}, its scans
newest first, as the service answers. They are replayed in the order of time: at every scan, the arrival is forecast from what
was known before it. Printed is how many forecasts had a date, how many windows held, how wide they were, and the pinball loss
at 10, 50 and 90 %, beside that of the plain range: the same percentiles of the last 200 parcels delivered in that country.
--forecasts writes a line for each: {"number", "at", "earliest", "likeliest", "latest"}; without a date, the days are null.
Exit code: 0 when it is done, 1 when the file or the database can't be read, 64 for a wrong command line.`;

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = { evaluate, show };

await runTool(USAGE, async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(name === '' ? 'Which command?' : `There is no command "${name}".`);
  return command(args);
});
