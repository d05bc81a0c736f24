import { expect, it } from 'vitest';
import { seeded } from '../src/index.ts';
import { startApi } from './rest/api.ts';

it.each([
  ['lenient', {}, 200, 200],
  ['discord', {}, 200, 429],
  ['strict', {}, 400, 429],
  ['strict', { rateLimits: false }, 400, 200],
] as const)('%s, with the exceptions %j', async (strictness, exceptions, unknownField, sixth) => {
  const api = await startApi({ strictness, ...exceptions });
  const write = (body: object) => api.send('POST', `/channels/${seeded.general}/messages`, body);
  expect((await write({ content: 'Hello', colour: 'red' })).status).toBe(unknownField);
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await write({ content: 'Hello' })).status);
  expect(statuses.at(-1)).toBe(sixth);
  await api.local.close();
});
