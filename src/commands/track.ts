import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
} from 'discord.js';
import { z } from 'zod';
import { parcelTopic } from '../alerts/index.ts';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { normaliseTrackingNumber } from '../lib/tracking-number.ts';
import { notice } from '../views/notice.ts';
import { parcelName } from '../views/parcel-name.ts';
import { EVERYWHERE } from './input/availability.ts';
import { stopHere } from './input/end-follow.ts';
import { named } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';
import { asGuess, askByNumber } from './parcel/ask.ts';
import { showParcel } from './parcel/card.ts';
import { destinations, leave, leaveAll } from './parcel/destinations.ts';
import { follow, nameForm, openNameForm, unfollow } from './parcel/follow.ts';
import { numberArg, parcelArg, parcelIn } from './parcel/handle.ts';
import { myFollowsOf, suggestParcels } from './parcel/mine.ts';
import { openParcel } from './parcel/open.ts';

/** Refresh asks the service at most this often for one parcel; in between, what it said last is shown. */
const REFRESH_COOL_DOWN_MS = 15_000;

const offset = z.coerce.number().int().min(0).max(100_000);

const page = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([parcelArg, offset]),
  press({ interaction, args: [handle, from] }, context) {
    const parcel = parcelIn(handle, interaction, context);
    return {
      private: true,
      view: (readers) => showParcel(interaction, context, { ...parcel, offset: from, readers }),
    };
  },
});

const refresh = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [handle] }, context) {
    const { number, masked } = parcelIn(handle, interaction, context);
    return {
      private: true,
      async view(readers) {
        const known = await (masked
          ? context.api.tracking(number)
          : askByNumber(number, interaction, context));
        // An answer from the future came before the clock was set back.
        const isOld = known.stale || Math.abs(context.clock() - known.checkedAt) > REFRESH_COOL_DOWN_MS;
        return showParcel(interaction, context, { number, masked, readers }, { fresh: isOld });
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
    async view(readers) {
      await askByNumber(number, interaction, context);
      return showParcel(interaction, context, { number, masked: true, readers });
    },
  }),
});

/** From an alert: the whole history, for whoever presses. */
const scans = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [handle] }, context) {
    const { number, masked } = parcelIn(handle, interaction, context);
    return {
      private: true,
      async view(readers) {
        // A number that was masked in a channel stays masked for everybody but those who follow it.
        const isOwn = (await myFollowsOf(number, interaction.user.id, context)).length > 0;
        return showParcel(interaction, context, { number, masked: masked && !isOwn, readers });
      },
    };
  },
});

/** From an alert: no more of it here. Followers stop their own; moderators stop everybody's. */
const end = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press({ interaction, args: [handle] }, context) {
    const parcel = parcelIn(handle, interaction, context);
    return {
      private: true,
      async view() {
        const topic = await context.store.topics.find(parcelTopic(parcel.number));
        const stop = () => stopHere(interaction, topic?.id, context);
        // That there is nothing to stop tells a moderator that a number is not the one that is masked here.
        await (parcel.masked
          ? stop()
          : asGuess(parcel.number, interaction, context, stop, (error) => error instanceof UserError));
        return notice(textsForAsker(interaction).track.stopped(parcelName({ ...parcel, label: null })));
      },
    };
  },
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...named('track', ({ commands }) => commands.track.description),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('number', ({ commands }) => commands.track.number),
        required: true,
        autocomplete: true,
      },
      {
        ...named('private', ({ commands }) => commands.track.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? true;
    const texts = textsForAsker(interaction);
    const number = normaliseTrackingNumber(interaction.options.getString('number', true));
    if (number === null) throw new UserError(texts.input.trackingNumber);
    return {
      private: isPrivate,
      async view(readers) {
        // The card masks the number, but the asker has named it.
        if (!isPrivate) await askByNumber(number, interaction, context);
        return showParcel(interaction, context, { number, masked: !isPrivate, readers });
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
    name: openNameForm,
  },
  forms: { name: nameForm },
} satisfies Command;
