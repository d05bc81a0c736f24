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

it('the headers of a request are recorded, with names in lower case', async () => {
  await api.call('GET', '/gateway/bot', { headers: { 'X-Audit-Log-Reason': 'spam' } });
  const expected = { 'x-audit-log-reason': 'spam' };
  expect(api.frames.at(-1)?.headers).toMatchObject(expected);
  expect(api.local.discord.requests.at(-1)?.headers).toMatchObject(expected);
});
