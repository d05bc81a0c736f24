import { describe, expect, it } from 'vitest';
import { button } from '../../src/cards/components.ts';
import { createErrorViews, RequestError, UserFacingError } from '../../src/cards/errors.ts';
import { ApiError } from '../../src/service/index.ts';
import { descriptionOf } from '../support/message-parts.ts';

const { describe: describeError } = createErrorViews(() => 0);
const again = button('Try again', 'track:refresh:x');
const shown = (error: unknown) => {
  const { view, expected } = describeError(error, 'ABC234', 'en');
  return { text: descriptionOf(view), expected, json: JSON.stringify(view) };
};

describe('a message about an error', () => {
  it('says what happened, names what was asked for and offers the next step', () => {
    const error = new RequestError(new ApiError('not_found', { operation: 'tracking' }), '`LX208857143CN`', [
      again,
    ]);
    const { text, expected, json } = shown(error);
    expect(text).toMatch(/^🔎 .*can’t find this tracking number.*\n-# `LX208857143CN`$/);
    expect(json).toContain('track:refresh:x');
    expect(expected).toBe(true);
  });

  it('has a reference only where the operator should look into it', () => {
    expect(shown(new ApiError('not_found', { operation: 'tracking' })).text).not.toContain('ABC234');
    expect(shown(new UserFacingError('Which platform?', [again])).text).not.toContain('ABC234');
    expect(shown(new ApiError('unavailable', { operation: 'tracking' })).text).toContain('ABC234');
    expect(shown(new Error('boom')).text).toContain('ABC234');
    expect(shown(new Error('boom')).text).not.toContain('boom');
  });
});
