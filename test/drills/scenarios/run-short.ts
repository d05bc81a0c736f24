import { expect } from 'vitest';
import { type Drill, hasPassed } from '../../../drills/drill.ts';
import { seededRandom, seedFrom } from '../../../drills/random.ts';

/** Runs the short form of a drill. `DRILL_SEED=N` repeats the random choices of an earlier run. */
export async function runShort(drill: Drill): Promise<void> {
  const seed = seedFrom(process.env['DRILL_SEED']);
  console.info(`${drill.name}: DRILL_SEED=${seed}`);
  const outcome = await drill.run({
    size: drill.size.short,
    seed,
    random: seededRandom(seed),
    log: () => {},
  });
  const report = [`DRILL_SEED=${seed} repeats the random choices`, ...outcome.failures, outcome.measurements];
  expect(outcome, report.join('\n')).toSatisfy(hasPassed);
}
