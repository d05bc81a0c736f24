import { once } from 'node:events';
import type { z } from 'zod';
import type { BotProcess } from '../sandbox/bot-process.ts';

const TIMEOUT_MS = 10_000;

/** Sends a message to the module preloaded into a bot's process, and resolves with its reply. */
export async function queryPreload<T>(
  { child }: BotProcess,
  message: object,
  reply: z.ZodType<T>,
): Promise<T> {
  const replied = once(child, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  child.send(message);
  const [received] = await replied;
  return reply.parse(received);
}
