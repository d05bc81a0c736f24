import type { BaseInteraction } from 'discord.js';
import { type Answer, type AskOptions, isAnswer, type TrackingResult } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { relative } from '../../views/time.ts';
import { textsForAsker } from '../input/texts-for-asker.ts';
import { myFollowsOf } from './mine.ts';

/**
 * Asks the service about a number that the asker names. Somebody who names many unknown numbers is slowed down, because
 * a masked number could be guessed that way; followed parcels can always be opened.
 * @throws UserError when too many were unknown
 */
export async function askByNumber(
  number: string,
  interaction: BaseInteraction,
  context: Context,
  asking?: AskOptions,
): Promise<Answer<TrackingResult>> {
  const { id } = interaction.user;
  const { refusedUntil, forgive } = context.unknownNumbers.begin(id);
  if (refusedUntil !== null && (await myFollowsOf(number, id, context)).length === 0) {
    // Rounded up, since Discord shows whole seconds.
    throw new UserError(textsForAsker(interaction).input.tooManyUnknown(relative(refusedUntil + 999)));
  }
  try {
    const answer = await context.api.tracking(number, asking);
    forgive();
    return answer;
  } catch (error) {
    if (!isAnswer(error)) forgive();
    throw error;
  }
}
