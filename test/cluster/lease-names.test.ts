import { expect, it } from 'vitest';
import { summarizeLeases } from '../../src/cluster/held-leases.ts';

it('leases are summarized by group, with runs of numbers in ascending order', () => {
  const partitions = [0, 10, 11, 12, 2, 1, 63].map((number) => `partition:${number}`);
  expect(summarizeLeases([...partitions, 'task:polls', 'task:jobs', 'shard:0'])).toEqual([
    'partition:0-2 10-12 63',
    'task:jobs polls',
    'shard:0',
  ]);
  expect(summarizeLeases([])).toEqual([]);
});
