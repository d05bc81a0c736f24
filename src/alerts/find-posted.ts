import { PostError } from '../bot/post.ts';
import { failureOf } from './failure.ts';
import type { Job, Worker } from './job.ts';
import { linesOf, tellsTheSame } from './message-lines.ts';

/** Where a message is that may have been posted. `unknown`: the bot cannot see it; `refused`: the bot may not look. */
export type Found = { readonly messageId: string } | 'absent' | 'unknown' | 'refused';

/**
 * Asks Discord whether a message was posted, or added to another one, although no answer confirmed it.
 * @throws PostError when Discord cannot be asked now
 */
export async function findPosted(worker: Worker, job: Job): Promise<Found> {
  if (job.channelId === null) return 'unknown';
  try {
    return job.message.into === null
      ? await findPost(worker, job, job.channelId)
      : await findEdit(worker, job, job.channelId, job.message.into);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const { outcome } = failureOf(error);
    if (outcome === 'again') throw error;
    return outcome === 'nothing_to_edit' ? 'absent' : 'refused';
  }
}

/** Searches the newest messages for one with the same lines that belongs to no other delivery. */
async function findPost(
  { store, poster, pace, stopping, cut }: Worker,
  { place, message }: Job,
  channelId: string,
): Promise<Found> {
  const own = await poster.ownMessages(channelId, (send) => pace.turn(send, stopping), cut);
  if (own === null) return 'unknown';
  const lines = linesOf(message.view);
  for (const candidate of own) {
    if (!tellsTheSame(linesOf(candidate), lines)) continue;
    const known = await store.deliveries.told(place.id, candidate.id);
    if (known.length === 0) return { messageId: candidate.id };
  }
  return 'absent';
}

async function findEdit(
  { poster, pace, stopping, cut }: Worker,
  { message }: Job,
  channelId: string,
  messageId: string,
): Promise<Found> {
  const current = await pace.turn(() => poster.message(channelId, messageId, cut), stopping);
  const lines = linesOf(current);
  return linesOf(message.view).every((line) => lines.includes(line)) ? { messageId } : 'absent';
}
