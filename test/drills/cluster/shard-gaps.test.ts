import { describe, expect, it } from 'vitest';
import { linkFailures } from '../../../drills/cluster/link-replies.ts';
import { gapFailures, gapsOf, ownerOf, type Probe, takeoversIn } from '../../../drills/cluster/shard-gaps.ts';
import type { SeenSession } from '../../../drills/cluster/witness.ts';

/** A command in shard 0 every second, failing in between. */
const probes = (seconds: number, failing: readonly [number, number]): Probe[] =>
  Array.from({ length: seconds }, (_, second) => {
    const isFailing = second >= failing[0] && second < failing[1];
    return { shard: 0, at: second * 1_000, failure: isFailing ? 'The application did not respond' : null };
  });
const ready = (machine: number, at: number, shard = 0): SeenSession => ({
  machine,
  shard,
  at,
  change: 'ready',
});
const killed = { name: 'machine 1 killed', machines: [0], from: 60_000, to: 70_000 };
const END = 200_000;

describe('the gaps of a shard', () => {
  it('last from the first command that failed to the first that was answered', () => {
    expect(gapsOf(probes(20, [5, 9]), END)).toEqual([{ shard: 0, from: 5_000, to: 9_000 }]);
    expect(gapsOf(probes(20, [15, 20]), END)).toEqual([{ shard: 0, from: 15_000, to: END }]);
  });

  it('are allowed for 30 s after the machine that served the shard failed', () => {
    const circumstances = { faults: [killed], starved: [], sessions: [ready(0, 0), ready(1, 85_000)] };
    expect(gapFailures(probes(150, [60, 86]), END, circumstances)).toEqual([]);
    expect(gapFailures(probes(150, [60, 95]), END, circumstances)).toContain(
      'shard 0 was not served for 35.0 s',
    );
  });

  it('are a failure when another machine failed, or none', () => {
    const sessions = [ready(1, 0)];
    expect(gapFailures(probes(150, [60, 62]), END, { faults: [killed], starved: [], sessions })).toHaveLength(
      2,
    );
    expect(gapFailures(probes(150, [60, 62]), END, { faults: [], starved: [], sessions })).toHaveLength(2);
  });

  it('do not count the time in which no processor was free', () => {
    const starved = [{ name: 'no processor was free', machines: [], from: 61_000, to: 71_000 }];
    const circumstances = {
      faults: [killed, ...starved],
      starved,
      sessions: [ready(0, 0), ready(1, 94_000)],
    };
    expect(gapFailures(probes(150, [60, 95]), END, circumstances)).toEqual([]);
    expect(gapFailures(probes(150, [60, 101]), END, circumstances)).toContain(
      'shard 0 was not served for 41.0 s',
    );
  });

  it('are allowed when the shard moves', () => {
    const sessions = [ready(1, 0), ready(2, 62_000)];
    expect(gapFailures(probes(150, [60, 62]), END, { faults: [], starved: [], sessions })).toEqual([]);
  });
});

describe('the sessions of a shard', () => {
  it('name the machine that serves it', () => {
    const sessions = [ready(0, 0), ready(1, 50, 1), ready(2, 100)];
    expect([0, 99, 100].map((at) => ownerOf(sessions, 0, at))).toEqual([0, 0, 2]);
    expect(ownerOf(sessions, 1, 40)).toBeNull();
  });

  it('count how often another machine took it over', () => {
    expect(takeoversIn([ready(0, 0), ready(1, 0, 1), ready(0, 10), ready(2, 20), ready(0, 30)])).toBe(2);
  });
});

describe('a link that somebody pastes', () => {
  const calm = { faults: [], starved: [], sessions: [ready(0, 0)] };
  const link = (replies: number, at = 60_000) => ({ shard: 0, at, replies });

  it('gets one reply', () => {
    expect(linkFailures([link(1)], [], calm)).toEqual([]);
    expect(linkFailures([link(2)], [], calm)).toEqual(['1 links got more than one reply']);
    expect(linkFailures([link(0)], [], calm)).toEqual([
      '1 links got no reply although their shards were served',
    ]);
  });

  it('may get none while its shard is not served, and never two', () => {
    const disturbed = { faults: [killed], starved: [], sessions: [ready(0, 0)] };
    expect(linkFailures([link(0)], [], disturbed)).toEqual([]);
    expect(linkFailures([link(2)], [], disturbed)).toHaveLength(1);
    expect(linkFailures([link(0)], [{ shard: 0, from: 61_000, to: 63_000 }], calm)).toEqual([]);
  });
});
