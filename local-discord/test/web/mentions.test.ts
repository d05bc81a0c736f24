import { describe, expect, it } from 'vitest';
import type { ClientUser } from '../../src/index.ts';
import { completeMention, mentionChoices, typedMention, withMentions } from '../../web/client/mentions.ts';
import { type AppState, emptyState } from '../../web/client/state.ts';
import { shownChannel } from './shown-channel.ts';

const user = (id: string, username: string, bot = false): ClientUser => ({
  id,
  username,
  bot,
  color: '#123456',
  locale: 'en-US',
});
const people = [user('1', 'Mo'), user('2', 'Mo Li'), user('9', 'Haul (mate)', true)];
const state: AppState = {
  ...emptyState,
  client: {
    me: user('1', 'Mo'),
    users: people,
    guilds: [],
    dms: [],
    commands: [],
    bot: null,
    bots: [],
    gatewayConnected: true,
  },
};

const role = (id: string, name: string) => ({ id, name, color: '#000000' });
const server = {
  id: '10',
  name: 'Server',
  channels: [
    shownChannel({ id: '4', name: 'Rooms', type: 4 }),
    shownChannel({ id: '5', name: 'general' }),
    shownChannel({ id: '6', name: 'general-2' }),
  ],
  members: people.map(({ id }) => ({ userId: id, nick: null, roles: [], roleIds: [], permissions: '0' })),
  roles: [role('10', '@everyone'), role('21', 'Managers'), role('22', 'Haul (mate)')],
  emojis: [],
};
const inServer: AppState = {
  ...state,
  channelId: '5',
  client: state.client && { ...state.client, guilds: [server] },
};

describe('mentions in the composer', () => {
  it('are suggested after an @ that begins a word', () => {
    expect(typedMention('@')).toBe('@');
    expect(typedMention('hey @Ha')).toBe('@Ha');
    expect(typedMention('a line\n@m')).toBe('@m');
    expect(typedMention('mail@m')).toBeNull();
    expect(typedMention('@mo there')).toBeNull();
    expect(typedMention('see #ge')).toBe('#ge');
    expect(typedMention('# Title')).toBeNull();
  });

  it('are roles after an @, and channels after a #, but no categories', () => {
    expect(mentionChoices(inServer, '@m').map(({ label }) => label)).toEqual(['Mo', 'Mo Li', '@Managers']);
    expect(mentionChoices(inServer, '@').map(({ label }) => label)).toContain('@everyone');
    expect(mentionChoices(inServer, '#').map(({ label }) => label)).toEqual(['#general', '#general-2']);
    expect(mentionChoices(state, '#')).toEqual([]);
    expect(completeMention('see #ge', { label: '#general' })).toBe('see #general ');
    expect(withMentions(inServer, '@Managers see #general, #general-2, #general-9 @everyone')).toBe(
      '<@&21> see <#5>, <#6>, #general-9 @everyone',
    );
  });

  it('mean the bot by its name, not its own role', () => {
    expect(mentionChoices(inServer, '@haul').map(({ label }) => label)).toEqual(['Haul (mate)']);
    expect(withMentions(inServer, '@Haul (mate)')).toBe('<@9>');
  });

  it('are found by the beginning of a name, in any case', () => {
    expect(mentionChoices(state, '@ha')).toMatchObject([{ value: '9', person: people[2] }]);
    expect(mentionChoices(state, '@')).toHaveLength(3);
    expect(mentionChoices(state, '@x')).toEqual([]);
  });

  it('name only the two people of a DM', () => {
    const dm = shownChannel({ id: '5', name: 'Mo', type: 1, guildId: null, recipientId: '1', botId: '9' });
    const inDm = { ...state, channelId: '5', client: state.client && { ...state.client, dms: [dm] } };
    expect(mentionChoices(inDm, '@').map(({ value }) => value)).toEqual(['1', '9']);
  });

  it('replace what was typed', () => {
    expect(completeMention('hey @ha', { label: 'Haul (mate)' })).toBe('hey @Haul (mate) ');
    expect(completeMention('@', { label: '$& costs' })).toBe('@$& costs ');
  });

  it('are sent as ids, the longest name first', () => {
    expect(withMentions(state, '@Mo Li and @Mo: see @Haul (mate)!')).toBe('<@2> and <@1>: see <@9>!');
    expect(withMentions(state, '@Mona, mail@Mo, @nobody')).toBe('@Mona, mail@Mo, @nobody');
  });
});
