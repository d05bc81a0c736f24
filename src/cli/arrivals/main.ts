/** `npm run arrivals`: judges the forecasts of arrivals with parcels of your own. */
import { runTool, UsageError } from '../tool.ts';
import { evaluate } from './evaluate.ts';

const USAGE = `npm run arrivals -- evaluate PARCELS.ndjson [--forecasts OUT.ndjson]

PARCELS.ndjson has one parcel a line: {"number": …, "updates": [{"date", "hour", "status", "location", "country"}, …]}, its scans
newest first, as the service answers. They are replayed in the order of time: at every scan, the arrival is forecast from what
was known before it. Printed is how many forecasts had a date, how many windows held, how wide they were, and the pinball loss
at 10, 50 and 90 %, beside that of the plain range: the same percentiles of the last 200 parcels delivered in that country.
--forecasts writes a line for each: {"number", "at", "earliest", "likeliest", "latest"}; without a date, the days are null.
Exit code: 0 when it is done, 1 when the file can't be read, 64 for a wrong command line.`;

await runTool(USAGE, async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (name !== 'evaluate')
    throw new UsageError(name === '' ? 'Which command?' : `There is no command "${name}".`);
  return evaluate(args);
});
