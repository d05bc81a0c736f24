import { randomBytes } from 'node:crypto';
import type { Interaction } from 'discord.js';
import type { Log } from '../../process/log.ts';
import type { CommandOutcome } from '../../process/metrics.ts';
import type { MessageView } from '../messages/message-view.ts';
import { isInteractionExpired, replyPrivately } from './respond.ts';
import { UserRateLimitError } from './user-rate-limit.ts';

/** The messages about errors. The dispatcher gets them as an argument, because `discord/` knows no feature. */
export interface ErrorViews {
  /** @param reference id in the log @returns `expected`: whether the operator can ignore it */
  describe(error: unknown, reference: string, locale: string): { view: MessageView; expected: boolean };
  tooManyInteractions(waitMs: number, locale: string): MessageView;
  outdatedComponent(locale: string): MessageView;
  notAllowed(locale: string): MessageView;
}

/** Letters and digits that people don't confuse when reading or typing. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Logs the error and shows the user a message about it. Never rejects. */
export async function reportError(
  interaction: Interaction,
  command: string,
  error: unknown,
  { errorViews, log, clock }: { errorViews: ErrorViews; log: Log; clock: () => number },
): Promise<CommandOutcome> {
  // Links the user's message to the operator's log line.
  const reference = Array.from(randomBytes(6), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const ageMs = clock() - interaction.createdTimestamp;
  const details = { reference, interaction: interaction.id, command, ageMs, err: error };
  if (isInteractionExpired(error)) {
    log.info(details, 'interaction expired');
    return 'too_late';
  }
  const { locale } = interaction;
  const { view, expected } =
    error instanceof UserRateLimitError
      ? { view: errorViews.tooManyInteractions(error.waitMs, locale), expected: true }
      : errorViews.describe(error, reference, locale);
  if (expected) log.info(details, 'interaction rejected');
  else log.error(details, 'interaction failed');
  try {
    if (interaction.isRepliable()) await replyPrivately(interaction, view);
  } catch (failure) {
    log.warn({ reference, err: failure }, 'error reply not sent');
  }
  return expected ? 'rejected' : 'failed';
}
