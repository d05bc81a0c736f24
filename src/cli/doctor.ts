/** `npm run doctor`: what is right, and what to do about the rest. Changes nothing. */
import { parseArgs } from 'node:util';
import application from './doctor/application.ts';
import type { Check, CheckContext } from './doctor/check.ts';
import commands from './doctor/commands.ts';
import database from './doctor/database.ts';
import { createDiscord } from './doctor/discord-client.ts';
import discordToken from './doctor/discord-token.ts';
import diskSpace from './doctor/disk-space.ts';
import homeServers from './doctor/home-servers.ts';
import installs from './doctor/install-links.ts';
import messageContent from './doctor/message-content.ts';
import nodeVersion from './doctor/node-version.ts';
import polling from './doctor/polling.ts';
import { linesOf, verdictLine, verdictOf } from './doctor/report.ts';
import { examine, type Result } from './doctor/run-check.ts';
import service from './doctor/service.ts';
import environment from './doctor/settings.ts';
import version from './doctor/version.ts';
import webhookAddress from './doctor/webhook-address.ts';
import webhookSecret from './doctor/webhook-secret.ts';
import { print } from './print.ts';
import { runTool } from './run-tool.ts';
import { UsageError } from './usage-error.ts';

const EXIT_BAD = 1;

const COMMANDS = new URL('../commands/', import.meta.url);

const USAGE = `npm run doctor [-- --webhook-url https://your.host/webhook] [--json]

--webhook-url posts a signed sample, which alerts nobody, through the address that the service posts to.
--json prints { verdict, checks: [{ name, state, says, advice }] }; npm run --silent keeps npm's own lines away.
Exit code: 0 when nothing is bad, 1 when something is, 64 for a command that was typed wrong.`;

/** What is needed first stands first. */
const CHECKS: readonly Check[] = [
  version,
  nodeVersion,
  environment,
  database,
  diskSpace,
  discordToken,
  application,
  messageContent,
  installs,
  homeServers,
  commands,
  service,
  polling,
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
  const context: CheckContext = { discord: createDiscord(), commands: COMMANDS, webhookUrl };
  const results: Result[] = [];
  for (const check of CHECKS) {
    const result = await examine(check, context);
    results.push(result);
    if (!json) print(...linesOf(result));
  }
  const verdict = verdictOf(results);
  if (json) print(...JSON.stringify({ verdict, checks: results }, null, 2).split('\n'));
  else print('', verdictLine(results));
  return verdict === 'bad' ? EXIT_BAD : 0;
}

function readUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError('--webhook-url takes an http(s) address.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(
      '--webhook-url takes an address without user and password: the signature is the proof.',
    );
  }
  return url.href;
}
