import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { claimDatabase } from '../../src/store/open-at-start.ts';
import { openTestStore } from '../support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

it('a database belongs to the first application that claims it, and another one is refused', async () => {
  expect(await store.owner.find()).toBeNull();
  await claimDatabase(store, '111');
  await claimDatabase(store, '111');
  await expect(claimDatabase(store, '222')).rejects.toThrow(
    'it belongs to the Discord application 111, and DISCORD_TOKEN is that of 222.',
  );
  expect(await store.owner.find()).toBe('111');
});

it('of two applications that claim a database at the same time, one gets it', async () => {
  const claims = await Promise.allSettled([claimDatabase(store, '111'), claimDatabase(store, '222')]);
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('a token that names no application claims nothing, and is refused where there is an owner', async () => {
  await claimDatabase(store, null);
  expect(await store.owner.find()).toBeNull();
  await claimDatabase(store, '111');
  await expect(claimDatabase(store, null)).rejects.toThrow('DISCORD_TOKEN does not name one');
});

it('a database that was handed over belongs to the new application alone', async () => {
  await claimDatabase(store, '111');
  await store.owner.handOver('222');
  await claimDatabase(store, '222');
  await expect(claimDatabase(store, '111')).rejects.toThrow('belongs to the Discord application 222');
});
