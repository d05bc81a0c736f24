import type { Check } from '../check.ts';
import { type Finding, good, warning } from '../finding.ts';
import { inspectedServer } from './server.ts';

const durability: Check = {
  name: 'durability',
  run: async () => toFinding(await inspectedServer()),
};
export default durability;

export function toFinding({
  fsync,
  synchronousCommit,
}: {
  readonly fsync: string;
  readonly synchronousCommit: string;
}): Finding {
  if (fsync === 'off') {
    return warning(
      'fsync is off: a power cut can destroy the database',
      'Set fsync = on in postgresql.conf.',
    );
  }
  if (synchronousCommit === 'off') {
    return warning(
      'synchronous_commit is off: a crash of the server can lose events that were acknowledged',
      'Set synchronous_commit = on in postgresql.conf, or for the role and the database.',
    );
  }
  return good(`what is stored survives a power cut (synchronous_commit = ${synchronousCommit})`);
}
