import type { Body } from './body.ts';
import { chars, menu, options, row, times } from './samples.ts';
import { BAD_LENGTH, type Case, create, TOO_LONG } from './verdict.ts';

/** As the first component of a row. */
function inRow(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  return create(
    rule,
    { components: [row(accept)] },
    { components: [row(refuse)] },
    `components.0.components.0${complaint}`,
  );
}

const preset = (...ids: readonly string[]) => ids.map((id) => ({ id, type: 'user' }));
const users = (fields: Body) => ({ type: 5, custom_id: 'users', ...fields });

const channels = (...types: readonly number[]) => ({ type: 8, custom_id: 'a', channel_types: types });

export const selectCases: readonly Case[] = [
  inRow(
    '25 options',
    menu({ options: options(25) }),
    menu({ options: options(26) }),
    `.options ${BAD_LENGTH}`,
  ),
  inRow('1 option', menu({ options: options(1) }), menu({ options: [] }), `.options ${BAD_LENGTH}`),
  inRow(
    'option label 100',
    menu({ options: [{ label: chars(100), value: 'a' }] }),
    menu({ options: [{ label: chars(101), value: 'a' }] }),
    `.options.0.label ${BAD_LENGTH}`,
  ),
  inRow(
    'option label given',
    menu({ options: [{ label: 'a', value: 'a' }] }),
    menu({ options: [{ label: '', value: 'a' }] }),
    `.options.0.label ${BAD_LENGTH}`,
  ),
  inRow(
    'option value 100',
    menu({ options: [{ label: 'a', value: chars(100) }] }),
    menu({ options: [{ label: 'a', value: chars(101) }] }),
    `.options.0.value ${BAD_LENGTH}`,
  ),
  inRow(
    'option description 100',
    menu({ options: [{ label: 'a', value: 'a', description: chars(100) }] }),
    menu({ options: [{ label: 'a', value: 'a', description: chars(101) }] }),
    `.options.0.description ${TOO_LONG}`,
  ),
  inRow(
    'option values once only',
    menu({ options: options(2) }),
    menu({ options: [...options(1), ...options(1)] }),
    '.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ),
  inRow(
    'placeholder 150',
    menu({ placeholder: chars(150) }),
    menu({ placeholder: chars(151) }),
    `.placeholder ${TOO_LONG}`,
  ),
  inRow('min_values 0', menu({ min_values: 0 }), menu({ min_values: -1 }), '.min_values NUMBER_TYPE_MIN'),
  inRow(
    'max_values 1',
    menu({ max_values: 1 }),
    menu({ min_values: 0, max_values: 0 }),
    '.max_values NUMBER_TYPE_MIN',
  ),
  inRow(
    'max_values 25',
    menu({ options: options(25), max_values: 25 }),
    menu({ options: options(25), max_values: 26 }),
    '.max_values NUMBER_TYPE_MAX',
  ),
  inRow(
    'max_values to the number of options',
    menu({ max_values: 3 }),
    menu({ max_values: 4 }),
    '.max_values SELECT_COMPONENT_VALUES_OUT_OF_RANGE',
  ),
  inRow(
    'min_values to max_values',
    menu({ min_values: 2, max_values: 2 }),
    menu({ min_values: 2 }),
    '.min_values SELECT_COMPONENT_VALUES_OUT_OF_RANGE',
  ),
  inRow(
    'as many defaults as choices',
    menu({ options: options(2).map((one, index) => ({ ...one, default: index === 0 })) }),
    menu({ options: options(2).map((one) => ({ ...one, default: true })) }),
    '.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ),
  inRow(
    'as many users chosen as choices',
    users({ default_values: preset('1') }),
    users({ default_values: preset('1', '2') }),
    '.default_values SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ),
  inRow(
    'enough users chosen',
    users({ min_values: 2, max_values: 2, default_values: preset('1', '2') }),
    users({ min_values: 2, max_values: 2, default_values: preset('1') }),
    '.default_values SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES',
  ),
  inRow(
    'defaults of the kind',
    users({ default_values: preset('1') }),
    users({ default_values: [{ id: '1', type: 'role' }] }),
    '.default_values.0.type BASE_TYPE_CHOICES',
  ),
  inRow(
    'channel types that exist',
    { type: 8, custom_id: 'a', channel_types: [15] },
    { type: 8, custom_id: 'a', channel_types: [17] },
    '.channel_types.0 BASE_TYPE_CHOICES',
  ),
  inRow(
    'min_values 25',
    menu({ options: options(25), min_values: 25, max_values: 25 }),
    users({ min_values: 26 }),
    '.min_values NUMBER_TYPE_MAX',
  ),
  inRow(
    '25 defaults',
    users({ max_values: 25, default_values: preset(...times(25, String)) }),
    users({ max_values: 25, default_values: preset(...times(26, String)) }),
    `.default_values ${TOO_LONG}`,
  ),
  inRow(
    'all channel types',
    channels(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15),
    channels(6),
    '.channel_types.0 BASE_TYPE_CHOICES',
  ),
];
