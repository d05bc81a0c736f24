import type { FormErrors } from './rules/index.ts';

/** An answer in Discord's error shape: `{ message, code, errors? }` (topics/opcodes-and-status-codes). */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly status: number;
  readonly code: number;
  readonly errors: FormErrors['errors'];

  constructor(status: number, code: number, message: string, errors?: FormErrors['errors']) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body() {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
    };
  }
}

export const unknownChannel = () => new DiscordError(404, 10_003, 'Unknown Channel');
export const unknownMessage = () => new DiscordError(404, 10_008, 'Unknown Message');
export const unknownWebhook = () => new DiscordError(404, 10_015, 'Unknown Webhook');
export const unknownInteraction = () => new DiscordError(404, 10_062, 'Unknown interaction');
export const alreadyAcknowledged = () =>
  new DiscordError(400, 40_060, 'Interaction has already been acknowledged.');
export const missingAccess = () => new DiscordError(403, 50_001, 'Missing Access');
export const missingPermissions = () => new DiscordError(403, 50_013, 'Missing Permissions');
export const invalidWebhookToken = () => new DiscordError(401, 50_027, 'Invalid Webhook Token');

/** @throws DiscordError when the rules found something */
export function refuse(faults: FormErrors | null): void {
  if (faults !== null) throw new DiscordError(400, faults.code, faults.message, faults.errors);
}
