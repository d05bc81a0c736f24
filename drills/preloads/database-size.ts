/** Preloaded into the bot: limits the pages of its database when the drill sends `full`, to simulate a full disk. */
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
    // SQLite raises a limit below the current size to the current size (sqlite.org/pragma.html#pragma_max_page_count).
    pragma.call(database, `max_page_count = ${full ? 1 : UNLIMITED_PAGES}`);
  }
  process.send?.({ full });
});
