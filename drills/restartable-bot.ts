import { once } from 'node:events';
import type { BotProcess } from '../sandbox/bot-process.ts';

/** One bot process after the other, counting those that end unexpectedly. */
export interface RestartableBot {
  /**
   * The newest process.
   * @throws Error before the first start
   */
  current(): BotProcess;
  isStarted(): boolean;
  /** How often a process ended on its own. */
  crashes(): number;
  start(settings?: Readonly<Record<string, string>>): void;
  /** SIGKILL; resolves once the process has ended. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number>;
}

/** @param onCrash called when a process ended on its own */
export function createRestartableBot(
  startProcess: (settings: Readonly<Record<string, string>>) => BotProcess,
  onCrash: () => void = () => {},
): RestartableBot {
  const endedOnPurpose = new WeakSet<BotProcess>();
  let bot: BotProcess | undefined;
  let crashes = 0;
  const current = (): BotProcess => {
    if (bot === undefined) throw new Error('The bot has not been started');
    return bot;
  };
  return {
    current,
    isStarted: () => bot !== undefined,
    crashes: () => crashes,
    start(settings = {}) {
      const started = startProcess(settings);
      bot = started;
      void started.exited.then(() => {
        if (endedOnPurpose.has(started)) return;
        crashes += 1;
        onCrash();
      });
    },
    async kill() {
      const killed = current();
      endedOnPurpose.add(killed);
      const { child } = killed;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    stop() {
      const stopped = current();
      endedOnPurpose.add(stopped);
      return stopped.stop();
    },
  };
}
