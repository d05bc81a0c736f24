import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { startApi } from './api.ts';

const api = await startApi();
afterAll(() => api.local.close());

it('a body is recorded as the list that it is, and as null where there is none', async () => {
  const commands = [{ name: 'weigh', description: 'Weighs a parcel' }];
  await api.send('PUT', `/applications/${seeded.bot}/commands`, commands);
  expect(api.frames.at(-1)).toMatchObject({ status: 200, body: commands });
  await api.call('GET', '/gateway/bot');
  expect(api.frames.at(-1)).toMatchObject({ status: 200, body: null });
});
