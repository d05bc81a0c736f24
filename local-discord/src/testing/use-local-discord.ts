import type { LocalDiscord } from '../local-discord.ts';
import type { ResetOptions } from '../reset.ts';
import { type RunningLocalDiscord, type StartOptions, startLocalDiscord } from '../start.ts';

export interface UseOptions extends StartOptions {
  /** How it is reset before every test but the first; false: the tests build on each other. */
  readonly reset?: ResetOptions | false;
  /** Prints the transcript of a failed test; default: to stderr. */
  readonly print?: (text: string) => void;
}

/** A local Discord that runs while the tests of a file do. Before that, its properties throw. */
export type LocalDiscordInTests = Omit<RunningLocalDiscord, 'close'>;

/** The hooks of a test runner. */
export interface TestRunner {
  beforeAll(run: () => Promise<void>): void;
  /** @param onFailure registers what to do if the starting test fails */
  beforeEach(run: (onFailure: (act: () => void) => void) => void): void;
  afterAll(run: () => Promise<void>): void;
}

/** Starts a local Discord for the tests of a file, resets it between them, and prints what happened in a failed one. */
export function useLocalDiscordWith(runner: TestRunner, options: UseOptions = {}): LocalDiscordInTests {
  const { reset = {}, print = (text) => void process.stderr.write(text), ...start } = options;
  let running: RunningLocalDiscord | null = null;
  let isFirst = true;
  const started = (): RunningLocalDiscord => {
    if (running) return running;
    throw new Error('The local Discord starts before the first test: use it in tests and hooks only');
  };
  runner.beforeAll(async () => {
    running = await startLocalDiscord(start);
  });
  runner.beforeEach((onFailure) => {
    if (!isFirst && reset !== false) started().discord.reset(reset);
    isFirst = false;
    onFailure(() => print(failureText(started().discord)));
  });
  runner.afterAll(async () => {
    await running?.close();
  });
  return {
    get url() {
      return started().url;
    },
    get apiUrl() {
      return started().apiUrl;
    },
    get discord() {
      return started().discord;
    },
  };
}

function failureText(discord: LocalDiscord): string {
  return `\nWhat happened in the local Discord:\n${discord.transcript() || '(nothing)'}\n`;
}
