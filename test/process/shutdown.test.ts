import { expect, it } from 'vitest';
import { createInFlight } from '../../src/process/shutdown.ts';

it('waits for work in progress, failed work, and work that starts while waiting', async () => {
  const inFlight = createInFlight();
  const ended: string[] = [];
  let begin = () => {};
  const first = inFlight.add(
    new Promise<void>((resolve) => {
      begin = () => {
        void inFlight.add(Promise.resolve().then(() => ended.push('second')));
        ended.push('first');
        resolve();
      };
    }),
  );
  const failed = inFlight.add(Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  const settled = inFlight.settled().then(() => ended.push('settled'));
  begin();
  await Promise.all([first, settled]);
  expect(ended).toEqual(['first', 'second', 'settled']);
});
