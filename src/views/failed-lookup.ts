import type { APIButtonComponent } from 'discord.js';
import type { ApiError } from '../api/index.ts';

/** The service gave no answer about what somebody asked for. Users see what it was, and can try again. */
export class FailedLookup extends Error {
  override readonly name = 'FailedLookup';
  override readonly cause: ApiError;
  /** What they asked for, in Markdown. */
  readonly subject: string;
  readonly buttons: readonly APIButtonComponent[];

  constructor(cause: ApiError, subject: string, buttons: readonly APIButtonComponent[]) {
    super(cause.message);
    this.cause = cause;
    this.subject = subject;
    this.buttons = buttons;
  }
}
