/** The exports of `local-discord/vitest`. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type LocalDiscordInTests, type UseOptions, useLocalDiscordWith } from './use-local-discord.ts';

export type { LocalDiscordInTests, UseOptions } from './use-local-discord.ts';

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
