import type { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { openForm, partialCall, submission } from '../../web/client/command-form.ts';
import { filterEntries, offersCommand, slashEntries } from '../../web/client/commands.ts';
import { checkOption } from '../../web/client/option-values.ts';
import { type AppState, emptyState } from '../../web/client/state.ts';
import { shownChannel } from './shown-channel.ts';

const me = { id: '1', username: 'Mo', bot: false, color: '#000', locale: 'de' };

function command(name: string, change: Partial<APIApplicationCommand> = {}): APIApplicationCommand {
  return {
    id: name,
    application_id: '9',
    type: 1,
    name,
    description: `About ${name}`,
    default_member_permissions: null,
    version: '1',
    options: [],
    ...change,
  } as APIApplicationCommand;
}

const commands = [
  command('track', {
    description_localizations: { de: 'Wo ist es?' },
    options: [
      { type: 3, name: 'number', description: 'Number', required: true, autocomplete: true },
      { type: 5, name: 'private', description: 'Private' },
    ],
  }),
  command('alerts', {
    default_member_permissions: '32',
    options: [{ type: 1, name: 'add', description: 'Add', options: [] }],
  }),
  command('guild-only', { contexts: [0] }),
  command('Convert links', { type: 3 }),
];

const member = { userId: '1', nick: null, roles: [], roleIds: [], permissions: '0' };

function stateIn(channelId: string, permissions: string, hasBot = true): AppState {
  const channel = shownChannel({ id: 'c', guildId: 'g' });
  const guild = {
    id: 'g',
    name: 'G',
    channels: [channel],
    members: [{ ...member, permissions }, ...(hasBot ? [{ ...member, userId: '9' }] : [])],
    roles: [],
    emojis: [],
  };
  const dm = shownChannel({ id: 'd', type: 1, guildId: null, recipientId: '1' });
  return {
    ...emptyState,
    channelId,
    client: {
      me,
      users: [me],
      guilds: [guild],
      dms: [dm],
      commands,
      bot: null,
      bots: [],
      gatewayConnected: true,
    },
  };
}

const labels = (state: AppState) => slashEntries(state).map((entry) => entry.label);

describe('the command picker', () => {
  it('offers in a server without the bot only what people install for themselves', () => {
    const state = stateIn('c', '8', false);
    const { client } = state;
    if (client === null) throw new Error('nobody is signed in');
    const own = command('mine', { integration_types: [0, 1] });
    const there = { ...client, commands: [...commands, own], bot: { ...me, id: '9', bot: true } };
    expect(labels({ ...state, client: there })).toEqual(['mine']);
    expect(offersCommand({ ...state, client: there }, 'alerts add')).toBe(false);
    expect(offersCommand(stateIn('c', '8'), 'alerts add')).toBe(true);
  });

  it('lists subcommands and hides commands that need a permission', () => {
    expect(labels(stateIn('c', '32'))).toEqual(['alerts add', 'guild-only', 'track']);
    expect(labels(stateIn('c', '8'))).toContain('alerts add');
    expect(labels(stateIn('c', '0'))).toEqual(['guild-only', 'track']);
  });

  it('hides server commands in DMs', () => {
    expect(labels(stateIn('d', '0'))).not.toContain('guild-only');
  });

  it('uses the user’s language and lists names with the typed prefix first', () => {
    const entries = slashEntries(stateIn('c', '8'));
    expect(entries.find((entry) => entry.label === 'track')?.description).toBe('Wo ist es?');
    expect(filterEntries(entries, 'a').map((entry) => entry.label)).toEqual(['alerts add', 'track']);
  });
});

describe('the command form', () => {
  const state = stateIn('c', '8');
  const [track] = filterEntries(slashEntries(state), 'track');
  if (!track) throw new Error('no /track');

  it('requires required options and sends the values', () => {
    const form = openForm(state, track);
    expect(form.shown).toEqual(['number']);
    expect(submission(form)).toEqual({ errors: { number: expect.stringContaining('required') } });
    const filled = openForm(state, track, { number: 'LP1', private: true });
    expect(filled.values['private']?.text).toBe('True');
    expect(submission(filled)).toEqual({
      chosen: { name: 'track', botId: '9', options: { number: 'LP1', private: true } },
    });
  });

  it('opens the first text option where none is required, which may stay empty', () => {
    const options: APIApplicationCommandBasicOption[] = [
      { type: 5, name: 'private', description: 'Private' },
      { type: 3, name: 'order', description: 'Order', choices: [{ name: 'New', value: 'new' }] },
      { type: 3, name: 'number', description: 'Number' },
      { type: 3, name: 'note', description: 'Note' },
    ];
    const form = openForm(state, { ...track, options });
    expect(form.shown).toEqual(['number']);
    expect(submission(form)).toEqual({ chosen: { name: 'track', botId: '9', options: {} } });
    expect(openForm(state, { ...track, options }, { private: true }).shown).toEqual(['private']);
    expect(openForm(state, { ...track, options: options.slice(0, 2) }).shown).toEqual([]);
  });

  it('autocompletes with the text typed so far', () => {
    const form = { ...openForm(state, track), values: { number: { text: 'L', value: null } } };
    expect(partialCall(form, 'number', 'LP')).toEqual({
      name: 'track',
      botId: '9',
      options: { number: 'LP' },
    });
  });
});

describe('the option check', () => {
  const number: APIApplicationCommandBasicOption = {
    type: 4,
    name: 'n',
    description: 'N',
    min_value: 1,
    max_value: 9,
  };
  it.each([
    ['5', { ok: 5 }],
    ['', { ok: null }],
    ['0', { error: 'Enter 1 or more' }],
    ['10', { error: 'Enter 9 or less' }],
    ['1.5', { error: 'Enter a whole number' }],
    ['x', { error: 'Enter a number' }],
  ])('of an integer from 1 to 9 accepts or refuses %j', (text, expected) => {
    expect(checkOption(number, { text, value: null })).toEqual(expected);
  });

  it('refuses text outside a fixed list', () => {
    const option = {
      type: 3,
      name: 'e',
      description: 'E',
      choices: [{ name: 'Big', value: 'big' }],
    } as const;
    expect(
      checkOption({ ...option, choices: [...option.choices] }, { text: 'zz', value: null }),
    ).toHaveProperty('error');
    expect(checkOption({ ...option, choices: [...option.choices] }, { text: 'Big', value: 'big' })).toEqual({
      ok: 'big',
    });
  });
});
