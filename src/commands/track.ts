import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
} from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { parcelTopic } from '../domain/topic.ts';
import { normaliseTrackingNumber } from '../domain/tracking-number.ts';
import { notice } from '../views/notice.ts';
import { parcelName } from '../views/parcel-name.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { EVERYWHERE } from './definition/availability.ts';
import { localized } from './definition/localized.ts';
import { stopFollowHere } from './follows/end-follow.ts';
import { destinations, leave, leaveAll } from './parcel-card/destination-buttons.ts';
import { follow, openRenameModal, renameModal, unfollow } from './parcel-card/follow-buttons.ts';
import { followsOfParcel, suggestParcels } from './parcel-card/followed-parcels.ts';
import { openParcel } from './parcel-card/open-parcel.ts';
import { numberArg, parcelArg, parcelFromArg } from './parcel-card/parcel-arg.ts';
import { showParcel } from './parcel-card/show-parcel.ts';
import { throttleGuesses, trackByNumber } from './parcel-card/track-number.ts';
import { textsForUser } from './reply/reply-texts.ts';

/** Refresh asks the service at most this often for one parcel; in between, what it said last is shown. */
const REFRESH_COOL_DOWN_MS = 15_000;

const offset = z.coerce.number().int().min(0).max(100_000);

const page = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([parcelArg, offset]),
  press({ interaction, args: [reference, from] }, context) {
    const parcel = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      view: (visibility) => showParcel(interaction, context, { ...parcel, offset: from, visibility }),
    };
  },
});

const refresh = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [reference] }, context) {
    const { number, masked } = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view(visibility) {
        const known = await (masked
          ? context.api.tracking(number)
          : trackByNumber(number, interaction, context));
        // An answer from the future came before the clock was set back.
        const isOld = known.stale || Math.abs(context.clock() - known.checkedAt) > REFRESH_COOL_DOWN_MS;
        return showParcel(interaction, context, { number, masked, visibility }, { fresh: isOld });
      },
    };
  },
});

/** From a card that the asker alone sees, so the number is the asker's to share. */
const share = defineComponent({
  mode: 'reply',
  args: z.tuple([numberArg]),
  press: ({ interaction, args: [number] }, context) => ({
    private: false,
    async view(visibility) {
      await trackByNumber(number, interaction, context);
      return showParcel(interaction, context, { number, masked: true, visibility });
    },
  }),
});

/** From an alert: the whole history, for whoever presses. */
const scans = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [reference] }, context) {
    const { number, masked } = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view(visibility) {
        // A number that was masked in a channel stays masked for everybody but those who follow it.
        const isOwn = (await followsOfParcel(number, interaction.user.id, context)).length > 0;
        return showParcel(interaction, context, { number, masked: masked && !isOwn, visibility });
      },
    };
  },
});

/** From an alert: no more of it here. Followers stop their own; moderators stop everybody's. */
const end = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [reference] }, context) {
    const parcel = parcelFromArg(reference, interaction, context);
    return {
      private: true,
      async view() {
        const topic = await context.store.topics.find(parcelTopic(parcel.number));
        const stop = () => stopFollowHere(interaction, topic?.id, context);
        // That there is nothing to stop tells a moderator that a number is not the one that is masked here.
        await (parcel.masked
          ? stop()
          : throttleGuesses(
              parcel.number,
              interaction,
              context,
              stop,
              (error) => error instanceof UserFacingError,
            ));
        return notice(textsForUser(interaction).track.alertsStopped(parcelName({ ...parcel, label: null })));
      },
    };
  },
});

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
        // The card masks the number, but the asker has named it.
        if (!isPrivate) await trackByNumber(number, interaction, context);
        return showParcel(interaction, context, { number, masked: !isPrivate, visibility });
      },
    };
  },
  autocomplete: (interaction: AutocompleteInteraction, context: Context) =>
    suggestParcels(interaction, context),
  components: {
    page,
    older: page,
    refresh,
    share,
    pick: openParcel('update'),
    follow,
    unfollow,
    scans,
    end,
    destinations,
    leave,
    leaveall: leaveAll,
    name: openRenameModal,
  },
  modals: { name: renameModal },
} satisfies Command;
