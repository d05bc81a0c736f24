import { expect, it } from 'vitest';
import { DAY_MS, NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

it('starts of the last day are listed, each once, oldest first', async () => {
  const { processStarts, close } = await openTestStore();
  for (const at of [NOW - DAY_MS - 1, NOW - DAY_MS, NOW - 1, NOW - 1, NOW]) await processStarts.add(at);
  expect(await processStarts.since(0)).toEqual([NOW - DAY_MS, NOW - 1, NOW]);
  expect(await processStarts.since(NOW - 1)).toEqual([NOW - 1, NOW]);
  await close();
});
