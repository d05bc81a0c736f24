import { ApiError, isClientError } from '../api/index.ts';
import type { MessageView } from '../discord/message-view.ts';
import { type Texts, textsFor } from '../texts/index.ts';
import { fittingRows } from './button-layout.ts';
import { COLOURS } from './colours.ts';
import { FailedLookup } from './failed-lookup.ts';
import { notice, prompt } from './notice.ts';
import { relative } from './time.ts';
import { UserFacingError } from './user-facing-error.ts';

/** Messages about errors: what happened and what to do next, never an error's own message. */
export function createErrorViews(clock: () => number) {
  return {
    /** @returns `expected`: the operator need not look into the error */
    describe(error: unknown, reference: string, locale: string): { view: MessageView; expected: boolean } {
      const texts = textsFor(locale);
      if (error instanceof UserFacingError) return { view: errorView(error.message), expected: true };
      const cause = error instanceof FailedLookup ? error.cause : error;
      const sentence =
        cause instanceof ApiError ? apiErrorText(cause, clock(), texts) : texts.errors.unexpected;
      const [subject, buttons] =
        error instanceof FailedLookup ? [`\n${error.subject}`, error.buttons] : ['', []];
      const text = texts.errors.withReference(`${sentence}${subject}`, reference);
      return { view: prompt(text, fittingRows(buttons), COLOURS.attention), expected: isClientError(cause) };
    },
    tooManyInteractions(waitMs: number, locale: string): MessageView {
      const again = relative(clock() + waitMs + 999);
      return errorView(textsFor(locale).errors.tooManyInteractions(again));
    },
    outdatedComponent: (locale: string) => errorView(textsFor(locale).errors.outdatedComponent),
    notAllowed: (locale: string) => errorView(textsFor(locale).errors.notAllowed),
  };
}

function errorView(description: string): MessageView {
  return notice(description, COLOURS.attention);
}

function apiErrorText(error: ApiError, now: number, texts: Texts): string {
  switch (error.kind) {
    case 'bad_request':
      return texts.errors.badRequest;
    case 'unauthorised':
      return texts.errors.unauthorised;
    case 'not_found':
      return notFoundText(error.operation, texts);
    case 'rate_limited':
      return texts.errors.rateLimited(
        error.retryAfterMs === undefined ? null : relative(now + error.retryAfterMs + 999),
      );
    case 'unavailable':
      return texts.errors.unavailable;
    case 'timed_out':
      return texts.errors.timedOut;
    case 'not_understood':
      return texts.errors.invalidResponse;
  }
}

function notFoundText(operation: string, texts: Texts): string {
  if (operation === 'tracking') return texts.errors.parcelNotFound;
  return operation === 'convert' ? texts.errors.linkNotFound : texts.errors.productNotFound;
}
