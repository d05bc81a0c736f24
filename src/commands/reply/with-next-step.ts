import type { APIButtonComponent } from 'discord.js';
import { RequestError } from '../../views/user-facing-error.ts';

/**
 * Names what was asked for in an error about it, and offers the next step as buttons.
 * @param about what the user asked for, in Markdown
 * @throws RequestError if the work fails
 */
export async function withNextStep<T>(
  work: Promise<T>,
  about: string,
  next: readonly APIButtonComponent[],
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(error, about, next);
  }
}
