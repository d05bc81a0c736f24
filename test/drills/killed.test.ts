import { expect, it } from 'vitest';
import { hasPassed } from '../../drills/drill.ts';
import killed from '../../drills/kinds/killed.ts';

it('killed at random while events pour in, every acknowledged event is told once, in order', async () => {
  const outcome = await killed.run(killed.size.short, () => {});
  expect(outcome, outcome.faults.join('\n')).toSatisfy(hasPassed);
}, 180_000);
