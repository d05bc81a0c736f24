import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShardConnection } from '../../../src/discord/gateway/shard-connection.ts';
import { type ShardLeases, ShardSet } from '../../../src/discord/gateway/shard-set.ts';
import { createLog } from '../../../src/process/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries to connect a shard four times, each time later, and gives it up', async () => {
  const held = new Set([1]);
  const leases: ShardLeases = {
    count: 3,
    holds: (shard) => held.has(shard),
    held: () => [...held],
    onGained() {},
    onLost() {},
    report() {},
    giveUp: vi.fn((shard) => void held.delete(shard)),
  };
  const attempts: number[] = [];
  const connect = (): ShardConnection => {
    attempts.push(performance.now());
    const connected = Promise.reject<boolean>(new Error('refused'));
    return { connected, isConnected: () => false, pingMs: () => null, stalledMs: () => 0, async stop() {} };
  };
  const onRefused = vi.fn();
  const log = createLog('silent');
  const shards = new ShardSet({ leases, connect, onRefused, log, now: () => performance.now() });
  shards.start();
  await vi.advanceTimersByTimeAsync(60_000);
  await shards.stop();
  const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(waits).toHaveLength(3);
  expect(waits.every((wait) => wait >= 1_000 && wait <= 16_000)).toBe(true);
  expect(waits[2]).toBeGreaterThan(waits[0] ?? 0);
  expect(leases.giveUp).toHaveBeenCalledExactlyOnceWith(1);
  expect(onRefused).not.toHaveBeenCalled();
});
