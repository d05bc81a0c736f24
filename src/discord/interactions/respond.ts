import {
  DiscordAPIError,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type RepliableInteraction,
  Routes,
} from 'discord.js';
import pRetry from 'p-retry';
import type { MessageView } from '../messages/message-view.ts';
import { editBody, rawFiles, withId } from '../posting/message-body.ts';

const MESSAGE_GONE = 10008;
const ALREADY_ACKNOWLEDGED = 40060;

/**
 * Discord's answers that mean "too late" (10062 unknown interaction, 10015 unknown webhook, 50027 token
 * expired, 10008 message gone) or "another process was faster" (40060). They happen now and then; another
 * reply would fail, too.
 */
const EXPIRED_CODES = new Set<number | string>([10062, 10015, MESSAGE_GONE, ALREADY_ACKNOWLEDGED, 50027]);

export function isInteractionExpired(error: unknown): boolean {
  return error instanceof DiscordAPIError && EXPIRED_CODES.has(error.code);
}

/**
 * Retries once, without a pause, if Discord didn't answer. discord.js does so only for a few kinds of broken
 * connections.
 */
export function retryOnNetworkError<T>(send: (attempt: number) => Promise<T>): Promise<T> {
  return pRetry(send, {
    retries: 1,
    minTimeout: 0,
    shouldRetry: ({ error }) => !(error instanceof DiscordAPIError),
  });
}

/** Shows "thinking…" to everyone or only to the user. */
export async function deferReply(interaction: RepliableInteraction, isPrivate: boolean): Promise<void> {
  await acknowledge(() => interaction.deferReply(isPrivate ? { flags: MessageFlags.Ephemeral } : {}));
  interaction.deferred = true;
  interaction.ephemeral = isPrivate;
}

/** Acknowledges a press; its message stays unchanged for now. */
export async function deferUpdate(
  interaction: MessageComponentInteraction | ModalMessageModalSubmitInteraction,
): Promise<void> {
  await acknowledge(() => interaction.deferUpdate());
  interaction.deferred = true;
}

/** A retry may reveal that the first attempt reached Discord, while discord.js doesn't know that the reply is deferred. */
async function acknowledge(defer: () => Promise<unknown>): Promise<void> {
  let isRetry = false;
  try {
    await retryOnNetworkError((attempt) => {
      isRetry = attempt > 1;
      return defer();
    });
  } catch (error) {
    const isAcknowledged = error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED;
    if (!isRetry || !isAcknowledged) throw error;
  }
}

/** Deletes the message of a component, after `deferUpdate`. Succeeds if the message is already gone. */
export async function deleteMessage(interaction: MessageComponentInteraction): Promise<void> {
  await retryOnNetworkError(() => interaction.deleteReply()).catch((error: unknown) => {
    if (!(error instanceof DiscordAPIError) || error.code !== MESSAGE_GONE) throw error;
  });
}

/** Fills in a deferred reply, or replaces the whole message of a component. @returns the id of the message */
export async function editReply(interaction: RepliableInteraction, view: MessageView): Promise<string> {
  const { applicationId, token, client } = interaction;
  // discord.js' own `editReply` turns null into '', but Components V2 need a content of null.
  const options = { body: editBody(view), files: rawFiles(view.files), auth: false };
  const route = Routes.webhookMessage(applicationId, token);
  const { id } = await retryOnNetworkError(async () => withId.parse(await client.rest.patch(route, options)));
  interaction.replied = true;
  return id;
}

/** Shows a message only to the user, whatever was replied or deferred before. */
export async function replyPrivately(interaction: RepliableInteraction, view: MessageView): Promise<void> {
  const { files = [], poll: _poll, ...fields } = view;
  const message: InteractionReplyOptions = {
    ...fields,
    files: files.map(({ bytes, ...file }) => ({ ...file, attachment: Buffer.from(bytes) })),
    flags: MessageFlags.Ephemeral | (view.flags ?? 0),
  };
  if (!interaction.deferred && !interaction.replied) {
    await interaction.reply(message);
    return;
  }
  if (interaction.ephemeral === true || offersSamePress(interaction, view)) {
    await editReply(interaction, view);
    return;
  }
  const updatesOwnMessage =
    (interaction.isMessageComponent() || interaction.isModalSubmit()) && interaction.ephemeral === null;
  // Deletes a public "thinking…". The user gets the message even if that fails.
  if (!updatesOwnMessage) await interaction.deleteReply().catch(() => {});
  await interaction.followUp(message);
}

/**
 * Whether an error offers the pressed button again. It then replaces a private message; otherwise, each
 * failure would add one.
 */
function offersSamePress(interaction: RepliableInteraction, { components = [] }: MessageView): boolean {
  return (
    interaction.isMessageComponent() &&
    interaction.message.flags.has(MessageFlags.Ephemeral) &&
    JSON.stringify(components).includes(`"custom_id":${JSON.stringify(interaction.customId)}`)
  );
}
