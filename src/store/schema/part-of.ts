import { integer, type SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A column with the id of a row that this one is deleted with. */
export const partOf = (name: string, id: () => SQLiteColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });
