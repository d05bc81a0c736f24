import type { Drill } from '../drill.ts';
import { runTestFile } from '../run-test-file.ts';

const fuzz: Drill = {
  name: 'fuzz',
  description:
    'mutated webhook requests: bytes changed, cut and doubled, any JSON, any signature in any format, odd headers',
  size: { full: 100_000, short: 2_000, unit: 'requests' },
  async run({ size, seed }) {
    const { failures } = await runTestFile('test/webhook-receiver/fuzz.test.ts', {
      FUZZ_RUNS: String(size),
      PROPERTY_SEED: String(seed),
    });
    return {
      workload: `${size} requests`,
      lost: null,
      repeated: null,
      failures,
      measurements:
        failures.length === 0 ? 'no crash, no 5xx, and no unsigned request got past the signature check' : '',
    };
  },
};

export default fuzz;
