import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { normaliseTrackingNumber } from '../domain/tracking-number.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { showHistory, stopAlerts } from './parcel-actions/alert-buttons.ts';
import { refresh, scanPage, share } from './parcel-actions/card-buttons.ts';
import { endAllFollows, endOneFollow, openDestinations } from './parcel-actions/destination-buttons.ts';
import { follow, unfollow } from './parcel-actions/follow-buttons.ts';
import { suggestParcels } from './parcel-actions/followed-parcels.ts';
import { openParcel } from './parcel-actions/open-parcel.ts';
import { openRenameModal, renameModal } from './parcel-actions/rename.ts';
import { showParcel } from './parcel-actions/show-parcel.ts';
import { trackByNumber } from './parcel-actions/track-number.ts';
import { textsForUser } from './reply/reply-texts.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('track', ({ commands }) => commands.track.description),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized('number', ({ commands }) => commands.track.number),
        required: true,
        autocomplete: true,
      },
      {
        ...localized('private', ({ commands }) => commands.track.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? true;
    const texts = textsForUser(interaction);
    const number = normaliseTrackingNumber(interaction.options.getString('number', true));
    if (number === null) throw new UserFacingError(texts.input.invalidTrackingNumber);
    return {
      private: isPrivate,
      async view(visibility) {
        // A public card masks the number, and masked cards are not throttled. But here the user named the number.
        if (!isPrivate) await trackByNumber(number, interaction, context);
        return showParcel(interaction, context, { number, masked: !isPrivate, visibility });
      },
    };
  },
  autocomplete: suggestParcels,
  components: {
    page: scanPage,
    older: scanPage,
    refresh,
    share,
    pick: openParcel('update'),
    follow,
    unfollow,
    scans: showHistory,
    end: stopAlerts,
    destinations: openDestinations,
    leave: endOneFollow,
    leaveall: endAllFollows,
    name: openRenameModal,
  },
  modals: { name: renameModal },
} satisfies SlashCommand<Context>;
