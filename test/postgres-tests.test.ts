import { expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { hasPostgres } from './support/postgres-cluster.ts';

it.skipIf(!hasPostgres)(
  'the store tests also run on PostgreSQL; where this is skipped, install postgresql or set POSTGRES_URL',
  () => {
    expect(JSON.stringify(config)).toContain('"name":"postgres"');
  },
);
