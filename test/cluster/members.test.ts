import { expect, it } from 'vitest';
import { describeMachines, describeMembers, participants } from '../../src/cluster/members.ts';

const process = (id: string, host: string, readyShards: readonly number[], silentMs = 100) => ({
  id,
  host,
  version: '0.2.0',
  ageMs: 10_000,
  silentMs,
  state: JSON.stringify({ readyShards, resting: [], shardCount: null }),
});
const lease = (name: string, owner: string | null) => ({
  name,
  owner,
  remainingMs: owner === null ? 0 : 5_000,
});

it('machines count once, dead ones not at all, and shards count when they are connected', () => {
  const leases = [lease('shard:0', 'a'), lease('shard:1', 'b'), lease('shard:2', 'c')];
  const members = (readyOfC: readonly number[]) =>
    describeMembers(
      {
        processes: [
          process('a', 'berlin', [0]),
          process('b', 'berlin', [1]),
          process('c', 'paris', readyOfC),
          process('d', 'rome', [], 9_000),
        ],
        leases,
      },
      8_000,
    );
  expect(describeMachines(members([2]), 3)).toEqual({ count: 2, areAllServersServed: true });
  expect(describeMachines(members([]), 3)).toEqual({ count: 2, areAllServersServed: false });
  expect(describeMachines(members([2]), 4)).toEqual({ count: 2, areAllServersServed: false });
});

it("a process that ended before the database's clock was set back gets no share", () => {
  const seenInTheFuture = process('dead', 'rome', [], -3_600_000);
  expect(participants([process('a', 'berlin', []), seenInTheFuture], 'shard', 'a', 8_000)).toEqual(['a']);
  expect(describeMembers({ processes: [seenInTheFuture], leases: [] }, 8_000)).toEqual([]);
});

it('a process that was seen while the others were asked lives', () => {
  expect(participants([process('b', 'rome', [], -50)], 'shard', 'a', 8_000)).toEqual(['a', 'b']);
});
