import { type BotProcess, startBotProcess } from './bot-process.ts';
import type { BotState } from './control/protocol.ts';
import { createListeners } from './listeners.ts';

/** An operator's patience before the hard way. */
const STOP_WITHIN_MS = 10_000;

/** The bot's process, which may be ended and started again. */
export interface BotKeeper {
  readonly state: BotState;
  /** Does nothing while it runs. */
  start(): void;
  /** SIGTERM, as an operator would. */
  stop(): Promise<void>;
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  /** Resolves when the process that runs now has ended. */
  ended(): Promise<void>;
  onChange(listener: (state: BotState) => void): () => void;
}

export function keepBot(settings: Readonly<Record<string, string>>): BotKeeper {
  const changes = createListeners<BotState>();
  let running: BotProcess | null = null;
  let exit: Promise<void> = Promise.resolve();
  let state: BotState = { isRunning: false, pid: null, ended: null };
  const become = (next: BotState) => {
    state = next;
    changes.tell(state);
  };

  const end = async (signal: NodeJS.Signals) => {
    running?.child.kill(signal);
    await exit;
  };
  return {
    get state() {
      return state;
    },
    start() {
      if (running !== null) return;
      const bot = startBotProcess(settings);
      running = bot;
      become({ ...state, isRunning: true, pid: bot.child.pid ?? null });
      exit = bot.exited.then((code) => {
        running = null;
        const { signalCode } = bot.child;
        become({ isRunning: false, pid: null, ended: signalCode ?? `exit code ${code}` });
      });
    },
    async stop() {
      const hard = setTimeout(() => void end('SIGKILL'), STOP_WITHIN_MS);
      await end('SIGTERM');
      clearTimeout(hard);
    },
    kill: () => end('SIGKILL'),
    ended: () => exit,
    onChange: changes.listen,
  };
}
