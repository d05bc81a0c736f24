import type { Check } from '../check.ts';
import { type Finding, good, warning } from '../finding.ts';
import { inspectedServer } from './server.ts';

/** Leases are counted on the database's clock; alerts are dated by that of each machine. */
const MAX_DIFFERENCE_MS = 2_000;

const databaseClock: Check = {
  name: 'database clock',
  async run() {
    return toFinding((await inspectedServer()).clockAheadMs);
  },
};
export default databaseClock;

/** @param aheadMs by how much the server's clock is ahead of this machine's */
export function toFinding(aheadMs: number): Finding {
  const seconds = (Math.abs(aheadMs) / 1_000).toFixed(1);
  if (Math.abs(aheadMs) <= MAX_DIFFERENCE_MS) return good(`${seconds} s from that of PostgreSQL`);
  return warning(
    `PostgreSQL's clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's`,
    'Set both by NTP (timedatectl set-ntp true): otherwise times in alerts and polling are off.',
  );
}
