import { ChannelType, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { channelOptionsView, type ThreadSupport } from '../../alerts/cards/options/channel-card.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { permissionsIn } from '../../discord/messages/channel-permissions.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { dmOptionsView } from '../../settings/cards/dm-alerts.ts';
import type { Destination } from '../../store/index.ts';
import { fetchVisibleChannel, isManager } from '../arguments/channels.ts';
import { oneId, rowIdArg, yesNoArg } from '../arguments/custom-id-args.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { dmDestination } from '../track/follow-target.ts';

/**
 * The destination that a custom id names, if its options are the user's to change: their own DMs, or a channel of the server
 * that they manage. Checked at every press, because ids can be forged.
 * @throws UserFacingError for all others
 */
export async function ownDestination(
  { interaction, context, userId, texts: { errors } }: CommandRequest,
  id: number,
): Promise<Destination> {
  const destination = await context.store.destinations.get(id);
  if (destination?.kind === 'user' && destination.discordId === userId) return destination;
  if (!isManager(interaction)) throw new UserFacingError(errors.notAllowed);
  const { guildId } = interaction;
  if (destination?.kind === 'channel' && guildId !== null && destination.guildId === guildId)
    return destination;
  throw new UserFacingError(errors.outdatedComponent);
}

/** The user's DMs, whether or not anything was ever posted there. */
export function ownDms({ interaction, context }: CommandRequest): Promise<number> {
  return context.store.destinations.upsert(dmDestination(interaction));
}

type Act<Given> = (
  request: CommandRequest<ComponentInteraction>,
  destination: Destination,
  given: Given,
) => Promise<MessageView>;

/** A button or menu about one destination, for those who may change its options. @param act gets the values of a menu */
export const optionComponent = (act: Act<readonly string[]>) =>
  updating(oneId, async (request, [id], values) => act(request, await ownDestination(request, id), values));

/** The same with what an option is set to. */
export const switchComponent = (act: Act<boolean>) =>
  updating(z.tuple([rowIdArg, yesNoArg]), async (request, [id, isOn]) =>
    act(request, await ownDestination(request, id), isOn),
  );

/**
 * The options of a destination as they are now.
 * @param note what was just done
 * @throws UserFacingError if they are not the user's to change
 */
export async function showOptions(
  request: CommandRequest,
  destinationId: number,
  note: string | null = null,
): Promise<MessageView> {
  const { context, texts } = request;
  const destination = await ownDestination(request, destinationId);
  const { guildId } = destination;
  if (guildId === null) return dmOptionsView(destination, context.clock(), texts);
  const channels = await context.store.alertChannels.list(guildId);
  const options = {
    destination,
    channels: channels.filter((channel) => channel.destinationId === destinationId),
    threads: await threadSupport(request, destination),
  };
  return channelOptionsView(options, context.clock(), note, texts);
}

const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

/** A channel that the bot can't see gets no threads. */
export async function threadSupport(
  { interaction }: CommandRequest,
  { discordId }: Destination,
): Promise<ThreadSupport> {
  const channel = await fetchVisibleChannel(interaction, discordId);
  return channel === null ? 'never' : supportOf(channel.type);
}

/** @param type of the channel */
export function supportOf(type: ChannelType): ThreadSupport {
  if (type === ChannelType.GuildForum) return 'always';
  return type === ChannelType.GuildText ? 'optional' : 'never';
}

/** @throws UserFacingError naming what the bot lacks to open threads in the channel */
export async function checkThreadPermissions(
  { interaction: { client }, texts }: CommandRequest,
  { discordId }: Destination,
): Promise<void> {
  const granted = await permissionsIn((route) => client.rest.get(route), discordId, client.user.id);
  if ((granted & PermissionFlagsBits.Administrator) !== 0n) return;
  const missing = FOR_THREADS.filter((name) => (granted & PermissionFlagsBits[name]) === 0n);
  if (missing.length === 0) return;
  const names = missing.map((name) => texts.permissions[name]).join(', ');
  throw new UserFacingError(texts.alertOptions.threadsMissing(names, `<#${discordId}>`));
}
