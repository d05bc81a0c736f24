import { uniqueNames, wordName } from './command-text.ts';
import { fileTypes } from './file-types.ts';
import { localizations } from './localizations.ts';
import { type Check, inside, type Path, refuse } from './report.ts';
import { channelTypes } from './selects.ts';
import { type Body, byType, isBody, listIn, optional, required, shape } from './shape.ts';
import { flag, integer, list, number, oneOf, text } from './values.ts';

const TYPE = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  channel: 7,
  number: 10,
  attachment: 11,
} as const;
/** Boolean, user, role, mentionable: nothing beyond the common fields. */
const PLAIN_TYPES = [5, 6, 8, 9];
const SAFE = Number.MAX_SAFE_INTEGER;

const texts = {
  name: required(wordName),
  name_localizations: optional(localizations(wordName)),
  description: required(text(1, 100)),
  description_localizations: optional(localizations(text(1, 100))),
};
const value = (type: number) => ({ type: required(oneOf(type)), ...texts, required: optional(flag) });

function choices(item: Check): {
  choices: ReturnType<typeof optional>;
  autocomplete: ReturnType<typeof optional>;
} {
  const choice = shape({
    name: required(text(1, 100)),
    name_localizations: optional(localizations(text(1, 100))),
    value: required(item),
  });
  return { choices: optional(list(choice, 0, 25)), autocomplete: optional(flag) };
}

function bounds(check: Check): {
  min_value: ReturnType<typeof optional>;
  max_value: ReturnType<typeof optional>;
} {
  return { min_value: optional(check), max_value: optional(check) };
}

/** Checks the choices and limits of an option against each other. */
function together(body: Body, at: Path): void {
  const given = listIn(body, 'choices');
  const path = inside(at, 'choices');
  if (given.length > 0 && body['autocomplete'] === true) {
    refuse(
      inside(at, 'autocomplete'),
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE',
      'Choices exclude autocomplete',
    );
  }
  uniqueNames(
    given,
    path,
    'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
    'Option choice name already exists',
  );
  const values = given.map((choice) => (isBody(choice) ? choice['value'] : undefined));
  if (new Set(values).size !== values.length) {
    refuse(
      path,
      'APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS',
      'Option choice value already exists',
    );
  }
  for (const what of ['value', 'length']) {
    const [min, max] = [body[`min_${what}`], body[`max_${what}`]];
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      const message = `min_${what} must be equal to or less than max_${what}`;
      refuse(inside(at, `min_${what}`), 'APPLICATION_COMMAND_OPTIONS_RANGE', message);
    }
  }
}

const whole = integer(-SAFE, SAFE);
const decimal = number(-(2 ** 53), 2 ** 53);

const values: readonly (readonly [number, Check])[] = [
  [
    TYPE.string,
    shape(
      {
        ...value(TYPE.string),
        ...choices(text(1, 100)),
        min_length: optional(integer(0, 6000)),
        max_length: optional(integer(1, 6000)),
      },
      together,
    ),
  ],
  [TYPE.integer, shape({ ...value(TYPE.integer), ...choices(whole), ...bounds(whole) }, together)],
  [TYPE.number, shape({ ...value(TYPE.number), ...choices(decimal), ...bounds(decimal) }, together)],
  [TYPE.channel, shape({ ...value(TYPE.channel), channel_types: optional(channelTypes) })],
  [TYPE.attachment, shape({ ...value(TYPE.attachment), file_types: optional(fileTypes) })],
  ...PLAIN_TYPES.map((type) => [type, shape(value(type))] as const),
];

/** Unique names, with required options first. */
function order(options: readonly unknown[], at: Path): void {
  uniqueNames(options, at, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists');
  let hasOptional = false;
  options.forEach((option, index) => {
    if (!isBody(option) || option['type'] === TYPE.subcommand || option['type'] === TYPE.group) return;
    if (option['required'] !== true) hasOptional = true;
    else if (hasOptional) {
      const message = 'Required options must be placed before non-required options';
      refuse(inside(at, index), 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message);
    }
  });
}

function ordered(items: Check): Check {
  return (context, at) => {
    items(context, at);
    if (Array.isArray(context)) order(context, at);
  };
}

const subcommand = shape({
  type: required(oneOf(TYPE.subcommand)),
  ...texts,
  options: optional(ordered(list(byType(new Map(values)), 0, 25))),
});
const group = shape({
  type: required(oneOf(TYPE.group)),
  ...texts,
  options: required(ordered(list(byType(new Map([[TYPE.subcommand, subcommand]])), 1, 25))),
});
const all = ordered(
  list(byType(new Map([...values, [TYPE.subcommand, subcommand], [TYPE.group, group]])), 0, 25),
);

/** `options` of a slash command: values, or subcommands and groups of them. */
export const commandOptions: Check = (context, at) => {
  all(context, at);
  if (!Array.isArray(context)) return;
  const nested = context.filter(
    (part) => isBody(part) && (part['type'] === TYPE.subcommand || part['type'] === TYPE.group),
  );
  if (nested.length > 0 && nested.length < context.length) {
    refuse(
      at,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  }
};
