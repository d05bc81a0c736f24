import { eq, sql } from 'drizzle-orm';
import { prepared } from './database/work.ts';
import { destinations } from './schema/index.ts';

export const DESTINATION_BY_ID = prepared<{ id: number }, typeof destinations.$inferSelect>((db) =>
  db
    .select()
    .from(destinations)
    .where(eq(destinations.id, sql.placeholder('id'))),
);
