import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';
import { openTestStore } from '../../support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

it('others write while many alert channels catch up', async () => {
  for (let index = 0; index < 60; index += 1) await addAlertChannel(store, `${1_000 + index}`);
  const ended: string[] = [];
  const caughtUp = store.alertChannels.catchUp(1, 2).then(() => ended.push('caught up'));
  await store.destinations.suspend(1, 'forbidden', 1).then(() => ended.push('written'));
  await caughtUp;
  expect(ended).toEqual(['written', 'caught up']);
});
