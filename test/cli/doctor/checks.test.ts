import { describe, expect, it } from 'vitest';
import { type Check, runCheck, verdictLine, verdictOf } from '../../../src/cli/doctor/checks.ts';
import { checkContext, resultOf } from '../../support/doctor-harness.ts';

describe('a check of the doctor', () => {
  it('ends with a finding when it takes too long', async () => {
    const endless: Check = { name: 'endless', run: () => new Promise(() => {}) };
    expect(await runCheck(endless, checkContext(), 20)).toMatchObject({ name: 'endless', state: 'bad' });
  });

  it('reports its own failure without quoting the error message', async () => {
    const broken: Check = {
      name: 'broken',
      run() {
        throw new TypeError('"wrong-and-secret" is not a thing');
      },
    };
    const result = await runCheck(broken, checkContext());
    expect(result).toMatchObject({ state: 'bad', says: 'the check itself failed (TypeError)' });
  });
});

it('the doctor reports that everything is fine when it is', async () => {
  const result = await resultOf('version');
  expect(verdictLine([result])).toBe('Ready: everything is fine.');
  expect(verdictOf([result])).toBe('good');
});
