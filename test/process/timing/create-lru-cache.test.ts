import { expect, it } from 'vitest';
import { createKeepBriefly } from '../../../src/process/timing/create-lru-cache.ts';

it('is loaded once for all who ask within three seconds, and again after that', async () => {
  let now = 1;
  const keep = createKeepBriefly(() => now);
  let loads = 0;
  const load = async () => {
    loads += 1;
    return [loads];
  };
  expect(await Promise.all([keep('a', load), keep('a', load)])).toEqual([[1], [1]]);
  now += 2_900;
  expect(await keep('a', load)).toEqual([1]);
  expect(await keep('b', load)).toEqual([2]);
  now += 200;
  expect(await keep('a', load)).toEqual([3]);
});

it('is loaded again at once after a failure', async () => {
  const keep = createKeepBriefly(() => 1);
  await expect(keep('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await keep('a', async () => ['found'])).toEqual(['found']);
});
