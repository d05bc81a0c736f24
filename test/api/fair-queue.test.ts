import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerLimitOf, createFairQueue, type FairQueue } from '../../src/api/fair-queue.ts';

const ada: Caller = { id: 'ada', priority: 'person' };
const lin: Caller = { id: 'lin', priority: 'person' };
const chat: Caller = { id: 'chat', priority: 'background' };

let queue: FairQueue;
/** Keys of what has begun, in that order. */
let begun: string[];
let ends: Map<string, () => void>;
let waiting: Record<string, number>;

function use(concurrency: number): void {
  begun = [];
  ends = new Map();
  waiting = {};
  queue = createFairQueue(concurrency, (priority, count) => {
    waiting[priority] = count;
  });
}
beforeEach(() => use(4));

function ask(key: string, caller: Caller, signal = new AbortController().signal): Promise<string> {
  const work = () => {
    begun.push(key);
    return new Promise<string>((resolve) => {
      ends.set(key, () => resolve(key));
    });
  };
  return queue.add(key, caller, work, signal);
}

const askMany = (count: number, caller: Caller) =>
  Array.from({ length: count }, (_, index) => ask(`${caller.id} ${index}`, caller));

/** Ends what runs, until nothing begins any more. */
async function drain(): Promise<void> {
  while (ends.size > 0) {
    const [first = ''] = ends.keys();
    const end = ends.get(first);
    ends.delete(first);
    end?.();
    await new Promise(setImmediate);
  }
}

describe('the queue of questions', () => {
  it('leaves room for a second person while the first one asks 400 things', () => {
    void askMany(400, ada);
    expect(begun).toHaveLength(callerLimitOf(4));
    void ask('lin 0', lin);
    expect(begun.at(-1)).toBe('lin 0');
  });

  it('serves people in turn, however much each of them asks', async () => {
    use(1);
    void askMany(3, ada);
    void askMany(2, lin);
    await drain();
    expect(begun).toEqual(['ada 0', 'ada 1', 'lin 0', 'ada 2', 'lin 1']);
  });

  it('serves people before the background, which leaves them room', async () => {
    void askMany(10, chat);
    expect(begun).toEqual(['chat 0', 'chat 1', 'chat 2']);
    void askMany(2, ada);
    await drain();
    expect(begun.slice(0, 5)).toEqual(['chat 0', 'chat 1', 'chat 2', 'ada 0', 'ada 1']);
    expect(begun).toHaveLength(12);
  });

  it('starts a waiting question early when somebody with an earlier turn needs its answer', async () => {
    use(1);
    void askMany(5, chat);
    queue.join('chat 4', ada);
    await drain();
    expect(begun).toEqual(['chat 0', 'chat 4', 'chat 1', 'chat 2', 'chat 3']);
  });

  it('forgets a question that is given up while it waits', async () => {
    use(1);
    const giveUp = new AbortController();
    void ask('first', ada);
    const given = ask('second', ada, giveUp.signal);
    giveUp.abort(new Error('too long'));
    await expect(given).rejects.toThrow('too long');
    expect(waiting).toEqual({ person: 0 });
    await drain();
    expect(begun).toEqual(['first']);
  });

  it('runs everything once, within the limits, whoever asks, joins and gives up', async () => {
    const step = fc.record({
      caller: fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        priority: fc.constantFrom('person' as const, 'background' as const),
      }),
      act: fc.constantFrom('ask', 'ask', 'ask', 'join', 'give up', 'end'),
      at: fc.nat(50),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.array(step, { maxLength: 60 }),
        async (size, steps) => {
          use(size);
          const asked: { key: string; giveUp: AbortController; outcome: Promise<string> }[] = [];
          for (const { caller, act, at } of steps) {
            const one = asked[at % Math.max(1, asked.length)];
            if (act === 'ask') {
              const key = String(asked.length);
              const giveUp = new AbortController();
              const outcome = ask(key, caller, giveUp.signal).catch(() => 'given up');
              asked.push({ key, giveUp, outcome });
            } else if (act === 'join' && one !== undefined) queue.join(one.key, caller);
            else if (act === 'give up') one?.giveUp.abort();
            else if (one !== undefined) {
              ends.get(one.key)?.();
              ends.delete(one.key);
              await new Promise(setImmediate);
            }
            expect(ends.size).toBeLessThanOrEqual(size);
          }
          await drain();
          expect(new Set(begun).size).toBe(begun.length);
          for (const { key, outcome } of asked) {
            expect(await outcome).toBe(begun.includes(key) ? key : 'given up');
          }
          expect(Object.values(waiting).every((count) => count === 0)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
