import type { ClientMessage, CommandCall } from 'local-discord';
import type { LocalDiscord } from '../sandbox/discord.ts';
import { seeded } from '../sandbox/seed.ts';
import { SAMPLES } from '../sandbox/service/index.ts';
import { allTextOf } from '../test/support/discord-user.ts';

export type SlashCommand = Pick<CommandCall, 'name' | 'subcommand' | 'options'>;

/** Who uses a command, and where. */
export type Caller = Pick<CommandCall, 'userId' | 'channelId'>;

const ADA_IN_GENERAL: Caller = { userId: seeded.ada, channelId: seeded.general };
const SAMPLE_NUMBER = SAMPLES.parcels[0]?.number ?? '';

/** One of the four commands, about something not used before. */
export function uniqueCommand(serial: number): SlashCommand {
  const id = String(7_300_000_000 + serial);
  const link = `https://weidian.com/item.html?itemID=${id}`;
  const commands: readonly [SlashCommand, ...SlashCommand[]] = [
    { name: 'track', options: { number: `XX${id}CN` } },
    { name: 'qc', options: { link } },
    { name: 'lookup', options: { link } },
    { name: 'convert', options: { link } },
  ];
  return commands[serial % commands.length] ?? commands[0];
}

/**
 * Uses a command, and resolves with the final reply.
 * @throws Error if the bot doesn't reply as Discord requires
 */
export async function runCommand(
  discord: LocalDiscord,
  command: SlashCommand,
  caller: Caller = ADA_IN_GENERAL,
): Promise<ClientMessage> {
  const { interactionId } = await discord.runCommand({ ...caller, ...command });
  return discord.waitForAnswer(interactionId);
}

/**
 * Uses a command and presses a button on its reply, even one that only earlier versions had.
 * @throws Error if the bot doesn't reply
 */
export async function runCommandAndPress(
  discord: LocalDiscord,
  command: SlashCommand,
  customId: string,
  caller: Caller,
): Promise<void> {
  const { id: messageId } = await runCommand(discord, command, caller);
  const pressed = await discord.forgeComponent({ userId: caller.userId, messageId, customId });
  await discord.waitForAnswer(pressed.interactionId);
}

/**
 * Uses a command, and says yes if it asks first.
 * @param yes the custom id of that button
 * @throws Error if the bot doesn't reply
 */
export async function runCommandAndConfirm(
  discord: LocalDiscord,
  command: SlashCommand,
  yes: RegExp,
  caller: Caller,
): Promise<void> {
  const asked = await runCommand(discord, command, caller);
  const [customId] = yes.exec(JSON.stringify(asked.components)) ?? [];
  if (customId !== undefined) await (await discord.as(caller.userId).press(asked, customId)).answer();
}

/**
 * Tracks a parcel that the service knows.
 * @returns what is wrong with the reply; null when it is about the parcel
 */
export async function trackSampleParcel(discord: LocalDiscord): Promise<string | null> {
  const reply = await runCommand(discord, { name: 'track', options: { number: SAMPLE_NUMBER } });
  const text = allTextOf(reply);
  return text.includes(SAMPLE_NUMBER) ? null : `/track answered ${text.slice(0, 200)}`;
}
