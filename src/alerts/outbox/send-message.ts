import { PostError } from '../../discord/poster.ts';
import { assignBatchKey } from './assign-batch-key.ts';
import { nonceFor } from './destination-keys.ts';
import { idsOf, type Job, type WorkerContext } from './worker-context.ts';

/** A posted message; its id is null when somebody has deleted it since. */
export interface Posted {
  readonly messageId: string | null;
}

/**
 * Sends a message when its turn comes, unless part of it has been withdrawn: then the rest is planned anew.
 * @throws PostError
 */
export async function send(
  worker: WorkerContext,
  job: Job,
  channelId: string,
): Promise<Posted | 'withdrawn'> {
  const { store, rateLimiter, poster, stopping, abortRequests } = worker;
  const { channel, message } = job;
  const { editedMessageId, view, roleId } = message;
  const ids = idsOf(message);
  const schedule = async (): Promise<Posted | 'withdrawn'> => {
    stopping.throwIfAborted();
    const waiting = await store.deliveries.filterPending(ids);
    if (waiting.length < ids.length) return 'withdrawn';
    const nonce = await nameOf(worker, job);
    job.isSent = true;
    if (editedMessageId !== null) {
      await poster.edit(channelId, editedMessageId, view, abortRequests);
      return { messageId: editedMessageId };
    }
    try {
      return { messageId: await poster.post(channelId, view, { nonce, roleId, signal: abortRequests }) };
    } catch (error) {
      // Discord knows the nonce: it was posted, and somebody has deleted it since.
      if (error instanceof PostError && error.kind === 'message_gone') return { messageId: null };
      throw error;
    }
  };
  return rateLimiter.schedule(channel, editedMessageId === null ? 'post' : 'edit', schedule, stopping);
}

/** The nonce of the message. Several deliveries are bound to it before they are sent. */
async function nameOf(worker: WorkerContext, { message }: Job): Promise<string> {
  const { deliveries, editedMessageId, batchKey } = message;
  const isAlone = deliveries.length === 1 && editedMessageId === null;
  return isAlone ? (batchKey ?? nonceFor(deliveries)) : assignBatchKey(worker, message);
}
