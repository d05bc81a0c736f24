import { isClientError } from '../../api/index.ts';
import type { MessageView } from '../../discord/message-view.ts';
import type { Texts } from '../../texts/index.ts';
import { parcelChooserView } from '../../views/chooser.ts';
import { relative } from '../../views/time.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import type { ChatDeps } from '../deps.ts';
import type { SourceMessage } from '../source-message.ts';
import { parcelCard } from './parcel-card.ts';

/**
 * The card of a parcel, or a choice among several. In a server everybody can read the answer, so it is the masked card of
 * the first number.
 * @throws UserFacingError after too many unknown numbers, which could be guesses at somebody's masked parcel
 * @throws ApiError
 */
export async function answerNumbers(
  deps: ChatDeps,
  message: SourceMessage,
  numbers: readonly string[],
  texts: Texts,
): Promise<MessageView> {
  const [number = ''] = numbers;
  if (message.guildId === null && numbers.length > 1) return parcelChooserView(numbers, texts);
  const { refusedUntil, forgive } = deps.unknownNumbers.begin(message.authorId);
  if (refusedUntil !== null) {
    // Rounds up, because Discord shows whole seconds.
    throw new UserFacingError(texts.input.tooManyUnknownNumbers(relative(refusedUntil + 999)));
  }
  try {
    const card = await parcelCard(deps, message, number, texts);
    forgive();
    return card;
  } catch (error) {
    if (!isClientError(error)) forgive();
    throw error;
  }
}
