import { PostError } from '../../discord/poster.ts';
import { classifyFailure } from './classify-failure.ts';
import { linesOf, saysTheSame } from './message-lines.ts';
import type { Job, WorkerContext } from './worker-context.ts';

/** Where a message is that may have been posted. `unknown`: the bot cannot see it; `refused`: the bot may not look. */
export type Found = { readonly messageId: string } | 'absent' | 'unknown' | 'refused';

/**
 * Asks Discord whether a message was posted, or added to another one, although no answer confirmed it.
 * @throws PostError when Discord cannot be asked now
 */
export async function findPosted(worker: WorkerContext, job: Job): Promise<Found> {
  if (job.channelId === null) return 'unknown';
  try {
    return job.message.editedMessageId === null
      ? await findPost(worker, job, job.channelId)
      : await findEdit(worker, job, job.channelId, job.message.editedMessageId);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const { outcome } = classifyFailure(error);
    if (outcome === 'retry') throw error;
    return outcome === 'nothing_to_edit' ? 'absent' : 'refused';
  }
}

/** Searches the newest messages for one with the same lines that belongs to no other delivery. */
async function findPost(
  { store, poster, rateLimiter, stopping, abortRequests }: WorkerContext,
  { destination, message }: Job,
  channelId: string,
): Promise<Found> {
  const own = await poster.ownMessages(
    channelId,
    (send) => rateLimiter.scheduleGlobal(send, stopping),
    abortRequests,
  );
  if (own === null) return 'unknown';
  const lines = linesOf(message.view);
  for (const candidate of own) {
    if (!saysTheSame(linesOf(candidate), lines)) continue;
    const known = await store.deliveries.postedIn(destination.id, candidate.id);
    if (known.length === 0) return { messageId: candidate.id };
  }
  return 'absent';
}

async function findEdit(
  { poster, rateLimiter, stopping, abortRequests }: WorkerContext,
  { message }: Job,
  channelId: string,
  messageId: string,
): Promise<Found> {
  const current = await rateLimiter.scheduleGlobal(
    () => poster.message(channelId, messageId, abortRequests),
    stopping,
  );
  const lines = linesOf(current);
  return linesOf(message.view).every((line) => lines.includes(line)) ? { messageId } : 'absent';
}
