import type { ClientMessage, FailurePlan, GatewayLoss } from 'local-discord';
import type { LocalDiscord } from '../../sandbox/discord.ts';
import { FAULTS } from '../../sandbox/service/index.ts';
import { allTextOf } from '../../test/support/discord-user.ts';
import { endAndAudit, variedFailures } from '../audit-varied.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import { errorMessage } from '../error-message.ts';
import { commonFailures, startWithFollows } from '../expectations.ts';
import { runCommand, type SlashCommand, trackSampleParcel, uniqueCommand } from '../slash-commands.ts';
import { createVariedExpectations } from '../varied-expectations.ts';
import { waitUntil } from '../wait-until.ts';

interface DiscordFault {
  readonly name: string;
  start(discord: LocalDiscord): void;
  /** Whether the gateway connection is lost, so that commands used during that time must be repeated. */
  readonly losesGateway: boolean;
}

const ALERTS = /^\/channels\/\d+\/messages/;
const REPLIES = /^\/(interactions|webhooks)\//;

/** Requests for alerts and replies fail a few times each. */
const requestsFail = (
  name: string,
  failure: FailurePlan,
  routes: readonly RegExp[] = [ALERTS, REPLIES],
): DiscordFault => ({
  name,
  losesGateway: false,
  start(discord) {
    for (const route of routes) discord.faults.failNext({ ...failure, route });
  },
});
const gatewayDrops = (how: GatewayLoss): DiscordFault => ({
  name: `gateway ${how}`,
  losesGateway: true,
  start: (discord) => discord.faults.dropGateway(how),
});

const DISCORD_FAULTS: readonly DiscordFault[] = [
  requestsFail('429 with Retry-After', { status: 429, retryAfter: 0.3, times: 2 }),
  requestsFail('429 without Retry-After', { status: 429, retryAfter: null, times: 2 }),
  requestsFail('500', { status: 500, times: 2 }),
  // Not for replies: no bot can reply if Discord never answers the request.
  requestsFail('unanswered', { silence: 'unanswered' }, [ALERTS]),
  requestsFail('answer lost', { silence: 'answer_lost' }, [ALERTS, /^\/webhooks\//]),
  gatewayDrops('reconnect'),
  gatewayDrops('invalid'),
  gatewayDrops('cut'),
  gatewayDrops('silent'),
];
const PAIRS = DISCORD_FAULTS.flatMap((discordFault) =>
  FAULTS.map((serviceFault) => ({ discordFault, serviceFault })),
);
type Pair = (typeof PAIRS)[number];

const HEARTBEAT_MS = 1_000;
const RETRY_FOR_MS = 30_000;
const POST_TIMEOUT_MS = 60_000;
/** Text for programmers, or a missing value. */
const UNFRIENDLY =
  /undefined|\bnull\b|NaN|\[object|Error\b|ECONN|ENOTFOUND|fetch failed|<!doctype| at .*:\d+/i;
const MIN_REPLY_LENGTH = 40;

const faults: Drill = {
  name: 'faults',
  description: `${DISCORD_FAULTS.length} Discord faults combined with ${FAULTS.length} service faults, one pair after the other; during each, events arrive and somebody uses a command`,
  size: { full: PAIRS.length, short: 6, unit: 'pairs' },
  async run({ size, random, log }) {
    const environment = await startEnvironment({ heartbeatIntervalMs: HEARTBEAT_MS });
    const { discord } = environment;
    const failures: string[] = [];
    let retries = 0;
    try {
      const varied = createVariedExpectations(environment, random, 9, 2);
      const expectations = await startWithFollows(environment, random, 9, 4, async (store) => {
        await varied.storeFollows(store);
        await varied.changeHolds(store);
      });
      const { numbers } = expectations;
      const pairs = spread(PAIRS, size);
      for (const [index, pair] of pairs.entries()) {
        const startedAt = performance.now();
        const events = async () => {
          await varied.sendNextScan(varied.numbers[index % varied.numbers.length] ?? '');
          await expectations.sendNextScan(numbers[index % numbers.length] ?? '');
        };
        const result = await runPair(pair, uniqueCommand(index), environment, events);
        retries += result.retries;
        const name = `${pair.discordFault.name} × ${pair.serviceFault}`;
        if (result.failure !== null) failures.push(`${name}: ${result.failure}`);
        log(`${name}: ${Math.round(performance.now() - startedAt)} ms`);
      }

      // One fault makes the service ask for a two-second pause.
      await waitUntil(
        async () => (await trackSampleParcel(discord)) === null,
        'a correct reply without faults',
        RETRY_FOR_MS,
      );
      for (const source of [expectations, varied])
        for (const number of source.numbers) await source.sendNextScan(number);
      await environment.untilAllPosted(POST_TIMEOUT_MS);
      const variedAudit = await endAndAudit(environment, varied, POST_TIMEOUT_MS);
      const audit = await expectations.audit();
      const events = expectations.acknowledged() + varied.acknowledged();
      return {
        workload: `${pairs.length} pairs, ${events} events, ${pairs.length} commands`,
        lost: audit.lost + variedAudit.lost,
        repeated: audit.repeated + variedAudit.repeated,
        failures: [...failures, ...commonFailures(audit, environment), ...variedFailures(variedAudit)],
        measurements: `${retries} commands sent while the gateway was disconnected had to be repeated by the user`,
      };
    } finally {
      await environment.close();
    }
  },
};

/** Events and a command during two faults, until everything works again. */
async function runPair(
  { discordFault, serviceFault }: Pair,
  command: SlashCommand,
  environment: Environment,
  sendEvents: () => Promise<void>,
): Promise<{ readonly failure: string | null; readonly retries: number }> {
  const { discord, service } = environment;
  let retries = 0;
  const reply = async (): Promise<ClientMessage> => {
    const deadline = performance.now() + RETRY_FOR_MS;
    for (;;) {
      try {
        return await runCommand(discord, command);
      } catch (error) {
        if (!discordFault.losesGateway || performance.now() > deadline) throw error;
        retries += 1;
      }
    }
  };
  service.fault.set(serviceFault);
  discordFault.start(discord);
  try {
    const [message] = await Promise.all([reply(), sendEvents()]);
    await environment.untilAllPosted(POST_TIMEOUT_MS);
    await waitUntil(
      async () => (await environment.readiness())?.gateway === true,
      'the gateway to be connected',
      RETRY_FOR_MS,
    );
    const text = allTextOf(message);
    const isFriendly = !UNFRIENDLY.test(text) && text.length >= MIN_REPLY_LENGTH;
    return { failure: isFriendly ? null : `/${command.name} answered ${text.slice(0, 300)}`, retries };
  } catch (error) {
    return { failure: `/${command.name}: ${errorMessage(error)}`, retries };
  } finally {
    discord.faults.stopFailing();
    service.fault.set(null);
  }
}

/** This many items, evenly spaced, so that both faults of a pair vary. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (count >= items.length) return [...items];
  const step = Math.floor(items.length / count) + 1;
  return Array.from({ length: count }, (_, index) => {
    const item = items[(index * step) % items.length];
    if (item === undefined) throw new RangeError('the index is outside the list');
    return item;
  });
}

export default faults;
