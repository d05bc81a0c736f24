import type { Drill } from '../drill.ts';
import { runLongTest } from '../long-test.ts';

/** Track, QC, look-up and conversion, each asked as often. */
const OPERATIONS = 4;

const answers: Drill = {
  name: 'answers',
  does: 'random answers of the service, in any script and length, through every view, against Discord’s rules for messages',
  size: { full: 100_000, short: 1_000, unit: 'answers' },
  async run(count) {
    const { passed, faults } = await runLongTest('test/views/discord-limits/', {
      ANSWER_RUNS: String(Math.ceil(count / OPERATIONS)),
    });
    return {
      tried: `${count} answers, and the alerts, lists and replies made of their like`,
      lost: null,
      repeated: null,
      faults,
      measured: `${passed} groups of views made no message that Discord refuses`,
    };
  },
};

export default answers;
