import * as z from 'zod';
import { type AlertPlace, noteWith } from '../../alerts/cards/alert-channels.ts';
import { channelOptionsView } from '../../alerts/cards/options/channel-card.ts';
import { moreOptionsView } from '../../alerts/cards/options/channel-more.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { dmOptionsView } from '../../settings/cards/dm-alerts.ts';
import { type Destination, isHome } from '../../store/index.ts';
import { isManager } from '../arguments/channels.ts';
import { oneId, rowIdArg, yesNoArg } from '../arguments/custom-id-args.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { dmDestination } from '../track/follow-target.ts';
import { unpingableRoles } from './pinged-roles.ts';

/**
 * The destination that a custom id names, if the user may change its options: their own DMs, or a channel in a server that
 * they manage. Checked at every press, because ids can be forged.
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

/** The same, with the value of an option. */
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
  const found = { destination, channels: await channelsOf(request, destination) };
  const { missing, unpingable } = await problemsAt(request, found);
  const place = { ...found, missing, isHome: isHome(context.homeGuilds(), guildId) };
  return channelOptionsView(place, context.clock(), noteWith(note, unpingable, texts), texts);
}

/** The permissions that the bot lacks at a destination that accepts no messages, and the roles that it can't ping. */
export async function problemsAt(
  request: CommandRequest,
  { destination, channels }: Pick<AlertPlace, 'destination' | 'channels'>,
): Promise<Pick<AlertPlace, 'missing' | 'unpingable'>> {
  const { discordId, suspendedAt, suspensionReason } = destination;
  const { alerts } = request.context;
  const [missing, unpingable] = await Promise.all([
    suspendedAt === null ? [] : alerts.missingIn(discordId, suspensionReason ?? ''),
    unpingableRoles(request, channels),
  ]);
  return { missing, unpingable };
}

/** *More* of a channel. */
export async function showMoreOptions(
  request: CommandRequest,
  destination: Destination,
): Promise<MessageView> {
  const channels = await channelsOf(request, destination);
  return moreOptionsView({ destination, channels }, request.texts);
}

async function channelsOf({ context }: CommandRequest, { id, guildId }: Destination) {
  const channels = guildId === null ? [] : await context.store.alertChannels.list(guildId);
  return channels.filter(({ destinationId }) => destinationId === id);
}
