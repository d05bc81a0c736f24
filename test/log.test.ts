import { DiscordAPIError } from 'discord.js';
import { expect, it } from 'vitest';
import { createLog } from '../src/log.ts';

function logged(what: object): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).info(what, 'said');
  return lines.join('');
}

it('of a request that Discord refused: what it was, not what it carried nor what opens it', () => {
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

it('nothing under a name that secrets have', () => {
  const line = logged({ token: 'hidden', headers: { authorization: 'hidden' }, place: 7 });
  expect(line).not.toContain('hidden');
  expect(JSON.parse(line)).toMatchObject({ place: 7 });
});
