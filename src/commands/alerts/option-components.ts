import { type BaseInteraction, ChannelType, DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import * as z from 'zod';
import { channelOptionsView, type ThreadSupport } from '../../alerts/cards/options/channel-card.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { Press } from '../../discord/interactions/command.ts';
import { permissionsIn } from '../../discord/messages/channel-permissions.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { dmOptionsView } from '../../settings/cards/dm-alerts.ts';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { rowIdArg, yesNoArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { dmDestination } from '../track/follow-target.ts';

/** Whether the user may change what the server's channels get. */
export function canManageAlerts({ memberPermissions }: BaseInteraction): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/**
 * The destination that a custom id names, if its options are the user's to change: their own DMs, or a channel of the server
 * that they manage. Checked at every press, because ids can be forged.
 * @throws UserFacingError for all others
 */
export async function ownDestination(
  id: number,
  interaction: BaseInteraction,
  { store }: Context,
): Promise<Destination> {
  const { errors } = textsForUser(interaction);
  const destination = await store.destinations.get(id);
  if (destination?.kind === 'user' && destination.discordId === interaction.user.id) return destination;
  if (!canManageAlerts(interaction)) throw new UserFacingError(errors.notAllowed);
  const { guildId } = interaction;
  if (destination?.kind === 'channel' && guildId !== null && destination.guildId === guildId)
    return destination;
  throw new UserFacingError(errors.outdatedComponent);
}

/** The user's DMs, whether or not anything was ever posted there. */
export async function ownDms(interaction: BaseInteraction, { store }: Context): Promise<number> {
  return store.destinations.upsert(dmDestination(interaction));
}

type Act<Args> = (destination: Destination, press: Press<Args>, context: Context) => Promise<MessageView>;

/** A button or menu about one destination, for those who may change its options. */
export const optionComponent = (act: Act<readonly [number]>) =>
  privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg]),
    view: async (press, context) =>
      act(await ownDestination(press.args[0], press.interaction, context), press, context),
  });

/** The same with what an option is set to. */
export const switchComponent = (act: Act<readonly [number, boolean]>) =>
  privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg, yesNoArg]),
    view: async (press, context) =>
      act(await ownDestination(press.args[0], press.interaction, context), press, context),
  });

/**
 * The options of a destination as they are now.
 * @param note what was just done
 * @throws UserFacingError if they are not the user's to change
 */
export async function showOptions(
  destinationId: number,
  interaction: BaseInteraction,
  context: Context,
  note: string | null = null,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const destination = await ownDestination(destinationId, interaction, context);
  const { guildId } = destination;
  if (guildId === null) return dmOptionsView(destination, context.clock(), texts);
  const channels = await context.store.alertChannels.list(guildId);
  const options = {
    destination,
    channels: channels.filter((channel) => channel.destinationId === destinationId),
    threads: await threadSupport(interaction, destination),
  };
  return channelOptionsView(options, context.clock(), note, texts);
}

const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

const channelSchema = z.object({ type: z.number() });

/** Without the Guilds intent, the bot doesn't know its channels, so Discord is asked. A channel it can't see gets no threads. */
export async function threadSupport(
  { client }: BaseInteraction,
  { discordId }: Destination,
): Promise<ThreadSupport> {
  try {
    const { type } = channelSchema.parse(await client.rest.get(Routes.channel(discordId)));
    return supportOf(type);
  } catch (error) {
    if (error instanceof DiscordAPIError) return 'never';
    throw error;
  }
}

/** @param type of the channel */
export function supportOf(type: ChannelType): ThreadSupport {
  if (type === ChannelType.GuildForum) return 'always';
  return type === ChannelType.GuildText ? 'optional' : 'never';
}

/** @throws UserFacingError naming what the bot lacks to open threads in the channel */
export async function checkThreadPermissions(
  { client }: BaseInteraction,
  { discordId }: Destination,
  { alertOptions, permissions }: Texts,
): Promise<void> {
  const granted = await permissionsIn((route) => client.rest.get(route), discordId, client.user.id);
  if ((granted & PermissionFlagsBits.Administrator) !== 0n) return;
  const missing = FOR_THREADS.filter((name) => (granted & PermissionFlagsBits[name]) === 0n);
  if (missing.length === 0) return;
  const names = missing.map((name) => permissions[name]).join(', ');
  throw new UserFacingError(alertOptions.threadsMissing(names, `<#${discordId}>`));
}
