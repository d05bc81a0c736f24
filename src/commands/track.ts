import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import { z } from 'zod';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { normaliseTrackingNumber } from '../lib/tracking-number.ts';
import { en } from '../texts/en.ts';
import type { Texts } from '../texts/index.ts';
import { type TrackViewOptions, trackView } from '../views/track.ts';
import { EVERYWHERE } from './input/availability.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

/** Refresh asks the service at most this often for one parcel; in between, what it said last is shown. */
const REFRESH_COOL_DOWN_MS = 15_000;

const number = z.string().regex(/^[A-Z0-9]{5,40}$/);
const offset = z.coerce.number().int().min(0).max(100_000);
/** `s`: others see the card, so the number is masked. `p`: only the asker does. */
const reach = z.enum(['s', 'p']).transform((letter) => letter === 's');

async function show(context: Context, options: TrackViewOptions, texts: Texts) {
  return trackView(await context.api.tracking(options.number), options, texts);
}

const page = defineComponent({
  mode: 'update',
  args: z.tuple([number, offset, reach]),
  press: ({ interaction, args: [parcel, from, shared] }, context) => ({
    private: true,
    view: () => show(context, { number: parcel, offset: from, shared }, textsForAsker(interaction, !shared)),
  }),
});

const refresh = defineComponent({
  mode: 'update',
  args: z.tuple([number, reach]),
  press: ({ interaction, args: [parcel, shared] }, context) => ({
    private: true,
    async view() {
      const known = await context.api.tracking(parcel);
      const old = known.stale || context.clock() - known.checkedAt > REFRESH_COOL_DOWN_MS;
      const answer = old ? await context.api.tracking(parcel, { fresh: true }) : known;
      return trackView(answer, { number: parcel, offset: 0, shared }, textsForAsker(interaction, !shared));
    },
  }),
});

const share = defineComponent({
  mode: 'reply',
  args: z.tuple([number]),
  press: ({ interaction, args: [parcel] }, context) => ({
    private: false,
    view: () => show(context, { number: parcel, offset: 0, shared: true }, textsForAsker(interaction, false)),
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    name: 'track',
    description: en.commands.track.description,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'number',
        description: en.commands.track.number,
        required: true,
      },
      { type: ApplicationCommandOptionType.Boolean, name: 'private', description: en.commands.track.private },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? true;
    const texts = textsForAsker(interaction, isPrivate);
    const parcel = normaliseTrackingNumber(interaction.options.getString('number', true));
    if (parcel === null) throw new UserError(texts.input.trackingNumber);
    return {
      private: isPrivate,
      view: () => show(context, { number: parcel, offset: 0, shared: !isPrivate }, texts),
    };
  },
  components: { page, older: page, refresh, share },
} satisfies Command;
