import { setTimeout as sleep } from 'node:timers/promises';
import { startBotProcess } from '../../sandbox/bot-process.ts';
import { errorMessage } from '../error-message.ts';
import { processStats } from '../process-stats.ts';
import { createRestartableBot } from '../restartable-bot.ts';
import { waitUntil } from '../wait-until.ts';
import { ENDS_WITH_DRILL } from './ends-with-drill.ts';
import type { MachineLink } from './network.ts';
import type { Priority } from './priority.ts';

const READINESS_TIMEOUT_MS = 2_000;
const READY_TIMEOUT_MS = 45_000;
/** Longer than the bot's own limits for stopping (docs/operations.md). */
const STOP_TIMEOUT_MS = 10_000;
const RESTART_MS = 1_000;

/** One of the machines, with one bot. */
export interface Machine {
  /** From 0. */
  readonly index: number;
  readonly link: MachineLink;
  readonly webhookUrl: string;
  start(): void;
  /** Sends SIGTERM, then SIGKILL if that takes too long. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  isReady(): Promise<boolean>;
  /** @throws Error if it isn't ready in time */
  untilReady(): Promise<void>;
  /** When it was started, from `performance.now()`. */
  readonly starts: readonly number[];
  /** What its processes did wrong. */
  problems(): readonly string[];
  /** Id of the running process; null: none. */
  pid(): number | null;
  /** The highest value since the start, MB. */
  peakMemoryMb(): number;
  close(): Promise<void>;
}

interface MachineOptions extends Pick<Machine, 'index' | 'link'> {
  readonly settings: Readonly<Record<string, string>>;
  /** Modules to preload into its processes. */
  readonly preload: readonly URL[];
  readonly priority: Priority;
  /** The clock of deadlines, ms. */
  readonly now: () => number;
}

export function createMachine({ index, link, settings, preload, priority, now }: MachineOptions): Machine {
  const name = `machine ${index + 1}`;
  const { host, port } = link.receiver;
  const command = [...link.command, ...ENDS_WITH_DRILL, ...priority.command];
  const bot = createRestartableBot(
    () => startBotProcess(settings, 'inherit', preload, command),
    // Restarts it like a service manager does.
    () => void sleep(RESTART_MS).then(() => isClosed || start()),
  );
  let isClosed = false;
  const problems: string[] = [];
  const starts: number[] = [];
  const peaks: number[] = [0];
  const start = () => {
    starts.push(performance.now());
    bot.start();
  };
  const pid = () => {
    if (!bot.isStarted()) return null;
    const { child } = bot.current();
    return child.exitCode === null && child.signalCode === null ? (child.pid ?? null) : null;
  };
  const notePeak = () => {
    const running = pid();
    if (running !== null) peaks.push(processStats(running).peakRssMb);
  };
  const isReady = async () => {
    const signal = AbortSignal.timeout(READINESS_TIMEOUT_MS);
    const response = await fetch(`http://${host}:${port}/readyz`, { signal }).catch(() => null);
    await response?.body?.cancel();
    return response?.status === 200;
  };
  const stop = async () => {
    notePeak();
    let hasEnded = false;
    const killing = waitUntil(() => hasEnded, `${name} to stop`, STOP_TIMEOUT_MS, now).catch(() => {
      problems.push(`${name} had to be killed because it did not stop`);
      bot.current().child.kill('SIGKILL');
    });
    const code = await bot.stop();
    hasEnded = true;
    await killing;
    if (code !== 0) problems.push(`${name} ended with exit code ${code} when it was stopped`);
  };
  return {
    index,
    link,
    webhookUrl: `http://${host}:${port}/webhook`,
    start,
    starts,
    stop,
    async kill() {
      notePeak();
      await bot.kill();
    },
    freeze: () => void bot.current().child.kill('SIGSTOP'),
    thaw: () => void bot.current().child.kill('SIGCONT'),
    isReady,
    pid,
    untilReady: () => waitUntil(isReady, `${name} to be ready`, READY_TIMEOUT_MS, now),
    problems: () => {
      const crashes = bot.crashes();
      return crashes === 0
        ? problems
        : [...problems, `a process of ${name} ended by itself ${crashes} times`];
    },
    peakMemoryMb() {
      notePeak();
      return Math.max(...peaks);
    },
    async close() {
      isClosed = true;
      if (!bot.isStarted()) return;
      bot.current().child.kill('SIGCONT');
      await stop().catch((error: unknown) => void problems.push(errorMessage(error)));
    },
  };
}
