import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inSlices } from '../../../src/process/timing/take-turn.ts';

/** Keeps the event loop for longer than a slice may. */
function work(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

describe('work in slices', () => {
  it('is done with every item, in their order', async () => {
    const done: number[] = [];
    await inSlices([3, 1, 2], (item) => done.push(item));
    expect(done).toEqual([3, 1, 2]);
    await inSlices([], () => expect.unreachable());
  });

  it('leaves turns of the event loop to others', async () => {
    const turns: number[] = [];
    let turn = 0;
    const countTurns = async () => {
      while (turns.length < 4) {
        await nextTurn();
        turn += 1;
      }
    };
    const counted = countTurns();
    await inSlices([1, 2, 3, 4], () => {
      work();
      turns.push(turn);
    });
    await counted;
    // The first may share a turn with what was before it.
    expect(new Set(turns).size).toBeGreaterThanOrEqual(3);
  });

  it('takes turns with that of others, so that a short list does not wait for a long one', async () => {
    const order: string[] = [];
    const slow = (item: string) => {
      work();
      order.push(item);
    };
    await Promise.all([inSlices(['long', 'long', 'long', 'long'], slow), inSlices(['short'], slow)]);
    expect(order.indexOf('short')).toBe(1);
  });

  it('ends with the first error, and what others do goes on', async () => {
    const failing = inSlices([1, 2], () => {
      throw new Error('no');
    });
    const done: number[] = [];
    await Promise.all([expect(failing).rejects.toThrow('no'), inSlices([1], (item) => done.push(item))]);
    expect(done).toEqual([1]);
  });
});
