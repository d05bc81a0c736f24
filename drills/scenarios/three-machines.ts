import type { Store } from '../../src/store/index.ts';
import { startCluster } from '../cluster/cluster.ts';
import { drain, judge } from '../cluster/judge.ts';
import { type Load, prepareLoad } from '../cluster/load.ts';
import { openClusterStore } from '../cluster/open-cluster-store.ts';
import { type Drill, hasPassed } from '../drill.ts';
import { saveObservations } from '../save-observations.ts';

const MACHINES = 3;
const SHARDS = 3;

const threeMachines: Drill = {
  name: 'three-machines',
  description:
    'three bots on one PostgreSQL, each machine in a network of its own: at random, one or two are killed, frozen, cut off from the database or everything, all are restarted one after the other, or the database stops or crashes, while events, commands and links pour in',
  size: { full: 20, short: 0.6, unit: 'minutes' },
  async run(run) {
    const { size: minutes, seed, log } = run;
    const cluster = await startCluster({ machines: MACHINES, shards: SHARDS }, log);
    let store: Store | undefined;
    try {
      store = await openClusterStore(cluster.postgres.url);
      const load = await prepareLoad(cluster, store, run);
      const problems = [...(await load.run(minutes)), ...(await drain(store, cluster.starvation.now))];
      const judged = await judge(load);
      const outcome = {
        ...judged,
        workload: workloadOf(load, minutes),
        failures: [...problems, ...judged.failures],
      };
      if (!hasPassed(outcome))
        log(`what was seen is in ${await saveObservations(`three-machines-${seed}`, observationsOf(load))}`);
      return outcome;
    } finally {
      await store?.close();
      await cluster.close();
    }
  },
};

function workloadOf({ injector, sender, commands, links }: Load, minutes: number): string {
  return `${injector.faults.length} faults, ${sender.acknowledged()} events, ${commands.probes.length} commands, ${links.links().length} links in ${minutes} minutes`;
}

function observationsOf({ cluster, alerts, commands, links, injector }: Load): Record<string, unknown> {
  const { requests, sessions } = cluster.witness;
  const { acknowledged, firstSeen } = alerts;
  const { probes } = commands;
  return {
    faults: injector.faults,
    starved: cluster.starvation.spans(),
    acknowledged,
    firstSeen,
    probes,
    links: links.links(),
    requests,
    sessions,
  };
}

export default threeMachines;
