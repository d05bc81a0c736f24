import { afterAll, beforeAll, describe, it, onTestFailed } from 'vitest';
import { type RunningLocalDiscord, startLocalDiscord } from '../../src/index.ts';
import { type BotProcess, startBot } from './bot-process.ts';
import { CERT_FILE, tls } from './certificate.ts';
import { comeBack, logIn, type StepName, steps } from './steps.ts';

export interface JourneyOptions {
  /** The library's name, as its authors write it. */
  readonly library: string;
  /** The program, then the bot's file in `bots/`. */
  readonly command: readonly [program: string, file: string];
  /** Whether it speaks HTTPS only. */
  readonly overHttps?: boolean;
  /** What the library cannot do, with the reason. */
  readonly absent?: Readonly<Partial<Record<StepName, string>>>;
}

/** Drives one bot through everything that people and Discord do with it. */
export function journey({ library, command, overHttps = false, absent = {} }: JourneyOptions): void {
  describe(library, () => {
    const settings = overHttps ? { NODE_EXTRA_CA_CERTS: CERT_FILE } : {};
    let local: RunningLocalDiscord;
    let bot: BotProcess;

    beforeAll(async () => {
      local = await startLocalDiscord(overHttps ? { tls } : {});
      bot = startBot(command, local.apiUrl, settings);
      const ended = bot.ended.then(() => Promise.reject(new Error('the bot has ended')));
      await Promise.race([logIn(local.discord), ended]).catch((cause) => {
        throw new Error(`${library} did not log in with its commands: ${cause.message}. ${printed()}`);
      });
      ended.catch(() => undefined);
    });
    afterAll(async () => {
      await bot.stop();
      await local.close();
    });

    const printed = (from = 0) => `It printed:\n${bot.output().slice(from)}`;
    const names = Object.keys(steps) as StepName[];
    for (const name of names) {
      const reason = absent[name];
      it.skipIf(reason !== undefined)(reason ? `${name} (absent: ${reason})` : name, async () => {
        const before = bot.output().length;
        onTestFailed(() => void process.stderr.write(printed(before)));
        await steps[name](local.discord);
      });
    }

    it('starts a second time, with its commands registered already', async () => {
      await bot.stop();
      const before = local.discord.requests.length;
      bot = startBot(command, local.apiUrl, settings);
      onTestFailed(() => void process.stderr.write(printed()));
      await comeBack(local.discord, before);
    });
  });
}
