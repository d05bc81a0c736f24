import { describeAddress } from '../../store/index.ts';
import type { ServerInspection } from '../../store/postgres/inspect-server.ts';
import { loadPostgres } from '../../store/postgres/load.ts';
import { serverProblem, versionName } from '../../store/postgres/server.ts';
import { migrationsOf, postgresAddress, unusable } from './database.ts';
import { bad, type Finding, good, warning } from './finding.ts';

/** A usable PostgreSQL database, and what was found there. */
export interface InspectedServer extends ServerInspection {
  readonly url: string;
}

/** @throws Error with a sentence that says what to do, if it can't be used */
export async function inspect(): Promise<InspectedServer> {
  const url = postgresAddress();
  if (url === null) throw new Error('DATABASE_URL is not set');
  const { inspectServer } = await loadPostgres();
  return { url, ...(await inspectServer(url)) };
}

export async function checkDatabaseOnServer(inspecting: Promise<InspectedServer>): Promise<Finding> {
  try {
    return judgeDatabase(await inspecting);
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
}

function judgeDatabase(inspected: InspectedServer): Finding {
  const { url, migrations, isBeingMovedInto, mayCreateTables, version } = inspected;
  const address = describeAddress(url);
  const problem = serverProblem(inspected);
  if (problem !== null) return bad(`${address} cannot be used: ${problem}`);
  if (isBeingMovedInto && !migrations.isForeign) {
    return bad(
      `${address}: a move into it was interrupted`,
      'Run npm run move again: it continues where it stopped.',
    );
  }
  const unusableFor = unusable(address, migrations, 'Correct DATABASE_URL.');
  if (unusableFor !== null) return unusableFor;
  const server = `${address}, PostgreSQL ${versionName(version)}`;
  if (migrations.pending.length === 0) return migrationsOf(`${server}, writable`, migrations);
  if (mayCreateTables) return migrationsOf(server, migrations);
  return bad(`${server}: its user may not create tables`, 'Make it the owner: ALTER DATABASE … OWNER TO …');
}

/** Leases use the database's clock, while alerts are dated by each machine's own clock. */
const MAX_DIFFERENCE_MS = 2_000;

export function checkDatabaseClock({ clockAheadMs }: Pick<ServerInspection, 'clockAheadMs'>): Finding {
  const seconds = (Math.abs(clockAheadMs) / 1_000).toFixed(1);
  if (Math.abs(clockAheadMs) <= MAX_DIFFERENCE_MS) return good(`${seconds} s from that of PostgreSQL`);
  return warning(
    `PostgreSQL's clock is ${seconds} s ${clockAheadMs > 0 ? 'ahead of' : 'behind'} this machine's`,
    'Set both by NTP (timedatectl set-ntp true): otherwise times in alerts and polling are off.',
  );
}

export function checkDurability({
  fsync,
  synchronousCommit,
}: Pick<ServerInspection, 'fsync' | 'synchronousCommit'>): Finding {
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

/** Connections for the store, its background work, leases and LISTEN. */
const PER_PROCESS = 15;

export function checkConnections({
  maxConnections: max,
  usedConnections: used,
}: Pick<ServerInspection, 'maxConnections' | 'usedConnections'>): Finding {
  const says = `${Math.max(0, max - used)} of ${max} are free; a process uses up to ${PER_PROCESS}`;
  return max - used >= PER_PROCESS
    ? good(says)
    : warning(says, 'Raise max_connections in postgresql.conf, or close other programs.');
}

const NOTIFICATION_TIMEOUT_MS = 3_000;

/** Detects a transaction-mode pooler, which doesn't deliver notifications to listeners. */
export async function checkNotifications({ url }: InspectedServer): Promise<Finding> {
  const { receivesNotifications } = await loadPostgres();
  if (await receivesNotifications(url, NOTIFICATION_TIMEOUT_MS))
    return good('processes hear of each other at once');
  return warning(
    'LISTEN does not work through DATABASE_URL: alerts wait up to 3 s for the process that posts them',
    'Is there a pooler, such as PgBouncer with pool_mode = transaction? Name the server itself in DATABASE_URL,',
    'or set pool_mode = session for this database.',
  );
}
