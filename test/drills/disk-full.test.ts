import { expect, it } from 'vitest';
import { hasPassed } from '../../drills/drill.ts';
import diskFull from '../../drills/kinds/disk-full.ts';

it('what is acknowledged is on disk; with a full disk nothing is acknowledged until there is room', async () => {
  const outcome = await diskFull.run(diskFull.size.short, () => {});
  expect(outcome, outcome.faults.join('\n')).toSatisfy(hasPassed);
}, 240_000);
