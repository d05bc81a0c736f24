import {
  DiscordAPIError,
  type InteractionReplyOptions,
  MessageFlags,
  type RepliableInteraction,
} from 'discord.js';
import type { View } from './command.ts';

/**
 * Discord's answers that mean "too late" (10062 unknown interaction, 10015 unknown webhook, 50027 token expired,
 * 10008 message gone) or "another process was faster" (40060). Expected now and then; answering again is pointless.
 */
const TOO_LATE = new Set<number | string>([10062, 10015, 10008, 40060, 50027]);

export function isTooLate(error: unknown): boolean {
  return error instanceof DiscordAPIError && TOO_LATE.has(error.code);
}

/** Fills in a deferred answer, or replaces the message a component stands on, completely. */
export async function fill(interaction: RepliableInteraction, view: View): Promise<void> {
  // Fields left out of an edit keep their old value, so an update names every field.
  const usesComponentsV2 = ((view.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
  const emptied = usesComponentsV2 ? {} : { content: null, embeds: [] };
  const { flags, ...body } = view;
  await interaction.editReply({
    ...emptied,
    components: [],
    ...body,
    ...(usesComponentsV2 ? { flags: MessageFlags.IsComponentsV2 } : {}),
  });
}

/** Tells the asker alone, whatever has been answered or deferred so far. */
export async function tellPrivately(interaction: RepliableInteraction, view: View): Promise<void> {
  const message: InteractionReplyOptions = { ...view, flags: MessageFlags.Ephemeral | (view.flags ?? 0) };
  if (!interaction.deferred && !interaction.replied) {
    await interaction.reply(message);
    return;
  }
  const updatesItsMessage =
    (interaction.isMessageComponent() || interaction.isModalSubmit()) && interaction.ephemeral === null;
  if (interaction.ephemeral === true) {
    await fill(interaction, view);
    return;
  }
  // A public "thinking…" would otherwise stay for everybody to see. Whatever becomes of that, the asker is told.
  if (!updatesItsMessage) await interaction.deleteReply().catch(() => {});
  await interaction.followUp(message);
}
