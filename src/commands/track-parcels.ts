import { ApplicationCommandType } from 'discord.js';
import type { MessageContextMenuCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { readableTextOfMessage } from '../discord/message-text.ts';
import { findTrackingNumbers, firstNumbers } from '../domain/tracking-number.ts';
import { UserFacingError } from '../views/errors.ts';
import { EVERYWHERE, localizedTitle } from './builders/definition.ts';
import { textsForUser } from './reply/reader.ts';
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
