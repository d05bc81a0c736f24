/** `npm run doctor`: checks the setup and says how to fix what is wrong. Changes nothing. */
import { parseArgs } from 'node:util';
import { print } from '../print.ts';
import { runTool } from '../run-tool.ts';
import { UsageError } from '../usage-error.ts';
import application from './application.ts';
import type { Check, CheckContext } from './check.ts';
import clock from './clock.ts';
import commands from './commands.ts';
import database from './database.ts';
import { postgresAddress } from './database-address.ts';
import { createDiscordClient } from './discord-client.ts';
import discordToken from './discord-token.ts';
import diskSpace from './disk-space.ts';
import homeServers from './home-servers.ts';
import installLinks from './install-links.ts';
import messageContent from './message-content.ts';
import polling from './polling.ts';
import databaseClock from './postgres/clock.ts';
import connections from './postgres/connections.ts';
import durability from './postgres/durability.ts';
import notifications from './postgres/notifications.ts';
import processes from './postgres/processes.ts';
import { resultLines, verdictLine, verdictOf } from './report.ts';
import { type CheckResult, runCheck } from './run-check.ts';
import service from './service.ts';
import settings from './settings.ts';
import suspendedChannels from './suspended-channels.ts';
import version from './version.ts';
import webhookAddress from './webhook-address.ts';
import webhookSecret from './webhook-secret.ts';

const EXIT_BAD = 1;

const COMMANDS = new URL('../../commands/', import.meta.url);

const USAGE = `npm run doctor [-- --webhook-url https://your.host/webhook] [--json]

--webhook-url posts a signed sample event to the public address of the receiver; it alerts nobody.
--json prints { verdict, checks: [{ name, state, says, advice }] }; npm run --silent leaves out npm's own lines.
Exit code: 0 when nothing is bad, 1 when something is, 64 for a wrong command line.`;

/** In this order: a check comes after those that it depends on. */
const checks = (): readonly Check[] => [
  version,
  settings,
  database,
  diskSpace,
  clock,
  ...(usesPostgres() ? [databaseClock, durability, connections, notifications, processes] : []),
  discordToken,
  application,
  messageContent,
  installLinks,
  homeServers,
  commands,
  service,
  polling,
  suspendedChannels,
  webhookSecret,
  webhookAddress,
];

await runTool(USAGE, () => {
  const { values } = parseArgs({
    options: { 'webhook-url': { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  return diagnose(readUrl(values['webhook-url']), values.json);
});

async function diagnose(webhookUrl: string | undefined, json: boolean): Promise<number> {
  const context: CheckContext = { discord: createDiscordClient(), commands: COMMANDS, webhookUrl };
  const results: CheckResult[] = [];
  for (const check of checks()) {
    const result = await runCheck(check, context);
    results.push(result);
    if (!json) print(...resultLines(result));
  }
  const verdict = verdictOf(results);
  if (json) print(...JSON.stringify({ verdict, checks: results }, null, 2).split('\n'));
  else print('', verdictLine(results));
  return verdict === 'bad' ? EXIT_BAD : 0;
}

/** False also when the settings are not usable, which another check reports. */
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
