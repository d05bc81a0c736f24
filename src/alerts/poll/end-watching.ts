import type { Topic } from '../../store/index.ts';
import { archiveIfOver } from '../receipt.ts';
import { silenceNotice } from '../silence.ts';
import type { PollContext } from './poll-context.ts';

/** Ends the polling of a topic. Followers of a parcel that hasn't arrived are told: it may still move. */
export async function endWatching(
  { store, onEnqueued, clock }: Pick<PollContext, 'store' | 'onEnqueued' | 'clock'>,
  { id, kind, nextPollAt }: Topic,
): Promise<void> {
  const now = clock();
  if (kind !== 'parcel' || !(await archiveIfOver(store, id, now)))
    return store.topics.schedule(id, null, 'increment');
  // Told again when it ends again; once when a second process polls it, because the first one was frozen meanwhile.
  const keyOf = (newestId: number) => `ended:${newestId}:${nextPollAt ?? now}`;
  const notice = await silenceNotice(store, id, 'ended', keyOf, now);
  onEnqueued(await store.notices.record(id, notice, now));
}
