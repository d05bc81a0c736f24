import type { ChatInputCommandInteraction, MessageContextMenuCommandInteraction } from 'discord.js';
import type { Command } from '../command.ts';
import type { CommandReply } from '../command-reply.ts';
import type { HandlerOptions } from './dispatch-options.ts';
import { replyPrivately } from './respond.ts';
import { sendReply } from './send-reply.ts';

type CommandInteraction = ChatInputCommandInteraction | MessageContextMenuCommandInteraction;

export async function handleCommand<C>(
  interaction: CommandInteraction,
  context: C,
  { commands, errorViews, fillIn }: HandlerOptions<C>,
): Promise<void> {
  const reply = executeCommand(interaction, commands.get(interaction.commandName), context);
  if (reply === null) return replyPrivately(interaction, errorViews.outdatedComponent(interaction.locale));
  await sendReply(interaction, reply, fillIn);
}

/** Null if this version has no such command of this type. */
function executeCommand<C>(
  interaction: CommandInteraction,
  command: Command<C> | undefined,
  context: C,
): CommandReply | null {
  if (command === undefined) return null;
  if (interaction.isChatInputCommand()) {
    return command.target === undefined ? command.execute(interaction, context) : null;
  }
  return command.target === 'message' ? command.execute(interaction, context) : null;
}
