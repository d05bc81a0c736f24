import { cleaned, type Leniency } from './cleaned.ts';
import { type FormErrors, formErrors } from './form-errors.ts';
import { localizations } from './localizations.ts';
import { ANY_MESSAGE, checkMessage, EMPTY_MESSAGE, type MessageOptions } from './message.ts';
import { FLAGS } from './message-fields.ts';
import { modal } from './modal.ts';
import { type Check, inside, type Path, refuse, startReport } from './report.ts';
import { isBody, missing, optional, required, shape } from './shape.ts';
import { list, number, oneOf, text } from './values.ts';

const TYPE = {
  pong: 1,
  message: 4,
  deferred: 5,
  deferredUpdate: 6,
  update: 7,
  autocomplete: 8,
  modal: 9,
  launchActivity: 12,
} as const;

const choiceText = text(1, 100);
const choiceValue: Check = (value, at) => {
  if (typeof value === 'number') number(-(2 ** 53), 2 ** 53)(value, at);
  else choiceText(value, at);
};

const autocomplete = shape({
  choices: required(
    list(
      shape({
        name: required(choiceText),
        name_localizations: optional(localizations(choiceText)),
        value: required(choiceValue),
      }),
      0,
      25,
    ),
  ),
});

// The Components V2 flag belongs on the later edit; Discord accepts only this flag here.
const deferred = shape({ flags: optional(oneOf(0, FLAGS.ephemeral)) });
const nothing = shape({});

const PLAIN: ReadonlyMap<unknown, Check> = new Map([
  [TYPE.pong, nothing],
  [TYPE.deferred, deferred],
  [TYPE.deferredUpdate, nothing],
  [TYPE.autocomplete, autocomplete],
  [TYPE.modal, modal],
  [TYPE.launchActivity, nothing],
]);
const NEEDS_DATA = new Set<unknown>([TYPE.message, TYPE.autocomplete, TYPE.modal]);

const types = oneOf(...Object.values(TYPE));
const envelope = shape({ type: required(types), data: optional(() => {}) });

/**
 * What Discord would answer to this interaction callback, or null if it would accept it.
 * @param options files sent along, and for type 7 the message that is updated
 */
export function callbackErrors(
  body: unknown,
  options: Omit<MessageOptions, 'kind'> & Leniency = {},
): FormErrors | null {
  const given = options.isStrict === false ? cleaned(body, callbackCheck).body : body;
  const at = startReport();
  const isEmpty = checkCallback(given, at, options);
  return formErrors(at) ?? (isEmpty ? { ...EMPTY_MESSAGE } : null);
}

/** Accepts everything that a callback may contain, whatever message it updates. */
export const callbackCheck: Check = (body, at) => void checkCallback(body, at, { existing: ANY_MESSAGE });

/** @returns whether there is nothing to show in its message */
function checkCallback(body: unknown, at: Path, options: Omit<MessageOptions, 'kind'>): boolean {
  envelope(body, at);
  const { type, data } = isBody(body) ? body : {};
  const path = inside(at, 'data');
  if (data === undefined || data === null) {
    if (NEEDS_DATA.has(type)) missing(path);
    return false;
  }
  PLAIN.get(type)?.(data, path);
  if (type !== TYPE.message && type !== TYPE.update) return false;
  const { files = [], existing = { flags: 0 } } = options;
  const isUpdate = type === TYPE.update;
  const isEmpty = checkMessage(data, path, { kind: 'callback', files, ...(isUpdate ? { existing } : {}) });
  if (isUpdate && isBody(data) && isBody(data['poll'])) {
    refuse(inside(path, 'poll'), 'POLL_EDIT', 'A poll cannot be added to a message');
  }
  return isEmpty;
}
