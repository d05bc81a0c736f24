import { expect, it } from 'vitest';
import { classifyFailure, type Failure } from '../../../src/alerts/outbox/classify-failure.ts';
import { PostError, type PostErrorKind } from '../../../src/discord/posting/post-error.ts';

const cause = new Error('Invalid Form Body');

it.each<[PostErrorKind, Failure]>([
  ['gone', { outcome: 'suspended', reason: 'gone' }],
  ['forbidden', { outcome: 'suspended', reason: 'forbidden' }],
  ['dm_closed', { outcome: 'suspended', reason: 'dm_closed' }],
  ['unsuitable', { outcome: 'suspended', reason: 'unsuitable' }],
  ['message_gone', { outcome: 'nothing_to_edit' }],
  ['refused', { outcome: 'refused', reason: 'Invalid Form Body' }],
  ['blocked', { outcome: 'refused', reason: 'Invalid Form Body' }],
  [
    'unauthorised',
    { outcome: 'retry', retryAfterMs: 60_000, isGlobal: true, isSelfThrottled: false, mayBePosted: false },
  ],
  [
    'unavailable',
    { outcome: 'retry', retryAfterMs: undefined, isGlobal: false, isSelfThrottled: false, mayBePosted: true },
  ],
])('classifies %s as %o', (kind, failure) => {
  expect(classifyFailure(new PostError(kind, cause))).toEqual(failure);
});

it.each([true, false])('retries after the Retry-After of a rate limit (for the whole bot: %s)', (global) => {
  const error = new PostError('rate_limited', cause, { retryAfterMs: 700, global });
  expect(classifyFailure(error)).toEqual({
    outcome: 'retry',
    retryAfterMs: 700,
    isGlobal: global,
    isSelfThrottled: false,
    mayBePosted: false,
  });
});

it('retries a request that the bot held back, which was not sent, after the wait of its budget', () => {
  const error = new PostError('held_back', cause, { retryAfterMs: 9_000 });
  expect(classifyFailure(error)).toEqual({
    outcome: 'retry',
    retryAfterMs: 9_000,
    isGlobal: false,
    isSelfThrottled: true,
    mayBePosted: false,
  });
});

it('does not retry an unexpected error, because it would happen again', () => {
  expect(classifyFailure(new TypeError('x is undefined'))).toEqual({
    outcome: 'refused',
    reason: 'unexpected error',
  });
});
