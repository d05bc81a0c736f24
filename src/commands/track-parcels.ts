import { ApplicationCommandType } from 'discord.js';
import type { MessageCommand } from '../bot/command.ts';
import { readableTextOf } from '../bot/message-text.ts';
import { UserError } from '../errors.ts';
import { findTrackingNumbers } from '../lib/tracking-number.ts';
import { pickParcelView } from '../views/pick.ts';
import { EVERYWHERE } from './input/availability.ts';
import { titled } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';
import { showParcel } from './parcel/card.ts';

export default {
  on: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...titled(({ commands }) => commands.trackParcels),
  },
  execute(interaction, context) {
    const texts = textsForAsker(interaction);
    const numbers = findTrackingNumbers(readableTextOf(interaction.targetMessage));
    const [number] = numbers;
    if (number === undefined) throw new UserError(texts.input.noNumberInMessage);
    return {
      private: true,
      view: async (readers) =>
        numbers.length > 1
          ? pickParcelView(numbers, texts)
          : showParcel(interaction, context, { number, masked: false, readers }),
    };
  },
} satisfies MessageCommand;
