import { type MessageComponentInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { fittingRows } from '../../views/button-layout.ts';
import { COLOURS } from '../../views/colours.ts';
import { button } from '../../views/components.ts';
import { prompt } from '../../views/notice.ts';
import { showEvent } from '../alert-channel-actions/event-components.ts';
import { defineComponent } from '../builders/define-component.ts';
import { destinationHere } from '../follow-actions/destination-here.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { showDestinations } from './destination-buttons.ts';
import { followsOfParcel } from './followed-parcels.ts';
import { managedChannel } from './managed-channel.ts';
import { parcelArg, parcelFromArg } from './parcel-arg.ts';
import { idsOf } from './show-parcel.ts';

/**
 * On an alert: how much its reader is told. That is the reader's own follow here or, for those who manage the server, what
 * everybody in the channel gets.
 */
export const fewerAlerts = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [reference] }, context) {
    const parcel = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view() {
        const { number } = parcel;
        const here = await destinationHere(interaction, context);
        const follows = await followsOfParcel(number, interaction.user.id, context);
        const own = follows.find(({ destinationId }) => destinationId === here?.id);
        if (own !== undefined) return showDestinations(interaction, number, undefined, context, own.id);
        const channel = here && (await managedChannel(here.id, interaction, context));
        return channel === undefined
          ? notYours(parcel, interaction, context)
          : showEvent(channel, interaction, context);
      },
    };
  },
});

/** Says who can change these alerts. Moderators can stop them. */
function notYours(
  parcel: { readonly number: string; readonly masked: boolean },
  interaction: MessageComponentInteraction,
  context: Context,
): MessageView {
  const { alertOptions, track } = textsForUser(interaction);
  const isModerator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false;
  const stop = button(track.stopFollowing, idsOf(interaction, context, parcel)('end'));
  return prompt(alertOptions.notYours, fittingRows(isModerator ? [stop] : []), COLOURS.neutral);
}
