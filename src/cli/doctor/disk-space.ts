import { statfs } from 'node:fs/promises';
import type { Check } from './check.ts';
import { postgresAddress } from './database-address.ts';
import { databasePath } from './database-path.ts';
import { bad, type Finding, good, warning } from './finding.ts';

const MB = 1_000_000;
const LOW_BYTES = 500 * MB;
const CRITICAL_BYTES = 50 * MB;

const diskSpace: Check = {
  name: 'disk space',
  async run() {
    if (postgresAddress() !== null) return good('not needed here: the database is on the PostgreSQL server');
    const path = databasePath();
    if (path === null) return good('not needed: the database is in memory');
    const { bavail, bsize } = await statfs(path.folder);
    return toFinding(bavail * bsize);
  },
};
export default diskSpace;

/** @param free bytes */
export function toFinding(free: number): Finding {
  const says = `${Math.floor(free / MB).toLocaleString('en')} MB free for the database`;
  if (free < CRITICAL_BYTES)
    return bad(says, 'Free some space now: events that cannot be stored are refused.');
  return free < LOW_BYTES
    ? warning(says, 'Free some space: on a full disk, events are refused.')
    : good(says);
}
