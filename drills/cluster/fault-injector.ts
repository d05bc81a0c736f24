import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../error-message.ts';
import type { Random } from '../random.ts';
import type { Fault } from './fault.ts';
import { COMMON_FAULTS, type CommonFault, MACHINE_FAULTS, type MachineFault } from './fault-kinds.ts';
import type { Machine } from './machine.ts';
import type { PostgresServer } from './postgres-server.ts';

/** How often two of three machines fail at the same time, each in its own way. */
const SHARE_OF_PAIRS = 0.25;
const MAX_REST_MS = 8_000;

export interface Targets {
  readonly machines: readonly Machine[];
  readonly postgres: PostgresServer;
  /**
   * Resolves when every shard is served again after a moment.
   * @throws Error if that takes too long
   */
  untilServed(since: number): Promise<void>;
}

/** Temporary faults, one after the other, with time for other machines to take over. */
export interface FaultInjector {
  run(end: number): Promise<void>;
  readonly faults: readonly Fault[];
  readonly problems: readonly string[];
}

export function createFaultInjector(
  targets: Targets,
  random: Random,
  log: (line: string) => void,
): FaultInjector {
  const faults: Fault[] = [];
  const problems: string[] = [];
  const deck = createDeck<MachineFault | CommonFault>([...MACHINE_FAULTS, ...COMMON_FAULTS], random);
  const { machines } = targets;

  const record = async (name: string, hit: readonly number[], run: () => Promise<void>) => {
    const from = performance.now();
    // Recorded at its start, since an alert may be posted before the fault is over.
    const index = faults.push({ name, machines: hit, from, to: Number.POSITIVE_INFINITY }) - 1;
    try {
      await run();
    } finally {
      const to = performance.now();
      faults[index] = { name, machines: hit, from, to };
      log(`${name}: ${((to - from) / 1_000).toFixed(1)} s`);
    }
  };
  const hitMachine = (fault: MachineFault, machine: Machine) =>
    record(`machine ${machine.index + 1} ${fault.name}`, [machine.index], () =>
      fault.run(machine, random.fork()),
    );
  const hit = async (fault: MachineFault | CommonFault) => {
    if ('hitsDatabase' in fault) {
      const all = machines.map(({ index }) => index);
      await record(fault.name, fault.hitsDatabase ? [] : all, () => fault.run(targets, random.fork()));
      return;
    }
    const first = random.pick(machines);
    const second = random.pick(machines.filter((machine) => machine !== first));
    const other = random.pick(MACHINE_FAULTS);
    const hasPair = random.fraction() < SHARE_OF_PAIRS;
    const hits = [hitMachine(fault, first), ...(hasPair ? [hitMachine(other, second)] : [])];
    // Both end before the next fault, even if one of them fails.
    const results = await Promise.allSettled(hits);
    for (const result of results)
      if (result.status === 'rejected') problems.push(errorMessage(result.reason));
  };
  return {
    async run(end) {
      while (performance.now() < end) {
        try {
          await hit(deck.next());
          await targets.untilServed(performance.now());
        } catch (error) {
          problems.push(errorMessage(error));
        }
        await sleep(random.fraction() * MAX_REST_MS);
      }
    },
    faults,
    problems,
  };
}

/** Every item once in random order, then every item again. */
function createDeck<T>(items: readonly T[], random: Random): { next(): T } {
  let left: T[] = [];
  return {
    next() {
      if (left.length === 0) left = [...items];
      const item = random.pick(left);
      left.splice(left.indexOf(item), 1);
      return item;
    },
  };
}
