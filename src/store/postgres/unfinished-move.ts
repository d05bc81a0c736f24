import type pg from 'pg';
import * as z from 'zod';

/** Exists from the beginning of `npm run move` to its end, with how far it has come. */
export const MOVE_SCHEMA = 'haulmate_move';

const found = z.tuple([z.object({ exists: z.boolean() })]);

/** Whether a move into a database has begun and not ended. */
export async function isBeingMovedInto(client: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1) AS exists',
    [MOVE_SCHEMA],
  );
  return found.parse(rows)[0].exists;
}
