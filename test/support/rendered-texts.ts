export type TextValue = string | ((...given: unknown[]) => string);

/** Every text with the path to it: `track.states.lost`. */
export function textsByPath(value: object, path = ''): [string, TextValue][] {
  return Object.entries(value).flatMap(([key, item]: [string, object | TextValue]): [string, TextValue][] => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof item === 'object' ? textsByPath(item, at) : [[at, item]];
  });
}

/** A number is a number, a text and a placeholder at once: nothing else fits every parameter. */
export const PLACEHOLDERS = [7001, 7002, 7003, 7004, 7005];

export function render(textValue: TextValue, given: readonly unknown[] = PLACEHOLDERS): string {
  return typeof textValue === 'string' ? textValue : textValue(...given.slice(0, textValue.length));
}
