import { expect, it } from 'vitest';
import { hasPassed } from '../../drills/drill.ts';
import twoServers from '../../drills/kinds/two-servers.ts';

it('whatever is followed and chosen, nothing of one server is seen in another, and everything arrives where it should', async () => {
  const outcome = await twoServers.run(twoServers.size.short, () => {});
  expect(outcome, `${outcome.faults.join('\n')}\n${outcome.measured}`).toSatisfy(hasPassed);
}, 240_000);
