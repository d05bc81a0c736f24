import { ApiError } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import type { Problems } from '../bot/dispatch.ts';
import { TooManyQuestions } from '../bot/question-limit.ts';
import { UserError } from '../errors.ts';
import { type Texts, textsFor } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { relative } from './time.ts';

/** What went wrong, in the asker's words: what happened and what to do next, never an error's own text. */
export function createProblems(clock: () => number): Problems {
  return {
    describe(error, reference, locale) {
      const texts = textsFor(locale);
      if (error instanceof UserError) return { view: problemView(error.message), expected: true };
      if (error instanceof TooManyQuestions) {
        const again = relative(clock() + error.waitMs + 999);
        return { view: problemView(texts.problems.tooManyQuestions(again)), expected: true };
      }
      const sentence =
        error instanceof ApiError ? apiSentence(error, clock(), texts) : texts.problems.unexpected;
      const expected =
        error instanceof ApiError && (error.kind === 'not_found' || error.kind === 'bad_request');
      return { view: problemView(texts.problems.withReference(sentence, reference)), expected };
    },
    staleButton: (locale) => problemView(textsFor(locale).problems.staleButton),
    notAllowed: (locale) => problemView(textsFor(locale).problems.notAllowed),
  };
}

function problemView(description: string): View {
  return { embeds: [{ color: COLOURS.attention, description }] };
}

function apiSentence(error: ApiError, now: number, texts: Texts): string {
  switch (error.kind) {
    case 'bad_request':
      return texts.problems.badRequest;
    case 'unauthorised':
      return texts.problems.unauthorised;
    case 'not_found':
      return notFound(error.operation, texts);
    case 'rate_limited':
      return texts.problems.rateLimited(
        error.retryAfterMs === undefined ? null : relative(now + error.retryAfterMs + 999),
      );
    case 'unavailable':
      return texts.problems.unavailable;
    case 'timed_out':
      return texts.problems.timedOut;
    case 'not_understood':
      return texts.problems.notUnderstood;
  }
}

function notFound(operation: string, texts: Texts): string {
  if (operation === 'tracking') return texts.problems.parcelNotFound;
  return operation === 'convert' ? texts.problems.linkNotFound : texts.problems.productNotFound;
}
