import {
  InteractionContextType,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import type { CommandReply, ReplyMode } from '../command-reply.ts';
import type { ComponentInteraction } from '../component.ts';
import { deferReply, deferUpdate } from './acknowledge.ts';
import type { FillIn } from './fill-in.ts';

/** An interaction that came from a message with components. */
type InteractionWithMessage = ComponentInteraction | ModalMessageModalSubmitInteraction;

/** Replies with a new message. */
export async function sendReply(
  interaction: RepliableInteraction,
  reply: CommandReply,
  fillIn: FillIn,
): Promise<void> {
  await deferReply(interaction, reply.private);
  await fillIn(interaction, await reply.view(reply.private ? 'private' : 'public'));
}

/** Replies to a component or its modal by a new message or by an edit, as {@link ReplyMode} says. */
export async function sendReplyAs(
  mode: ReplyMode,
  interaction: InteractionWithMessage,
  reply: CommandReply,
  fillIn: FillIn,
): Promise<void> {
  if (mode === 'reply') return sendReply(interaction, reply, fillIn);
  if (!canEditMessage(mode, interaction)) return sendReply(interaction, { ...reply, private: true }, fillIn);
  await deferUpdate(interaction);
  const isPublic = mode === 'update_for_all' && !isPrivate(interaction) && !isInDm(interaction);
  await fillIn(interaction, await reply.view(isPublic ? 'public' : 'private'), interaction.message.id);
}

/** Public messages change only for the user whom they answer, and only in the mode that allows it. */
function canEditMessage(mode: ReplyMode, interaction: InteractionWithMessage): boolean {
  if (isPrivate(interaction)) return true;
  if (isInDm(interaction) && (mode === 'update_own' || isAnswer(interaction))) return true;
  const author = interaction.message.interactionMetadata?.user.id;
  return mode === 'update_for_all' && author === interaction.user.id;
}

/** In the user's DMs with the bot, where nobody else is. */
function isInDm({ context }: InteractionWithMessage): boolean {
  return context === InteractionContextType.BotDM;
}

/** Not an alert, which has no Components V2 and stays as it was posted. */
function isAnswer({ message }: InteractionWithMessage): boolean {
  return message.flags.has(MessageFlags.IsComponentsV2);
}

function isPrivate({ message }: InteractionWithMessage): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}
