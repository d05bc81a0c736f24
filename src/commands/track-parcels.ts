import { ApplicationCommandType } from 'discord.js';
import { UserFacingError } from '../cards/errors.ts';
import type { Context } from '../context.ts';
import type { MessageContextMenuCommand } from '../discord/interactions/command.ts';
import { readableTextOfMessage } from '../discord/messages/message-text.ts';
import { findTrackingNumbers, firstNumbers } from '../domain/parcels/tracking-number.ts';
import { EVERYWHERE, localizedTitle } from './builders/definition.ts';
import { textsForUser } from './replies/reader.ts';
import { showNumbers } from './track/typed-numbers.ts';

export default {
  target: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...localizedTitle(({ commands }) => commands.trackParcels),
  },
  execute(interaction, context) {
    const found = findTrackingNumbers(readableTextOfMessage(interaction.targetMessage));
    if (found.length === 0) throw new UserFacingError(textsForUser(interaction).input.noNumberInMessage);
    const entries = firstNumbers(found, []);
    return {
      private: true,
      view: (visibility) => showNumbers(interaction, context, entries, visibility),
    };
  },
} satisfies MessageContextMenuCommand<Context>;
