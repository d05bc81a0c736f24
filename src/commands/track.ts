import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { readTrackingNumbers } from '../domain/parcels/tracking-number.ts';
import { privateOption, slashCommand, suggestingOption } from './arguments/definition.ts';
import { privateReply } from './replies/request.ts';
import { alertButtons } from './track/alert-buttons.ts';
import { calendarButtons } from './track/calendar.ts';
import { cardButtons } from './track/card-buttons.ts';
import { followButtons, followModals } from './track/follow-buttons.ts';
import { followingButtons } from './track/following.ts';
import { showParcels } from './track/my-parcels.ts';
import { receiptButtons } from './track/receipt-buttons.ts';
import {
  notNumberView,
  numberButtons,
  showNumbers,
  suggestParcels,
  tryAgain,
} from './track/typed-numbers.ts';

/** Ten numbers with spaces, and something around them. */
const MAX_INPUT = 500;

export default {
  data: slashCommand('track', ({ commands }) => commands.track.description, [
    {
      ...suggestingOption('number', ({ commands }) => commands.track.number),
      max_length: MAX_INPUT,
    },
    privateOption(({ commands }) => commands.track.private),
  ]),
  execute(interaction, context) {
    const typed = interaction.options.getString('number') ?? '';
    // What a user follows is private.
    if (typed.trim() === '') return privateReply(interaction, context, (request) => showParcels(request, 0));
    const entries = readTrackingNumbers(typed);
    if (entries.numbers.length === 0)
      return privateReply(interaction, context, ({ texts }) => notNumberView(typed, texts));
    const reply = privateReply(interaction, context, (request) => showNumbers(request, entries));
    return { ...reply, private: interaction.options.getBoolean('private') ?? true };
  },
  autocomplete: suggestParcels,
  components: {
    ...cardButtons,
    ...calendarButtons,
    ...followButtons,
    ...alertButtons,
    ...receiptButtons,
    ...followingButtons,
    ...numberButtons,
  },
  modals: { ...followModals, again: tryAgain },
} satisfies SlashCommand<Context>;
