import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { noteWith } from '../../alerts/cards/alert-channels.ts';
import { eventOptionsView } from '../../alerts/cards/options/channel-card.ts';
import { unmaskView } from '../../alerts/cards/options/channel-more.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { PING_REASONS } from '../../domain/alerts/alert-level.ts';
import type { AlertChannel } from '../../store/index.ts';
import { requireGuildId } from '../arguments/channels.ts';
import { levelValue, oneId } from '../arguments/custom-id-args.ts';
import { answering, type CommandRequest } from '../replies/request.ts';
import { removedLine, showChannels } from './channels.ts';
import { showOptions } from './option-components.ts';
import { unpingableRoles } from './pinged-roles.ts';

type Act = (
  request: CommandRequest<ComponentInteraction>,
  channel: AlertChannel,
  values: readonly string[],
) => Promise<MessageView>;

/**
 * A button or menu for one alert channel. Shows the list if the channel was removed. The store is asked with the server's id,
 * so a forged custom id reaches no channel of another server.
 */
const channelButton = (act: Act) =>
  answering(
    'update',
    oneId,
    async (request, [id], values) => {
      const { context, texts } = request;
      const channel = await context.store.alertChannels.get(requireGuildId(request), id);
      return channel === undefined
        ? showChannels(request, { note: texts.alertChannels.channelRemoved })
        : act(request, channel, values);
    },
    PermissionFlagsBits.ManageGuild,
  );

const reasonValues = z.array(z.enum(PING_REASONS)).min(1);

const maskButton = (mask: boolean) =>
  channelButton(async (request, channel) => {
    await request.context.store.alertChannels.setMask(channel.guildId, channel.id, mask);
    return showOptions(request, channel.destinationId, request.texts.alertOptions.saved);
  });

export const eventButtons = {
  event: channelButton((request, channel) => showEvent(request, channel)),
  level: channelButton(async (request, channel, [chosen]) => {
    const { guildId, id, event } = channel;
    const { success, data: level } = levelValue.safeParse(chosen);
    const isOffered = success && !(event === 'qc' && level === 'problems');
    if (isOffered) await request.context.store.alertChannels.setLevel(guildId, id, level);
    const note = isOffered ? request.texts.alertOptions.saved : null;
    return (await isMain(request, channel))
      ? showOptions(request, channel.destinationId, note)
      : showEvent(request, channel, note);
  }),
  role: channelButton(async (request, channel) => {
    const roleId = chosenRole(request);
    // The menu is drawn anew, with the role as it was.
    if (roleId === channel.guildId)
      return showEvent(request, channel, `⚠️ ${request.texts.input.everyoneRole}`);
    await request.context.store.alertChannels.setRole(channel.guildId, channel.id, roleId);
    return showEvent(request, channel, request.texts.alertOptions.saved);
  }),
  pings: channelButton(async (request, channel, values) => {
    const { success, data: reasons } = reasonValues.safeParse(values);
    if (success) await request.context.store.alertChannels.setPings(channel.guildId, channel.id, reasons);
    return showEvent(request, channel, success ? request.texts.alertOptions.saved : null);
  }),
  /** Removes one kind of event from a channel that has others. */
  remove: channelButton(async (request, channel) => {
    await request.context.store.alertChannels.remove(channel.guildId, channel.id);
    return showOptions(request, channel.destinationId, removedLine(channel, request.texts));
  }),
  mask: maskButton(true),
  unmask: channelButton(async ({ texts }, channel) => unmaskView(channel, texts)),
  reveal: maskButton(false),
};

/** Whether its level is on the channel's own card: that of parcels, or else the only one. */
async function isMain({ context: { store } }: CommandRequest, { event, destinationId }: AlertChannel) {
  return event === 'tracking' || (await store.alertChannels.at(destinationId, 'tracking')) === undefined;
}

/** One kind of event in an alert channel, as it is now. */
async function showEvent(
  request: CommandRequest,
  known: AlertChannel,
  note: string | null = null,
): Promise<MessageView> {
  const { context, texts } = request;
  const channel = (await context.store.alertChannels.get(known.guildId, known.id)) ?? known;
  const unpingable = await unpingableRoles(request, [channel]);
  return eventOptionsView(channel, noteWith(note, unpingable, texts), texts);
}

/**
 * The role of a menu; null: none. Values alone could be forged, but Discord only resolves roles of the server.
 * @throws UserFacingError if the component isn't a role menu
 */
function chosenRole({ interaction, texts }: CommandRequest<ComponentInteraction>): string | null {
  if (!interaction.isRoleSelectMenu()) throw new UserFacingError(texts.errors.outdatedComponent);
  return interaction.roles.first()?.id ?? null;
}
