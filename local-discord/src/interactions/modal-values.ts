import { ClientRefusal } from '../errors.ts';
import { isObject, type JsonObject, objectsOf, textOf } from '../json.ts';

/** Checks what was filled into a modal and puts it into the shape that the bot gets. */
export function filledModal(modal: JsonObject, values: Readonly<Record<string, string>>): JsonObject {
  let last = 0;
  const number = () => {
    last += 1;
    return last;
  };
  const components = objectsOf(modal['components']).map((component): JsonObject => {
    const id = number();
    if (component['type'] === 18 && isObject(component['component'])) {
      return { type: 18, id, component: filledField(component['component'], values, number()) };
    }
    if (component['type'] === 1) {
      return {
        type: 1,
        id,
        components: objectsOf(component['components']).map((field) => filledField(field, values, number())),
      };
    }
    return { type: component['type'], id };
  });
  return { custom_id: modal['custom_id'], components };
}

function filledField(field: JsonObject, values: Readonly<Record<string, string>>, id: number): JsonObject {
  const customId = textOf(field['custom_id']) ?? '';
  const value = values[customId] ?? textOf(field['value']) ?? '';
  const shared = { type: field['type'], id, custom_id: customId };
  const isCheckbox = field['type'] === 23;
  if (value === '' && field['required'] !== false && !isCheckbox)
    throw new ClientRefusal(`"${customId}" must be filled in`);
  if (field['type'] !== 4) {
    // Selects: several values in one text are separated by commas.
    const chosen = value === '' ? [] : value.split(',');
    const offered = objectsOf(field['options']).map((option) => option['value']);
    if (offered.length > 0 && chosen.some((entry) => !offered.includes(entry))) {
      throw new ClientRefusal(`"${customId}" does not offer this`);
    }
    if (isCheckbox) return { ...shared, value: value === 'true' };
    // One choice out of several is a value, not a list of one.
    return field['type'] === 21 ? { ...shared, value: chosen[0] ?? null } : { ...shared, values: chosen };
  }
  if (value.length > Number(field['max_length'] ?? 4000))
    throw new ClientRefusal(`"${customId}" is too long`);
  if (value !== '' && value.length < Number(field['min_length'] ?? 0)) {
    throw new ClientRefusal(`"${customId}" is too short`);
  }
  return { ...shared, value };
}
