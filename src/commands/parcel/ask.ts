import type { BaseInteraction } from 'discord.js';
import { type Answer, type AskOptions, isAnswer, type TrackingResult } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { relative } from '../../views/time.ts';
import { textsForAsker } from '../input/texts-for-asker.ts';
import { myFollowsOf } from './mine.ts';

/**
 * What the service says about a number that the asker names.
 * @throws UserError when too many were unknown
 */
export function askByNumber(
  number: string,
  interaction: BaseInteraction,
  context: Context,
  asking?: AskOptions,
): Promise<Answer<TrackingResult>> {
  return asGuess(number, interaction, context, () => context.api.tracking(number, asking), isAnswer);
}

/**
 * Does what tells whether a number that the asker names is the right one. Whoever names many wrong ones is slowed down,
 * since a masked number could be guessed that way; one's own parcels can always be opened.
 * @param isWrong whether this failure says that the number is not the right one
 * @throws UserError when too many were wrong
 */
export async function asGuess<T>(
  number: string,
  interaction: BaseInteraction,
  context: Context,
  tell: () => Promise<T>,
  isWrong: (error: unknown) => boolean,
): Promise<T> {
  const { id } = interaction.user;
  const { refusedUntil, forgive } = context.unknownNumbers.begin(id);
  if (refusedUntil !== null && (await myFollowsOf(number, id, context)).length === 0) {
    // Rounded up, since Discord shows whole seconds.
    throw new UserError(textsForAsker(interaction).input.tooManyUnknown(relative(refusedUntil + 999)));
  }
  try {
    const told = await tell();
    forgive();
    return told;
  } catch (error) {
    if (!isWrong(error)) forgive();
    throw error;
  }
}
