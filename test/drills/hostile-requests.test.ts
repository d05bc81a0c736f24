import { expect, it } from 'vitest';
import { hasPassed } from '../../drills/drill.ts';
import hostileRequests from '../../drills/kinds/hostile-requests.ts';

it('slow, oversized, smuggled and garbage requests keep no good event out, and get nothing in', async () => {
  const outcome = await hostileRequests.run(hostileRequests.size.short, () => {});
  expect(outcome, outcome.faults.join('\n')).toSatisfy(hasPassed);
}, 240_000);
