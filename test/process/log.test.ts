import { DiscordAPIError } from 'discord.js';
import { expect, it } from 'vitest';
import { ApiError } from '../../src/api/index.ts';
import { createLog } from '../../src/process/log.ts';

const KEY = 'a-very-secret-key-of-the-service';

function logged(what: object, message = 'said'): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }, [KEY]).info(what, message);
  return lines.join('');
}

it('logs a request that Discord refused without its body and its token', () => {
  const url = 'https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original';
  const body = { body: { content: 'LP006472184CN' }, files: undefined };
  const error = new DiscordAPIError(
    { code: 50035, message: 'Invalid Form Body' },
    50035,
    400,
    'PATCH',
    url,
    body,
  );
  const line = logged({ err: error });
  expect(JSON.parse(line)).toMatchObject({
    err: { code: 50035, status: 400, method: 'PATCH', message: 'Invalid Form Body' },
  });
  expect(line).toContain('/webhooks/123/…/messages/@original');
  expect(line).not.toContain('aW50ZXJhY3Rpb24');
  expect(line).not.toContain('LP006472184CN');
});

it('redacts fields that are named like secrets', () => {
  const line = logged({ token: 'hidden', headers: { authorization: 'hidden' }, destination: 7 });
  expect(line).not.toContain('hidden');
  expect(JSON.parse(line)).toMatchObject({ destination: 7 });
});

it('redacts such fields also deep inside and without secrets of its own, and says nothing of their kind', () => {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).info({
    call: { headers: [{ key: 'hidden' }], secret: { parts: ['hidden'] } },
    said: 'no "token": here',
  });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    call: { headers: [{ key: '[Redacted]' }], secret: '[Redacted]' },
    said: 'no "token": here',
  });
});

it.each([
  [
    'quoted by the service',
    { err: new ApiError('unauthorised', { operation: 'qc', detail: `Bearer ${KEY}?` }) },
  ],
  [
    'cut off where the service’s words were',
    { err: new ApiError('unauthorised', { operation: 'qc', detail: `${'.'.repeat(280)}${KEY}` }) },
  ],
  [
    'quoted by Discord',
    { err: new DiscordAPIError({ code: 0, message: `Bot ${KEY}` }, 0, 401, 'GET', '', {}) },
  ],
  ['in the cause of an error', { err: new Error('failed', { cause: new Error(`for ${KEY}`) }) }],
  ['deep inside', { data: [{ headers: [[`Bearer ${KEY}`]] }] }],
])('redacts a secret by its value: %s', (_where, what) => {
  const line = logged(what, `with ${encodeURIComponent(KEY)} and ${KEY}`);
  expect(line).not.toContain(KEY.slice(0, 8));
  expect(JSON.parse(line)).toMatchObject({ msg: 'with [Redacted] and [Redacted]' });
});
