import {
  DiscordAPIError,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import { retryOnNetworkError } from './retry-on-network-error.ts';

const ALREADY_ACKNOWLEDGED = 40060;

/** Shows "thinking…" to everybody or to the user alone. */
export async function deferReply(interaction: RepliableInteraction, isPrivate: boolean): Promise<void> {
  const defer = () => interaction.deferReply(isPrivate ? { flags: MessageFlags.Ephemeral } : {});
  await acknowledgeOnce(defer, () => {
    interaction.deferred = true;
    interaction.ephemeral = isPrivate;
  });
}

/** Acknowledges a press; its message stays unchanged for now. */
export async function deferUpdate(
  interaction: MessageComponentInteraction | ModalMessageModalSubmitInteraction,
): Promise<void> {
  await acknowledgeOnce(
    () => interaction.deferUpdate(),
    () => {
      interaction.deferred = true;
    },
  );
}

/** @param onAlreadyAcknowledged called if a retry shows that the first attempt reached Discord */
async function acknowledgeOnce(
  defer: () => Promise<unknown>,
  onAlreadyAcknowledged: () => void,
): Promise<void> {
  let isRetry = false;
  try {
    await retryOnNetworkError((attempt) => {
      isRetry = attempt > 1;
      return defer();
    });
  } catch (error) {
    const isAcknowledged = error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED;
    if (!isRetry || !isAcknowledged) throw error;
    onAlreadyAcknowledged();
  }
}
