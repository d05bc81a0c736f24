import type { ModalValue } from '../client/protocol.ts';
import { ClientRefusal } from '../errors.ts';
import { isObject, type JsonObject, objectsOf, textOf } from '../json.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { presetOf, selected } from './component-press.ts';
import { isFile, storePersonFiles } from './person-files.ts';
import type { Mention } from './resolved.ts';

const Type = {
  row: 1,
  text: 4,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export interface FilledModal {
  readonly data: JsonObject;
  readonly mentions: readonly Mention[];
}

type Values = Readonly<Record<string, ModalValue>>;
/** The data of one field, as sent to the bot. */
type Filled = { readonly value: unknown } | { readonly values: readonly string[] };

/** Checks the input to a modal, and converts it to the form sent to the bot. */
export function filledModal(
  world: World,
  place: LocalChannel,
  modal: JsonObject,
  values: Values,
): FilledModal {
  const mentions: Mention[] = [];
  let last = 0;
  const identity = (component: JsonObject) => {
    last += 1;
    const own = component['id'];
    return { type: component['type'], id: typeof own === 'number' && own > 0 ? own : last };
  };
  const field = (given: JsonObject): JsonObject => ({
    ...identity(given),
    custom_id: given['custom_id'],
    ...filledField(world, place, given, values[textOf(given['custom_id']) ?? ''], mentions),
  });
  const components = objectsOf(modal['components']).map((component): JsonObject => {
    const shared = identity(component);
    const { component: labelled } = component;
    if (component['type'] === Type.label && isObject(labelled))
      return { ...shared, component: field(labelled) };
    if (component['type'] !== Type.row) return shared;
    return { ...shared, components: objectsOf(component['components']).map(field) };
  });
  return { data: { custom_id: modal['custom_id'], components }, mentions };
}

function filledField(
  world: World,
  place: LocalChannel,
  field: JsonObject,
  given: ModalValue | undefined,
  mentions: Mention[],
): Filled {
  const type = field['type'];
  if (type === Type.text) return { value: filledText(field, given) };
  if (type === Type.checkbox)
    return { value: given === undefined ? field['default'] === true : isTicked(given) };
  if (type === Type.fileUpload) {
    const values = storePersonFiles(world, place.id, filesIn(field, given));
    mentions.push(...values.map((id) => ({ kind: 'attachment', id }) as const));
    return { values };
  }
  const values = given === undefined ? presetOf(field) : listed(given);
  requireFilled(field, values.length > 0);
  const isGroup = type === Type.checkboxGroup;
  // By default, all checkboxes of a group may be checked.
  const most = isGroup ? { max_values: objectsOf(field['options']).length } : {};
  mentions.push(...selected(world, place, { ...most, ...field }, values));
  // One choice out of several is a value, not a list of one.
  return type === Type.radioGroup ? { value: values[0] ?? null } : { values };
}

function filledText(field: JsonObject, given: ModalValue | undefined): string {
  const value = given === undefined ? (textOf(field['value']) ?? '') : String(given);
  requireFilled(field, value !== '');
  const name = nameOf(field);
  if (value.length > Number(field['max_length'] ?? 4000)) throw new ClientRefusal(`${name} is too long`);
  if (value !== '' && value.length < Number(field['min_length'] ?? 0)) {
    throw new ClientRefusal(`${name} is too short`);
  }
  return value;
}

function filesIn(field: JsonObject, given: ModalValue | undefined) {
  const files = Array.isArray(given) ? given.filter(isFile) : [];
  requireFilled(field, files.length > 0);
  const [least, most] = [Number(field['min_values'] ?? 1), Number(field['max_values'] ?? 1)];
  if (files.length > most || (files.length > 0 && files.length < least)) {
    throw new ClientRefusal(`${nameOf(field)} takes ${least} to ${most} files`);
  }
  return files;
}

function requireFilled(field: JsonObject, isFilled: boolean): void {
  if (!isFilled && field['required'] !== false) throw new ClientRefusal(`${nameOf(field)} must be filled in`);
}

const nameOf = (field: JsonObject) => `"${textOf(field['custom_id']) ?? ''}"`;

const isTicked = (given: ModalValue) => given === true || given === 'true';

/** Several values in one text are separated by commas. */
function listed(given: ModalValue): string[] {
  if (typeof given === 'string') return given === '' ? [] : given.split(',');
  return Array.isArray(given) ? given.map(String) : [];
}
