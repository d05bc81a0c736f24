import { expect, it, vi } from 'vitest';
import { createAnswerInTime } from '../../../src/process/timing/waiting.ts';

/** A question whose answers a test gives. */
function question(ms: number) {
  const open: PromiseWithResolvers<string>[] = [];
  const ask = vi.fn(() => {
    const answer = Promise.withResolvers<string>();
    open.push(answer);
    return answer.promise;
  });
  return { ask, open, answer: createAnswerInTime(ask, ms) };
}

it('gives the answer to everybody who asks meanwhile, and asks anew after it', async () => {
  const { ask, open, answer } = question(60_000);
  const both = Promise.all([answer(), answer()]);
  open[0]?.resolve('one');
  expect(await both).toEqual(['one', 'one']);
  const next = answer();
  open[1]?.resolve('two');
  expect(await next).toBe('two');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says null after the time, and at once until the answer is there', async () => {
  const { ask, open, answer } = question(1);
  expect(await answer()).toBeNull();
  expect(await answer()).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  open[0]?.resolve('old');
  await new Promise((resolve) => setImmediate(resolve));
  const next = answer();
  open[1]?.resolve('new');
  expect(await next).toBe('new');
});

it('says null when asking fails, and asks again', async () => {
  const { open, answer } = question(60_000);
  const failed = answer();
  open[0]?.reject(new Error('no'));
  expect(await failed).toBeNull();
  const next = answer();
  open[1]?.resolve('yes');
  expect(await next).toBe('yes');
});
