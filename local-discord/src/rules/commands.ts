import { cleaned, type Leniency } from './cleaned.ts';
import { commandOptions } from './command-options.ts';
import { commandLength, uniqueNames, wordName } from './command-text.ts';
import { type FormErrors, formErrors } from './form-errors.ts';
import { localizations } from './localizations.ts';
import { type Check, inside, type Path, refuse, startReport } from './report.ts';
import { asBody, type Body, isBody, optional, required, shape } from './shape.ts';
import { flag, integer, oneOf, pattern, snowflake, text, unique } from './values.ts';

const MAX_LENGTH = 8000;
const TYPE = { chatInput: 1, user: 2, message: 3, entryPoint: 4 } as const;
const LIMITS: readonly (readonly [number, number])[] = [
  [TYPE.chatInput, 100],
  [TYPE.user, 15],
  [TYPE.message, 15],
  [TYPE.entryPoint, 1],
];

const common = {
  id: optional(snowflake),
  type: optional(oneOf(...Object.values(TYPE))),
  default_member_permissions: optional(
    pattern(/^\d{1,16}$/, 'BITWISE_FLAGS_TYPE_CONVERT', 'Not a valid permission bitset.'),
  ),
  // Deprecated, but still accepted.
  dm_permission: optional(flag),
  default_permission: optional(flag),
  contexts: optional(unique(integer(0, 2), 1, 3)),
  integration_types: optional(unique(integer(0, 1), 1, 2)),
  nsfw: optional(flag),
  handler: optional(integer(1, 2)),
};

const chatInput = shape({
  ...common,
  name: required(wordName),
  name_localizations: optional(localizations(wordName)),
  description: required(text(1, 100)),
  description_localizations: optional(localizations(text(1, 100))),
  options: optional(commandOptions),
});

const empty: Check = (value, at) => {
  const isEmpty =
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  if (!isEmpty)
    refuse(at, 'APPLICATION_COMMAND_CONTEXT_MENU_FIELD', 'Context menu commands cannot have this');
};

const menu = shape({
  ...common,
  name: required(text(1, 32)),
  name_localizations: optional(localizations(text(1, 32))),
  description: optional(empty),
  description_localizations: optional(empty),
  options: optional(empty),
});

const entryPoint = shape({
  ...common,
  name: required(text(1, 32)),
  name_localizations: optional(localizations(text(1, 32))),
  description: optional(text(0, 100)),
  description_localizations: optional(localizations(text(1, 100))),
  options: optional(empty),
});

const SHAPES: ReadonlyMap<unknown, Check> = new Map([
  [TYPE.user, menu],
  [TYPE.message, menu],
  [TYPE.entryPoint, entryPoint],
]);

/** What Discord would answer to this command or to this whole list, or null if it would accept it. */
export function commandErrors(body: unknown, { isStrict = true }: Leniency = {}): FormErrors | null {
  const at = startReport();
  commandCheck(isStrict ? body : cleaned(body, commandCheck).body, at);
  return formErrors(at);
}

/** A command, or a list of all commands. */
export const commandCheck: Check = (body, at) => {
  if (Array.isArray(body)) commandList(body, at);
  else command(body, at);
};

function commandList(commands: readonly unknown[], at: Path): void {
  commands.forEach((one, index) => {
    command(one, inside(at, index));
  });
  for (const [type, max] of LIMITS) {
    const siblings = commands.filter((one) => isBody(one) && typeOf(one) === type);
    if (siblings.length > max) {
      refuse(
        at,
        'APPLICATION_COMMANDS_LIMIT',
        `Maximum number of application commands of type ${type} reached (${max}).`,
      );
    }
    const indexed = commands.map((one) => (siblings.includes(one) ? one : null));
    uniqueNames(
      indexed,
      at,
      'APPLICATION_COMMANDS_DUPLICATE_NAME',
      'Application command names must be unique',
    );
  }
}

function command(value: unknown, at: Path): void {
  const body = asBody(value, at);
  if (body === null) return;
  (SHAPES.get(typeOf(body)) ?? chatInput)(body, at);
  if (commandLength(body) > MAX_LENGTH) {
    refuse(at, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_LENGTH})`);
  }
}

function typeOf(body: Body): unknown {
  return body['type'] ?? TYPE.chatInput;
}
