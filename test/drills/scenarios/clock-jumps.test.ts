import { it } from 'vitest';
import clockJumps from '../../../drills/scenarios/clock-jumps.ts';
import { runShort } from './run-short.ts';

it('loses and repeats no event when the clock jumps', () => runShort(clockJumps));
