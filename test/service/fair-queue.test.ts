import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerLimitOf, FairQueue } from '../../src/service/fair-queue.ts';

const ada: Caller = { id: 'ada', priority: 'person' };
const lin: Caller = { id: 'lin', priority: 'person' };
const chat: Caller = { id: 'chat', priority: 'background' };

let queue: FairQueue;
/** Keys of the work that has started, in that order. */
let started: string[];
let ends: Map<string, () => void>;
let waiting: Record<string, number>;

function startQueue(concurrency: number): void {
  started = [];
  ends = new Map();
  waiting = {};
  queue = new FairQueue(concurrency, (priority, count) => {
    waiting[priority] = count;
  });
}
beforeEach(() => startQueue(4));

function add(key: string, caller: Caller, signal = new AbortController().signal): Promise<string> {
  const work = () => {
    started.push(key);
    return new Promise<string>((resolve) => {
      ends.set(key, () => resolve(key));
    });
  };
  return queue.add(key, caller, work, signal);
}

const addMany = (count: number, caller: Caller) =>
  Array.from({ length: count }, (_, index) => add(`${caller.id} ${index}`, caller));

/** Ends running work until none is left. */
async function drain(): Promise<void> {
  while (ends.size > 0) {
    const [first = ''] = ends.keys();
    const end = ends.get(first);
    ends.delete(first);
    end?.();
    await new Promise(setImmediate);
  }
}

describe('the queue of calls', () => {
  it('keeps a slot for a second user while the first has 400 calls waiting', () => {
    void addMany(400, ada);
    expect(started).toHaveLength(callerLimitOf(4));
    void add('lin 0', lin);
    expect(started.at(-1)).toBe('lin 0');
  });

  it('serves users in turn, however many calls each of them has', async () => {
    startQueue(1);
    void addMany(3, ada);
    void addMany(2, lin);
    await drain();
    expect(started).toEqual(['ada 0', 'ada 1', 'lin 0', 'ada 2', 'lin 1']);
  });

  it('serves users before the background, which leaves slots free', async () => {
    void addMany(10, chat);
    expect(started).toEqual(['chat 0', 'chat 1', 'chat 2']);
    void addMany(2, ada);
    await drain();
    expect(started.slice(0, 5)).toEqual(['chat 0', 'chat 1', 'chat 2', 'ada 0', 'ada 1']);
    expect(started).toHaveLength(12);
  });

  it('starts a waiting call on the turn of any caller that joined it', async () => {
    startQueue(1);
    void addMany(5, chat);
    queue.join('chat 4', ada);
    await drain();
    expect(started).toEqual(['chat 0', 'chat 4', 'chat 1', 'chat 2', 'chat 3']);
  });

  it('removes a call that is cancelled while it waits', async () => {
    startQueue(1);
    const cancellation = new AbortController();
    void add('first', ada);
    const cancelled = add('second', ada, cancellation.signal);
    cancellation.abort(new Error('too long'));
    await expect(cancelled).rejects.toThrow('too long');
    expect(waiting).toEqual({ person: 0 });
    await drain();
    expect(started).toEqual(['first']);
  });

  it('runs every call once and within the limits for any order of adds, joins and cancels', async () => {
    const step = fc.record({
      caller: fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        priority: fc.constantFrom('person' as const, 'background' as const),
      }),
      act: fc.constantFrom('add', 'add', 'add', 'join', 'cancel', 'end'),
      at: fc.nat(50),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.array(step, { maxLength: 60 }),
        async (size, steps) => {
          startQueue(size);
          const added: { key: string; cancellation: AbortController; outcome: Promise<string> }[] = [];
          for (const { caller, act, at } of steps) {
            const one = added[at % Math.max(1, added.length)];
            if (act === 'add') {
              const key = String(added.length);
              const cancellation = new AbortController();
              const outcome = add(key, caller, cancellation.signal).catch(() => 'cancelled');
              added.push({ key, cancellation, outcome });
            } else if (act === 'join' && one !== undefined) queue.join(one.key, caller);
            else if (act === 'cancel') one?.cancellation.abort();
            else if (one !== undefined) {
              ends.get(one.key)?.();
              ends.delete(one.key);
              await new Promise(setImmediate);
            }
            expect(ends.size).toBeLessThanOrEqual(size);
          }
          await drain();
          expect(new Set(started).size).toBe(started.length);
          for (const { key, outcome } of added) {
            expect(await outcome).toBe(started.includes(key) ? key : 'cancelled');
          }
          expect(Object.values(waiting).every((count) => count === 0)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
