import { randomBytes } from 'node:crypto';
import type { MessageView } from '../discord/messages/message-view.ts';
import type { Poster } from '../discord/posting/poster.ts';
import type { RateLimiter } from '../discord/posting/rate-limiter.ts';
import type { Store } from '../store/index.ts';
import { rateLimitKey, resolveChannelId } from './destination-channel.ts';
import { classifyFailure, type SuspensionReason } from './outbox/classify-failure.ts';
import { postTitle } from './outbox/send-message.ts';

/** The result of a test: posted, why the destination accepts no messages, or that Discord did not answer. */
export type TestAlertResult = 'posted' | SuspensionReason | 'unavailable';

interface SendTestAlertOptions {
  readonly store: Store;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly resume: (destinationId: number) => void;
  readonly clock: () => number;
}

/** Posts a sample at a destination. If that works, a suspended destination gets its pending alerts. */
export function createSendTestAlert({ store, poster, rateLimiter, resume, clock }: SendTestAlertOptions) {
  return async (
    destinationId: number,
    view: MessageView,
    roleId: string | undefined,
  ): Promise<TestAlertResult> => {
    const roleIds = roleId === undefined ? [] : [roleId];
    const destination = await store.destinations.get(destinationId);
    if (destination === undefined) return 'gone';
    try {
      const channelId = await resolveChannelId(destination, poster, rateLimiter);
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
