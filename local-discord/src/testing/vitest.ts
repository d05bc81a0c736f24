/** The exports of `local-discord/vitest`. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type MessageMatchers, matchers } from './matchers.ts';
import { type LocalDiscordInTests, type UseOptions, useLocalDiscordWith } from './use-local-discord.ts';

export type { LocalDiscordInTests, UseOptions } from './use-local-discord.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends MessageMatchers<R> {}
}

expect.extend(matchers);

/** A local Discord for the tests of this file: call it at the top of the file or in a `describe`. */
export function useLocalDiscord(options?: UseOptions): LocalDiscordInTests {
  return useLocalDiscordWith(
    {
      beforeAll: (run) => beforeAll(run),
      afterAll: (run) => afterAll(run),
      beforeEach: (run) => beforeEach(({ onTestFailed }) => run((act) => onTestFailed(act))),
    },
    options,
  );
}
