import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { Machine } from './machine.ts';
import type { CutOff } from './network.ts';
import type { PostgresServer, Shutdown } from './postgres-server.ts';

/** Some pauses are shorter than a lease (8 s), some longer. */
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 20_000;
const LONGEST_ABSENCE_MS = 4_000;

/** A fault of one machine that leaves the others intact. */
export interface MachineFault {
  readonly name: string;
  /** Causes the fault and ends it; resolves when the machine is ready again. */
  run(machine: Machine, random: Random): Promise<void>;
}

/** A fault of the database, or of all machines, one after the other. */
export interface CommonFault {
  readonly name: string;
  /** Whether the machines lose the database. */
  readonly hitsDatabase: boolean;
  run(
    world: { readonly machines: readonly Machine[]; readonly postgres: PostgresServer },
    random: Random,
  ): Promise<void>;
}

const pause = (random: Random): Promise<void> =>
  sleep(SHORTEST_PAUSE_MS + random.fraction() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
const absence = (random: Random): Promise<void> => sleep(random.fraction() * LONGEST_ABSENCE_MS);

const killed: MachineFault = {
  name: 'killed',
  async run(machine, random) {
    await machine.kill();
    await absence(random);
    machine.start();
    await machine.untilReady();
  },
};

/** It resumes with leases that expired while it was frozen, and with everything it was about to do. */
const frozen: MachineFault = {
  name: 'frozen',
  async run(machine, random) {
    machine.freeze();
    await pause(random);
    machine.thaw();
    await machine.untilReady();
  },
};

const cut = (name: string, from: CutOff): MachineFault => ({
  name,
  async run(machine, random) {
    await machine.link.cut(from);
    await pause(random);
    await machine.link.restore();
    await machine.untilReady();
  },
});

const restarted = (name: string, how: Shutdown): CommonFault => ({
  name,
  hitsDatabase: true,
  async run({ postgres }, random) {
    await postgres.stop(how);
    await absence(random);
    await postgres.start();
  },
});

const rollingRestart: CommonFault = {
  name: 'rolling restart',
  hitsDatabase: false,
  async run({ machines }) {
    for (const machine of machines) {
      await machine.stop();
      machine.start();
      await machine.untilReady();
    }
  },
};

export const MACHINE_FAULTS: readonly MachineFault[] = [
  killed,
  frozen,
  cut('cut off from the database', 'database'),
  cut('cut off from everything', 'everything'),
];

export const COMMON_FAULTS: readonly CommonFault[] = [
  restarted('database restarted', 'fast'),
  restarted('database crashed', 'immediate'),
  rollingRestart,
];
