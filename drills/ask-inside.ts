import { once } from 'node:events';
import type { z } from 'zod';
import type { BotProcess } from '../sandbox/bot-process.ts';

const TIMEOUT_MS = 10_000;

/** Says something to the module that was loaded into a bot's process, and resolves with its answer. */
export async function askInside<T>(
  { child }: BotProcess,
  question: object,
  answer: z.ZodType<T>,
): Promise<T> {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  child.send(question);
  const [received] = await answered;
  return answer.parse(received);
}
