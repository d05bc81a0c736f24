import { describe, expect, it } from 'vitest';
import { acceptanceFailures, longestPause } from '../../../drills/cluster/acceptance.ts';

const restarted = { name: 'database restarted', machines: [], from: 5_000, to: 12_000 };
const frozen = { name: 'machine 1 frozen', machines: [0], from: 5_000, to: 12_000 };

describe('the longest time without an accepted event', () => {
  it('is the longest between two', () => {
    expect(longestPause([9_000, 0, 1_000, 10_000], [])).toBe(8_000);
    expect(longestPause([], [])).toBe(0);
  });

  it('leaves out the time in which the database was stopped', () => {
    expect(longestPause([4_000, 14_000], [restarted])).toBe(3_000);
    expect(longestPause([4_000, 14_000], [frozen])).toBe(10_000);
  });

  it('must not be longer than 15 s', () => {
    expect(acceptanceFailures([0, 15_000], [])).toEqual([]);
    expect(acceptanceFailures([0, 16_000], [])).toEqual(['no machine accepted an event for 16.0 s']);
    expect(acceptanceFailures([0, 18_000], [restarted])).toEqual([]);
  });
});
