import type pg from 'pg';
import { createWriteHealth, type WriteHealth } from '../database/write-health.ts';
import { errorCode } from './error-code.ts';
import { readServer, serverProblem } from './server.ts';

const DISK_FULL = '53100';
/** I/O error, missing or damaged file. A lost connection is not among them: the next probe tells. */
const BROKEN = /^(58030|58P0[12]|XX00[12])$/;

/** Writes a row and changes nothing: the smallest write that reaches the disk. */
const NO_OP_WRITE = `UPDATE drizzle.__drizzle_migrations SET hash = hash
  WHERE id = (SELECT min(id) FROM drizzle.__drizzle_migrations)`;

/** @param pool of its own, so that waiting for busy writers does not count as a failure */
export function createPostgresWriteHealth(pool: pg.Pool): WriteHealth {
  return createWriteHealth({
    async attempt(writes) {
      const problem = serverProblem(await readServer(pool));
      if (problem !== null) throw new Error(`the database cannot be written: ${problem}`);
      if (writes) await pool.query(NO_OP_WRITE);
    },
    diskFault(error) {
      const code = errorCode(error) ?? '';
      if (code === DISK_FULL) return 'full';
      return BROKEN.test(code) ? 'broken' : null;
    },
  });
}
