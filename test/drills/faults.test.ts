import { expect, it } from 'vitest';
import { hasPassed } from '../../drills/drill.ts';
import faults from '../../drills/kinds/faults.ts';

it('service and Discord in trouble at once, commands are answered and alerts told once', async () => {
  const outcome = await faults.run(faults.size.short, () => {});
  expect(outcome, outcome.faults.join('\n')).toSatisfy(hasPassed);
}, 240_000);
