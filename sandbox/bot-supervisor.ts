import { createListeners } from 'local-discord/listeners';
import { type BotProcess, startBotProcess } from './bot-process.ts';
import type { BotState } from './control/protocol.ts';

/** How long after SIGTERM the bot is killed with SIGKILL. */
const STOP_TIMEOUT_MS = 10_000;

/** The bot's process, which can be stopped and started again. */
export interface BotSupervisor {
  readonly state: BotState;
  /** Does nothing if the bot is running. */
  start(): void;
  /** SIGTERM, as an operator would. */
  stop(): Promise<void>;
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  /** Resolves when the current process has ended. */
  ended(): Promise<void>;
  onChange(listener: (state: BotState) => void): () => void;
}

export function superviseBot(settings: Readonly<Record<string, string>>): BotSupervisor {
  const changes = createListeners<BotState>();
  let running: BotProcess | null = null;
  let exit: Promise<void> = Promise.resolve();
  let state: BotState = { isRunning: false, pid: null, ended: null };
  const setState = (next: BotState) => {
    state = next;
    changes.notify(state);
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
      setState({ ...state, isRunning: true, pid: bot.child.pid ?? null });
      exit = bot.exited.then((code) => {
        running = null;
        const { signalCode } = bot.child;
        setState({ isRunning: false, pid: null, ended: signalCode ?? `exit code ${code}` });
      });
    },
    async stop() {
      const killTimer = setTimeout(() => void end('SIGKILL'), STOP_TIMEOUT_MS);
      await end('SIGTERM');
      clearTimeout(killTimer);
    },
    kill: () => end('SIGKILL'),
    ended: () => exit,
    onChange: changes.listen,
  };
}
