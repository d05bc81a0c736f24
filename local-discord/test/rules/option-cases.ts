import type { Body } from './body.ts';
import { chars, command, option, times } from './samples.ts';
import { BAD_LENGTH, type Case, TOO_LONG } from './verdict.ts';

const BAD_NAME = 'APPLICATION_COMMAND_INVALID_NAME';

function inOption(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  const withOption = (fields: Body) => command({ options: [option(fields)] });
  return {
    rule,
    judge: 'command',
    accept: withOption(accept),
    refuse: withOption(refuse),
    complaint: `options.0.${complaint}`,
  };
}

const choice = (name: string, value: unknown = name) => ({ name, value });

export const optionCases: readonly Case[] = [
  inOption('option name 32', { name: chars(32) }, { name: chars(33) }, `name ${BAD_LENGTH}`),
  inOption('option name in lower case', { name: 'a' }, { name: 'A' }, `name ${BAD_NAME}`),
  inOption(
    'option description 100',
    { description: chars(100) },
    { description: chars(101) },
    `description ${BAD_LENGTH}`,
  ),
  inOption('known option type', { type: 11 }, { type: 12 }, 'type UNION_TYPE_CHOICES'),
  inOption(
    '25 choices',
    { choices: times(25, (index) => choice(`${index}`)) },
    { choices: times(26, (index) => choice(`${index}`)) },
    `choices ${TOO_LONG}`,
  ),
  inOption(
    'choice name 100',
    { choices: [choice(chars(100), 'a')] },
    { choices: [choice(chars(101), 'a')] },
    `choices.0.name ${BAD_LENGTH}`,
  ),
  inOption(
    'choice value 100',
    { choices: [choice('a', chars(100))] },
    { choices: [choice('a', chars(101))] },
    `choices.0.value ${BAD_LENGTH}`,
  ),
  inOption(
    'choice value of the type',
    { type: 4, choices: [choice('a', 1)] },
    { type: 4, choices: [choice('a', 1.5)] },
    'choices.0.value NUMBER_TYPE_COERCE',
  ),
  inOption(
    'choice names once only',
    { choices: [choice('a'), choice('b')] },
    { choices: [choice('a'), choice('a', 'b')] },
    'choices.1.name APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
  ),
  inOption(
    'choice values once only',
    { choices: [choice('a'), choice('b')] },
    { choices: [choice('a'), choice('b', 'a')] },
    'choices APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS',
  ),
  inOption(
    'choices or autocomplete',
    { autocomplete: true, choices: [] },
    { autocomplete: true, choices: [choice('a')] },
    'autocomplete APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE',
  ),
  inOption(
    'choices of values only',
    { type: 3, choices: [] },
    { type: 5, choices: [] },
    'choices UNKNOWN_FIELD',
  ),
  inOption('min_length 6000', { min_length: 6000 }, { min_length: 6001 }, 'min_length NUMBER_TYPE_MAX'),
  inOption('max_length 1', { max_length: 1 }, { max_length: 0 }, 'max_length NUMBER_TYPE_MIN'),
  inOption(
    'min_length to max_length',
    { min_length: 2, max_length: 2 },
    { min_length: 3, max_length: 2 },
    'min_length APPLICATION_COMMAND_OPTIONS_RANGE',
  ),
  inOption(
    'min_value to max_value',
    { type: 4, min_value: 2, max_value: 2 },
    { type: 4, min_value: 3, max_value: 2 },
    'min_value APPLICATION_COMMAND_OPTIONS_RANGE',
  ),
  inOption(
    'lengths of texts only',
    { min_length: 1 },
    { type: 4, min_length: 1 },
    'min_length UNKNOWN_FIELD',
  ),
  inOption(
    'known channel types',
    { type: 7, channel_types: [0] },
    { type: 7, channel_types: [99] },
    'channel_types.0 BASE_TYPE_CHOICES',
  ),
  inOption('max_length 6000', { max_length: 6000 }, { max_length: 6001 }, 'max_length NUMBER_TYPE_MAX'),
  inOption(
    'translated option description 100',
    { description_localizations: { de: chars(100) } },
    { description_localizations: { de: chars(101) } },
    `description_localizations.de ${BAD_LENGTH}`,
  ),
  inOption(
    'translated choice 100',
    { choices: [{ ...choice('a'), name_localizations: { de: chars(100) } }] },
    { choices: [{ ...choice('a'), name_localizations: { de: chars(101) } }] },
    `choices.0.name_localizations.de ${BAD_LENGTH}`,
  ),
  inOption(
    'largest number',
    { type: 10, max_value: 2 ** 53 },
    { type: 10, max_value: 2 ** 53 + 2 },
    'max_value NUMBER_TYPE_MAX',
  ),
  inOption(
    'smallest number',
    { type: 10, min_value: -(2 ** 53) },
    { type: 10, min_value: -(2 ** 53) - 2 },
    'min_value NUMBER_TYPE_MIN',
  ),
];
