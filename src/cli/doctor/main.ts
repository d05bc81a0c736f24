/** `npm run doctor`: checks the setup and says how to fix what is wrong. Changes nothing. */
import { parseArgs } from 'node:util';
import { print, runTool, UsageError } from '../tool.ts';
import {
  CHECKS,
  type CheckResult,
  createContext,
  resultLines,
  runCheck,
  verdictLine,
  verdictOf,
} from './checks.ts';
import { postgresAddress } from './database.ts';

const COMMANDS = new URL('../../commands/', import.meta.url);

const USAGE = `npm run doctor [-- --webhook-url https://your.host/webhook] [--json]

--webhook-url posts a signed sample event to the public address of the receiver; it alerts nobody.
--json prints { verdict, checks: [{ name, state, says, advice }] }; npm run --silent leaves out npm's own lines.
Exit code: 0 when nothing is bad, 1 when something is, 64 for a wrong command line.`;

await runTool(USAGE, () => {
  const { values } = parseArgs({
    options: { 'webhook-url': { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  return diagnose(readUrl(values['webhook-url']), values.json);
});

async function diagnose(webhookUrl: string | undefined, json: boolean): Promise<number> {
  const context = createContext(COMMANDS, webhookUrl);
  const checks = usesPostgres() ? CHECKS : CHECKS.filter(({ isOnlyForPostgres }) => !isOnlyForPostgres);
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await runCheck(check, context);
    results.push(result);
    if (!json) print(...resultLines(result));
  }
  const verdict = verdictOf(results);
  if (json) print(...JSON.stringify({ verdict, checks: results }, null, 2).split('\n'));
  else print('', verdictLine(results));
  return verdict === 'bad' ? 1 : 0;
}

/** Also false if the settings are invalid, which another check reports. */
function usesPostgres(): boolean {
  try {
    return postgresAddress() !== null;
  } catch {
    return false;
  }
}

function readUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError('--webhook-url takes an http(s) address.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('--webhook-url takes an address without user and password: the event is signed.');
  }
  return url.href;
}
