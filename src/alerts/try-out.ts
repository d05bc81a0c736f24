import { randomBytes } from 'node:crypto';
import type { View } from '../bot/command.ts';
import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Store } from '../store/index.ts';
import { failureOf, type SetAsideReason } from './failure.ts';
import { channelOf } from './names.ts';
import { openChannel } from './open-channel.ts';

/** What became of a test: posted, why the place takes nothing, or that Discord did not answer. */
export type TestResult = 'posted' | SetAsideReason | 'unavailable';

export interface TryOutOptions {
  readonly store: Store;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly resume: (placeId: number) => void;
  readonly clock: () => number;
}

/** Posts a sample at a place. One that takes it again gets everything it has been owed meanwhile. */
export function createTryOut({ store, poster, pace, resume, clock }: TryOutOptions) {
  return async (placeId: number, view: View, roleId: string | undefined): Promise<TestResult> => {
    const place = await store.places.get(placeId);
    if (place === undefined) return 'gone';
    try {
      const channelId = await openChannel(place, poster, pace);
      const nonce = randomBytes(16).toString('base64url');
      await pace.inTurn(channelOf(place), 'post', () => poster.post(channelId, view, { nonce, roleId }));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.outcome !== 'set_aside') return 'unavailable';
      await store.places.setAside(placeId, failure.reason, clock());
      return failure.reason;
    }
    await store.places.restore(placeId, clock());
    resume(placeId);
    return 'posted';
  };
}
