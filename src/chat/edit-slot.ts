import { setTimeout as sleep } from 'node:timers/promises';
import { untilAborted } from '../timing/until-aborted.ts';
import type { ChatDeps } from './deps.ts';
import type { SourceMessage } from './source-message.ts';

/** Waits until one more edit is allowed. @returns false when the edit is superseded or the process stops first */
export async function waitForEditSlot(
  { replyThrottle, stopping }: ChatDeps,
  { channelId, authorId }: SourceMessage,
  superseded: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([superseded, stopping]);
  while (!signal.aborted) {
    const waitMs = replyThrottle.editDelayMs(channelId, authorId);
    if (waitMs === 0) return true;
    await untilAborted(signal, () => sleep(waitMs, undefined, { signal }));
  }
  return false;
}
