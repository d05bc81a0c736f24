import { expect, it } from 'vitest';
import { hasPassed } from '../../drills/drill.ts';
import clockJumps from '../../drills/kinds/clock-jumps.ts';

it('however the clock jumps, no event is lost or repeated', async () => {
  const outcome = await clockJumps.run(clockJumps.size.short, () => {});
  expect(outcome, outcome.faults.join('\n')).toSatisfy(hasPassed);
}, 240_000);
