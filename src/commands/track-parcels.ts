import { ApplicationCommandType } from 'discord.js';
import type { MessageContextMenuCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { readableTextOfMessage } from '../discord/message-text.ts';
import { findTrackingNumbers } from '../domain/tracking-number.ts';
import { parcelChooserView } from '../views/chooser.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localizedTitle } from './builders/localized.ts';
import { showParcel } from './parcel-actions/show-parcel.ts';
import { textsForUser } from './reply/reply-texts.ts';

export default {
  target: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...localizedTitle(({ commands }) => commands.trackParcels),
  },
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    const numbers = findTrackingNumbers(readableTextOfMessage(interaction.targetMessage));
    const [number] = numbers;
    if (number === undefined) throw new UserFacingError(texts.input.noNumberInMessage);
    return {
      private: true,
      view: async (visibility) =>
        numbers.length > 1
          ? parcelChooserView(numbers, texts)
          : showParcel(interaction, context, { number, masked: false, visibility }),
    };
  },
} satisfies MessageContextMenuCommand<Context>;
