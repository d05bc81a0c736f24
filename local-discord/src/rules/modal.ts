import { fileTypes } from './file-types.ts';
import { componentId, customId, TYPE } from './identity.ts';
import { textDisplay } from './layout.ts';
import { lengthOf } from './length.ts';
import { type Check, inside, type Path, refuse } from './report.ts';
import { MANY, range, selects, uniqueValues } from './selects.ts';
import { type Body, byType, isBody, listIn, optional, required, shape } from './shape.ts';
import { flag, integer, list, oneOf, text } from './values.ts';

const base = (type: number) => ({ type: required(oneOf(type)), id: optional(componentId) });
const interactive = (type: number) => ({
  ...base(type),
  custom_id: required(customId),
  required: optional(flag),
});

const input = {
  ...interactive(TYPE.textInput),
  style: required(oneOf(1, 2)),
  value: optional(text(0, 4000)),
  placeholder: optional(text(0, 100)),
  min_length: optional(integer(0, 4000)),
  max_length: optional(integer(1, 4000)),
};

/** Checks the lengths of a text input against each other and against its preset text. */
function lengths(body: Body, at: Path): void {
  const { min_length: min, max_length: max, value } = body;
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    refuse(
      inside(at, 'min_length'),
      'TEXT_INPUT_LENGTHS',
      'min_length must be equal to or less than max_length',
    );
  }
  if (typeof value !== 'string' || value === '') return;
  const length = lengthOf(value);
  if ((typeof min === 'number' && length < min) || (typeof max === 'number' && length > max)) {
    refuse(
      inside(at, 'value'),
      'TEXT_INPUT_LENGTHS',
      'value must be between min_length and max_length in length',
    );
  }
}

const values = (max: number) => ({
  min_values: optional(integer(0, max)),
  max_values: optional(integer(1, max)),
});

const choice = shape({
  label: required(text(1, 100)),
  value: required(text(1, 100)),
  description: optional(text(0, 100)),
  default: optional(flag),
});

/** Checks options of radio and checkbox groups: unique values, and no more preselected options than allowed. */
function choices(body: Body, at: Path, max: number): void {
  const options = listIn(body, 'options');
  uniqueValues(options, inside(at, 'options'));
  if (options.filter((part) => isBody(part) && part['default'] === true).length > max) {
    refuse(
      inside(at, 'options'),
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      `At most ${max} may be chosen beforehand`,
    );
  }
}

const labelled: ReadonlyMap<number, Check> = new Map([
  ...selects('modal'),
  [TYPE.textInput, shape(input, lengths)],
  [
    TYPE.fileUpload,
    shape({ ...interactive(TYPE.fileUpload), ...values(10), file_types: optional(fileTypes) }, (body, at) =>
      range(body, at, 'modal', MANY),
    ),
  ],
  [
    TYPE.radioGroup,
    shape({ ...interactive(TYPE.radioGroup), options: required(list(choice, 2, 10)) }, (body, at) =>
      choices(body, at, 1),
    ),
  ],
  [
    TYPE.checkboxGroup,
    shape(
      { ...interactive(TYPE.checkboxGroup), ...values(10), options: required(list(choice, 1, 10)) },
      (body, at) => {
        const available = listIn(body, 'options').length;
        // Unlike selects, a checkbox group allows all options by default.
        const max = body['max_values'] ?? available;
        range({ ...body, max_values: max }, at, 'modal', available);
        choices(body, at, typeof max === 'number' ? max : available);
      },
    ),
  ],
  [TYPE.checkbox, shape({ ...base(TYPE.checkbox), custom_id: required(customId), default: optional(flag) })],
]);

const label = shape({
  ...base(TYPE.label),
  label: required(text(1, 45)),
  description: optional(text(1, 100)),
  component: required(byType(labelled)),
});

// Deprecated, still accepted.
const rowInput = shape({ ...input, label: required(text(1, 45)) }, lengths);
const row = shape({
  ...base(TYPE.actionRow),
  components: required(list(byType(new Map([[TYPE.textInput, rowInput]])), 1, 1)),
});

/** The data of a modal callback. */
export const modal: Check = shape({
  custom_id: required(text(1, 100)),
  title: required(text(1, 45)),
  components: required(
    list(
      byType(
        new Map([
          [TYPE.actionRow, row],
          [TYPE.textDisplay, textDisplay],
          [TYPE.label, label],
        ]),
      ),
      1,
      5,
    ),
  ),
});
