import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
} from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { normaliseTrackingNumber } from '../lib/tracking-number.ts';
import { notice } from '../views/notice.ts';
import { parcelName } from '../views/parcel-name.ts';
import { EVERYWHERE } from './input/availability.ts';
import { stopHere, topicArg } from './input/end-follow.ts';
import { named } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';
import { showParcel } from './parcel/card.ts';
import { follow, nameForm, openNameForm, unfollow } from './parcel/follow.ts';
import { handleOf, numberOf, parcelArg } from './parcel/handle.ts';
import { suggestParcels } from './parcel/mine.ts';
import { openParcel } from './parcel/open.ts';

/** Refresh asks the service at most this often for one parcel; in between, what it said last is shown. */
const REFRESH_COOL_DOWN_MS = 15_000;

const offset = z.coerce.number().int().min(0).max(100_000);
/** `s`: others see the card, so the number is masked. `p`: only the asker does. */
const reach = z.enum(['s', 'p']).transform((letter) => letter === 's');

const page = defineComponent({
  mode: 'update',
  args: z.tuple([parcelArg, offset, reach]),
  press: ({ interaction, args: [handle, from, shared] }, context) => ({
    private: true,
    view: () => showParcel(interaction, context, { handle, offset: from, shared }),
  }),
});

const refresh = defineComponent({
  mode: 'update',
  args: z.tuple([parcelArg, reach]),
  press: ({ interaction, args: [handle, shared] }, context) => ({
    private: true,
    async view() {
      const known = await context.api.tracking(await numberOf(handle, context, textsForAsker(interaction)));
      // What was said in the future was said before the clock was set back.
      const isOld = known.stale || Math.abs(context.clock() - known.checkedAt) > REFRESH_COOL_DOWN_MS;
      return showParcel(interaction, context, { handle, shared }, { fresh: isOld });
    },
  }),
});

const share = defineComponent({
  mode: 'reply',
  args: z.tuple([parcelArg]),
  press: ({ interaction, args: [handle] }, context) => ({
    private: false,
    async view() {
      const number = await numberOf(handle, context, textsForAsker(interaction));
      return showParcel(interaction, context, {
        handle: await handleOf(number, true, context),
        shared: true,
      });
    },
  }),
});

/** From an alert: the whole history, for whoever presses. */
const history = defineComponent({
  mode: 'reply',
  args: z.tuple([topicArg]),
  press: ({ interaction, args: [topicId] }, context) => ({
    private: true,
    async view() {
      const handle = `@${topicId}`;
      const number = await numberOf(handle, context, textsForAsker(interaction));
      // A number that was masked in a channel stays masked for everybody but those who follow it.
      const follows = await context.store.follows.list(interaction.user.id, 'parcel');
      const isOwn = follows.some(({ key }) => key === number);
      return showParcel(
        interaction,
        context,
        isOwn ? { handle: number, shared: false } : { handle, shared: true },
      );
    },
  }),
});

/** From an alert: no more of it here. Followers stop their own; moderators stop everybody's. */
const stop = defineComponent({
  mode: 'reply',
  args: z.tuple([topicArg]),
  press: ({ interaction, args: [topicId] }, context) => ({
    private: true,
    async view() {
      const texts = textsForAsker(interaction);
      const number = await numberOf(`@${topicId}`, context, texts);
      await stopHere(interaction, topicId, context);
      const masked = interaction.guildId !== null;
      return notice(texts.track.stopped(parcelName({ number, label: null, masked })));
    },
  }),
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
      async view() {
        const handle = await handleOf(number, !isPrivate, context);
        return showParcel(interaction, context, { handle, shared: !isPrivate });
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
    history,
    stop,
    name: openNameForm,
  },
  forms: { name: nameForm },
} satisfies Command;
