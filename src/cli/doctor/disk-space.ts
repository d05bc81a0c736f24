import { statfs } from 'node:fs/promises';
import { bad, type Check, type Finding, good, warning } from './check.ts';
import { databasePath } from './database-path.ts';

const MB = 1_000_000;
const LOW_BYTES = 500 * MB;
const CRITICAL_BYTES = 50 * MB;

const diskSpace: Check = {
  name: 'disk space',
  async examine() {
    const path = databasePath();
    if (path === null) return good('none is needed');
    const { bavail, bsize } = await statfs(path.folder);
    return toFinding(bavail * bsize);
  },
};
export default diskSpace;

/** @param free bytes */
export function toFinding(free: number): Finding {
  const says = `${Math.floor(free / MB).toLocaleString('en')} MB free beside the database`;
  if (free < CRITICAL_BYTES) return bad(says, 'Make room now: what cannot be stored is refused.');
  return free < LOW_BYTES ? warning(says, 'Make room: a full disk means refused events.') : good(says);
}
