import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

describe('agents', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  it('are stored once each and listed alphabetically', async () => {
    expect(await store.agents.list()).toEqual([]);
    await store.agents.add(['superbuy', 'cnfans'], 1);
    await store.agents.add(['cnfans', 'acbuy'], 2);
    await store.agents.add([], 3);
    expect(await store.agents.list()).toEqual(['acbuy', 'cnfans', 'superbuy']);
  });
});
