import type { LocalDiscord } from '../sandbox/discord/create-local-discord.ts';
import type { CommandCall } from '../sandbox/discord/protocol.ts';

/**
 * Runs a command somewhere as somebody, and presses a button of its answer.
 * @throws Error when the bot does not answer, or an answer has no such button
 */
export async function runIn(
  discord: LocalDiscord,
  channelId: string,
  userId: string,
  command: Pick<CommandCall, 'name' | 'subcommand' | 'options'>,
  customId?: string,
): Promise<void> {
  const { interactionId } = await discord.runCommand({ userId, channelId, ...command });
  const answer = await discord.waitForAnswer(interactionId);
  if (customId === undefined) return;
  const pressed = await discord.pressComponent({ userId, messageId: answer.id, customId });
  await discord.waitForAnswer(pressed.interactionId);
}
