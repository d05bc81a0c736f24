import { expect, it } from 'vitest';
import { type Failure, failureOf } from '../../src/alerts/failure.ts';
import { PostError, type PostErrorKind } from '../../src/bot/post.ts';

const cause = new Error('Invalid Form Body');

it.each<[PostErrorKind, Failure]>([
  ['gone', { outcome: 'set_aside', reason: 'gone' }],
  ['forbidden', { outcome: 'set_aside', reason: 'forbidden' }],
  ['dm_closed', { outcome: 'set_aside', reason: 'dm_closed' }],
  ['unsuitable', { outcome: 'set_aside', reason: 'unsuitable' }],
  ['message_gone', { outcome: 'nothing_to_edit' }],
  ['refused', { outcome: 'refused', reason: 'Invalid Form Body' }],
  [
    'unauthorised',
    { outcome: 'again', retryAfterMs: 60_000, everywhere: true, isHeldBack: false, mayExist: false },
  ],
  [
    'unavailable',
    { outcome: 'again', retryAfterMs: undefined, everywhere: false, isHeldBack: false, mayExist: true },
  ],
])('%s', (kind, failure) => {
  expect(failureOf(new PostError(kind, cause))).toEqual(failure);
});

it.each([true, false])('rate_limited, everywhere: %s', (global) => {
  const error = new PostError('rate_limited', cause, { retryAfterMs: 700, global });
  expect(failureOf(error)).toEqual({
    outcome: 'again',
    retryAfterMs: 700,
    everywhere: global,
    isHeldBack: false,
    mayExist: false,
  });
});

it('held back: nothing was sent, and nothing is for as long as the budget says', () => {
  const error = new PostError('held_back', cause, { retryAfterMs: 9_000 });
  expect(failureOf(error)).toEqual({
    outcome: 'again',
    retryAfterMs: 9_000,
    everywhere: false,
    isHeldBack: true,
    mayExist: false,
  });
});

it('a fault of our own would only happen again', () => {
  expect(failureOf(new TypeError('x is undefined'))).toEqual({
    outcome: 'refused',
    reason: 'unexpected error',
  });
});
