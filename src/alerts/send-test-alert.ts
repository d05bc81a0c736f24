import { randomBytes } from 'node:crypto';
import type { MessageView } from '../discord/messages/message-view.ts';
import { classifyFailure, type SuspensionReason } from './outbox/classify-failure.ts';
import { postTitle } from './outbox/send-message.ts';
import type { AlertParts } from './parts.ts';
import { rateLimitKey, resolveChannelId } from './sending.ts';

/** The result of a test: posted, why the destination accepts no messages, or that Discord did not answer. */
export type TestAlertResult = 'posted' | SuspensionReason | 'unavailable';

/** Posts a sample at a destination. If that works, a suspended destination gets its pending alerts. */
export function createSendTestAlert(
  parts: Pick<AlertParts, 'store' | 'poster' | 'rateLimiter' | 'resume' | 'clock'>,
) {
  const { store, poster, rateLimiter, resume, clock } = parts;
  return async (destinationId: number, view: MessageView, roleId?: string): Promise<TestAlertResult> => {
    const roleIds = roleId === undefined ? [] : [roleId];
    const destination = await store.destinations.get(destinationId);
    if (destination === undefined) return 'gone';
    try {
      const channelId = await resolveChannelId(parts, destination);
      const nonce = randomBytes(16).toString('base64url');
      await rateLimiter.schedule(rateLimitKey(destination), 'post', () =>
        destination.forum
          ? poster.openPost(channelId, postTitle(view), view, { roleIds })
          : poster.post(channelId, view, { nonce, roleIds }),
      );
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.outcome !== 'suspended') return 'unavailable';
      await store.destinations.suspend(destinationId, failure.reason, clock());
      return failure.reason;
    }
    await store.destinations.restore(destinationId, clock());
    resume(destinationId);
    return 'posted';
  };
}
