import { type Check, refuse } from './report.ts';
import { integer, text } from './values.ts';

const idText = text(1, 100);

/** A `custom_id`: 1-100 characters and unique in the message or modal. */
export const customId: Check = (value, at) => {
  idText(value, at);
  if (typeof value !== 'string') return;
  const { customIds } = at.report.totals;
  if (customIds.has(value))
    refuse(at, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  customIds.add(value);
};

const idNumber = integer(0, 2 ** 31 - 1);

/** A component's number: unique, except 0, which asks Discord for a number. */
export const componentId: Check = (value, at) => {
  idNumber(value, at);
  if (typeof value !== 'number' || value === 0) return;
  const { componentIds } = at.report.totals;
  if (componentIds.has(value)) refuse(at, 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
  componentIds.add(value);
};

/** Discord's numbers of the components. */
export const TYPE = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;
