import type { Check } from '../check.ts';
import { type Finding, good, warning } from '../finding.ts';
import { inspectedServer } from './server.ts';

/** For the store, its background work, leases and LISTEN. */
const PER_PROCESS = 15;

const connections: Check = {
  name: 'connections',
  async run() {
    const { maxConnections, usedConnections } = await inspectedServer();
    return toFinding(maxConnections, usedConnections);
  },
};
export default connections;

/** @param max those that are not reserved for superusers */
export function toFinding(max: number, used: number): Finding {
  const free = Math.max(0, max - used);
  const says = `${free} of ${max} are free; a process uses up to ${PER_PROCESS}`;
  return free >= PER_PROCESS
    ? good(says)
    : warning(says, 'Raise max_connections in postgresql.conf, or close other programs.');
}
