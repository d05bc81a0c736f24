import { emoji } from './emoji.ts';
import { componentId, customId, TYPE } from './identity.ts';
import { type Check, inside, type Path, refuse } from './report.ts';
import { type Body, isBody, listIn, optional, required, shape } from './shape.ts';
import { flag, integer, list, oneOf, snowflake, text, unique } from './values.ts';

export type Surface = 'message' | 'modal';

/** Channel types that exist, for selects and command options. */
export const channelTypes = unique(oneOf(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15), 0, 12);

const option = shape({
  label: required(text(1, 100)),
  value: required(text(1, 100)),
  description: optional(text(0, 100)),
  emoji: optional(emoji),
  default: optional(flag),
});

/** Used because these rules don't know what the server contains. */
export const MANY = Number.POSITIVE_INFINITY;

const DEFAULT_TYPES = new Map<number, readonly string[]>([
  [TYPE.userSelect, ['user']],
  [TYPE.roleSelect, ['role']],
  [TYPE.mentionableSelect, ['user', 'role']],
  [TYPE.channelSelect, ['channel']],
]);

/** The checks of all selects for messages or for modals: `disabled` is for messages, `required` works in modals. */
export function selects(surface: Surface): ReadonlyMap<number, Check> {
  const common = (type: number) => ({
    type: required(oneOf(type)),
    id: optional(componentId),
    custom_id: required(customId),
    placeholder: optional(text(0, 150)),
    min_values: optional(integer(0, 25)),
    max_values: optional(integer(1, 25)),
    required: optional(flag),
    ...(surface === 'message' ? { disabled: optional(flag) } : {}),
  });
  const checks = new Map<number, Check>([
    [
      TYPE.stringSelect,
      shape({ ...common(TYPE.stringSelect), options: required(list(option, 1, 25)) }, (body, at) => {
        const options = listIn(body, 'options');
        range(body, at, surface, options.length);
        uniqueValues(options, inside(at, 'options'));
        defaults(
          body,
          options.filter((part) => isBody(part) && part['default'] === true).length,
          inside(at, 'options'),
        );
      }),
    ],
  ]);
  for (const [type, kinds] of DEFAULT_TYPES) {
    const preset = shape({ id: required(snowflake), type: required(oneOf(...kinds)) });
    const extra = type === TYPE.channelSelect ? { channel_types: optional(channelTypes) } : {};
    checks.set(
      type,
      shape({ ...common(type), ...extra, default_values: optional(list(preset, 0, 25)) }, (body, at) => {
        range(body, at, surface, MANY);
        defaults(body, listIn(body, 'default_values').length, inside(at, 'default_values'));
      }),
    );
  }
  return checks;
}

/** Checks `min_values` and `max_values` against each other and against the number of options. */
export function range(body: Body, at: Path, surface: Surface, available: number): void {
  const min = body['min_values'] ?? 1;
  const max = body['max_values'] ?? 1;
  if (typeof min !== 'number' || typeof max !== 'number') return;
  if (min > max) outOfRange(inside(at, 'min_values'), `min_values must be equal to or less than ${max}`);
  if (max > available)
    outOfRange(inside(at, 'max_values'), `max_values must be equal to or less than ${available}`);
  if (surface === 'modal' && min === 0 && body['required'] !== false) {
    outOfRange(inside(at, 'min_values'), 'min_values must be at least 1 unless required is false');
  }
}

/** Checks that options of a select, radio or checkbox group have different values. */
export function uniqueValues(options: readonly unknown[], at: Path): void {
  const seen = new Set<unknown>();
  options.forEach((part, index) => {
    if (!isBody(part)) return;
    const value = part['value'];
    if (seen.has(value)) {
      const message = 'The specified option value is already used';
      refuse(inside(inside(at, index), 'value'), 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message);
    }
    seen.add(value);
  });
}

/** Checks that no more options are preselected than allowed. */
export function defaults(body: Body, chosen: number, at: Path): void {
  const max = body['max_values'] ?? 1;
  const min = body['min_values'] ?? 1;
  if (typeof max === 'number' && chosen > max) {
    refuse(at, 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', `At most ${max} values may be chosen beforehand`);
  }
  // Only automatic selects have this lower bound; string selects may start with fewer.
  if (at.key === 'default_values' && typeof min === 'number' && chosen > 0 && chosen < min) {
    refuse(at, 'SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES', `At least ${min} values must be chosen beforehand`);
  }
}

function outOfRange(at: Path, message: string): void {
  refuse(at, 'SELECT_COMPONENT_VALUES_OUT_OF_RANGE', message);
}
