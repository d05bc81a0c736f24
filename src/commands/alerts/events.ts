import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { eventOptionsView } from '../../alerts/cards/options/channel-card.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { ComponentInteraction, Press } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { PING_REASONS } from '../../domain/alerts/alert-level.ts';
import type { AlertChannel } from '../../store/index.ts';
import { requireGuildId } from '../arguments/channels.ts';
import { levelValue, rowIdArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { removedLine, showChannels } from './channels.ts';
import { showOptions } from './option-components.ts';

type Act = (
  channel: AlertChannel,
  interaction: ComponentInteraction,
  context: Context,
  values: Press<unknown>['values'],
) => Promise<MessageView>;

/**
 * A button or menu for one alert channel. Shows the list if the channel was removed. The store is asked with the server's id,
 * so a forged custom id reaches no channel of another server.
 */
const channelButton = (act: Act) =>
  privateComponent({
    mode: 'update',
    requires: PermissionFlagsBits.ManageGuild,
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [id], values }, context) {
      const texts = textsForUser(interaction);
      const channel = await context.store.alertChannels.get(requireGuildId(interaction, texts), id);
      if (channel === undefined) {
        return showChannels(interaction, context, { note: texts.alertChannels.channelRemoved });
      }
      return act(channel, interaction, context, values);
    },
  });

const reasonValues = z.array(z.enum(PING_REASONS)).min(1);

const setLevel = channelButton(async (channel, interaction, context, [chosen]) => {
  const level = levelValue.safeParse(chosen);
  const isOffered = level.success && !(channel.event === 'qc' && level.data === 'problems');
  if (isOffered) await context.store.alertChannels.setLevel(channel.guildId, channel.id, level.data);
  return showEvent(channel, interaction, context);
});

const setRole = channelButton(async (channel, interaction, context) => {
  const { roleId, note } = chosenRole(interaction, channel.guildId);
  await context.store.alertChannels.setRole(channel.guildId, channel.id, roleId);
  return showEvent(channel, interaction, context, note);
});

const setPings = channelButton(async (channel, interaction, context, values) => {
  const reasons = reasonValues.safeParse(values);
  if (reasons.success) await context.store.alertChannels.setPings(channel.guildId, channel.id, reasons.data);
  return showEvent(channel, interaction, context);
});

const maskButton = (mask: boolean) =>
  channelButton(async (channel, interaction, context) => {
    await context.store.alertChannels.setMask(channel.guildId, channel.id, mask);
    return showEvent(channel, interaction, context);
  });

export const eventButtons = {
  event: channelButton((channel, interaction, context) => showEvent(channel, interaction, context)),
  level: setLevel,
  role: setRole,
  pings: setPings,
  /** Removes one kind of event from a channel that has others. */
  remove: channelButton(async (channel, interaction, context) => {
    const { guildId, id, destinationId } = channel;
    await context.store.alertChannels.remove(guildId, id);
    return showOptions(destinationId, interaction, context, removedLine(channel, textsForUser(interaction)));
  }),
  mask: maskButton(true),
  unmask: maskButton(false),
};

/** One kind of event in an alert channel, as it is now. */
export async function showEvent(
  { guildId, id, ...known }: AlertChannel,
  interaction: BaseInteraction,
  { store }: Context,
  note: string | null = null,
): Promise<MessageView> {
  const channels = await store.alertChannels.list(guildId);
  const channel = channels.find((one) => one.id === id) ?? { ...known, guildId, id };
  const isOnly = channels.filter(({ destinationId }) => destinationId === channel.destinationId).length <= 1;
  return eventOptionsView(channel, { note, isOnly }, textsForUser(interaction));
}

/**
 * The role of a menu, and what to know about it. Values alone could be forged, but Discord only resolves roles of the server.
 * @throws UserFacingError for @everyone, and if the component is no role menu
 */
function chosenRole(interaction: ComponentInteraction, guildId: string) {
  const { errors, input, alertChannels } = textsForUser(interaction);
  if (!interaction.isRoleSelectMenu()) throw new UserFacingError(errors.outdatedComponent);
  const role = interaction.roles.first();
  if (role === undefined) return { roleId: null, note: null };
  if (role.id === guildId) throw new UserFacingError(input.everyoneRole);
  return {
    roleId: role.id,
    note: role.mentionable ? null : alertChannels.roleNotMentionable(`<@&${role.id}>`),
  };
}
