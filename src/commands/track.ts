import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { readTrackingNumbers } from '../domain/tracking-number.ts';
import { noNumberView } from '../views/track-numbers.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { openHistory, stopAlerts } from './parcel-actions/alert-buttons.ts';
import { agentText, card, history, refresh, scanPage, share } from './parcel-actions/card-buttons.ts';
import {
  endAllFollows,
  endOneFollow,
  openDestinations,
  openPlace,
  setFollowLevel,
  shareName,
} from './parcel-actions/destination-buttons.ts';
import { fewerAlerts } from './parcel-actions/fewer-alerts.ts';
import { follow, followAlso, unfollow, watch } from './parcel-actions/follow-buttons.ts';
import { keepWatching, resume } from './parcel-actions/keep-watching.ts';
import { followInDms } from './parcel-actions/live-card-buttons.ts';
import { openPicked } from './parcel-actions/open-parcel.ts';
import { missing, received } from './parcel-actions/receipt-buttons.ts';
import { openRenameModal, renameModal } from './parcel-actions/rename.ts';
import { showNumbers } from './parcel-actions/show-numbers.ts';
import { suggestParcels } from './parcel-actions/suggest-parcels.ts';
import { openTryAgainModal, tryAgain } from './parcel-actions/try-again.ts';
import { textsForUser } from './reply/reply-texts.ts';

/** Ten numbers with spaces, and something around them. */
const MAX_INPUT = 500;

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
        max_length: MAX_INPUT,
      },
      {
        ...localized('private', ({ commands }) => commands.track.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? true;
    const typed = interaction.options.getString('number', true);
    const entries = readTrackingNumbers(typed);
    if (entries.numbers.length === 0) {
      return { private: true, view: async () => noNumberView(typed, textsForUser(interaction)) };
    }
    return {
      private: isPrivate,
      view: (visibility) => showNumbers(interaction, context, entries, visibility),
    };
  },
  autocomplete: suggestParcels,
  components: {
    card,
    history,
    page: scanPage,
    older: scanPage,
    refresh,
    share,
    message: agentText,
    pick: openPicked,
    follow,
    also: followAlso,
    watch,
    unfollow,
    scans: openHistory,
    end: stopAlerts,
    live: openHistory,
    dm: followInDms,
    level: fewerAlerts,
    keep: keepWatching,
    resume,
    received,
    missing,
    destinations: openDestinations,
    place: openPlace,
    set: setFollowLevel,
    'share-name': shareName,
    leave: endOneFollow,
    leaveall: endAllFollows,
    name: openRenameModal,
    again: openTryAgainModal,
  },
  modals: { name: renameModal, again: tryAgain },
} satisfies SlashCommand<Context>;
