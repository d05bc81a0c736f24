/** Loaded into the bot before anything else: the drill says how many pages its database may have at most. */
import SQLite from 'better-sqlite3';
import { z } from 'zod';

const message = z.object({ full: z.boolean() });
const UNLIMITED_PAGES = 1_000_000;
const opened = new Set<SQLite.Database>();
const { pragma } = SQLite.prototype;

SQLite.prototype.pragma = function (this: SQLite.Database, ...args: Parameters<typeof pragma>) {
  opened.add(this);
  return pragma.apply(this, args);
};
process.on('message', (received) => {
  const { full } = message.parse(received);
  for (const database of opened) {
    // A limit below what is there is raised to what is there: not one page more.
    pragma.call(database, `max_page_count = ${full ? 1 : UNLIMITED_PAGES}`);
  }
  process.send?.({ full });
});
