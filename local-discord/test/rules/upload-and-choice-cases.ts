import type { Body } from './body.ts';
import { inLabel } from './modal-cases.ts';
import { chars, options, times } from './samples.ts';
import { BAD_LENGTH, type Case, TOO_LONG } from './verdict.ts';

const group = (type: number, fields: Body) => ({ type, custom_id: 'a', ...fields });
const radio = (fields: Body) =>
  group(21, { options: [{ label: 'a', value: 'a', ...fields }, ...options(1)] });

export const uploadAndChoiceCases: readonly Case[] = [
  inLabel(
    '10 files',
    group(19, { max_values: 10 }),
    group(19, { max_values: 11 }),
    '.max_values NUMBER_TYPE_MAX',
  ),
  inLabel(
    '10 radio options',
    group(21, { options: options(10) }),
    group(21, { options: options(11) }),
    `.options ${BAD_LENGTH}`,
  ),
  inLabel(
    '2 radio options',
    group(21, { options: options(2) }),
    group(21, { options: options(1) }),
    `.options ${BAD_LENGTH}`,
  ),
  inLabel(
    '10 checkboxes',
    group(22, { options: options(10) }),
    group(22, { options: options(11) }),
    `.options ${BAD_LENGTH}`,
  ),
  inLabel(
    '1 checkbox',
    group(22, { options: options(1) }),
    group(22, { options: [] }),
    `.options ${BAD_LENGTH}`,
  ),
  inLabel(
    'checkboxes to choose',
    group(22, { options: options(2), max_values: 2 }),
    group(22, { options: options(2), max_values: 3 }),
    '.max_values SELECT_COMPONENT_VALUES_OUT_OF_RANGE',
  ),
  inLabel(
    'a single checkbox',
    group(23, { default: true }),
    group(23, { default: 'yes' }),
    '.default BOOLEAN_TYPE_CONVERT',
  ),
  inLabel(
    'checkboxes at most 10',
    group(22, { options: options(10), max_values: 10 }),
    group(22, { options: options(10), max_values: 11 }),
    '.max_values NUMBER_TYPE_MAX',
  ),
  inLabel(
    'radio label 100',
    radio({ label: chars(100) }),
    radio({ label: chars(101) }),
    `.options.0.label ${BAD_LENGTH}`,
  ),
  inLabel(
    'radio value 100',
    radio({ value: chars(100) }),
    radio({ value: chars(101) }),
    `.options.0.value ${BAD_LENGTH}`,
  ),
  inLabel(
    'radio description 100',
    radio({ description: chars(100) }),
    radio({ description: chars(101) }),
    `.options.0.description ${TOO_LONG}`,
  ),
  inLabel(
    'one radio option chosen',
    radio({ default: true }),
    group(21, { options: options(2).map((one) => ({ ...one, default: true })) }),
    '.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ),
  inLabel(
    '10 file types',
    group(19, { file_types: times(10, (index) => `.t${index}`) }),
    group(19, { file_types: times(11, (index) => `.t${index}`) }),
    `.file_types ${TOO_LONG}`,
  ),
  inLabel(
    'file types by extension or group',
    group(19, { file_types: ['image', '.pdf'] }),
    group(19, { file_types: ['pdf'] }),
    '.file_types.0 FILE_TYPE_INVALID',
  ),
];
