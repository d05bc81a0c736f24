import { type ExistingAttachment, matchAttachments } from './attachments.ts';
import { cleaned, type Leniency } from './cleaned.ts';
import { type FormErrors, formErrors } from './form-errors.ts';
import { messageComponents } from './layout.ts';
import { ALLOWED_FLAGS, FLAGS, isForward, MESSAGE_FIELDS, type MessageKind } from './message-fields.ts';
import { type Check, inside, type Path, refuse, startReport } from './report.ts';
import { type Body, isBody, missing } from './shape.ts';

export interface ExistingMessage {
  readonly flags: number;
  /** An edit that omits these keeps them. */
  readonly content?: string;
  readonly embeds?: readonly unknown[];
  /** When known, `attachment://` names and ids to keep are checked against it. */
  readonly attachments?: readonly ExistingAttachment[];
}

export interface MessageOptions {
  readonly kind: MessageKind;
  /** Names of the files uploaded with the request, in the order of `files[n]`. */
  readonly files?: readonly string[];
  /**
   * The message to change; without it, an edit is checked as if the message had no flags. With it, a callback
   * updates the message (type 7); without it, it creates a new one.
   */
  readonly existing?: ExistingMessage;
}

export const EMPTY_MESSAGE: FormErrors = { message: 'Cannot send an empty message', code: 50006 };

/** What Discord would answer to this message, or null if it would accept it. */
export function messageErrors(body: unknown, options: MessageOptions & Leniency): FormErrors | null {
  const given = options.isStrict === false ? cleaned(body, messageCheck(options.kind)).body : body;
  const at = startReport();
  const isEmpty = checkMessage(given, at, options);
  // As at Discord, errors in the body come before the error for an empty message.
  return formErrors(at) ?? (isEmpty ? { ...EMPTY_MESSAGE } : null);
}

/** A message that may have any components, since Components V2 includes the older ones. */
export const ANY_MESSAGE: ExistingMessage = { flags: FLAGS.componentsV2 };

/** Accepts everything that a message may contain, whatever its flags or those of the edited message. */
export function messageCheck(kind: MessageKind): Check {
  return (body, at) => void checkMessage(body, at, { kind, existing: ANY_MESSAGE });
}

/**
 * Reports what is wrong with a message at its path.
 * @returns whether there is nothing to show in it
 */
export function checkMessage(body: unknown, at: Path, options: MessageOptions): boolean {
  MESSAGE_FIELDS[options.kind](body, at);
  if (!isBody(body)) return false;
  const isEdit = options.kind === 'edit' || options.existing !== undefined;
  const isV2 = checkFlags(body, at, options);
  if (body['components'] !== undefined && body['components'] !== null) {
    messageComponents(body['components'], inside(at, 'components'), isV2);
  }
  if (isV2) checkLegacyFields(withWhatStays(body, options.existing), at);
  if (body['enforce_nonce'] === true && isAbsent(body['nonce'])) missing(inside(at, 'nonce'));
  matchAttachments(body, at, {
    files: options.files ?? [],
    existing: isEdit ? (options.existing?.attachments ?? null) : undefined,
  });
  return isEmpty(body, options.files ?? [], isEdit, isV2);
}

/** Reports flags that may not be set or removed; returns whether the message will have Components V2. */
function checkFlags(body: Body, at: Path, { kind, existing }: MessageOptions): boolean {
  const before = existing?.flags ?? 0;
  const flags = body['flags'];
  if (typeof flags !== 'number') return (before & FLAGS.componentsV2) !== 0;
  // An edit also sends the message's other flags.
  const allowed = ALLOWED_FLAGS[kind] | before;
  if ((flags & ~allowed) !== 0)
    refuse(inside(at, 'flags'), 'MESSAGE_FLAGS_INVALID', 'These flags cannot be set here');
  if ((before & ~flags & FLAGS.componentsV2) !== 0) {
    const message = 'The IS_COMPONENTS_V2 flag cannot be removed from a message';
    refuse(inside(at, 'flags'), 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', message);
  }
  return ((flags | before) & FLAGS.componentsV2) !== 0;
}

/** Adds what stays: fields that an edit omits, and embeds set to null instead of [] (discord-api-docs#7787). */
function withWhatStays(body: Body, existing: ExistingMessage | undefined): Body {
  const { content = existing?.content } = body;
  return { ...body, content, embeds: body['embeds'] ?? existing?.embeds };
}

function checkLegacyFields(body: Body, at: Path): void {
  for (const name of ['content', 'embeds', 'poll', 'sticker_ids']) {
    if (isAbsent(body[name])) continue;
    const message = `The '${name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
    refuse(inside(at, name), 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message);
  }
}

function isEmpty(body: Body, files: readonly string[], isEdit: boolean, isV2: boolean): boolean {
  if (
    isEdit &&
    (isV2 ? ['components'] : ['content', 'embeds', 'components', 'attachments']).some(
      (name) => body[name] === undefined,
    )
  ) {
    // Fields that an edit omits stay.
    return false;
  }
  if (isV2) return isAbsent(body['components']);
  const { content } = body;
  if (typeof content === 'string' && content.trim() !== '') return false;
  const context = ['embeds', 'components', 'attachments', 'sticker_ids', 'poll'];
  return (
    files.length === 0 &&
    context.every((name) => isAbsent(body[name])) &&
    !isForward(body['message_reference'])
  );
}

/** Whether the value is missing, null or empty. */
function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}
