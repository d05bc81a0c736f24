import { expect, it } from 'vitest';
import { classifyFailure, type Failure } from '../../../src/alerts/outbox/classify-failure.ts';
import { PostError, type PostErrorKind } from '../../../src/discord/poster.ts';

const cause = new Error('Invalid Form Body');

it.each<[PostErrorKind, Failure]>([
  ['gone', { outcome: 'suspended', reason: 'gone' }],
  ['forbidden', { outcome: 'suspended', reason: 'forbidden' }],
  ['dm_closed', { outcome: 'suspended', reason: 'dm_closed' }],
  ['unsuitable', { outcome: 'suspended', reason: 'unsuitable' }],
  ['message_gone', { outcome: 'nothing_to_edit' }],
  ['refused', { outcome: 'refused', reason: 'Invalid Form Body' }],
  [
    'unauthorised',
    { outcome: 'retry', retryAfterMs: 60_000, isGlobal: true, isSelfThrottled: false, mayBePosted: false },
  ],
  [
    'unavailable',
    { outcome: 'retry', retryAfterMs: undefined, isGlobal: false, isSelfThrottled: false, mayBePosted: true },
  ],
])('%s', (kind, failure) => {
  expect(classifyFailure(new PostError(kind, cause))).toEqual(failure);
});

it.each([true, false])('rate_limited, everywhere: %s', (global) => {
  const error = new PostError('rate_limited', cause, { retryAfterMs: 700, global });
  expect(classifyFailure(error)).toEqual({
    outcome: 'retry',
    retryAfterMs: 700,
    isGlobal: global,
    isSelfThrottled: false,
    mayBePosted: false,
  });
});

it('held back: nothing was sent, and nothing is for as long as the budget says', () => {
  const error = new PostError('held_back', cause, { retryAfterMs: 9_000 });
  expect(classifyFailure(error)).toEqual({
    outcome: 'retry',
    retryAfterMs: 9_000,
    isGlobal: false,
    isSelfThrottled: true,
    mayBePosted: false,
  });
});

it('a fault of our own would only happen retry', () => {
  expect(classifyFailure(new TypeError('x is undefined'))).toEqual({
    outcome: 'refused',
    reason: 'unexpected error',
  });
});
