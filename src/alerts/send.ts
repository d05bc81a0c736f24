import { PostError } from '../bot/post.ts';
import { bindMessage } from './bind-message.ts';
import { idsOf, type Job, type Worker } from './job.ts';
import { nonceOf } from './names.ts';

/** A posted message; its id is null when somebody has deleted it since. */
export interface Posted {
  readonly messageId: string | null;
}

/**
 * Sends a message when its turn comes, unless part of it has been withdrawn: then the rest is planned anew.
 * @throws PostError
 */
export async function send(worker: Worker, job: Job, channelId: string): Promise<Posted | 'withdrawn'> {
  const { store, pace, poster, stopping, cut } = worker;
  const { channel, message } = job;
  const { into, view, roleId } = message;
  const ids = idsOf(message);
  const inTurn = async (): Promise<Posted | 'withdrawn'> => {
    stopping.throwIfAborted();
    const waiting = await store.deliveries.stillWaiting(ids);
    if (waiting.length < ids.length) return 'withdrawn';
    const nonce = await nameOf(worker, job);
    job.isSent = true;
    if (into !== null) {
      await poster.edit(channelId, into, view, cut);
      return { messageId: into };
    }
    try {
      return { messageId: await poster.post(channelId, view, { nonce, roleId, signal: cut }) };
    } catch (error) {
      // Discord knows the nonce: it was posted, and somebody has deleted it since.
      if (error instanceof PostError && error.kind === 'message_gone') return { messageId: null };
      throw error;
    }
  };
  return pace.inTurn(channel, into === null ? 'post' : 'edit', inTurn, stopping);
}

/** The nonce of the message. Several deliveries are bound to it before they are sent. */
async function nameOf(worker: Worker, { message }: Job): Promise<string> {
  const { deliveries, into, bundle } = message;
  const isAlone = deliveries.length === 1 && into === null;
  return isAlone ? (bundle ?? nonceOf(deliveries)) : bindMessage(worker, message);
}
