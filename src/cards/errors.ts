import type { APIButtonComponent } from 'discord.js';
import type { MessageView } from '../discord/messages/message-view.ts';
import { ApiError, isClientError } from '../service/index.ts';
import { type Texts, textsFor } from '../texts/index.ts';
import { COLOURS, containerCard } from './container.ts';
import { relativeRoundedUp } from './phrases.ts';

/** What a reader can do next; shown as buttons below the message. */
type NextSteps = readonly APIButtonComponent[];

/** The only error whose message users see: a sentence from `texts/`. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
  readonly next: NextSteps;

  constructor(message: string, next: NextSteps = []) {
    super(message);
    this.next = next;
  }
}

/** A request that failed. What it was about is kept out of the error's own properties, which a log would copy. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The service's own words, for the log only. */
  readonly detail: string | undefined;
  readonly #about: string;
  readonly #next: NextSteps;

  /** @param about what the user asked for, in Markdown */
  constructor(cause: unknown, about: string, next: NextSteps) {
    super('request failed', { cause });
    this.detail = cause instanceof ApiError ? cause.detail : undefined;
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

export function guessRefusal(until: number, texts: Texts): UserFacingError {
  return new UserFacingError(texts.input.tooManyUnknownNumbers(relativeRoundedUp(until)));
}

/** Messages about errors: what happened and what to do next, never an error's own message. */
export function createErrorViews(clock: () => number) {
  return {
    /** @returns `expected`: the operator doesn't have to look into the error, so the message has no reference */
    describe(error: unknown, reference: string, locale: string): { view: MessageView; expected: boolean } {
      const texts = textsFor(locale);
      const { cause, about, next } =
        error instanceof RequestError ? error : { cause: error, about: '', next: [] };
      if (cause instanceof UserFacingError) {
        const view = errorView(withSubject(cause.message, about), [...cause.next, ...next]);
        return { view, expected: true };
      }
      const sentence =
        cause instanceof ApiError ? apiErrorText(cause, clock(), texts) : texts.errors.unexpected;
      const text = withSubject(sentence, about);
      if (isClientError(cause)) return { view: errorView(`🔎 ${text}`, next), expected: true };
      return { view: errorView(`⚠️ ${texts.errors.withReference(text, reference)}`, next), expected: false };
    },
    tooManyInteractions(waitMs: number, locale: string): MessageView {
      const again = relativeRoundedUp(clock() + waitMs);
      return errorView(textsFor(locale).errors.tooManyInteractions(again));
    },
    outdatedComponent: (locale: string) => errorView(textsFor(locale).errors.outdatedComponent),
    notAllowed: (locale: string) => errorView(textsFor(locale).errors.notAllowed),
  };
}

function withSubject(sentence: string, about: string): string {
  return about === '' ? sentence : `${sentence}\n-# ${about}`;
}

/** @param text starts with 🔎 or ⚠️, unless it is about a typo */
function errorView(text: string, next: readonly APIButtonComponent[] = []): MessageView {
  return containerCard(COLOURS.attention, [text, next]);
}

function apiErrorText({ kind, operation, retryAfterMs }: ApiError, now: number, { errors }: Texts): string {
  switch (kind) {
    case 'bad_request':
      return errors.badRequest;
    case 'unauthorised':
      return errors.unauthorised;
    case 'not_found':
      if (operation === 'tracking') return errors.parcelNotFound;
      return operation === 'convert' ? errors.linkNotFound : errors.productNotFound;
    case 'rate_limited':
      return errors.rateLimited(retryAfterMs === undefined ? null : relativeRoundedUp(now + retryAfterMs));
    case 'unavailable':
      return errors.unavailable;
    case 'timed_out':
      return errors.timedOut;
    case 'not_understood':
      return errors.invalidResponse;
  }
}
