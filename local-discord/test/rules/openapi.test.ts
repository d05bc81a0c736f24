import { describe, expect, it, test } from 'vitest';
import { type DiscordOpenApi, loadDiscordOpenApi } from '../openapi/openapi.ts';
import { CASES } from './all-cases.ts';
import { mutants } from './mutants.ts';
import { fullCommand, fullMessage, fullModal, fullModernMessage, groupedCommand, option } from './samples.ts';
import { complaints, type Judge, OPERATION, verdict } from './verdict.ts';

const path = process.env['DISCORD_OPENAPI'];
const cases = CASES.flatMap(([, some]) => some);

/** The description knows replies only. */
const UNKNOWN_THERE = new Set(['forward with its channel']);

const samples: readonly (readonly [string, Judge, unknown])[] = [
  ['a message', 'create', fullMessage()],
  ['a message with new components', 'create', fullModernMessage()],
  ['a follow-up with new components', 'followup', fullModernMessage()],
  ['an edit with new components', 'edit', fullModernMessage()],
  ['an answer', 'callback', { type: 4, data: fullModernMessage() }],
  ['a modal', 'callback', { type: 9, data: fullModal() }],
  ['suggestions', 'callback', { type: 8, data: { choices: [{ name: 'UPS', value: 'ups' }] } }],
  ['a command', 'command', fullCommand()],
  ['commands', 'commands', [groupedCommand(), { type: 3, name: 'Convert links' }]],
];

function official(api: DiscordOpenApi, judge: Judge, body: unknown): string[] {
  return api.validate(OPERATION[judge], judge === 'command' ? [body] : body);
}

describe.skipIf(path === undefined)(
  "Discord's official description (set DISCORD_OPENAPI to its file to run)",
  () => {
    const api = path === undefined ? null : loadDiscordOpenApi(path);

    test.each(cases.filter(({ rule }) => !UNKNOWN_THERE.has(rule)))(
      'accepts what our rules accept: $rule',
      ({ judge, accept }) => {
        expect(api && official(api, judge, accept)).toEqual([]);
      },
    );

    test.each(samples)('refuses nothing that our rules accept in %s', (_, judge, sample) => {
      if (api === null) return;
      expect(official(api, judge, sample)).toEqual([]);
      expect(complaints(verdict(judge, sample))).toEqual([]);
      let refused = 0;
      for (const { what, body } of mutants(sample)) {
        const objections = official(api, judge, body);
        if (objections.length === 0) continue;
        refused += 1;
        expect(complaints(verdict(judge, body)), `${what}: ${objections.join('; ')}`).not.toEqual([]);
      }
      // Otherwise nothing was compared.
      expect(refused).toBeGreaterThan(10);
    });

    it('finds the operation for a request path', () => {
      const tooLong = { content: 'x'.repeat(2001) };
      const objections = ['/content must NOT have more than 2000 characters'];
      expect(api?.validateRequest('PATCH', '/webhooks/1/token/messages/%40original', tooLong)).toEqual(
        objections,
      );
      expect(api?.validateRequest('post', '/api/v10/webhooks/1/token?wait=true', tooLong)).toEqual(
        objections,
      );
      expect(api?.validateRequest('PUT', '/applications/1/guilds/2/commands', [{ name: '' }])).not.toEqual(
        [],
      );
      expect(api?.validateRequest('POST', '/channels/1/massages', {})).toEqual([
        'Discord has no POST /channels/1/massages',
      ]);
      expect(api?.validateRequest('DELETE', '/channels/1/messages/2', undefined)).toEqual([]);
    });

    it('reports errors of the component that was meant', () => {
      const body = {
        components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'a', label: 'x'.repeat(81) }] }],
      };
      expect(api?.validate('createMessage', body)).toEqual([
        '/components/0/components/0/label must NOT have more than 80 characters',
      ]);
    });

    it('accepts permissions as a string, as discord.js sends them', () => {
      const command = { name: 'a', description: 'b', options: [option()], default_member_permissions: '32' };
      expect(api?.validate('putCommands', [command])).toEqual([]);
      expect(api?.validate('putCommands', [{ ...command, default_member_permissions: 'x' }])).not.toEqual([]);
    });
  },
);
