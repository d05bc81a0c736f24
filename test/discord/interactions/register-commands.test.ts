import { REST } from 'discord.js';
import { fetch, MockAgent, type RequestInit } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerCommands } from '../../../src/discord/interactions/register-commands.ts';

const APPLICATION = '123456789012345678';
const PATH = `/api/v10/applications/${APPLICATION}/commands`;
const command = {
  name: 'track',
  description: 'Where',
  options: [{ type: 3, name: 'number', description: 'Number', required: true }],
};
/** The command as Discord returns it. */
const registered = {
  ...command,
  id: '1',
  application_id: APPLICATION,
  version: '2',
  type: 1,
  nsfw: false,
  dm_permission: true,
  default_member_permissions: null,
  name_localizations: null,
};

let agent: MockAgent;
beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
});
afterEach(() => agent.close());

function rest(): REST {
  // The library's own undici is an older one, which cannot use this agent.
  const makeRequest = (url: string, init: object) =>
    fetch(url, { ...(init as RequestInit), dispatcher: agent });
  return new REST({ api: 'https://discord.example/api', makeRequest: makeRequest as never }).setToken('t');
}

function discord(method: string, path: string, body: unknown): void {
  agent
    .get('https://discord.example')
    .intercept({ method, path })
    .reply(200, JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

describe('command registration', () => {
  it('sends nothing if Discord has the same commands', async () => {
    discord('GET', `${PATH}?with_localizations=true`, [registered]);
    const registration = await registerCommands(rest(), APPLICATION, 'global', [command]);
    expect(registration).toMatchObject({ sent: false, commands: [{ id: '1', name: 'track' }] });
  });

  it.each([
    ['a new text', { ...registered, description: 'Elsewhere' }],
    [
      'an option that became optional',
      { ...registered, options: [{ ...command.options[0], required: false }] },
    ],
    ['another permission', { ...registered, default_member_permissions: '32' }],
    ['a text in another language', { ...registered, description_localizations: { de: 'Wo' } }],
  ])('overwrites all commands at once after %s', async (_what, other) => {
    discord('GET', `${PATH}?with_localizations=true`, [other]);
    discord('PUT', PATH, [registered]);
    const registration = await registerCommands(rest(), APPLICATION, 'global', [command]);
    expect(registration).toMatchObject({ sent: true, commands: [{ id: '1', name: 'track' }] });
    agent.assertNoPendingInterceptors();
  });
});
