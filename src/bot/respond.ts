import {
  DiscordAPIError,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type RepliableInteraction,
  Routes,
} from 'discord.js';
import { editBody } from '../discord/edit-body.ts';
import type { MessageView } from '../discord/message-view.ts';

/**
 * Discord's answers that mean "too late" (10062 unknown interaction, 10015 unknown webhook, 50027 token expired,
 * 10008 message gone) or "another process was faster" (40060). Expected now and then; answering again is pointless.
 */
const EXPIRED_CODES = new Set<number | string>([10062, 10015, 10008, 40060, 50027]);

export function isInteractionExpired(error: unknown): boolean {
  return error instanceof DiscordAPIError && EXPIRED_CODES.has(error.code);
}

const ALREADY_ACKNOWLEDGED = 40060;
const MESSAGE_GONE = 10008;

/** Sends once more what got no answer at all; discord.js does so for few of the ways in which a line breaks. */
async function retryOnNetworkError<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof DiscordAPIError) throw error;
    return send();
  }
}

/** "Thinking…", for everybody or for the asker alone. */
export async function deferReply(interaction: RepliableInteraction, isPrivate: boolean): Promise<void> {
  const defer = () => interaction.deferReply(isPrivate ? { flags: MessageFlags.Ephemeral } : {});
  await acknowledgeOnce(defer, () => {
    interaction.deferred = true;
    interaction.ephemeral = isPrivate;
  });
}

/** Takes note of a press; the message stays as it is for now. */
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

/** @param assume is done where Discord says that the attempt which seemed to have failed had arrived */
async function acknowledgeOnce(
  defer: () => Promise<unknown>,
  onAlreadyAcknowledged: () => void,
): Promise<void> {
  let attempts = 0;
  try {
    await retryOnNetworkError(() => {
      attempts += 1;
      return defer();
    });
  } catch (error) {
    const wasAlreadyAcknowledged = error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED;
    if (attempts < 2 || !wasAlreadyAcknowledged) throw error;
    onAlreadyAcknowledged();
  }
}

/** Deletes the message of a component, after {@link deferUpdate}. It may be gone already. */
export async function deleteMessage(interaction: MessageComponentInteraction): Promise<void> {
  await retryOnNetworkError(() => interaction.deleteReply()).catch((error: unknown) => {
    if (!(error instanceof DiscordAPIError) || error.code !== MESSAGE_GONE) throw error;
  });
}

/** Fills in a deferred answer, or replaces the message a component stands on, completely. */
export async function editReply(interaction: RepliableInteraction, view: MessageView): Promise<void> {
  const { applicationId, token, client } = interaction;
  // `editReply` writes '' for null, and Discord documents that null makes room for Components V2.
  const body = { ...editBody(view), allowed_mentions: { parse: [] } };
  await retryOnNetworkError(() =>
    client.rest.patch(Routes.webhookMessage(applicationId, token), { body, auth: false }),
  );
  interaction.replied = true;
}

/** Tells the asker alone, whatever has been answered or deferred so far. */
export async function replyPrivately(interaction: RepliableInteraction, view: MessageView): Promise<void> {
  const message: InteractionReplyOptions = { ...view, flags: MessageFlags.Ephemeral | (view.flags ?? 0) };
  if (!interaction.deferred && !interaction.replied) {
    await interaction.reply(message);
    return;
  }
  const updatesOwnMessage =
    (interaction.isMessageComponent() || interaction.isModalSubmit()) && interaction.ephemeral === null;
  if (interaction.ephemeral === true) {
    await editReply(interaction, view);
    return;
  }
  // A public "thinking…" would otherwise stay for everybody to see. Whatever becomes of that, the asker is told.
  if (!updatesOwnMessage) await interaction.deleteReply().catch(() => {});
  await interaction.followUp(message);
}
