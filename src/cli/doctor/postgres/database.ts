import { describeAddress } from '../../../store/index.ts';
import type { ServerInspection } from '../../../store/postgres/inspect-server.ts';
import { loadPostgres } from '../../../store/postgres/load.ts';
import { serverProblem, versionName } from '../../../store/postgres/server.ts';
import { checkOwner } from '../database-owner.ts';
import { bad, countLabel, type Finding, good } from '../finding.ts';

/** @param url of a PostgreSQL database */
export async function checkPostgres(url: string): Promise<Finding> {
  try {
    const { inspectServer } = await loadPostgres();
    return toFinding(describeAddress(url), await inspectServer(url));
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
}

function toFinding(address: string, inspection: ServerInspection): Finding {
  const { migrations, isBeingMovedInto, mayCreateTables, version } = inspection;
  const { applied, pending, unknown, isForeign, owner } = migrations;
  const problem = serverProblem(inspection);
  if (problem !== null) return bad(`${address} cannot be used: ${problem}`);
  if (isForeign) return bad(`${address} holds the data of another program`, 'Correct DATABASE_URL.');
  if (isBeingMovedInto) {
    return bad(
      `${address}: a move into it was interrupted`,
      'Run npm run move again: it goes on where it ended.',
    );
  }
  if (unknown > 0) {
    return bad(`${address} was written by a newer version`, 'Run that version, or restore an older backup.');
  }
  const ownership = checkOwner(address, owner);
  if (ownership !== null) return ownership;
  const server = `${address}, PostgreSQL ${versionName(version)}`;
  if (pending.length === 0) {
    return good(`${server}, writable, up to date (${countLabel(applied.length, 'migration')})`);
  }
  if (!mayCreateTables) {
    return bad(`${server}: its user may not create tables`, 'Make it the owner: ALTER DATABASE … OWNER TO …');
  }
  const more = applied.length === 0 ? [] : ['Only a backup can undo that: npm run backup'];
  return good(
    `${server}; ${countLabel(pending.length, 'migration')} to be applied at the next start`,
    ...more,
  );
}
