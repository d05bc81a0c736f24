import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Place } from '../store/index.ts';

/** Where a place's messages are posted: a channel is itself, somebody's DM has to be opened first. */
export async function openChannel(
  { kind, discordId }: Pick<Place, 'kind' | 'discordId'>,
  poster: Poster,
  pace: Pace,
): Promise<string> {
  return kind === 'user' ? poster.openDm(discordId, pace.turn) : discordId;
}
