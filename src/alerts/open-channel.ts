import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Place } from '../store/index.ts';

/**
 * Where a place's messages are posted: a channel is itself, somebody's DM has to be opened first.
 * @param stopping gives up waiting for a turn
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
