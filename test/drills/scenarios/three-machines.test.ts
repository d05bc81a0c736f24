import { it } from 'vitest';
import threeMachines from '../../../drills/scenarios/three-machines.ts';
import { findPostgres } from '../../support/postgres-cluster.ts';
import { runShort } from './run-short.ts';

it.skipIf(findPostgres() === null)(
  'posts every event once and in order from three machines of which one fails; where this is skipped, install postgresql',
  () => runShort(threeMachines),
);
