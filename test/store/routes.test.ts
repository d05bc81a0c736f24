import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parcelTopic } from '../../src/domain/alerts/topic.ts';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const route = { from: 'CN', to: 'DE' };

describe('the usual duration of a route', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  const deliver = async (days: readonly number[], on = route) => {
    for (const [index, duration] of days.entries()) {
      const topic = parcelTopic(`LX${on.to}${days.length}${index}CN`);
      await store.routes.recordDelivery(await store.topics.upsert(topic, 1), on, duration, index);
    }
  };

  it('is not known with fewer than five delivered parcels', async () => {
    await deliver([9, 10, 11, 12]);
    expect(await store.routes.usualDuration(route)).toBeNull();
  });

  it('is what most of the delivered parcels took, without the extremes', async () => {
    await deliver([60, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 1]);
    expect(await store.routes.usualDuration(route)).toEqual({ low: 9, high: 13 });
  });

  it('counts each parcel once', async () => {
    const topicId = await store.topics.upsert(parcelTopic('LX1CN'), 1);
    for (let attempt = 0; attempt < 6; attempt += 1)
      await store.routes.recordDelivery(topicId, route, 10, attempt);
    expect(await store.routes.usualDuration(route)).toBeNull();
  });

  it('does not mix routes', async () => {
    await deliver([9, 9, 9, 9, 9]);
    await deliver([30, 30, 30, 30, 30], { from: 'CN', to: 'US' });
    expect(await store.routes.usualDuration(route)).toEqual({ low: 9, high: 9 });
    expect(await store.routes.usualDuration({ from: 'DE', to: 'CN' })).toBeNull();
  });
});
