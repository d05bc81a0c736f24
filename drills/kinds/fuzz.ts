import type { Drill } from '../drill.ts';
import { runLongTest } from '../long-test.ts';

const fuzz: Drill = {
  name: 'fuzz',
  does: 'mutated webhook requests: bytes changed, cut and doubled, any JSON, any signature in any spelling, odd headers',
  size: { full: 100_000, short: 2_000, unit: 'requests' },
  async run(requests) {
    const { faults } = await runLongTest('test/webhook-receiver/fuzz.test.ts', {
      FUZZ_RUNS: String(requests),
    });
    return {
      tried: `${requests} requests`,
      lost: null,
      repeated: null,
      faults,
      measured:
        faults.length === 0 ? 'no crash, no 5xx, and nothing got past the signature that was not signed' : '',
    };
  },
};

export default fuzz;
