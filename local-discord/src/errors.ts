import { permissionNames } from './world/permission-bits.ts';

/** An error response in Discord's format. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: unknown;
  /** What Discord does not say: for the transcript and the Wire. */
  readonly hint: string | null;

  constructor(status: number, code: number, message: string, errors?: unknown, hint: string | null = null) {
    super(message);
    this.hint = hint;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The JSON body that Discord would send. */
  body(): { message: string; code: number; errors?: unknown } {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
    };
  }
}

/** A refusal by the person's client, before anything reaches the bot. */
export class ClientRefusal extends Error {}

export const unauthorized = () => new DiscordError(401, 0, '401: Unauthorized');
export const notFound = () => new DiscordError(404, 0, '404: Not Found');
export const methodNotAllowed = () => new DiscordError(405, 0, '405: Method Not Allowed');
export const unknownChannel = () => new DiscordError(404, 10003, 'Unknown Channel');
export const unknownMessage = () => new DiscordError(404, 10008, 'Unknown Message');
export const unknownWebhook = () => new DiscordError(404, 10015, 'Unknown Webhook');
export const unknownInteraction = () => new DiscordError(404, 10062, 'Unknown interaction');
export const unknownCommand = () => new DiscordError(404, 10063, 'Unknown application command');
export const alreadyAcknowledged = () =>
  new DiscordError(400, 40060, 'Interaction has already been acknowledged.');
export const unknownEmoji = () => new DiscordError(404, 10014, 'Unknown Emoji');
export const unknownInvite = () => new DiscordError(404, 10006, 'Unknown Invite');
export const unknownMember = () => new DiscordError(404, 10007, 'Unknown Member');
export const unknownRole = () => new DiscordError(404, 10011, 'Unknown Role');
export const unknownUser = () => new DiscordError(404, 10013, 'Unknown User');
export const missingAccess = (hint: string) =>
  new DiscordError(403, 50001, 'Missing Access', undefined, hint);
/** @param lacked the permissions that the bot lacks, or what else is in its way */
export const missingPermissions = (lacked: bigint | string) =>
  new DiscordError(
    403,
    50013,
    'Missing Permissions',
    undefined,
    typeof lacked === 'string' ? lacked : `the bot lacks ${permissionNames(lacked).join(', ')}`,
  );
export const emptyMessage = () => new DiscordError(400, 50006, 'Cannot send an empty message');
export const archivedThread = () =>
  new DiscordError(
    400,
    50083,
    'Tried to perform an operation on an archived thread, such as editing a message or adding a user to the thread',
  );
export const lockedThread = () => new DiscordError(400, 160005, 'This thread is locked');
/** Sent like a rate limit, but waiting doesn't help. */
export const tooManyOldEdits = () =>
  new DiscordError(
    429,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later',
  );
export const invalidToken = () => new DiscordError(401, 50027, 'Invalid Webhook Token');

/** Error 50035 about one field. */
export function invalidField(field: string, code: string, message: string): DiscordError {
  return new DiscordError(400, 50035, 'Invalid Form Body', { [field]: { _errors: [{ code, message }] } });
}
