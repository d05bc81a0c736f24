import { loadPostgres } from '../../../store/postgres/load.ts';
import type { Check } from '../check.ts';
import { good, warning } from '../finding.ts';
import { inspectedServer, postgresUrl } from './server.ts';

const TIMEOUT_MS = 3_000;

/** A pooler that gives each transaction another connection keeps notifications from those who listen. */
const notifications: Check = {
  name: 'notifications',
  async run() {
    await inspectedServer();
    const { receivesNotifications } = await loadPostgres();
    if (await receivesNotifications(postgresUrl(), TIMEOUT_MS))
      return good('processes hear of each other at once');
    return warning(
      'LISTEN does not work through DATABASE_URL: alerts wait up to 3 s for the process that posts them',
      'Is there a pooler, such as PgBouncer with pool_mode = transaction? Name the server itself in DATABASE_URL,',
      'or set pool_mode = session for this database.',
    );
  },
};
export default notifications;
