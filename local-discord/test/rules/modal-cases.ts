import type { Body } from './body.ts';
import { chars, display, fullModal, menu, times } from './samples.ts';
import { BAD_LENGTH, type Case, TOO_LONG } from './verdict.ts';

function modal(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  const answer = (fields: Body) => ({ type: 9, data: { ...fullModal(), ...fields } });
  return {
    rule,
    judge: 'callback',
    accept: answer(accept),
    refuse: answer(refuse),
    complaint: `data.${complaint}`,
  };
}

const labelled = (component: Body, fields: Body = {}) => ({ type: 18, label: 'Label', component, ...fields });
const input = (fields: Body = {}) => ({ type: 4, custom_id: 'a', style: 1, ...fields });

/** In a label of a modal. */
export function inLabel(rule: string, accept: Body, refuse: Body, complaint: string): Case {
  return modal(
    rule,
    { components: [labelled(accept)] },
    { components: [labelled(refuse)] },
    `components.0.component${complaint}`,
  );
}

const rowOf = (fields: Body) => ({ components: [{ type: 1, components: [input(fields)] }] });

export const modalCases: readonly Case[] = [
  modal('modal title 45', { title: chars(45) }, { title: chars(46) }, `title ${BAD_LENGTH}`),
  modal('modal title 1', { title: 'a' }, { title: '' }, `title ${BAD_LENGTH}`),
  modal(
    'modal custom_id 100',
    { custom_id: chars(100) },
    { custom_id: chars(101) },
    `custom_id ${BAD_LENGTH}`,
  ),
  modal(
    '5 components in a modal',
    { components: times(5, () => display()) },
    { components: times(6, () => display()) },
    `components ${BAD_LENGTH}`,
  ),
  modal(
    '1 component in a modal',
    { components: [display()] },
    { components: [] },
    `components ${BAD_LENGTH}`,
  ),
  modal(
    'no menus without a label',
    { components: [labelled(menu())] },
    { components: [menu()] },
    'components.0.type UNION_TYPE_CHOICES',
  ),
  modal(
    'an input in a row',
    { components: [{ type: 1, components: [input({ label: 'a' })] }] },
    { components: [{ type: 1, components: [input()] }] },
    'components.0.components.0.label BASE_TYPE_REQUIRED',
  ),
  modal(
    'label 45',
    { components: [labelled(input(), { label: chars(45) })] },
    { components: [labelled(input(), { label: chars(46) })] },
    `components.0.label ${BAD_LENGTH}`,
  ),
  modal(
    'label description 100',
    { components: [labelled(input(), { description: chars(100) })] },
    { components: [labelled(input(), { description: chars(101) })] },
    `components.0.description ${BAD_LENGTH}`,
  ),
  modal(
    'custom_id once only',
    { components: [labelled(input()), labelled(menu())] },
    { components: [labelled(input()), labelled(menu({ custom_id: 'a' }))] },
    'components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ),

  inLabel('input style', input({ style: 2 }), input({ style: 3 }), '.style BASE_TYPE_CHOICES'),
  inLabel(
    'input value 4000',
    input({ value: chars(4000) }),
    input({ value: chars(4001) }),
    `.value ${TOO_LONG}`,
  ),
  inLabel(
    'input placeholder 100',
    input({ placeholder: chars(100) }),
    input({ placeholder: chars(101) }),
    `.placeholder ${TOO_LONG}`,
  ),
  inLabel(
    'input min_length 4000',
    input({ min_length: 4000 }),
    input({ min_length: 4001 }),
    '.min_length NUMBER_TYPE_MAX',
  ),
  inLabel(
    'input max_length 1',
    input({ max_length: 1 }),
    input({ max_length: 0 }),
    '.max_length NUMBER_TYPE_MIN',
  ),
  inLabel(
    'input min_length to max_length',
    input({ min_length: 2, max_length: 2 }),
    input({ min_length: 3, max_length: 2 }),
    '.min_length TEXT_INPUT_LENGTHS',
  ),
  inLabel(
    'input value in its limits',
    input({ max_length: 2, value: 'ab' }),
    input({ max_length: 2, value: 'abc' }),
    '.value TEXT_INPUT_LENGTHS',
  ),
  inLabel('no label inside a label', input(), input({ label: 'a' }), '.label UNKNOWN_FIELD'),
  inLabel(
    'menu optional when nothing may be chosen',
    menu({ min_values: 0, required: false }),
    menu({ min_values: 0 }),
    '.min_values SELECT_COMPONENT_VALUES_OUT_OF_RANGE',
  ),
  inLabel('no disabled menus in modals', menu(), menu({ disabled: true }), '.disabled UNKNOWN_FIELD'),
  inLabel(
    'no buttons in modals',
    menu(),
    { type: 2, style: 1, custom_id: 'a', label: 'a' },
    '.type UNION_TYPE_CHOICES',
  ),
  inLabel(
    'input max_length 4000',
    input({ max_length: 4000 }),
    input({ max_length: 4001 }),
    '.max_length NUMBER_TYPE_MAX',
  ),
  modal(
    'label of an input in a row 45',
    rowOf({ label: chars(45) }),
    rowOf({ label: chars(46) }),
    `components.0.components.0.label ${BAD_LENGTH}`,
  ),
];
