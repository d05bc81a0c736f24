import { expect, it } from 'vitest';
import { openTestStore } from '../support/test-store.ts';

it('exchange rates keep the time when they were first in use until they change', async () => {
  const store = await openTestStore();
  expect(await store.exchangeRates.setAt('EUR=0.128', 10)).toBe(10);
  expect(await store.exchangeRates.setAt('EUR=0.128', 20)).toBe(10);
  expect(await store.exchangeRates.setAt('EUR=0.13', 30)).toBe(30);
  expect(await store.exchangeRates.setAt('EUR=0.128', 40)).toBe(40);
  await store.close();
});
