import type { Interaction } from 'discord.js';
import type { CommandOutcome } from '../../process/metrics.ts';
import { commandNameOf } from './command-name.ts';
import type { DispatchOptions } from './dispatch-options.ts';
import { createErrorReference } from './error-reference.ts';
import type { ErrorDescription, ErrorViews } from './error-views.ts';
import { isInteractionExpired, replyPrivately } from './respond.ts';
import { UserRateLimitError } from './user-rate-limit.ts';

/** Logs the error and shows the user a message about it. Never rejects. */
export async function reportError<C>(
  interaction: Interaction,
  error: unknown,
  { commands, errorViews, log, clock }: DispatchOptions<C>,
): Promise<CommandOutcome> {
  const reference = createErrorReference();
  const details = {
    reference,
    interaction: interaction.id,
    command: commandNameOf(interaction, commands),
    ageMs: clock() - interaction.createdTimestamp,
    err: error,
  };
  if (isInteractionExpired(error)) {
    log.info(details, 'interaction expired');
    return 'too_late';
  }
  const { view, expected } = describe(error, reference, interaction.locale, errorViews);
  if (expected) log.info(details, 'interaction rejected');
  else log.error(details, 'interaction failed');
  try {
    if (interaction.isRepliable()) await replyPrivately(interaction, view);
  } catch (failure) {
    log.warn({ reference, err: failure }, 'error reply not sent');
  }
  return expected ? 'rejected' : 'failed';
}

function describe(
  error: unknown,
  reference: string,
  locale: string,
  errorViews: ErrorViews,
): ErrorDescription {
  if (error instanceof UserRateLimitError) {
    return { view: errorViews.tooManyInteractions(error.waitMs, locale), expected: true };
  }
  return errorViews.describe(error, reference, locale);
}
