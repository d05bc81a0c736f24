import type { Drill } from '../drill.ts';
import { runTestFile } from '../run-test-file.ts';

/** Track, QC, lookup and conversion, with the same number of answers each. */
const OPERATIONS = 4;

const answers: Drill = {
  name: 'answers',
  description:
    'random service answers, in any script and length, rendered by every view and checked against Discord’s rules for messages',
  size: { full: 100_000, short: 1_600, unit: 'answers' },
  async run({ size, seed }) {
    const { passed, failures } = await runTestFile('test/cards/discord-limits/', {
      ANSWER_RUNS: String(Math.ceil(size / OPERATIONS)),
      PROPERTY_SEED: String(seed),
    });
    return {
      workload: `${size} answers, and alerts, lists and replies made from similar data`,
      lost: null,
      repeated: null,
      failures,
      measurements: `none of the ${passed} groups of views produced a message that Discord would reject`,
    };
  },
};

export default answers;
