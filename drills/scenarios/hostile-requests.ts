import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/store/index.ts';
import { rawExchange } from '../../test/support/raw-requests.ts';
import { postEvent } from '../../test/support/signed-events.ts';
import type { Drill } from '../drill.ts';
import { type Environment, startEnvironment } from '../environment.ts';
import {
  HOSTILE_REQUESTS,
  openSlowConnections,
  sendHostileRequests,
  signedRequest,
  statusesIn,
  validEvent,
} from '../hostile-http.ts';
import { processStats } from '../process-stats.ts';

const SLOW_CONNECTIONS = 400;
/** The receiver closes a connection without a complete request after 10 s, and checks every second. */
const MAX_SLOW_MS = 13_000;
const VALID_PER_ROUND = 100;
const PIPELINED_PER_ROUND = 20;
const HOSTILE_PER_ROUND = 20;
const MAX_ACCEPT_MS = 1_000;
const MAX_GROWTH_MB = 40;

interface Round {
  /** How long each valid event took, in milliseconds; infinite if it was refused. */
  readonly acceptMs: readonly number[];
  /** How long each slow connection was open; infinite if it still is. */
  readonly slowMs: readonly number[];
  readonly rssMb: number;
  readonly failures: readonly string[];
}

const hostileRequests: Drill = {
  name: 'hostile-requests',
  description: `${SLOW_CONNECTIONS} connections that trickle half a request, together with oversized headers and bodies, wrong lengths, smuggled and pipelined requests and garbage; valid events in between`,
  size: { full: 8, short: 1, unit: 'rounds' },
  async run({ size, log }) {
    const environment = await startEnvironment();
    try {
      environment.startBot();
      await environment.untilReady();
      const rounds: Round[] = [];
      for (let index = 0; index < size; index += 1) {
        const round = await runRound(environment, index);
        rounds.push(round);
        log(`round ${index + 1}: ${Math.round(round.rssMb)} MB`);
      }
      const stoppedAt = performance.now();
      const exitCode = await environment.stopBot();
      const stopMs = Math.round(performance.now() - stoppedAt);
      const acknowledged = size * (VALID_PER_ROUND + PIPELINED_PER_ROUND);
      const stored = await countEvents(environment.databasePath);
      const rss = rounds.map(({ rssMb }) => Math.round(rssMb));
      const acceptMs = rounds.flatMap((round) => round.acceptMs);
      const slowMs = rounds.flatMap((round) => round.slowMs);
      return {
        workload: `${size * SLOW_CONNECTIONS} slow connections, ${size * HOSTILE_PER_ROUND * HOSTILE_REQUESTS} hostile requests, ${acknowledged} valid events`,
        lost: acknowledged - Math.min(stored, acknowledged),
        repeated: null,
        failures: [
          ...new Set(rounds.flatMap(({ failures }) => failures)),
          ...limitFailures(acceptMs, slowMs, rss),
          ...(environment.crashes() > 0 ? ['the process ended unexpectedly'] : []),
          ...(exitCode === 0 ? [] : [`stopped with exit code ${exitCode}`]),
          ...(stored > acknowledged ? [`${stored - acknowledged} unsigned events were stored`] : []),
        ],
        measurements: `valid events accepted within ${median(acceptMs)} ms (median), ${Math.round(Math.max(...acceptMs))} ms at worst; slow connections closed after ${Math.round(Math.max(...slowMs) / 100) / 10} s at the latest; memory ${rss[0]} → ${rss.at(-1)} MB; stopped in ${stopMs} ms`,
      };
    } finally {
      await environment.close();
    }
  },
};

async function runRound({ port, receiverUrl, bot }: Environment, index: number): Promise<Round> {
  const failures: string[] = [];
  const slow = openSlowConnections(port, SLOW_CONNECTIONS);
  for (let repeat = 0; repeat < HOSTILE_PER_ROUND; repeat += 1) {
    failures.push(...(await sendHostileRequests(port, 900_000 + repeat)));
  }
  const from = index * VALID_PER_ROUND * 10;
  const acceptMs = await sendValidEvents(receiverUrl, from);
  const pipelined = Array.from({ length: PIPELINED_PER_ROUND }, (_, serial) =>
    signedRequest(validEvent(from + VALID_PER_ROUND + serial)),
  );
  const statuses = statusesIn(await rawExchange(port, pipelined.join(''), true));
  if (statuses.filter((status) => status === '200').length !== pipelined.length)
    failures.push(`pipelined valid requests: ${statuses.join()}`);
  const late = sleep(MAX_SLOW_MS).then(() => Number.POSITIVE_INFINITY);
  const slowMs = await Promise.all(slow.map(({ closed }) => Promise.race([closed, late])));
  for (const { socket } of slow) socket.destroy();
  return { acceptMs, slowMs, rssMb: processStats(bot().child.pid ?? 0).rssMb, failures };
}

async function sendValidEvents(receiverUrl: string, from: number): Promise<number[]> {
  const times: number[] = [];
  for (let serial = from; serial < from + VALID_PER_ROUND; serial += 1) {
    const startedAt = performance.now();
    const { status } = await postEvent(receiverUrl, validEvent(serial));
    times.push(status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
  }
  return times;
}

async function countEvents(databasePath: string): Promise<number> {
  const store = openStore(databasePath);
  const events = await store.events.list({}, 1_000_000);
  await store.close();
  return events.length;
}

/** @param rss after each round; the first one warms up */
function limitFailures(
  acceptMs: readonly number[],
  slowMs: readonly number[],
  [firstRss = 0, ...rss]: readonly number[],
): string[] {
  const open = slowMs.filter((ms) => ms > MAX_SLOW_MS).length;
  const slowest = Math.max(...acceptMs);
  const growth = Math.max(firstRss, ...rss) - firstRss;
  return [
    ...(open > 0 ? [`${open} slow connections were still open after ${MAX_SLOW_MS} ms`] : []),
    ...(slowest > MAX_ACCEPT_MS ? [`a valid event took ${Math.round(slowest)} ms`] : []),
    ...(growth > MAX_GROWTH_MB ? [`memory grew by ${growth} MB`] : []),
  ];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN) * 10) / 10;
}

export default hostileRequests;
