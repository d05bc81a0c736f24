import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatOptions } from './deps.ts';
import { handleDispatch } from './handle-dispatch.ts';
import { createRuntime } from './runtime.ts';

export type { ChatOptions } from './deps.ts';

/** After `stop`, a running request has this long to finish. */
const GRACE_MS = 1_000;

export interface Chat {
  /** Handles a gateway dispatch. Never throws and never rejects. */
  onMessage(type: string, data: unknown): Promise<void>;
  /** Sends nothing more: calls of `onMessage` end at once, or within a second if a request is under way. */
  stop(): void;
}

/** Replies to links pasted in chat, and keeps each reply up to date until its message is deleted. */
export function createChat(options: ChatOptions): Chat {
  const { log, metrics } = options;
  const stopping = new AbortController();
  const report = (error: unknown) => {
    if (stopping.signal.aborted) return;
    metrics.chatLinks('failed');
    log.error({ err: error }, 'chat message failed');
  };
  const runtime = createRuntime(options, stopping.signal, report);
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => void sleep(GRACE_MS).then(resolve));
  });

  return {
    async onMessage(type, data) {
      if (stopping.signal.aborted) return;
      await Promise.race([handleDispatch(runtime, type, data).catch(report), stopped]);
    },
    stop: () => stopping.abort(),
  };
}
