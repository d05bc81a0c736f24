import { expect, it } from 'vitest';
import { hasPassed } from '../../drills/drill.ts';
import backlog from '../../drills/kinds/backlog.ts';

it('20,000 waiting alerts are posted oldest first in a small heap, while commands are answered', async () => {
  const outcome = await backlog.run(backlog.size.short, () => {});
  expect(outcome, outcome.faults.join('\n')).toSatisfy(hasPassed);
}, 240_000);
