import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Place } from '../store/index.ts';

/**
 * The id of the channel to post in: the place's channel, or the DM of a person, which has to be opened first.
 * @param stopping ends the wait for a turn
 * @param cut ends the request
 */
export async function openChannel(
  { kind, discordId }: Pick<Place, 'kind' | 'discordId'>,
  poster: Poster,
  pace: Pace,
  stopping?: AbortSignal,
  cut?: AbortSignal,
): Promise<string> {
  return kind === 'user' ? poster.openDm(discordId, (send) => pace.turn(send, stopping), cut) : discordId;
}
