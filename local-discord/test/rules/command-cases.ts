import type { Body } from './body.ts';
import { chars, command, groupedCommand, option, subcommand, times } from './samples.ts';
import { BAD_LENGTH, type Case, TOO_LONG } from './verdict.ts';

const BAD_NAME = 'APPLICATION_COMMAND_INVALID_NAME';

function one(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  return { rule, judge: 'command', accept: command(accept), refuse: command(refuse), complaint };
}

function list(rule: string, accept: readonly Body[], refuse: readonly Body[], complaint: string): Case {
  return { rule, judge: 'commands', accept, refuse, complaint };
}

const choice = (name: string, value: unknown = name) => ({ name, value });
const menus = (type: number, count: number) => times(count, (index) => ({ type, name: `Menu ${index}` }));
const groupOf = (count: number) => ({
  type: 2,
  name: 'g',
  description: 'a',
  options: times(count, (index) => subcommand({ name: `s${index}` })),
});
const named = (count: number) => times(count, (index) => option({ name: `o${index}` }));
/** A command of so many characters in all. */
const long = (total: number) => {
  const choices = (from: number, count: number) =>
    times(count, (index) => choice(chars(97) + (100 + from + index)));
  const options = [
    option({ name: 'a', description: 'a', choices: choices(0, 25) }),
    option({ name: 'b', description: 'b', choices: choices(25, 14) }),
  ];
  // 39 choices of 200 characters each, and the names and descriptions of two options.
  const rest = total - 7804 - 'track'.length;
  return {
    description: chars(Math.min(rest, 91)),
    options: [...options, option({ name: chars(30), description: chars(rest - 121) })],
  };
};

export const commandCases: readonly Case[] = [
  one('name 32', { name: chars(32) }, { name: chars(33) }, `name ${BAD_LENGTH}`),
  one('name 1', { name: 'a' }, { name: '' }, `name ${BAD_LENGTH}`),
  one('name in lower case', { name: 'śledź' }, { name: 'Track' }, `name ${BAD_NAME}`),
  one('name in one word', { name: "a-b_c'1" }, { name: 'a b' }, `name ${BAD_NAME}`),
  one('name in any script', { name: 'ट्रैक' }, { name: '📦' }, `name ${BAD_NAME}`),
  one(
    'description 100',
    { description: chars(100) },
    { description: chars(101) },
    `description ${BAD_LENGTH}`,
  ),
  one('description given', { description: 'a' }, { description: '' }, `description ${BAD_LENGTH}`),
  one(
    'description there',
    { description: 'a' },
    { description: undefined },
    'description BASE_TYPE_REQUIRED',
  ),
  one(
    'known locale',
    { name_localizations: { 'pt-BR': 'a' } },
    { name_localizations: { pt: 'a' } },
    'name_localizations.pt APPLICATION_COMMAND_INVALID_LOCALE',
  ),
  one(
    'translated name 32',
    { name_localizations: { de: chars(32) } },
    { name_localizations: { de: chars(33) } },
    `name_localizations.de ${BAD_LENGTH}`,
  ),
  one(
    'translated name in lower case',
    { name_localizations: { de: 'paket' } },
    { name_localizations: { de: 'Paket' } },
    `name_localizations.de ${BAD_NAME}`,
  ),
  one(
    'translated description 100',
    { description_localizations: { de: chars(100) } },
    { description_localizations: { de: chars(101) } },
    `description_localizations.de ${BAD_LENGTH}`,
  ),
  one(
    'permissions as a string',
    { default_member_permissions: '32' },
    { default_member_permissions: 'ManageGuild' },
    'default_member_permissions BITWISE_FLAGS_TYPE_CONVERT',
  ),
  one('known contexts', { contexts: [0, 1, 2] }, { contexts: [3] }, 'contexts.0 NUMBER_TYPE_MAX'),
  one(
    'known installations',
    { integration_types: [0, 1] },
    { integration_types: [2] },
    'integration_types.0 NUMBER_TYPE_MAX',
  ),
  one(
    'known fields',
    { nsfw: false },
    { defaultMemberPermissions: '0' },
    'defaultMemberPermissions UNKNOWN_FIELD',
  ),
  one('known type', { type: 1 }, { type: 5 }, 'type BASE_TYPE_CHOICES'),
  one('25 options', { options: named(25) }, { options: named(26) }, `options ${TOO_LONG}`),
  one('8000 characters', long(8000), long(8001), 'APPLICATION_COMMAND_TOO_LARGE'),
  one(
    'option names once only',
    { options: [option(), option({ name: 'b' })] },
    { options: [option(), option()] },
    'options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ),
  one(
    'translated option names once only',
    {
      options: [
        option({ name_localizations: { de: 'a' } }),
        option({ name: 'b', name_localizations: { pl: 'a' } }),
      ],
    },
    {
      options: [
        option({ name_localizations: { de: 'a' } }),
        option({ name: 'b', name_localizations: { de: 'a' } }),
      ],
    },
    'options.1.name_localizations APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ),
  one(
    'required options first',
    { options: [option({ required: true }), option({ name: 'b' })] },
    { options: [option(), option({ name: 'b', required: true })] },
    'options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ),
  one(
    'subcommands or values',
    { options: [subcommand()] },
    { options: [subcommand(), option()] },
    'options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ),
  one(
    'subcommands at most in a group',
    groupedCommand(),
    { options: [subcommand({ options: [subcommand()] })] },
    'options.0.options.0.type UNION_TYPE_CHOICES',
  ),
  one(
    'something in a group',
    groupedCommand(),
    { options: [{ type: 2, name: 'a', description: 'a', options: [] }] },
    `options.0.options ${BAD_LENGTH}`,
  ),
  one(
    'required options first in subcommands',
    { options: [subcommand({ options: [option()] })] },
    { options: [subcommand({ options: [option(), option({ name: 'b', required: true })] })] },
    'options.0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ),

  list(
    '100 slash commands',
    times(100, (index) => command({ name: `c${index}` })),
    times(101, (index) => command({ name: `c${index}` })),
    'APPLICATION_COMMANDS_LIMIT',
  ),
  list('15 user commands', menus(2, 15), menus(2, 16), 'APPLICATION_COMMANDS_LIMIT'),
  list('15 message commands', menus(3, 15), menus(3, 16), 'APPLICATION_COMMANDS_LIMIT'),
  list(
    'names once only by type',
    [command(), { type: 3, name: 'track' }],
    [command(), command()],
    '1.name APPLICATION_COMMANDS_DUPLICATE_NAME',
  ),
  list(
    'menu names as they like',
    [{ type: 3, name: 'Convert Links' }],
    [{ type: 3, name: chars(33) }],
    `0.name ${BAD_LENGTH}`,
  ),
  list(
    'no description of menus',
    [{ type: 3, name: 'A', description: '' }],
    [{ type: 3, name: 'A', description: 'a' }],
    '0.description APPLICATION_COMMAND_CONTEXT_MENU_FIELD',
  ),
  list(
    'no options of menus',
    [{ type: 2, name: 'A', options: [] }],
    [{ type: 2, name: 'A', options: [option()] }],
    '0.options APPLICATION_COMMAND_CONTEXT_MENU_FIELD',
  ),
  one(
    '25 options of a subcommand',
    { options: [subcommand({ options: named(25) })] },
    { options: [subcommand({ options: named(26) })] },
    `options.0.options ${TOO_LONG}`,
  ),
  one(
    '25 subcommands of a group',
    { options: [groupOf(25)] },
    { options: [groupOf(26)] },
    `options.0.options ${BAD_LENGTH}`,
  ),
  one('known handler', { handler: 2 }, { handler: 3 }, 'handler NUMBER_TYPE_MAX'),
  list(
    'translated menu name 32',
    [{ type: 3, name: 'A', name_localizations: { de: chars(32) } }],
    [{ type: 3, name: 'A', name_localizations: { de: chars(33) } }],
    `0.name_localizations.de ${BAD_LENGTH}`,
  ),
];
