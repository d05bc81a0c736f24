import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { readTrackingNumbers } from '../domain/tracking-number.ts';
import { noNumberView } from '../views/track-numbers.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { openPicked } from './parcels/open-parcel.ts';
import { textsForUser } from './reply/reply-texts.ts';
import {
  fewerAlerts,
  followInDms,
  keepWatching,
  openHistory,
  resume,
  stopAlerts,
} from './track/alert-buttons.ts';
import { agentText, card, history, refresh, scanPage, share } from './track/card-buttons.ts';
import { follow, followAlso, openRenameModal, renameModal, unfollow, watch } from './track/follow-buttons.ts';
import {
  endAllFollows,
  endOneFollow,
  openDestinations,
  openPlace,
  setFollowLevel,
  shareName,
} from './track/following.ts';
import { missing, received } from './track/receipt-buttons.ts';
import { openTryAgainModal, showNumbers, suggestParcels, tryAgain } from './track/typed-numbers.ts';

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
