import { ConfigError } from '../../config/parse-settings.ts';
import { once } from '../../process/once.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import { checkPolling, checkProcesses, checkSuspendedChannels } from './alerts.ts';
import { checkDatabaseFile, postgresAddress } from './database.ts';
import {
  checkApplication,
  checkCommands,
  checkHomeServers,
  checkInstallLinks,
  checkMessageContent,
  checkToken,
} from './discord.ts';
import { createDiscordClient } from './discord-client.ts';
import {
  bad,
  CheckSkipped,
  codeOf,
  countLabel,
  type Finding,
  type FindingState,
  requireEarlier,
  warning,
} from './finding.ts';
import { checkClock, checkDiskSpace, checkSettings, checkVersion } from './machine.ts';
import {
  checkConnections,
  checkDatabaseClock,
  checkDatabaseOnServer,
  checkDurability,
  checkNotifications,
  type InspectedServer,
  inspect,
} from './postgres.ts';
import { checkService } from './service.ts';
import { checkWebhookAddress, checkWebhookSecret } from './webhook.ts';

/** Passed to all checks. `commands`: folder of the bot's commands; `webhookUrl`: known only to the operator */
export function createContext(commands: URL, webhookUrl: string | undefined) {
  // All checks share one request to Discord and to PostgreSQL.
  return { discord: createDiscordClient(), server: once(inspect), commands, webhookUrl };
}

type CheckContext = ReturnType<typeof createContext>;

export interface Check {
  readonly name: string;
  /** @throws ConfigError or CheckSkipped if something else must be fixed first */
  run(context: CheckContext): Finding | Promise<Finding>;
  /** Whether to skip it for an SQLite file. */
  readonly isOnlyForPostgres?: true;
}

/** In order: each check comes after those it depends on. */
export const CHECKS: readonly Check[] = [
  { name: 'version', run: checkVersion },
  { name: 'settings', run: checkSettings },
  {
    name: 'database',
    run: ({ server }) => (postgresAddress() === null ? checkDatabaseFile() : checkDatabaseOnServer(server())),
  },
  { name: 'disk space', run: checkDiskSpace },
  { name: 'clock', run: checkClock },
  onServer('database clock', checkDatabaseClock),
  onServer('durability', checkDurability),
  onServer('connections', checkConnections),
  onServer('notifications', checkNotifications),
  onServer('processes', checkProcesses),
  { name: 'Discord', run: ({ discord }) => checkToken(discord) },
  { name: 'application', run: ({ discord }) => checkApplication(discord) },
  { name: 'message content', run: ({ discord }) => checkMessageContent(discord) },
  { name: 'install links', run: ({ discord }) => checkInstallLinks(discord) },
  { name: 'home servers', run: ({ discord }) => checkHomeServers(discord) },
  { name: 'commands', run: ({ discord, commands }) => checkCommands(discord, commands) },
  { name: 'service', run: checkService },
  { name: 'polling', run: checkPolling },
  { name: 'paused channels', run: checkSuspendedChannels },
  { name: 'webhook secret', run: checkWebhookSecret },
  { name: 'webhook address', run: ({ webhookUrl }) => checkWebhookAddress(webhookUrl) },
];

function onServer(name: string, check: (server: InspectedServer) => Finding | Promise<Finding>): Check {
  return {
    name,
    isOnlyForPostgres: true,
    run: async ({ server }) => check(await requireEarlier(server(), 'database')),
  };
}

const CHECK_TIMEOUT_MS = 10_000;

export interface CheckResult extends Finding {
  readonly name: string;
}

/** Runs one check, bounded in time. Never rejects: a check that cannot run or fails is reported as a finding. */
export async function runCheck(
  check: Check,
  context: CheckContext,
  timeoutMs = CHECK_TIMEOUT_MS,
): Promise<CheckResult> {
  const ended = (async () => check.run(context))().catch(findingOf);
  const isInTime = await settlesWithin(timeoutMs, ended);
  const late = bad(`no result within ${timeoutMs / 1_000} s`, 'Run the doctor again.');
  return { name: check.name, ...(isInTime ? await ended : late) };
}

function findingOf(error: unknown): Finding {
  if (error instanceof CheckSkipped) return warning(`not checked because of ${error.message}`);
  if (error instanceof ConfigError) {
    const names = error.problems.map((problem) => problem.split(':', 1)[0]);
    return warning(`not checked: first fix ${[...new Set(names)].join(', ')}`);
  }
  // Shows only the kind of error: its message may quote the invalid value, which can be a secret.
  return bad(`the check itself failed (${codeOf(error)})`, 'This should not happen: please report it.');
}

const MARKS: Readonly<Record<FindingState, string>> = { good: '✔', warning: '!', bad: '✘' };

/** A line with the result, followed by indented advice. */
export function resultLines({ name, state, says, advice }: CheckResult): string[] {
  return [`${MARKS[state]} ${name}: ${says}`, ...advice.map((line) => `    ${line}`)];
}

export function verdictOf(results: readonly CheckResult[]): FindingState {
  const states = new Set(results.map(({ state }) => state));
  return (['bad', 'warning'] as const).find((state) => states.has(state)) ?? 'good';
}

export function verdictLine(results: readonly CheckResult[]): string {
  const namesIn = (wanted: FindingState) =>
    results.filter(({ state }) => state === wanted).map(({ name }) => name);
  const [failed, doubtful] = [namesIn('bad'), namesIn('warning')];
  const warnings = countLabel(doubtful.length, 'warning');
  if (failed.length > 0)
    return `Not ready because of ${failed.join(', ')}${doubtful.length === 0 ? '' : `; ${warnings}`}.`;
  return doubtful.length === 0
    ? 'Ready: everything is fine.'
    : `Ready, with ${warnings}: ${doubtful.join(', ')}.`;
}
