import type { APIButtonComponent } from 'discord.js';

/** What a reader can do next; shown as buttons below the message. */
type NextSteps = readonly APIButtonComponent[];

/**
 * The only error whose message users see: a sentence from `texts/`. For other errors they see a general sentence, with a
 * reference id if the operator should look into it.
 */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
  readonly next: NextSteps;

  constructor(message: string, next: NextSteps = []) {
    super(message);
    this.next = next;
  }
}

/**
 * A request that failed, with what it was about and what the reader can do next. Both are private: a log copies an error's
 * own properties, but these are none.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly #about: string;
  readonly #next: NextSteps;

  /**
   * @param cause why it failed
   * @param about what the user asked for, in Markdown
   */
  constructor(cause: unknown, about: string, next: NextSteps) {
    super('request failed', { cause });
    this.#about = about;
    this.#next = next;
  }

  get about(): string {
    return this.#about;
  }

  get next(): NextSteps {
    return this.#next;
  }
}
