import { it } from 'vitest';
import diskFull from '../../../drills/scenarios/disk-full.ts';
import { runShort } from './run-short.ts';

it('acknowledges no event while the disk is full and loses none that it acknowledged', () =>
  runShort(diskFull));
