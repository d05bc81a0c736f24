import { LOCAL_TOKEN, seeded } from 'local-discord';
import { expect, it } from 'vitest';
import { applicationOf } from '../../../src/discord/gateway/application.ts';

it('reads the application from a token of Discord', () => {
  expect(applicationOf(LOCAL_TOKEN)).toBe(seeded.bot);
  const base64 = Buffer.from('1234567890123456789').toString('base64');
  expect(applicationOf(`${base64}.GabcDE.xyz`)).toBe('1234567890123456789');
  expect(applicationOf(`${base64.replace(/=+$/, '')}.GabcDE.xyz`)).toBe('1234567890123456789');
});

it.each([
  '',
  'x',
  'a-token',
  Buffer.from('12345').toString('base64'),
  `${Buffer.from('1'.repeat(21)).toString('base64')}.a.b`,
])('reads none from %j', (token) => {
  expect(applicationOf(token)).toBeNull();
});
