/** The exports of `local-discord/jest`, which is a CommonJS module. */
import { type MessageMatchers, matchers } from './matchers.ts';
import { type LocalDiscordInTests, type UseOptions, useLocalDiscordWith } from './use-local-discord.ts';

export * from '../index.ts';
export type { LocalDiscordInTests, UseOptions } from './use-local-discord.ts';

declare global {
  namespace jest {
    /** The methods of `expect(…)`, as @types/jest declares them. */
    interface Matchers<R> extends MessageMatchers<R> {}
  }
}

/** Jest's global functions that are used here. */
interface JestGlobals {
  readonly expect: { extend(matchers: object): void };
  beforeAll(run: () => Promise<void>): void;
  beforeEach(run: () => void): void;
  afterEach(run: () => void): void;
  afterAll(run: () => Promise<void>): void;
}

/** A local Discord for the tests of this file: call it at the top of the file or in a `describe`. */
export function useLocalDiscord(options?: UseOptions): LocalDiscordInTests {
  const jest = globalThis as unknown as JestGlobals;
  jest.expect.extend(matchers);
  let onFailure = () => {};
  jest.afterEach(() => {
    if (hasFailed()) onFailure();
  });
  return useLocalDiscordWith(
    {
      beforeAll: (run) => jest.beforeAll(run),
      afterAll: (run) => jest.afterAll(run),
      beforeEach: (run) =>
        jest.beforeEach(() =>
          run((act) => {
            onFailure = act;
          }),
        ),
    },
    options,
  );
}

/**
 * Jest doesn't pass a test's result to hooks; its runner, jest-circus, keeps it under this symbol of the
 * global object.
 */
function hasFailed(): boolean {
  const key = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  const state = Object(key && Object(globalThis)[key]);
  return (Object(state.currentlyRunningTest).errors ?? []).length > 0;
}
